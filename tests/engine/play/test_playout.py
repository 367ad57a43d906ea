"""Play-outs against whole plays of the exact engine, both seats played by one ply."""

from __future__ import annotations

import pytest

from coach.advice.numbers import hand_number
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import (
    ME,
    OPPONENT,
    courses,
    forced,
    played_out,
    steps,
    until_the_target,
)
from coach.game.play import Play, Played, Reset
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from tests.engine.by_rank import of_ranks
from tests.engine.play.test_one_ply import pile_of
from tests.engine.search.moments import moments
from tests.sure import some


def whole(play: Play) -> Play:
    while not play.over:
        play = play.put(card_to_play(OnePly(), play))
    return play


def test_from_every_moment_the_play_goes_on_as_in_the_engine() -> None:
    gos = resets = 0
    for play in some(moments(range(60), 2)):
        turn, last = play.turn, play.last
        assert turn is not None
        after = whole(play)
        who = OPPONENT if last in {None, 1 - turn} else ME
        mine, opponents = hand_number(play.hands[turn]), hand_number(play.hands[1 - turn])
        pile = pile_of(play.pile)
        own, theirs, course = played_out(mine, opponents, pile, who)
        earned = [now - before for now, before in zip(after.points, play.points, strict=True)]
        assert [own, theirs] == [earned[turn], earned[1 - turn]]
        cards = [event for event in after.events if isinstance(event, Played)]
        cards = cards[-len(play.hands[0]) - len(play.hands[1]) :]
        points = [(event.seat == turn, event.score.total) for event in cards]
        assert course == tuple(total if me else -total for me, total in points if total)
        moves = [*steps(mine, opponents, pile, who)]
        assert [mover == ME for mover, _, _ in moves] == [event.seat == turn for event in cards]
        closed = sum(isinstance(event, Reset) for event in after.events)
        closed -= sum(isinstance(event, Reset) for event in play.events)
        assert sum(ends for *_, ends in moves) == closed
        resets += closed
        gos += bool(play.gone)
    assert resets > 500
    assert gos > 10


def test_a_forced_rest_is_remembered_as_it_was_played() -> None:
    mine, opponents = of_ranks("55"), of_ranks("5T")
    for last in (ME, OPPONENT):
        expected = played_out(mine, opponents, EMPTY, last)
        assert forced(mine, EMPTY, opponents, last) == expected
        assert forced(mine, EMPTY, opponents, last) == expected


@pytest.mark.parametrize("dealer", [True, False])
def test_every_hand_has_its_course(dealer: bool) -> None:
    held = of_ranks("A47T")
    hands = [
        of_ranks("4567"),
        of_ranks("TTJK"),
        of_ranks("4567"),
    ]
    found = courses(held, hands, dealer=dealer)
    assert sorted(place for places in found.values() for place in places) == [0, 1, 2]
    for course, places in some(found.items()):
        for place in places:
            last = ME if dealer else OPPONENT
            assert played_out(held, hands[place], EMPTY, last)[2] == course


def test_the_play_stops_at_the_target() -> None:
    course = (2, -1, -3, 5)
    assert until_the_target(course, 118, 118, 121) == (120, 121)
    assert until_the_target(course, 119, 118, 121) == (121, 118)
    assert until_the_target(course, 0, 0, 121) == (7, 4)
