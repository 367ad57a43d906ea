"""The show of a record: what was said for each hand and the crib, and what others took of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from coach.game.record.at_table import shown_of
from coach.game.record.written import CRIB

if TYPE_CHECKING:
    from coach.game.awards import Due
    from coach.game.record.at_table import DealAtTable


def show_again(table: DealAtTable) -> None:
    """Claim what is written, or what is right where nothing is, in the order of the show."""
    deal = table.deal
    in_all = {who: points for who, points in deal.muggins.items() if isinstance(points, int)}
    left = dict(in_all)
    named = {
        (who, shown): points
        for who, parts in deal.muggins.items()
        if isinstance(parts, Mapping)
        for shown, points in parts.items()
    }
    while table.game.stage.due is not None and not table.game.over:
        due = table.game.stage.due
        shown = shown_of(due)
        name = CRIB if shown == CRIB else table.name(due.player)
        table.claim(f"counts {name}", deal.counts.get(shown), ())
        _take_in_order(table, left, due)
        for who, what in [pair for pair in named if pair[1] == shown]:
            table.take(f"muggins {table.name(who)}", who, named.pop((who, what)), due)
        if shown in deal.counts:
            table.stops.clear()
        table.stops.append(table.game)
    for who, points in left.items():
        if points and table.crib_known:
            missed = in_all[who] - points
            wrong = f"{table.name(who)} takes {in_all[who]} by muggins: {missed} could be taken"
            table.fault(f"muggins {table.name(who)}", wrong)
    for who, _ in named:
        wrong = f"{table.name(who)} takes points of what was not shown: {table.winning}"
        table.fault(f"muggins {table.name(who)}", wrong)


def _take_in_order(table: DealAtTable, left: dict[int, int], due: Due) -> None:
    """Let players take what they still have to of this hand, as much as was missed."""
    side = table.game.setup.options.side
    for who, points in left.items():
        claimed = table.game.claimed
        missed = 0 if claimed is None else claimed.left
        if side(who) != side(due.player) and not table.game.over and min(points, missed):
            left[who] -= min(points, missed)
            table.take(f"muggins {table.name(who)}", who, min(points, missed), due)
