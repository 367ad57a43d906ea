"""The table of throws, best first, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.advice.losses import EQUAL
from coach.advice.throws.reasons import reasons, rival
from coach.cards import faces
from coach.cli.display.linear import MARK, Heading
from coach.cli.screens.bars import bars
from coach.words.advice.odds import UNIT, gain, of_games, worth_figure
from coach.words.advice.throws import as_good, difference, doubt, of_points, why
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from coach.advice.throws.at_score import AtScore
    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.cli.terminal import Terminal

FEW = 5
_BAR_STEP = 3  # points a sign: ten signs for 0 to 29
_SPARE = ("0 to 29", "12+", "range", "keep", ("hand", "crib", "peg"))
"""Parts of the net, shown all together or not at all."""


@dataclass(frozen=True, slots=True)
class Alike:
    """Throws that are as good as each other."""

    throws: int
    """Number of throws at the top that are alike."""
    within: str
    """The margin within which they equal the best, with the unit."""


@dataclass(frozen=True, slots=True)
class ByWorth:
    """Throws as a score orders them."""

    throws: Sequence[Throw]
    """Best first."""
    column: str
    worth: Sequence[str]
    """The cells of the column, by throw."""
    alike: Alike | None
    """None: points decide which are as good as each other."""
    gain: Callable[[Throw, Throw], str]
    """Says how much more or less one throw wins than another."""


def by_worth(found: AtScore) -> ByWorth:
    """The table of throws at a score."""
    from coach.advice.throws.at_score import DECIDES

    at_stake = found.at_stake
    alike = None
    if found.equal is not None:
        unit = f"{DECIDES:g} {UNIT[at_stake.stakes]}" if at_stake.stakes else of_games(DECIDES)
        alike = Alike(found.equal, unit)
    return ByWorth(
        found.throws,
        "worth" if at_stake.stakes else "win",
        [worth_figure(found.worth_of(throw), at_stake.stakes) for throw in found.throws],
        alike,
        lambda one, other: gain(found.worth_of(one) - found.worth_of(other), at_stake),
    )


def show_throws(
    terminal: Terminal,
    found: WeighedThrows,
    *,
    most: int,
    yours: Throw | None = None,
    score: ByWorth | None = None,
    columns: Mapping[str, Sequence[str]] | None = None,
) -> None:
    """Print the best throws, the reasons for the best, and its difference to yours.

    Args:
        terminal: where to.
        found: all throws.
        most: how many to show; yours is shown in any case.
        yours: the throw to mark.
        score: their order at a score, if there is one.
        columns: more of them beside the net, by name, with a cell a throw.
    """
    throws = found.throws if score is None else score.throws
    extra = dict(columns or {}) if score is None else {score.column: score.worth, **(columns or {})}
    alike = (score and score.alike) or _alike_by_points(throws)
    _show_table(terminal, throws, most=most, yours=yours, alike=alike, columns=extra)
    terminal.line()
    best = throws[0]
    for line in why(reasons(found, best)):
        terminal.line(line)
    other = rival(found) if score is None or score.alike is None else None
    if other is not None:
        terminal.line(doubt(best, other))
    if yours is not None:
        against = throws[1] if yours is best else best
        won = "" if score is None else score.gain(yours, against)
        terminal.line(difference(yours, against, won=won))


def _alike_by_points(throws: Sequence[Throw]) -> Alike:
    close = throws[0].net - EQUAL
    return Alike(sum(throw.net >= close for throw in throws), of_points(EQUAL))


def _show_table(
    terminal: Terminal,
    throws: Sequence[Throw],
    *,
    most: int,
    yours: Throw | None,
    alike: Alike,
    columns: Mapping[str, Sequence[str]],
) -> None:
    rows = []
    for place, throw in enumerate(throws):
        if place < most or throw is yours:
            mark = "★" if place == 0 else "=" if place < alike.throws else ""
            cells = {name: cells[place] for name, cells in columns.items()}
            rows.append(_row(throw, mark + ("←" if throw is yours else ""), cells))
    header = [name for name in rows[0] if name != "peg" or throws[0].pegged is not None]
    terminal.table(
        [[row[name] for name in header] for row in rows],
        header=[_HEADINGS.get(name) or _of_chance(name) for name in header],
        align="".join("l" if name in _LEFT else "r" for name in header),
        spare=_SPARE,
        style_of_row=["bold", *[""] * (len(rows) - 1)],
    )
    if any(row[""].startswith("=") for row in rows):
        terminal.line(as_good(alike.within), style="dim")


def _row(throw: Throw, mark: str, cells: Mapping[str, str]) -> dict[str, str]:
    return {
        "": mark,
        "throw": faces(throw.throw),
        "keep": faces(throw.keep),
        "hand": f"{throw.hand:.2f}",
        "crib": signed(throw.signed_crib),
        "peg": signed(throw.play),
        "net": f"{throw.net:.2f}",
        **cells,
        "range": f"{throw.min}–{throw.max}",
        "12+": percent(throw.chance(12)),
        "0 to 29": _bar(throw.distribution),
    }


def _bar(distribution: dict[int, int]) -> str:
    """The chances of 0–2, 3–5, … 27–29 points in hand, a sign each."""
    ways = [0] * 10
    for total, count in distribution.items():
        ways[total // _BAR_STEP] += count
    full = max(ways)
    return bars(count / full for count in ways)


def _of_chance(name: str) -> str | Heading:
    """The heading of a column that was asked for, like `need 12`; any other is its name."""
    return Heading(name, f"{name} in") if name[-1].isdigit() else name


_LEFT = ("", "throw", "keep", "0 to 29")
_HEADINGS = {
    "": MARK,
    "keep": Heading("keep", None),  # what is not thrown; the reasons name the best
    "12+": Heading("12+", "12 or more"),
    "0 to 29": Heading("0 to 29", None),
}
