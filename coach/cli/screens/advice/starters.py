"""Throws by starter on the screen: rank by rank, and the chances to make or to hold a score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.display.linear import DRAWING
from coach.words.advice.throws import with_each_starter
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from coach.advice.throws.advised import ThrowChance
    from coach.advice.throws.by_starter import ByStarter
    from coach.advice.throws.weigh import Throw
    from coach.cli.terminal import Terminal

_LONGEST = 24
_BEST = " ▪"


def chance_column(chance: ThrowChance) -> tuple[str, list[str]]:
    """A column of the table of throws: its name, and a cell a throw, the likeliest marked."""
    most = max(chance.shares)
    return f"{chance.kind} {chance.points}", [
        percent(share) + (_BEST if share == most > 0 else " " * len(_BEST))
        for share in chance.shares
    ]


def show_starters(terminal: Terminal, cut: ByStarter, throw: Throw) -> None:
    """Print hand and crib with every rank of starter."""
    sign = 1 if throw.owner.ours else -1
    ranks = cut.at_ranks(throw)
    totals = [row.hand + sign * row.crib for row in ranks]
    longest = 10 if terminal.narrow else _LONGEST
    most = max(*totals, 1.0)
    terminal.line(with_each_starter(throw))
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
        header=("starter", "cards", "hand", "crib", "both", DRAWING),
        align="lrrrrl",
        spare=("", "cards"),
    )
