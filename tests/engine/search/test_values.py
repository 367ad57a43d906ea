from __future__ import annotations

import contextlib

import pytest

from coach import parse
from coach.advice.numbers import rank_number
from coach.advice.plays.positions import known_of
from coach.engine.play.hands import LOWEST
from coach.engine.play.known import Known
from coach.engine.play.pile import EMPTY, POINTS, ROOM
from coach.engine.rules import ALL_RANKS, PIPS, RankNumber
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.replies import my_cards_after, replies
from coach.engine.search.tree import by_reply
from coach.engine.search.values import RankValue, after_reply, points_now, ranked, values
from coach.errors import ImpossibleCards
from coach.game.play import Play
from tests.engine.by_rank import ACE, TWO
from tests.engine.search.moments import moments
from tests.sure import some

FIVE_LED = Play.start(["5H 6C 7D JS", "2C 3D 8H KH"])


def after_cards(hands: list[str], cards: str) -> Play:
    play = Play.start(hands)
    for card in cards.split():
        play = play.put(card)
    return play


# Values


def test_every_card_that_fits_stands_once_best_first() -> None:
    for play in some(moments(range(2), 2)):
        known = known_of(play)
        found = values(known, believe(known))
        assert play.turn is not None
        assert {value.rank for value in found} == {rank_number(c) for c in play.legal(play.turn)}
        assert len({value.rank for value in found}) == len(found)
        assert [*found] == sorted(found, key=lambda value: -round(value.worth, 9))
        for value in found:
            assert value.net == pytest.approx(value.worth)
            assert value.mine >= value.now - 1e-9
            assert value.opponents >= -1e-9


def test_the_last_card_of_all_is_worth_what_it_earns() -> None:
    play = after_cards(["KC 9C", "KS JS"], "KC KS 9C")
    found = values(known_of(play), believe(known_of(play)))
    assert [(value.now, value.mine, value.opponents) for value in found] == [(1, 1, 0)]


def test_points_are_counted_from_here_on_whatever_the_score() -> None:
    known = known_of(FIVE_LED)
    belief = believe(known)
    plain = values(known, belief)
    far = values(known, belief, Aim(mine=60, opponents=70))
    for here, there in some(zip(plain, far, strict=True)):
        assert here.rank == there.rank
        assert (there.mine, there.opponents) == pytest.approx((here.mine, here.opponents))
        assert there.worth == pytest.approx(here.worth - 10)


@pytest.mark.parametrize(
    ("hands", "cards", "rank", "points"),
    [
        (["KC 9C AC", "KS JS"], "KC KS 9C", 0, 1),  # the dealer said go, and no card is left
        (["KC 9C AC AD", "KS JS"], "KC KS 9C", 0, 0),  # the other ace fits on top
        (["KC 9C 2C AD", "KS JS"], "KC KS 9C", 1, 2),  # thirty-one is two, and no go comes to it
        (["5C 4C", "TS JS"], "", 4, 0),
        (["5C 4C", "TS JS"], "5C", 9, 2),
        (["KC QC 9C", "KS"], "KC KS QC", 8, 1),  # the dealer has no card left
        (["KC 2C", "KS 8S"], "KC KS 2C", 7, 1),  # the last card of all
    ],
)
def test_what_a_card_earns_at_once(
    hands: list[str], cards: str, rank: RankNumber, points: int
) -> None:
    assert points_now(known_of(after_cards(hands, cards)), rank) == points


def test_of_cards_worth_the_same_what_takes_more_now_comes_first() -> None:
    # Both win the game: one at once, one later and with a higher card.
    at_once, later = (
        RankValue(RankNumber(2), 3, 3.0, 0.0, 1.0),
        RankValue(RankNumber(9), 0, 3.0, 0.0, 1.0),
    )
    better = RankValue(RankNumber(5), 0, 3.0, 0.0, 1.1)
    assert ranked([later, better, at_once]) == (better, at_once, later)


def test_points_at_once_are_those_of_the_engine_when_all_is_known() -> None:
    for play in some(moments(range(60), 2)):
        turn = play.turn
        assert turn is not None
        for card in play.legal(turn):
            now = points_now(known_of(play), rank_number(card))
            earned = play.put(card).points[turn] - play.points[turn]
            assert now in {earned, earned - 1}  # a go that could not be known
            if not play.hands[1 - turn] or play.gone:
                assert now == earned


# Replies


def test_replies_are_what_the_opponent_may_hold() -> None:
    known = known_of(FIVE_LED, threw=(), starter=None)
    belief = believe(known)
    found = replies(known.after(RankNumber(4)), belief)
    assert sum(reply.played for reply in found) == pytest.approx(1)
    assert {reply.rank for reply in found} == set(range(13))
    for reply in found:
        assert reply.held == pytest.approx(belief.holds(reply.rank))
        assert 0 <= reply.played <= reply.held + 1e-12
    # A ten-card makes fifteen, another five a pair; nothing else scores.
    assert {reply.rank for reply in found if reply.points} == {4, 9, 10, 11, 12}
    assert [reply.points for reply in found[:5]] == [2] * 5
    feared = [reply.points * reply.held for reply in found]
    assert feared == sorted(feared, reverse=True)


def test_a_go_is_what_is_missing() -> None:
    play = after_cards(["KC 9C 8D AH", "KS JS 2S 3S"], "KC KS")
    known = known_of(play)
    belief = believe(known)
    found = replies(known.after(RankNumber(8)), belief)
    can = belief.holds(ACE, TWO)
    assert sum(reply.played for reply in found) == pytest.approx(can)
    assert {reply.rank for reply in found} == {ACE, TWO}


def test_thirty_one_leaves_the_opponent_the_lead() -> None:
    play = after_cards(["KC AC 8D 9H", "KS 2S 3S TS"], "KC KS AC")
    known = known_of(play)
    found = replies(known.after(RankNumber(9)), believe(known))
    assert {reply.rank for reply in found} >= {3, 4, 5}
    assert not any(reply.points for reply in found)


# Answers


def answers(
    known: Known, favour: Favour = RANDOM, aim: Aim = NET
) -> dict[int, tuple[RankValue, ...] | None]:
    """My cards after every rank that the opponent may play; None after those that they cannot."""
    found: dict[int, tuple[RankValue, ...] | None] = {}
    for rank in ALL_RANKS:
        found[rank] = None
        if PIPS[rank] <= ROOM[known.record.pile]:
            with contextlib.suppress(ImpossibleCards):
                belief = believe(known.seeing(rank), favour)
                found[rank] = my_cards_after(known, rank, belief, aim)
    return found


def test_the_best_answer_to_each_reply_is_that_of_the_moment_it_makes() -> None:
    led = FIVE_LED.put("5H")
    found = answers(known_of(led, seat=0))
    assert [*found] == [*range(13)]
    for card, points in (("2C", 0), ("KH", 2)):
        then = led.put(card)
        moment = known_of(then, seat=0)
        expected = values(moment, believe(moment), Aim(opponents=points))
        assert found[rank_number(parse(card)[0])] == expected


def test_a_reply_they_cannot_make_has_no_answer() -> None:
    high = after_cards(["KC 9C 8D AH", "KS JS 2S 3S"], "KC KS")
    found = answers(known_of(high, seat=0).after(RankNumber(7)))
    assert [rank for rank, best in found.items() if best is not None] == [0, 1, 2]
    fives = after_cards(["5C 5D 5H KC", "5S TS 2S 3S"], "5C 5S")
    assert answers(known_of(fives, seat=0).after(RankNumber(4)))[4] is None


def test_thirty_one_makes_a_new_count_and_gives_me_the_lead() -> None:
    high = after_cards(["KC 9C 8D AH", "KS JS 2S 3S"], "KC KS")
    best = answers(known_of(high, seat=0).after(RankNumber(7)))[2]
    assert best is not None
    assert {value.rank for value in best} == {0, 8}


def test_nothing_fits_after_some_replies() -> None:
    high = after_cards(["KC 9C 8D 7H", "KS JS 2S 3S"], "KC KS")
    found = answers(known_of(high, seat=0).after(RankNumber(7)))
    assert found[0] == found[1] == ()


def test_their_points_come_before_my_answer() -> None:
    led = known_of(FIVE_LED.put("5H"), seat=0)
    out = answers(
        led, aim=Aim(lambda mine, theirs: float(theirs < 121), mine=100, opponents=119, target=121)
    )
    assert out[12] == ()  # a fifteen wins the game, and nothing more is played
    assert out[0] is not None
    assert max(value.worth for value in out[0]) > 0


def test_a_reply_leaves_what_the_best_answer_nets_less_the_points_of_the_reply() -> None:
    led = FIVE_LED.put("5H")
    known = known_of(led, seat=0)
    moment = known_of(led.put("KH"), seat=0)
    best, *_ = values(moment, believe(moment))
    found = after_reply(known, RankNumber(12), believe(moment), Aim(mine=7, opponents=4)).net
    assert found == pytest.approx(best.net - 2)


def test_what_a_reply_leaves_is_known_where_i_cannot_answer() -> None:
    # 28 after my ace: their 2 leaves 30, the go is theirs, and I lead the last card for one.
    high = after_cards(["KC 8D 9H", "KS 7S 2S"], "KC KS 8D")
    then = known_of(high, seat=0)
    assert answers(then)[1] == ()
    assert after_reply(then, RankNumber(1), believe(then.seeing(RankNumber(1)))).net < 0


def test_all_replies_leave_on_average_what_the_card_nets() -> None:
    """If a reply is taken as evidence of nothing but the best card by one ply."""
    compared = 0
    for play in list(moments(range(8), 2))[::5]:
        known = known_of(play)
        if not known.record.left[1 - known.seat]:
            continue
        belief = believe(known)
        for value in some(values(known, belief)):
            then, now = known.after(value.rank), POINTS[known.record.pile][value.rank]
            tail = then.record.pile
            if tail == EMPTY or any(LOWEST[hand] > ROOM[tail] for hand, _ in belief.hands):
                continue
            average = 0.0
            answers = then.record.answers(1 - known.seat)
            for rank, left in by_reply(belief.hands, tail, answers).items():
                chance = sum(weight for _, weight in left)
                average += chance * after_reply(then, rank, Belief(left)).net
            assert average == pytest.approx(value.net - now)
            compared += 1
    assert compared > 10
