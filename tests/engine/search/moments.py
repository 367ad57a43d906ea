"""Moments of random plays, for tests of what is decided at them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coach import PACK
from coach.game.play import Play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach import Card


def whole_play(seed: int, players: int, cards: int = 4) -> Iterator[tuple[Play, Card | None]]:
    """Every moment of a play in which cards are played at random, with the next card."""
    rng = random.Random(seed)
    low = rng.random() < 0.5  # many pairs and runs
    pack = rng.sample(PACK[: 13 * 2 + 10] if low else PACK, players * cards)
    play = Play.start([pack[cards * seat : cards * (seat + 1)] for seat in range(players)])
    while not play.over:
        turn = play.turn
        assert turn is not None
        card = rng.choice(play.legal(turn))
        yield play, card
        play = play.put(card)
    yield play, None


def moments(seeds: range, players: int, cards: int = 4) -> Iterator[Play]:
    """All moments of several plays at which a card must be played."""
    for seed in seeds:
        for play, card in whole_play(seed, players, cards):
            if card is not None:
                yield play
