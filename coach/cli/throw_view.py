"""Throws on the screen: the adviser's table, and the drill that asks for one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.advice.discard import EQUAL
from coach.cards import Card, faces, write
from coach.cli.bars import bars
from coach.practice.grading import REVEALED, Grade, grade_throw
from coach.practice.replies import read_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.discard import Throw
    from coach.cli.quiz import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.questions import ThrowQuestion

FEW = 5
_BAR_STEP = 3  # points a sign: ten signs for 0 to 29
CRIB_MODEL = "crib: exact, against random cards"


def show_throws(
    terminal: Terminal,
    throws: Sequence[Throw],
    *,
    own_crib: bool,
    most: int,
    yours: Sequence[Card] = (),
) -> None:
    """The best throws in a table, best first, and what the best one keeps.

    Args:
        terminal: where to.
        throws: all throws, best first.
        own_crib: whether the crib is added or taken away.
        most: how many to show; yours is shown in any case.
        yours: the throw to mark.
    """
    top = throws[0].net(own_crib=own_crib)
    rows, styles = [], []
    for place, throw in enumerate(throws):
        mine = set(throw.throw) == set(yours)
        if place >= most and not mine:
            continue
        net = throw.net(own_crib=own_crib)
        mark = "★" if place == 0 else "=" if top - net <= EQUAL else ""
        rows.append(
            (
                mark + ("←" if mine else ""),
                faces(throw.throw),
                faces(throw.keep),
                f"{throw.hand:.2f}",
                f"{throw.crib if own_crib else -throw.crib:+.2f}",
                f"{net:.2f}",
                f"{throw.min}–{throw.max}",
                f"{100 * throw.chance(12):.0f} %",
                _bar(throw.distribution),
            )
        )
        styles.append("bold" if place == 0 else "")
    spare = ("0 to 29", "12+", "range", "keep", "crib", "hand")
    header = ("", "throw", "keep", "hand", "crib", "net", "range", "12+", "0 to 29")
    terminal.table(rows, header=header, align="lllrrrrrl", spare=spare, style_of_row=styles)
    terminal.line()
    best = throws[0]
    ways = best.distribution[best.max]
    terminal.line(
        f"Keep {faces(best.keep)}: never under {best.min}, and {ways} of {best.starters} starters "
        f"{'makes' if ways == 1 else 'make'} {best.max}."
    )


def _bar(distribution: dict[int, int]) -> str:
    """How often the hand makes 0–2, 3–5, … 27–29 points, a sign each."""
    ways = [0] * 10
    for total, count in distribution.items():
        ways[total // _BAR_STEP] += count
    full = max(ways)
    return bars(count / full for count in ways)


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
