from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, groupby, product

import pytest

from coach.advice.numbers import cards_of, numbers_of
from coach.cards import PACK, Card, Rank, parse
from coach.engine.card_numbers import ranks_of
from coach.engine.race import DealCourse
from coach.engine.ranks import PAIR_NUMBER, PairNumber, from_letters
from coach.engine.sensible_deals import course, dealt, thrown
from coach.engine.six_cards import rank_hand
from coach.engine.throwing.policy import sensible
from coach.game.play import Play, Played
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from coach.seats import SEATS, Seat
from tests.game.at_table import points as awards
from tests.game.at_table import put, shown, with_cards
from tests.game.at_table import thrown as thrown_cards


def throw(cards: Sequence[Card], seat: Seat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that a sensible player keeps, and the two thrown."""
    keep, two = thrown(numbers_of(cards), seat)
    return cards_of(keep), cards_of(two)


def at_the_table(cards: tuple[Card, ...]) -> DealCourse:
    """The deal played and scored by the rules of the game."""
    pone, dealer = throw(cards[:6], "pone"), throw(cards[6:12], "dealer")
    game = with_cards([cards[:6], cards[6:12]], cards[12])
    game = thrown_cards(game, [pone[1], dealer[1]])
    play = Play.start([pone[0], dealer[0]])
    while not play.over:
        play = play.put(card_to_play(OnePly(), play))
    game = shown(put(game, [event.card for event in play.events if isinstance(event, Played)]))
    return tuple(points if side else -points for side, points, _ in awards(game))


def test_a_deal_is_scored_as_at_the_table() -> None:
    rng = random.Random(1)
    heels = 0
    for _ in range(200):
        numbers = dealt(rng)
        cards = cards_of(numbers)
        assert course(numbers) == at_the_table(cards)
        heels += cards[12].rank is Rank.JACK
    assert heels > 5


@pytest.mark.parametrize("six", ["235679", "4556JJ", "A2348Q", "24688K", "6789TK", "333344"])
@pytest.mark.parametrize("seat", SEATS)
def test_all_hands_of_six_ranks_are_thrown_as_the_tables_say(six: str, seat: Seat) -> None:
    ranks = from_letters(six)
    (expected,) = sensible([rank_hand(ranks)], seat).values()
    held = [combinations(PACK[4 * rank :][:4], len([*alike])) for rank, alike in groupby(ranks)]
    found: Counter[PairNumber] = Counter()
    for cards in product(*held):
        dealt_six = [card for alike in cards for card in alike]
        keep, two = thrown(numbers_of(dealt_six), seat)
        assert {*keep, *two} == {*numbers_of(dealt_six)}
        found[PAIR_NUMBER[ranks_of(two)]] += 1
    assert found == +expected


def test_of_two_cards_of_a_rank_the_flush_keeps_its_own() -> None:
    found = throw(parse("KC KH 2H 4H 9H QD"), "pone")
    assert found == (tuple(parse("2H 4H 9H KH")), tuple(parse("QD KC")))


def test_either_card_of_a_rank_is_thrown() -> None:
    # Always the same suit would make more flushes in the crib than there are.
    hand = parse("5C 5D 6S 4H JD KC")
    broken = parse("KC KH 4S 5D 6D 8H")
    assert throw(broken, "dealer") != throw(broken[::-1], "dealer")
    assert {*throw(hand, "dealer")[1]} == {*parse("JD KC")}


def test_all_cards_are_dealt_alike() -> None:
    rng = random.Random(2)
    starters = Counter(dealt(rng)[12] for _ in range(20_000))
    assert len(starters) == 52
    assert max(starters.values()) < 1.35 * 20_000 / 52
    assert min(starters.values()) > 0.65 * 20_000 / 52
