"""The mistakes deck: missed questions, and when each is due again. Worked out from the answers.

A missed question enters the deck and leaves when it has been right on three separate days since it
was last missed. Facts have a deck of their own; what is answered in a sprint changes nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice.choose.due import due_after
from coach.practice.drills.registry import ROLES
from coach.practice.facts.fact import FACTS
from coach.progress.kept_deck import KeptDeck, Mistake
from coach.progress.sittings import PAUSE
from coach.progress.statistics import for_skill

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.progress.answer import Answer
    from coach.progress.store import Store

RIGHT_DAYS = 3
"""Separate days on which a question must be right before it leaves."""
_METHOD = "fsrs 6, three right days, no sprints"
"""The name of the method, to be changed whenever the same answers would make another deck."""


def deck(store: Store) -> list[Mistake]:
    """The deck of all answers, what is due first at the top.

    Raises:
        ProgressFileError: the answers cannot be read.
    """
    kept = KeptDeck(store, _METHOD)
    changed = {question: mistake(store.to(question)) for question in kept.touched()}
    kept.keep(changed)
    now_in_it = {found.question: found for found in kept.mistakes} | changed
    return _in_order(filter(None, now_in_it.values()))


def mistakes(answers: Iterable[Answer]) -> list[Mistake]:
    """The deck of these answers, in the order in which they were given."""
    by_question: dict[str, list[Answer]] = {}
    for answer in answers:
        by_question.setdefault(answer.question, []).append(answer)
    return _in_order(filter(None, map(mistake, by_question.values())))


def _in_order(found: Iterable[Mistake]) -> list[Mistake]:
    return sorted(found, key=lambda mistake: (mistake.due, mistake.question))


def mistake(answers: Iterable[Answer]) -> Mistake | None:
    """The mistake that the answers to one question make of it; None where it is not in the deck."""
    stint: list[Answer] = []  # since it entered
    for answer in for_skill(answers, ROLES):
        if stint or not answer.correct:
            stint.append(answer)
        if len(_right_days(stint)) == RIGHT_DAYS:
            stint = []
    if not stint or stint[0].drill == FACTS:
        return None
    return Mistake(stint[0].question, due_after(stint), len(_right_days(stint)))


def missed_last(newest_first: Iterable[Answer]) -> list[str]:
    """The questions missed in the last session, in their order.

    A session is answers with at most half an hour from one to the next, of several drills too.
    """
    last: list[Answer] = []
    for answer in for_skill(newest_first, ROLES):
        if last and last[-1].at - answer.at > PAUSE:
            break
        last.append(answer)
    return list(dict.fromkeys(answer.question for answer in reversed(last) if not answer.correct))


def _right_days(stint: Sequence[Answer]) -> set[object]:
    """The days on which a question has been right since it was last missed."""
    days: set[object] = set()
    for answer in stint:
        days = {*days, answer.day} if answer.correct else set()
    return days
