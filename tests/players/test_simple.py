from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, parse
from coach.cards import Rank
from coach.game.deal import Deal, deal
from coach.game.play import Play
from coach.players.simple import card_to_play, throw, throws
from coach.seats import CribOwner
from tests.advice.against_random import against_random
from tests.scoring import independent
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterator

PROPERTY = settings(max_examples=40, deadline=None)
SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 4)
LEADS = st.lists(st.sampled_from(PACK), min_size=8, max_size=8, unique=True)


def chosen(pile: str, hand: str) -> str:
    """What a player who holds these cards plays when two have taken turns at the pile."""
    cards = pile.split()
    hands = [cards[0::2], cards[1::2]]
    hands[len(cards) % 2] += hand.split()
    play = Play.start(hands)
    for card in cards:
        play = play.put(card)
    return str(card_to_play(play))


def random_play(seed: int, players: int) -> Iterator[Play]:
    """Every moment of a play in which cards are played at random."""
    rng = random.Random(seed)
    pack = [*PACK]
    rng.shuffle(pack)
    play = Play.start([pack[4 * seat : 4 * seat + 4] for seat in range(players)])
    while not play.over:
        yield play
        turn = play.turn
        assert turn is not None
        play = play.put(rng.choice(play.legal(turn)))


def worth(play: Play, card: Card) -> int:
    """What a card scores now, the go and the last card aside."""
    return sum(independent.played([*map(str, play.pile), str(card)]).values())


# Throwing


@pytest.mark.parametrize("crib", [CribOwner.OWN, CribOwner.OPPONENT])
def test_the_throw_is_the_best_one(crib: CribOwner) -> None:
    cards = parse("5H 6C 7D 8S TC KH")
    assert throw(cards, crib) == against_random(cards, crib).best.throw


def test_whose_crib_it_is_decides() -> None:
    # disc-01: the dealer was told to keep 5-6-7-8.
    cards = parse("5H 6C 7D 8S TC KH")
    assert throw(cards, CribOwner.OWN) == parse("5H TC")
    assert throw(cards, CribOwner.OPPONENT) == parse("TC KH")


@pytest.mark.parametrize(
    ("players", "own"),
    [(2, [False, True]), (3, [False, False, True]), (4, [False, True, False, True])],
)
def test_whose_the_crib_is_by_seat(players: int, own: list[bool]) -> None:
    for seed in range(6):
        dealt = deal(random.Random(seed), players)
        assert throws(dealt) == tuple(
            throw(hand, CribOwner.of(dealer=mine))
            for hand, mine in zip(dealt.hands, own, strict=True)
        )


@PROPERTY
@given(SEEDS, PLAYERS)
def test_throws_make_a_crib(seed: int, players: int) -> None:
    dealt = deal(random.Random(seed), players)
    assert len(dealt.crib(throws(dealt))) == 4


@PROPERTY
@given(SEEDS)
def test_the_order_of_the_cards_dealt_does_not_matter(seed: int) -> None:
    dealt = deal(random.Random(seed))
    turned = Deal(tuple(hand[::-1] for hand in dealt.hands), dealt.to_crib, dealt.starter)
    assert throws(turned) == throws(dealt)


# Playing


@PROPERTY
@given(SEEDS, PLAYERS)
def test_a_card_that_may_be_played(seed: int, players: int) -> None:
    for play in some(random_play(seed, players)):
        turn = play.turn
        assert turn is not None
        assert card_to_play(play) in play.legal(turn)


@PROPERTY
@given(SEEDS, PLAYERS)
def test_the_same_moment_gives_the_same_card_in_any_order_of_the_hand(
    seed: int, players: int
) -> None:
    for play in some(random_play(seed, players)):
        turned = Play(
            tuple(hand[::-1] for hand in play.hands), play.leader, play.events, play.go_stops_early
        )
        assert card_to_play(play) is card_to_play(play) is card_to_play(turned)


@PROPERTY
@given(SEEDS, PLAYERS)
def test_no_card_would_score_more(seed: int, players: int) -> None:
    for play in some(random_play(seed, players)):
        turn = play.turn
        assert turn is not None
        most = max(worth(play, card) for card in play.legal(turn))
        assert worth(play, card_to_play(play)) == most


@pytest.mark.parametrize(
    ("pile", "hand", "card"),
    [
        ("7C", "8D 3S KH", "8D"),  # disc-08: a later rule overwrote the card picked for 15 or 31
        ("8C", "7D QS AH", "7D"),  # disc-07: the card that won at once was rated worst
        ("KC", "5D 9S AH", "5D"),
        ("KC QD", "AH 9S JD 2C", "JD"),
        ("KC QD AH", "TD 2C 3C", "TD"),
        ("4C", "4D JS QH", "4D"),
        ("4C 5D", "6H 4S KD", "6H"),
        ("KC 4D 4H", "4S KD AD", "4S"),
        ("9C 6D", "6H 4S KD", "6H"),
    ],
)
def test_points_are_taken(pile: str, hand: str, card: str) -> None:
    assert chosen(pile, hand) == card


@PROPERTY
@given(SEEDS)
def test_fifteen_and_thirty_one_are_taken_where_nothing_scores_more(seed: int) -> None:
    for play in some(random_play(seed, 2)):
        turn = play.turn
        assert turn is not None
        reaching = [card for card in play.legal(turn) if play.count + card.rank.pips in {15, 31}]
        if reaching:
            assert worth(play, card_to_play(play)) >= max(worth(play, card) for card in reaching)


@PROPERTY
@given(LEADS)
def test_no_five_is_led_where_there_is_another_card(cards: list[Card]) -> None:
    for size in (2, 3, 4):
        play = Play.start([cards[:size], cards[4:]])
        fives = all(card.rank is Rank.FIVE for card in cards[:size])
        assert (card_to_play(play).rank is Rank.FIVE) == fives


def test_a_five_is_led_where_there_is_nothing_else() -> None:
    assert card_to_play(Play.start(["5D 5C", "KH QH"])) is parse("5C")[0]
    assert card_to_play(Play.start(["5H KC", "KH QH"])) is parse("KC")[0]


def test_a_small_card_is_led() -> None:
    assert card_to_play(Play.start(["4D KC 9H 7S", "KH QH"])) is parse("4D")[0]


def test_no_count_of_twenty_one_or_five_is_left() -> None:
    assert chosen("9C 3D", "9H 8S") == "8S"
    assert chosen("2C", "3D KH") == "KH"


def test_the_big_card_goes_before_the_small_one() -> None:
    assert chosen("8C", "KD 2H") == "KD"
