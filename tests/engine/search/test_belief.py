from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import exp

import pytest

from coach import PACK, parse
from coach.advice.numbers import hand_number, rank_number
from coach.advice.plays.positions import known_of
from coach.engine.play.hands import NUMBER, RANKS, SIZE, number_of, ways
from coach.engine.play.one_ply import worths
from coach.engine.play.pile import EMPTY, after
from coach.engine.search.belief import FLOOR, TEMPERATURE, Belief, believe, sampled
from coach.engine.search.favour import ODD, RANDOM, favour
from coach.errors import ImpossibleCards
from coach.game.play import Play
from tests.engine.by_rank import ACE, FIVE, FOUR, JACK, NINE, TEN, THREE, TWO, of_ranks
from tests.engine.search.moments import moments
from tests.sure import some

NOTHING = number_of([])
JACK_LED = Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"]).put("JS")


def shares(counted: Counter[int]) -> dict[int, float]:
    total = sum(counted.values())
    return {hand: times / total for hand, times in counted.items()}


@pytest.mark.parametrize(
    ("threw", "starter"), [("", ""), ("KC 2D", ""), ("KC KD", "KS"), ("4C", "5D")]
)
def test_without_plays_it_is_the_ways_to_draw(threw: str, starter: str) -> None:
    play = Play.start(["5H 6C", "2C 3D"])
    gone = [*parse(threw)] if threw else []
    cut = parse(starter)[0] if starter else None
    unseen = [card for card in PACK if card not in {*play.hands[0], *gone, cut}]
    expected = shares(Counter(hand_number(pair) for pair in combinations(unseen, 2)))
    belief = believe(known_of(play, threw=gone, starter=cut))
    assert dict(belief.hands) == pytest.approx(expected)


def test_cards_held_are_drawn_with_those_played() -> None:
    belief = believe(known_of(JACK_LED, seat=1), read=False)
    unseen = [card for card in PACK if card not in JACK_LED.hands[1]]
    expected = Counter[int]()
    for card in parse("JC JD JH JS"):
        for three in combinations([rank_number(other) for other in unseen if other is not card], 3):
            expected[number_of(three)] += 1
    # A keep with two jacks is counted by either; which one was led is not known.
    for hand in expected:
        expected[hand] //= 1 + RANKS[hand].count(JACK)
    assert dict(belief.hands) == pytest.approx(shares(expected))


def test_what_the_opponent_played_says_something() -> None:
    told = believe(known_of(JACK_LED, seat=1))
    plain = dict(believe(known_of(JACK_LED, seat=1), read=False).hands)
    likely = {}
    for hand, chance in plain.items():
        keep = number_of((*RANKS[hand], JACK))
        options: dict[int, float] = {
            rank: exp(worth / TEMPERATURE) for worth, rank in worths(keep, EMPTY, 4)
        }
        likely[hand] = chance * max(FLOOR, options[JACK] / sum(options.values()))
    total = sum(likely.values())
    expected = {hand: weight / total for hand, weight in likely.items()}
    assert dict(told.hands) == pytest.approx(expected)
    # Nobody leads a jack that has an ace to four too but for a reason.
    assert told.holds(FOUR) < sum(chance for hand, chance in plain.items() if FOUR in RANKS[hand])


def test_every_card_is_read_at_its_own_moment() -> None:
    play = JACK_LED.put("9H").put("5H").put("2C")
    belief = dict(believe(known_of(play, seat=0)).hands)
    plain = dict(believe(known_of(play, seat=0), read=False).hands)
    ratio = {}
    first, second = after(EMPTY, JACK), after(after(after(EMPTY, JACK), NINE), FIVE)
    for hand, chance in plain.items():
        likely = 1.0
        for held, pile, answers, rank in (
            (number_of((*RANKS[hand], NINE, TWO)), first, 3, NINE),
            (number_of((*RANKS[hand], TWO)), second, 2, TWO),
        ):
            options: dict[int, float] = {
                r: exp(worth / TEMPERATURE) for worth, r in worths(held, pile, answers)
            }
            likely *= max(FLOOR, options[rank] / sum(options.values()))
        ratio[hand] = belief[hand] / chance / likely
    assert [*ratio.values()] == pytest.approx([next(iter(ratio.values()))] * len(ratio))


def test_a_go_leaves_high_cards_only_and_for_good() -> None:
    play = Play.start(["KS TC 6D 2D", "KD 9S QH 8H"])
    for card in ["KS", "KD", "6D"]:
        play = play.put(card)  # 26: the dealer cannot play
    assert play.gone == {1}
    play = play.put("2D")  # 28, and the count starts anew with the dealer
    belief = believe(known_of(play, seat=0))
    assert all(min(RANKS[hand]) >= 5 for hand, _ in belief.hands)
    play = play.put("9S")
    belief = believe(known_of(play, seat=0))
    assert all(min(RANKS[hand]) >= 5 for hand, _ in belief.hands)
    assert belief.holds(ACE, TWO, THREE, FOUR, FIVE) == 0


def test_what_the_opponent_really_holds_is_never_ruled_out() -> None:
    for play in some(moments(range(20), 2)):
        seat = play.turn
        assert seat is not None
        belief = dict(believe(known_of(play)).hands)
        assert belief[hand_number(play.hands[1 - seat])] > 0
        assert sum(belief.values()) == pytest.approx(1)


# How keeps are favoured


def test_frequencies_are_set_against_chance() -> None:
    often = {hand: ways(hand, [4] * 13) for hand in NUMBER.values() if SIZE[hand] == 4}
    chance = favour({hand: 7.0 * times for hand, times in often.items()})
    assert [*chance.values()] == pytest.approx([1.0] * 1820)
    twice = of_ranks("5TJQ")
    often[twice] *= 2
    found = favour({hand: float(times) for hand, times in often.items()})
    assert found[twice] / found[of_ranks("A234")] == pytest.approx(2)


def test_no_keep_is_impossible() -> None:
    found = favour({of_ranks("5TJQ"): 1.0})
    assert found[of_ranks("A37K")] == ODD
    assert len(found) == 1820


def test_favoured_keeps_are_believed() -> None:
    fives = {hand: 1.0 for ranks, hand in NUMBER.items() if len(ranks) == 4 and FIVE in ranks}
    known = known_of(JACK_LED, seat=1)
    plain, told = believe(known, RANDOM), believe(known, favour(fives))
    assert told.holds(FIVE) > 0.9 > plain.holds(FIVE)


# The belief itself


def test_what_it_can_be_asked() -> None:
    belief = Belief([(of_ranks("5T"), 3.0), (of_ranks("TT"), 1.0), (NOTHING, 0.0)])
    assert belief.hands == (
        (of_ranks("5T"), 0.75),
        (of_ranks("TT"), 0.25),
    )
    assert belief.holds(FIVE) == 0.75
    assert belief.holds(FIVE, TEN) == belief.holds(TEN) == 1.0
    assert belief.holds(ACE) == 0.0
    assert belief.likeliest()[:3] == [(TEN, 1.0), (FIVE, 0.75), (ACE, 0.0)]


def test_no_hand_at_all_is_an_error() -> None:
    with pytest.raises(ImpossibleCards, match="no cards that the opponent may hold"):
        Belief([(NOTHING, 0.0)])


def test_a_sample_has_every_hand_as_often_as_it_is_likely() -> None:
    belief = believe(known_of(JACK_LED, seat=1))
    chances = dict(belief.hands)
    rng = random.Random(9)
    seen = Counter[int]()
    for _ in range(300):
        sample = sampled(belief, rng, 100)
        assert sum(weight for _, weight in sample) == pytest.approx(1, abs=0.011)
        for hand, weight in sample:
            assert abs(weight - chances[hand]) < 0.01 + 1e-9
            seen[hand] += round(weight * 100)
    likely = max(chances, key=chances.__getitem__)
    assert seen[likely] / 30_000 == pytest.approx(chances[likely], rel=0.15)
    assert sampled(belief, random.Random(4), 100) == sampled(belief, random.Random(4), 100)


def test_a_sample_draws_one_number() -> None:
    rng, other = random.Random(3), random.Random(3)
    sampled(believe(known_of(JACK_LED, seat=1)), rng, 50)
    other.random()
    assert rng.random() == other.random()
