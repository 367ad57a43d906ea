from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, groupby, product

import pytest

from coach.cards import PACK, Card, Rank, parse
from coach.engine.race import DealCourse
from coach.engine.ranks import LETTERS, PAIRS, place_of, rank_hand
from coach.engine.sensible_deals import course, dealt, thrown
from coach.engine.throwing.policy import sensible
from coach.game.deal import Deal
from coach.game.play import Play, Played
from coach.game.score import Game
from coach.players.one_ply import OnePly
from coach.players.policy import card_to_play


def at_the_table(cards: list[Card]) -> DealCourse:
    """The deal played and scored by the rules of the game."""
    deal = Deal((tuple(cards[:6]), tuple(cards[6:12])), (), cards[12])
    pone, dealer = thrown(cards[:6], own_crib=False), thrown(cards[6:12], own_crib=True)
    play = Play.start([pone[0], dealer[0]])
    while not play.over:
        play = play.put(card_to_play(OnePly(), play))
    played = [event.card for event in play.events if isinstance(event, Played)]
    game = Game(2, dealer=1, target=1000).score_deal(deal, [pone[1], dealer[1]], played)
    return tuple(award.points if award.side else -award.points for award in game.awards)


def test_a_deal_is_scored_as_at_the_table() -> None:
    rng = random.Random(1)
    heels = 0
    for _ in range(200):
        cards = dealt(rng)
        assert course(cards) == at_the_table(cards)
        heels += cards[12].rank is Rank.JACK
    assert heels > 5


@pytest.mark.parametrize("six", ["235679", "4556JJ", "A2348Q", "24688K", "6789TK", "333344"])
@pytest.mark.parametrize("own_crib", [True, False])
def test_all_hands_of_six_ranks_are_thrown_as_the_tables_say(six: str, own_crib: bool) -> None:
    ranks = tuple(map(LETTERS.index, six))
    (expected,) = sensible([rank_hand(ranks)], "dealer" if own_crib else "pone").values()
    held = [combinations(PACK[4 * rank :][:4], len([*alike])) for rank, alike in groupby(ranks)]
    found: Counter[int] = Counter()
    for cards in product(*held):
        keep, throw = thrown([card for alike in cards for card in alike], own_crib=own_crib)
        assert {*keep, *throw} == {card for alike in cards for card in alike}
        found[PAIRS.index(tuple(map(place_of, throw)))] += 1
    assert found == +expected


def test_of_two_cards_of_a_rank_the_flush_keeps_its_own() -> None:
    keep, throw = thrown(parse("KC KH 2H 4H 9H QD"), own_crib=False)
    assert (keep, throw) == (tuple(parse("2H 4H 9H KH")), tuple(parse("QD KC")))


def test_either_card_of_a_rank_is_thrown() -> None:
    # Always the same suit would make more flushes in the crib than there are.
    hand = parse("5C 5D 6S 4H JD KC")
    broken = parse("KC KH 4S 5D 6D 8H")
    assert thrown(broken, own_crib=True) != thrown(broken[::-1], own_crib=True)
    assert {*thrown(hand, own_crib=True)[1]} == {*parse("JD KC")}


def test_all_cards_are_dealt_alike() -> None:
    rng = random.Random(2)
    starters = Counter(dealt(rng)[12] for _ in range(20_000))
    assert len(starters) == 52
    assert max(starters.values()) < 1.35 * 20_000 / 52
    assert min(starters.values()) > 0.65 * 20_000 / 52
