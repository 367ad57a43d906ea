"""The cut for the first deal, as it is written down."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coach.cards import PACK
from coach.errors import RecordError
from coach.game.actions import CutPack
from coach.game.packs import KnownPacks, arranged_cut
from coach.game.state import Game

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.record.written import GameRecord
    from coach.game.setup import Setup


def after_cuts(record: GameRecord, setup: Setup) -> Game:
    """The game after the cuts of a record, which must make its dealer deal.

    Args:
        record: a record with cuts.
        setup: the setup of its game with the packs of its deals.

    Raises:
        RecordError: another player cut the lowest card, or a card is missing or one too many.
        ImpossibleCards: two players cut the same card.
    """
    cuts, names = record.cuts, record.players
    rounds = max(map(len, cuts.values()))
    packs = [arranged_cut(_round(record, number)) for number in range(rounds)]
    assert isinstance(setup.packs, KnownPacks)
    known = replace(setup.packs, cuts=(*packs, PACK))  # the last one is for a tie too many
    game = Game.start(replace(setup, packs=known, dealer=None))
    done = dict.fromkeys(cuts, 0)
    while game.stage.asks == "cut":
        (player,) = game.turn
        if done[player] == len(cuts[player]):
            tied = "equal lowest cards cut again, and that card is missing"
            raise RecordError(f"{names[player]} cut {_shown(cuts[player])}: {tied}")
        game = game.apply(CutPack(player, 1))
        done[player] += 1
    for player, cut in cuts.items():
        if done[player] < len(cut):
            extra = _shown(cut[done[player] :])
            raise RecordError(f"{names[player]} cut {extra} too many: only equal lowest cut again")
    (lowest,) = game.turn
    if lowest != record.dealer:
        raise RecordError(
            f"{names[lowest]} cut the lowest card, but dealer is {names[record.dealer]}"
        )
    return game


def _round(record: GameRecord, number: int) -> list[Card]:
    """The cards of one round, by player."""
    return [cut[number] for _, cut in sorted(record.cuts.items()) if len(cut) > number]


def _shown(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))
