"""What the starters do to a throw: rank by rank, and the chances to reach or to hold a score."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.cards import faces
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.by_starter import ByStarter
    from coach.advice.throws import Throw
    from coach.cli.terminal import Terminal

BEST_HAND = 29
"""The most that a hand can make."""
_LONGEST = 24
_BEST = " ▪"


class Chance(NamedTuple):
    """A chance of every throw."""

    name: str
    cells: list[str]
    """By throw, the likeliest marked."""
    said: str
    """Which throw has the best."""


def chances(
    cut: ByStarter, throws: Sequence[Throw], need: int | None, hold: int | None
) -> list[Chance]:
    """The chances that were asked for, but for those that no throw changes.

    One's own crib need not be held, and where the hand alone counts it can make no more than 29.
    """
    found = []
    if need is not None and (cut.own_crib or need <= BEST_HAND):
        where = "in hand and crib" if cut.own_crib else "in the hand"
        shares = [cut.reaches(throw, need) for throw in throws]
        found.append(_chance(f"need {need}", f"to make {need} {where}", throws, shares))
    if hold is not None and not cut.own_crib:
        shares = [cut.holds(throw, hold) for throw in throws]
        found.append(_chance(f"hold {hold}", f"to hold the crib under {hold}", throws, shares))
    return found


def _chance(name: str, what: str, throws: Sequence[Throw], shares: Sequence[float]) -> Chance:
    most = max(shares)
    cells = [
        percent(share) + (_BEST if share == most > 0 else " " * len(_BEST)) for share in shares
    ]
    best = throws[shares.index(most)]
    if not most:
        return Chance(name, cells, f"No throw is able {what}.")
    if best is throws[0]:
        return Chance(
            name, cells, f"{faces(best.throw)} is the likeliest {what}: {percent(most, 1)}."
        )
    against = f"{percent(most, 1)} against {100 * shares[0]:.1f}"
    return Chance(name, cells, f"Likeliest {what}: {faces(best.throw)}, {against}.")


def show_starters(terminal: Terminal, cut: ByStarter, throw: Throw) -> None:
    """Hand and crib with every rank of starter."""
    sign = 1 if cut.own_crib else -1
    ranks = cut.at_ranks(throw)
    totals = [row.hand + sign * row.crib for row in ranks]
    longest = 10 if terminal.narrow else _LONGEST
    most = max(*totals, 1.0)
    terminal.line(f"With each starter, {faces(throw.throw)} thrown:")
    terminal.line()
    terminal.table(
        [
            (
                row.rank.face,
                str(row.starters),
                f"{row.hand:.2f}",
                signed(sign * row.crib),
                f"{total:.2f}",
                "█" * round(longest * max(total, 0) / most),
            )
            for row, total in zip(ranks, totals, strict=True)
        ],
        header=("starter", "cards", "hand", "crib", "both", ""),
        align="lrrrrl",
        spare=("", "cards"),
    )
