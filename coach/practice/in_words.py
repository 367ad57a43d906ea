"""A question and its answer in words, each on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces, parse
from coach.game.deal import TABLES
from coach.practice.card_questions import CardQuestion
from coach.practice.crib_questions import AverageQuestion, CompareQuestion, said
from coach.practice.facts.questions import FactQuestion
from coach.practice.grading import REVEALED
from coach.practice.questions import GoQuestion, PlayQuestion, ShowQuestion, last_played
from coach.practice.scores import score_text
from coach.practice.throw_questions import ThrowQuestion
from coach.scoring.spoken import spoken

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.practice.questions import AnyQuestion


def question_in_words(question: AnyQuestion) -> str:
    """The question on one line.

    >>> from coach.practice.questions import read
    >>> question_in_words(read("show 5H5S6D4S JD"))
    'Count the hand 5♥ 5♠ 6♦ 4♠, starter J♦'
    >>> question_in_words(read("play 7S2C 8HKS : 7S8H"))
    'Pone 7♠ 2♣, dealer 8♥ K♠. Played: 7♠ 8♥. All that 8♥ earns?'
    """
    match question:
        case ShowQuestion():
            what = "crib" if question.crib else "hand"
            return f"Count the {what} {faces(question.hand)}, starter {question.starter.face}"
        case ThrowQuestion():
            whose = "your own" if question.dealer else "their"
            at = f", at {score_text(question.score)}" if question.score else ""
            return f"{faces(question.cards)}: throw which two to {whose} crib{at}?"
        case PlayQuestion() | GoQuestion():
            asked = isinstance(question, PlayQuestion)
            what = f"All that {_last(question)} earns?" if asked else "Who owes a go?"
            return f"{_table(question.hands, question.played)} {what}"
        case CardQuestion():
            you = "dealer" if question.seat else "pone"
            before = faces(question.played) or "nothing"
            return f"You are {you} and hold {faces(question.held)}. Played: {before}. Which card?"
        case FactQuestion():
            return question.fact.question
        case AverageQuestion() | CompareQuestion():
            return said(question)


def answer_in_words(question: AnyQuestion) -> str:
    """The answer on one line.

    >>> from coach.practice.questions import read
    >>> answer_in_words(read("play 7S2C 8HKS : 7S8H"))
    '2: fifteen'
    """
    match question:
        case ShowQuestion():
            return f"{question.solution.total}: {spoken(question.solution)}"
        case ThrowQuestion():
            return faces(question.throws[0].throw)
        case PlayQuestion():
            kinds = ", ".join(question.solution.by_kind)
            return f"{question.solution.total}: {kinds}" if kinds else "0"
        case CardQuestion():
            return question.judged.values[0].card.face
        case FactQuestion():
            return f"{question.right_answer}: {question.fact.reason}"
        case GoQuestion() | AverageQuestion() | CompareQuestion():
            return question.right_answer


def given_in_words(question: AnyQuestion, answer: str) -> str:
    """A stored answer as people write it.

    >>> from coach.practice.questions import read
    >>> given_in_words(read("throw 5H5S6DJCQD4S dealer"), "5H5S")
    '5♥ 5♠'
    """
    cards = isinstance(question, (ThrowQuestion, CardQuestion)) and answer != REVEALED
    return faces(parse(answer)) if cards else answer


def _last(question: PlayQuestion | GoQuestion) -> str:
    return last_played(question.moment).card.face


def _table(hands: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]) -> str:
    seats = TABLES[len(hands)].seats
    held = ", ".join(f"{seat} {faces(hand)}" for seat, hand in zip(seats, hands, strict=True))
    return f"{held[0].upper()}{held[1:]}. Played: {faces(played)}."
