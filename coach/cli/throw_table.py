"""The table of throws, best first, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.discard import EQUAL, NO_PLAY
from coach.advice.explain import difference, doubt, why
from coach.advice.reasons import reasons, rival
from coach.cards import Card, faces
from coach.cli.bars import bars

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.advice.discard import Throw
    from coach.cli.terminal import Terminal

FEW = 5
_BAR_STEP = 3  # points a sign: ten signs for 0 to 29
_SPARE = ("0 to 29", "12+", "range", "keep", "peg", "crib", "hand")


def show_throws(
    terminal: Terminal,
    throws: Sequence[Throw],
    *,
    own_crib: bool,
    most: int,
    yours: Sequence[Card] = (),
    columns: Mapping[str, Sequence[str]] | None = None,
    usual: float | None = None,
    equal: int | None = None,
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
        equal: how many of the first are as good as each other, where points do not decide that.
    """
    best = throws[0]
    by_points = equal is None
    if equal is None:
        close = best.net(own_crib=own_crib) - EQUAL
        equal = sum(throw.net(own_crib=own_crib) >= close for throw in throws)
    rows, styles = [], []
    for place, throw in enumerate(throws):
        mine = set(throw.throw) == set(yours)
        if place >= most and not mine:
            continue
        mark = "★" if place == 0 else "=" if place < equal else ""
        rows.append(
            {
                "": mark + ("←" if mine else ""),
                "throw": faces(throw.throw),
                "keep": faces(throw.keep),
                "hand": f"{throw.hand:.2f}",
                "crib": f"{throw.crib if own_crib else -throw.crib:+.2f}",
                "peg": f"{throw.pegged.net:+.2f}",
                "net": f"{throw.net(own_crib=own_crib):.2f}",
                **{name: cells[place] for name, cells in (columns or {}).items()},
                "range": f"{throw.min}–{throw.max}",
                "12+": f"{100 * throw.chance(12):.0f} %",
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
    terminal.line()
    second = throws[1]
    for line in why(reasons(best, best.throw + best.keep, own_crib=own_crib, usual=usual)):
        terminal.line(line)
    other = rival(throws, own_crib=own_crib) if by_points else None
    if other is not None:
        terminal.line(doubt(best, other))
    for throw in throws:
        if set(throw.throw) == set(yours):
            against = second if throw is best else best
            terminal.line(difference(throw, against, own_crib=own_crib))


def _bar(distribution: dict[int, int]) -> str:
    """How often the hand makes 0–2, 3–5, … 27–29 points, a sign each."""
    ways = [0] * 10
    for total, count in distribution.items():
        ways[total // _BAR_STEP] += count
    full = max(ways)
    return bars(count / full for count in ways)


_LEFT = ("", "throw", "keep", "0 to 29")
