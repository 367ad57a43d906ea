"""The drill of `coach pegging`: a moment of the play, and which card to play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.advice.losses import verdict
from coach.cards import faces, parse
from coach.cli.screens.advice.pegging import show_comparison
from coach.cli.screens.drills.play_table import show_count
from coach.practice.card_replies import read_card
from coach.words.advice.plays import in_short
from coach.words.drills import prompts, situations
from coach.words.drills.hints import card_hints
from coach.words.drills.verdicts import amount, bad_decision, do, good_decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cards import Card
    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.card import CardQuestion
    from coach.practice.drills.grade import Grade


class CardScreen:
    """Questions which card to play; the opponent's hand lies face down."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: CardQuestion, number: int, count: int) -> str:
        return prompts.numbered("Card", number, count, prompts.you_are(dealer=bool(question.seat)))

    def pose(self, question: CardQuestion) -> None:
        moment = question.moment
        show_count(self.terminal, moment)
        if moment.events and not moment.count:
            self.terminal.line(situations.YOU_LEAD, indent=3)
            self.terminal.line()
        self.terminal.line(situations.hold(question.held), indent=3)
        known = situations.known(question.starter, question.threw, len(question.opponent_holds))
        self.terminal.parts([*known], indent=3)
        self.terminal.line()

    def hints(self, question: CardQuestion) -> Iterator[str]:
        return card_hints(question.judged)

    def ask(self, question: CardQuestion, asking: Asking) -> Grade:
        read = partial(read_card, held=question.held, fits=question.fitting)
        return question.grade(asking(prompts.CARD, read))

    def whole(self, question: CardQuestion, grade: Grade) -> None:
        show_comparison(self.terminal, question.judged, _given(grade))
        if question.opponent_holds:
            self.terminal.line(situations.opponent_held(question.opponent_holds))

    def verdict(self, question: CardQuestion, grade: Grade, *, brief: bool) -> None:
        line = self.terminal.line
        judged, chosen = question.judged, _given(grade)
        best = judged.values[0]
        if grade.loss is None:
            line(do(f"play {best.card.face}"), style="yellow")
        else:
            found, lost = verdict(grade.loss), amount(grade.loss)
            if grade.right:
                line(f"✓ {good_decision(found, lost, best.card.face, 'card')}", style="green")
            else:
                wrong = bad_decision(
                    found, faces(parse(grade.answer)), lost, f"play {best.card.face}"
                )
                line(f"✗ {wrong}", style="red")
        if brief:
            few = 1 if self.terminal.narrow else 2
            line(in_short(judged, best, few))
            if chosen is not None and not grade.right and not self.terminal.narrow:
                line(in_short(judged, judged.value_of(chosen), few))

    def terms(self, question: CardQuestion) -> tuple[list[str], list[str]]:
        return ["dealer" if question.seat else "pone", "starter"], []


def _given(grade: Grade) -> Card | None:
    """The card that was played; None where it was shown."""
    return None if grade.loss is None else parse(grade.answer)[0]
