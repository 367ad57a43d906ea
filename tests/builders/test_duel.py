from __future__ import annotations

import random

from coach.engine.card_numbers import ALL_CARDS, rank_of
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import number_of
from coach.engine.play.known import Known
from coach.players.cards.one_ply import OnePly
from data.builders.duel import duel


def test_a_duel_is_a_play_of_two_one_ply_players() -> None:
    rng, one, seen = random.Random(1), OnePly(), set()
    for _ in range(1000):
        ranks = [rank_of(card) for card in rng.sample(ALL_CARDS, 8)]
        pone, dealer = number_of(ranks[:4]), number_of(ranks[4:])
        play = FastPlay([pone, dealer])
        while play.turn is not None:
            play.put(one.rank(Known(play.turn, play.hands[play.turn], play.record)))
        assert duel(pone, dealer) == tuple(play.points)
        seen.add(duel(pone, dealer))
    assert len(seen) > 50
