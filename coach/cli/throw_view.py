"""Throws on the screen: the drill that asks for one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.cards import Card, faces, write
from coach.cli.throw_table import FEW, show_throws
from coach.practice.grading import REVEALED, Grade, grade_throw
from coach.practice.replies import read_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.cli.quiz import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.questions import ThrowQuestion


class ThrowView:
    """Six cards, and which two to throw."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: ThrowQuestion, number: int, count: int) -> str:
        return f"Throw {number} of {count} · {'your' if question.dealer else 'their'} crib"

    def pose(self, question: ThrowQuestion) -> None:
        self.terminal.line("  ".join(card.face for card in question.cards), indent=3)
        self.terminal.line()

    def hints(self, question: ThrowQuestion) -> Iterator[str]:
        best = question.throws[0]
        if question.hint:
            yield question.hint
        yield (
            "It is your crib: points thrown are points kept."
            if question.dealer
            else "It is their crib: throw what cannot help it."
        )
        yield f"The best keep is {best.min} to {best.max} points and {best.hand:.2f} on average."
        yield f"Keep {best.keep[0].face} and {best.keep[1].face}."

    def ask(self, question: ThrowQuestion, asking: Asking) -> Grade:
        thrown: tuple[Card, ...] = ()
        while len(thrown) < 2:
            held = [card for card in question.cards if card not in thrown]
            missing = 2 - len(thrown)
            prompt = "Throw which two?" if missing == 2 else f"{thrown[0].face} and which other?"
            thrown += asking(prompt, partial(read_cards, held=held, most=missing))
        return grade_throw(question, thrown)

    def feedback(self, question: ThrowQuestion, grade: Grade) -> None:
        throws = question.throws
        yours: Sequence[Card] = ()
        if grade.answer == REVEALED:
            self.terminal.line(f"Throw {faces(throws[0].throw)}.", style="yellow")
        else:
            chosen = next(throw for throw in throws if write(throw.throw) == grade.answer)
            yours = chosen.throw
            given_up = grade.loss
            if chosen is throws[0]:
                self.terminal.line("✓ the best throw", style="green")
            elif grade.right:
                self.terminal.line(
                    f"✓ as good as the best: {given_up:.2f} points behind it", style="green"
                )
            else:
                self.terminal.line(
                    f"✗ {faces(yours)} gives up {given_up:.2f} points a deal – throw "
                    f"{faces(throws[0].throw)}",
                    style="red",
                )
        self.terminal.line()
        show_throws(self.terminal, throws, own_crib=question.dealer, most=FEW, yours=yours)
