from __future__ import annotations

import random
from itertools import combinations

import pytest

from coach import PACK, Card, parse
from coach.advice.numbers import hand_number, rank_number
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import KINDS, NUMBER, HandNumber
from coach.engine.play.one_ply import choice, worths
from coach.engine.play.pile import EMPTY, POINTS, ROOM, PileNumber, after
from coach.engine.rules import PIPS, RankNumber
from tests.engine.search.moments import moments
from tests.scoring import independent
from tests.sure import some


def pile_of(cards: tuple[Card, ...]) -> PileNumber:
    pile = EMPTY
    for card in cards:
        pile = after(pile, rank_number(card))
    return pile


def expected(hand: tuple[Card, ...], pile: tuple[Card, ...], card: Card, answers: int) -> float:
    """The definition, with every set of cards that the opponent may answer with."""

    def points(*cards: Card) -> int:
        return sum(independent.played([*map(str, pile), *map(str, cards)]).values())

    def reached(*cards: Card) -> int:
        return sum(one.rank.pips for one in (*pile, *cards))

    if reached(card) == 31:
        return points(card)
    unseen = [other for other in PACK if other not in hand]
    best = {other: points(card, other) for other in unseen if reached(card, other) <= 31}
    replies = [
        max((best[other] for other in drawn if other in best), default=-1)
        for drawn in combinations(unseen, answers)
    ]
    # A reply is taken away, a go is added.
    return points(card) - sum(replies) / len(replies)


@pytest.mark.parametrize("answers", [1, 2])
def test_the_closed_form_is_the_average_over_all_that_may_answer(answers: int) -> None:
    for play in some([*moments(range(40), 2)][:: 15 * answers]):
        turn = play.turn
        assert turn is not None
        hand = play.hands[turn]
        found = worths(hand_number(hand), pile_of(play.pile), answers)
        assert {rank for _, rank in found} == {rank_number(card) for card in play.legal(turn)}
        for worth, rank in found:
            card = next(card for card in hand if rank_number(card) == rank)
            assert worth == pytest.approx(expected(hand, play.pile, card, answers), abs=1e-9)


def test_nobody_to_answer_leaves_the_points_and_the_go() -> None:
    pile = pile_of(parse("KC KD"))
    hand = hand_number(parse("AH 5H JS"))
    assert [round(worth, 9) for worth, _ in worths(hand, pile, 0)] == [1, 1, 1]
    assert choice(hand, pile, 0) == 0  # the smallest card leaves room for another
    assert choice(hand_number(parse("AH JS")), pile_of(parse("KC KD TH")), 0) == 0


@pytest.mark.parametrize(
    ("pile", "hand", "card"),
    [
        ("", "4H TD 3C", "4"),  # a club's rule: lead below five
        ("", "5H KD QC JS", "K"),  # and never a five
        ("7C", "8D KH", "8"),
        ("KC", "KD 5H", "5"),  # a pair may be made a pair royal, a fifteen may be paired
        ("7C 7D", "7H AS", "7"),
        ("KC QD", "AH JD", "J"),
    ],
)
def test_what_a_sensible_player_does(pile: str, hand: str, card: str) -> None:
    cards = pile_of(parse(pile) if pile else ())
    rank = choice(hand_number(parse(hand)), cards, len(parse(hand)))
    assert "A23456789TJQK"[rank] == card


def test_a_choice_is_the_best_worth() -> None:
    for play in some(moments(range(30), 2)):
        turn = play.turn
        assert turn is not None
        pile, hand = pile_of(play.pile), hand_number(play.hands[turn])
        for answers in range(5):
            options = {rank: worth for worth, rank in worths(hand, pile, answers)}
            chosen = choice(hand, pile, answers)
            assert options[chosen] == pytest.approx(max(options.values()), abs=1e-9)
            assert chosen == choice(hand, pile, answers)


def greedy(hand: HandNumber, pile: PileNumber) -> RankNumber:
    fits = [rank for rank in KINDS[hand] if PIPS[rank] <= ROOM[pile]]
    return max(fits, key=lambda rank: (POINTS[pile][rank], -rank))


def net(hands: list[HandNumber], thinker: int) -> int:
    play = FastPlay(hands)
    while play.turn is not None:
        seat, pile = play.turn, play.record.pile
        hand = play.hands[seat]
        answers = play.record.answers(seat)
        play.put(choice(hand, pile, answers) if seat == thinker else greedy(hand, pile))
    return play.points[thinker] - play.points[1 - thinker]


def test_it_beats_the_greedy_player_in_either_seat() -> None:
    # 0.69 on average; the standard error here is 0.04
    rng = random.Random(31)
    deals = [rng.sample(PACK, 8) for _ in range(1500)]
    hands = [[hand_number(cards[:4]), hand_number(cards[4:])] for cards in deals]
    both = sum(net(pair, 0) + net(pair, 1) for pair in hands) / (2 * len(hands))
    assert both > 0.55


def test_every_hand_leads_something() -> None:
    for ranks, hand in some(list(NUMBER.items())[1:]):
        assert choice(hand, EMPTY, 4) in ranks
