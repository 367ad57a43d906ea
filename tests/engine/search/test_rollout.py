from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from coach import PACK, parse
from coach.advice.numbers import hand_number, rank_number
from coach.advice.plays.positions import known_of
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import RANKS, number_of
from coach.engine.play.known import Known
from coach.engine.play.pile import POINTS
from coach.engine.rules import PIPS, RankNumber
from coach.engine.search import rollout
from coach.engine.search.rollout import values_at_table
from coach.game.play import Play
from coach.players.cards.one_ply import OnePly
from tests.engine.search.moments import moments
from tests.sure import some


class Greedy:
    def rank(self, known: Known) -> RankNumber:
        points = POINTS[known.record.pile]
        return max(known.fitting(), key=lambda rank: (points[rank], -rank))


@pytest.mark.parametrize("players", [3, 4])
def test_every_card_that_fits_stands_once_best_first(players: int) -> None:
    for play in some(moments(range(4), players)):
        assert play.turn is not None
        found = values_at_table(known_of(play), random.Random(1), sample=5)
        assert {value.rank for value in found} == {rank_number(c) for c in play.legal(play.turn)}
        assert [*found] == sorted(found, key=lambda value: -round(value.worth, 9))
        for value in found:
            assert value.worth == pytest.approx(value.net)
            assert value.mine >= value.now


def test_the_others_draw_from_what_is_unseen() -> None:
    for players in (3, 4):
        for place, play in some(enumerate(moments(range(10), players))):
            known = known_of(play, threw=())
            hands = rollout._drawn(known, random.Random(place))
            assert hands[known.seat] == known.held
            seen = Counter(card.rank for card in known.record.played)
            for seat, hand in enumerate(hands):
                seen.update(RANKS[hand])
                assert len(RANKS[hand]) == len(play.hands[seat])
                assert all(PIPS[rank] > known.record.above[seat] for rank in RANKS[hand])
            assert max(seen.values()) <= 4


def test_every_way_to_hold_the_others_cards_is_as_likely() -> None:
    play = Play.start(["KC 2H AH", "QS 9D", "5D 4S JD"])
    for card in ["KC", "QS", "5D", "AH", "4S"]:  # second cannot play at 26, nobody at 30
        play = play.put(card)
    known = known_of(play)
    assert (known.seat, known.record.left, known.record.above) == (0, [1, 1, 1], [1, 5, 1])
    pool = [card for card in PACK if card not in parse("KC 2H AH QS 5D 4S")]
    ways = Counter(
        (rank_number(one), rank_number(two))
        for one, two in permutations(pool, 2)
        if one.rank.pips > 5 and two.rank.pips > 1
    )
    rng, draws = random.Random(2), 20_000
    drawn = Counter(tuple(rollout._drawn(known, rng)[1:]) for _ in range(draws))
    assert len(drawn) == len(ways)
    for (one, two), often in ways.items():
        expected = draws * often / ways.total()
        found = drawn[number_of([one]), number_of([two])]
        assert abs(found - expected) < 5 * expected**0.5


def test_partners_count_together() -> None:
    assert rollout._sides([5, 2, 3, 1], 0) == (8, 3)
    assert rollout._sides([5, 2, 3, 1], 1) == rollout._sides([5, 2, 3, 1], 3) == (3, 8)
    assert rollout._sides([5, 2, 4], 0) == (5, 3)
    assert rollout._sides([5, 2, 4], 1) == (2, 4.5)


def test_a_sure_gain_is_taken() -> None:
    play = Play.start(["7C KH", "8D 2C", "9S 3C"]).put("7C").put("8D")
    # A run with a nine; the seven's fifteen has gone.
    assert values_at_table(known_of(play), random.Random(1), 200)[0].rank == 8


def test_the_last_card_of_all() -> None:
    play = Play.start(["KC", "QD", "9S"]).put("KC").put("QD")
    (value,) = values_at_table(known_of(play), random.Random(1), 3)
    assert (value.rank, value.now, value.mine, value.opponents) == (8, 1, 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seats"), [(3, [{0}, {1}, {2}]), (4, [{0, 2}, {1, 3}])])
def test_one_ply_beats_the_greedy_player_in_every_seat(players: int, seats: list[set[int]]) -> None:
    # 0.36 to 2.1 points a deal; the standard errors here are 0.1 and 0.2
    rng = random.Random(8)
    one, greedy = OnePly(), Greedy()
    deals = [rng.sample(PACK, 4 * players) for _ in range(900)]
    table = [[hand_number(cards[4 * s : 4 * s + 4]) for s in range(players)] for cards in deals]
    for mine in some(seats):
        gain = 0.0
        for hands in table:
            for policy, sign in ((one, 1), (greedy, -1)):
                play = FastPlay(hands)
                while play.turn is not None:
                    seat = play.turn
                    chosen = policy if seat in mine else greedy
                    play.put(chosen.rank(Known(seat, play.hands[seat], play.record)))
                gain += sign * rollout._sides(play.points, min(mine))[0]
                gain -= sign * rollout._sides(play.points, min(mine))[1]
        assert gain / len(deals) > 0.1
