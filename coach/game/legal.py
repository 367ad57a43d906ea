"""Legal actions, from what a player may know and nothing else."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from coach.game.actions import (
    Action,
    CallMuggins,
    ClaimPoints,
    CutPack,
    DealCards,
    PlayCard,
    ThrowCards,
)
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from coach.game.view import View

CLAIMS = range(30)
"""Counts that can be claimed: no hand makes more than 29."""


def legal_actions(view: View) -> tuple[Action, ...]:
    """Every action that the player of a view may take now, but to resign."""
    me = view.player
    actions: list[Action] = []
    match view.asked:
        case "cut":
            actions += [CutPack(me, lifted) for lifted in view.lifts]
        case "deal":
            actions.append(DealCards(me))
        case "throw":
            actions += [
                ThrowCards(me, c) for c in combinations(view.held, view.options.table.thrown)
            ]
        case "play":
            room = LIMIT - view.count
            actions += [PlayCard(me, card) for card in view.held if card.rank.pips <= room]
        case "claim":
            actions += [ClaimPoints(me, points) for points in CLAIMS]
    claimed, side = view.claimed, view.options.side
    if (
        view.options.muggins
        and view.turn
        and claimed is not None
        and side(claimed.due.player) != view.side
    ):
        actions += [CallMuggins(me, points) for points in range(1, claimed.left + 1)]
    return tuple(actions)
