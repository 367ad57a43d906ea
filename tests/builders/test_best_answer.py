from __future__ import annotations

import random

import pytest

from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import NUMBER, HandNumber, number_of
from coach.engine.play.known import Known
from coach.engine.ranks import from_letters
from coach.engine.search.favour import RANDOM, favour_of
from coach.players.cards.best_answer import BestAnswer
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import PlayPolicy
from data.builders.best_answer import answer_gain


def number(cards: str) -> HandNumber:
    return number_of(from_letters(cards))


def played(policies: list[PlayPolicy], hands: list[HandNumber]) -> list[int]:
    play = FastPlay(hands)
    while play.turn is not None:
        known = Known(play.turn, play.hands[play.turn], play.record)
        play.put(policies[play.turn].rank(known))
    return play.points


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", ["2345", "79TQ"])
def test_the_gain_is_what_the_answer_nets_beyond_one_ply(seat: int, cards: str) -> None:
    # Against one hand that it all but knows, the best answer plays as one who knows it.
    keep, theirs = number(cards), number("5677")
    sure = dict.fromkeys(NUMBER.values(), 1e-12) | {theirs: 1.0}
    expert, one = BestAnswer(random.Random(1), (sure, sure)), OnePly()
    hands = [keep, theirs] if seat == 0 else [theirs, keep]
    better = played([expert, one] if seat == 0 else [one, expert], hands)
    usual = played([one, one], hands)
    own, opponents = answer_gain(seat, keep, sure)
    net = better[seat] - better[1 - seat] - (usual[seat] - usual[1 - seat])
    assert own - opponents == pytest.approx(net, abs=1e-6)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_best_answer_never_loses(seat: int) -> None:
    for cards in ("AAAA", "4567", "5TJQ", "2368"):
        for favour in (RANDOM, favour_of(1 - seat)):
            own, opponents = answer_gain(seat, number(cards), favour)
            assert own - opponents > -1e-9
            if cards == "AAAA":
                assert (own, opponents) == pytest.approx((0, 0))
