"""The table of throws, best first, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.advice.reasons import reasons, rival
from coach.advice.throws import EQUAL, NO_PLAY
from coach.cards import Card, faces
from coach.cli.screens.bars import bars
from coach.words.figures import percent, signed
from coach.words.throws import difference, doubt, why

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coach.advice.throws import Throw
    from coach.cli.terminal import Terminal

FEW = 5
_BAR_STEP = 3  # points a sign: ten signs for 0 to 29
_SPARE = ("0 to 29", "12+", "range", "keep", ("hand", "crib", "peg"))
"""The parts of the net stand beside it all together or not at all."""


class Alike(NamedTuple):
    """Throws that are as good as each other."""

    throws: int
    """How many of the first."""
    within: str
    """How near they are to the best, with the unit."""


def show_throws(
    terminal: Terminal,
    throws: Sequence[Throw],
    *,
    own_crib: bool,
    most: int,
    yours: Sequence[Card] = (),
    columns: Mapping[str, Sequence[str]] | None = None,
    usual: float | None = None,
    alike: Alike | None = None,
    won: Callable[[Throw, Throw], str] | None = None,
) -> None:
    """The best throws in a table, why the best one is it, and how yours differs from it.

    Args:
        terminal: where to.
        throws: all throws, best first.
        own_crib: whether the crib is added or taken away.
        most: how many to show; yours is shown in any case.
        yours: the throw to mark.
        usual: what such a crib averages; None: by the model, of two players.
        columns: more of them beside the net, by name, with a cell a throw.
        alike: which are as good as each other, where points do not decide that.
        won: how much more or less a throw wins than another, where a score is told.
    """
    best = throws[0]
    by_points = alike is None
    if alike is None:
        close = best.net(own_crib=own_crib) - EQUAL
        equal = sum(throw.net(own_crib=own_crib) >= close for throw in throws)
        alike = Alike(equal, f"{EQUAL:g} points")
    rows, styles = [], []
    for place, throw in enumerate(throws):
        mine = set(throw.throw) == set(yours)
        if place >= most and not mine:
            continue
        mark = "★" if place == 0 else "=" if place < alike.throws else ""
        rows.append(
            {
                "": mark + ("←" if mine else ""),
                "throw": faces(throw.throw),
                "keep": faces(throw.keep),
                "hand": f"{throw.hand:.2f}",
                "crib": signed(throw.crib if own_crib else -throw.crib),
                "peg": signed(throw.pegged.net),
                "net": f"{throw.net(own_crib=own_crib):.2f}",
                **{name: cells[place] for name, cells in (columns or {}).items()},
                "range": f"{throw.min}–{throw.max}",
                "12+": percent(throw.chance(12)),
                "0 to 29": _bar(throw.distribution),
            }
        )
        styles.append("bold" if place == 0 else "")
    header = [name for name in rows[0] if name != "peg" or throws[0].pegged is not NO_PLAY]
    terminal.table(
        [[row[name] for name in header] for row in rows],
        header=header,
        align="".join("l" if name in _LEFT else "r" for name in header),
        spare=_SPARE,
        style_of_row=styles,
    )
    if any(row[""].startswith("=") for row in rows):
        terminal.line(f"= as good as the best to {alike.within}", style="dim")
    terminal.line()
    for line in why(reasons(best, best.throw + best.keep, own_crib=own_crib, usual=usual)):
        terminal.line(line)
    other = rival(throws, own_crib=own_crib) if by_points else None
    if other is not None:
        terminal.line(doubt(best, other))
    if yours:
        throw, against = compared(throws, yours)
        told = won(throw, against) if won else ""
        terminal.line(difference(throw, against, own_crib=own_crib, won=told))


def compared(throws: Sequence[Throw], yours: Sequence[Card]) -> tuple[Throw, Throw]:
    """Your throw, and what it is told against: the best one, or for the best the next."""
    throw = next(throw for throw in throws if set(throw.throw) == set(yours))
    return throw, throws[1] if throw is throws[0] else throws[0]


def _bar(distribution: dict[int, int]) -> str:
    """How often the hand makes 0–2, 3–5, … 27–29 points, a sign each."""
    ways = [0] * 10
    for total, count in distribution.items():
        ways[total // _BAR_STEP] += count
    full = max(ways)
    return bars(count / full for count in ways)


_LEFT = ("", "throw", "keep", "0 to 29")
