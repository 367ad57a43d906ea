"""What is said of a card, against whole plays of the engine."""

from __future__ import annotations

import pytest

from coach import Card, Rank, Suit, parse
from coach.advice.numbers import rank_number
from coach.advice.plays.judging import judge
from coach.advice.plays.positions import known_of, position_seen
from coach.engine.play.hands import RANKS
from coach.engine.play.known import Known
from coach.engine.play.pile import POINTS, ROOM
from coach.engine.rules import RankNumber
from coach.engine.search.aim import NET
from coach.engine.search.belief import believe
from coach.engine.search.favour import RANDOM
from coach.engine.search.outlook import LIKELY, RankOutlook, go_chance, outlook
from coach.engine.search.replies import answered, replies
from coach.engine.search.values import RankValue, values
from coach.game.notation.infer import seen
from coach.game.play import Play, Played, Reset
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from tests.engine.search.moments import moments
from tests.sure import some

MOMENTS = [
    play
    for play in moments(range(40), 2)
    if len(play.legal(play.turn or 0)) > 1 and all(play.hands)
]


def holding(play: Play, theirs: int) -> Play:
    """The same moment with another hand of the opponent, suits made up."""
    turn = play.turn
    assert turn is not None
    taken = {*play.hands[turn]}
    taken |= {event.card for event in play.events if isinstance(event, Played)}
    cards: list[Card] = []
    for place in RANKS[theirs]:
        of_rank = [Card([*Rank][place], suit) for suit in Suit]
        cards.append(next(card for card in of_rank if card not in {*taken, *cards}))
    hands = [*play.hands]
    hands[1 - turn] = tuple(cards)
    return Play(tuple(hands), play.leader, play.events, play.go_stops_early)


def last_of_the_count(play: Play, seat: int) -> bool:
    """Whether the seat plays the last card of the count under way, both by one ply."""
    resets = sum(isinstance(event, Reset) for event in play.events)
    while sum(isinstance(event, Reset) for event in play.events) == resets:
        play = play.put(card_to_play(OnePly(), play))
    return play.last == seat


@pytest.mark.parametrize("place", range(0, len(MOMENTS), 12))
def test_the_go_is_mine_as_often_as_in_whole_plays(place: int) -> None:
    play = MOMENTS[place]
    known = known_of(play)
    belief = believe(known)
    card = play.legal(known.seat)[0]
    before = sum(isinstance(event, Reset) for event in play.events)
    chance = 0.0
    few = belief.hands[:: max(1, len(belief.hands) // 40)]
    total = sum(weight for _, weight in few)
    for theirs, weight in few:
        put = holding(play, theirs).put(card)
        closed = sum(isinstance(event, Reset) for event in put.events) > before
        mine = put.last == known.seat if closed else last_of_the_count(put, known.seat)
        chance += weight / total * mine
    belief.hands = tuple((theirs, weight / total) for theirs, weight in few)
    assert go_chance(known.after(rank_number(card)), belief) == pytest.approx(chance)


def looked_at(play: Play) -> list[tuple[RankNumber, RankOutlook]]:
    known = known_of(play)
    belief = believe(known)
    found = [(value.rank, outlook(known, value, belief)) for value in values(known, belief)]
    return [(rank, after) for rank, after in found if after is not None]


def value(known: Known, rank: int) -> RankValue:
    return next(value for value in values(known, believe(known)) if value.rank == rank)


def put(play: Play, seat: int, rank: int) -> tuple[Play, int]:
    """The play when the seat has put a card of that rank, and what it earned."""
    card = next(card for card in play.legal(seat) if card.rank.order - 1 == rank)
    then = play.put(card)
    return then, then.points[seat] - play.points[seat]


@pytest.mark.slow
def test_replies_traps_and_answers_score_what_is_said() -> None:
    traps = feared = 0
    for play in MOMENTS[::3]:
        seat = play.turn
        assert seat is not None
        hands = believe(known_of(play)).hands
        for rank, after in looked_at(play):
            for told in filter(None, (*after.feared[:1], after.trap)):
                reply, mine = told.reply, told.mine
                with_it = next(theirs for theirs, _ in hands if reply.rank in RANKS[theirs])
                then, _ = put(holding(play, with_it), seat, rank)
                then, earned = put(then, 1 - seat, reply.rank)
                assert earned in {reply.points, reply.points + 1}  # a go, by the other cards
                if mine is None:
                    assert not then.legal(seat) or then.turn != seat or not then.pile
                elif then.turn == seat:
                    then, earned = put(then, seat, mine.rank)
                    assert earned in {mine.now, mine.now + 1}
                    traps += told is after.trap
                    feared += told is not after.trap
            if after.trap is not None:
                assert after.trap not in after.feared
                assert after.trap.mine is not None
                assert after.trap.mine.now >= after.trap.reply.points + 2
    assert traps > 10
    assert feared > 50


def test_nobody_is_left_to_answer() -> None:
    play = Play.start(["KC 9C 2C", "KS"]).put("KC").put("KS")
    known = known_of(play)
    assert outlook(known, value(known, 8), believe(known)) is None


def test_thirty_one_is_the_go_of_whoever_makes_it() -> None:
    play = Play.start(["KC AC 5D", "KS TS 4S"]).put("KC").put("KS").put("AC")
    known = known_of(play)
    after = outlook(known, value(known, 9), believe(known))
    assert after == RankOutlook(False, (), None, 0.0, 1.0)
    assert ROOM[known.after(RankNumber(9)).record.pile] == 31


def test_a_reply_that_costs_a_quarter_of_a_point_is_feared() -> None:
    costs = []
    for play in MOMENTS[::24]:
        known = known_of(play)
        belief = believe(known)
        for value in values(known, belief):
            then, after = known.after(value.rank), outlook(known, value, belief)
            if after is None or not after.scoring:
                continue
            later = value.net - POINTS[known.record.pile][value.rank]
            scoring = [r for r in replies(then, belief) if r.points and r.held > LIKELY]
            looked_at = [answered(then, reply, RANDOM, NET) for reply in scoring]
            dear = {found.reply.rank for found in looked_at if later - found.net > 0.25}
            assert {found.reply.rank for found in after.feared} == dear
            costs += [later - found.net for found in looked_at]
    assert any(0.25 < cost < 0.5 for cost in costs)
    assert any(0 < cost < 0.25 for cost in costs)


@pytest.mark.slow
def test_feared_is_what_leaves_less_than_a_card_nets_on_average() -> None:
    found = [
        (value.net - POINTS[known.record.pile][value.rank], after)
        for known in map(known_of, MOMENTS[::12])
        for belief in [believe(known)]
        for value in values(known, belief)
        if (after := outlook(known, value, belief)) is not None
    ]
    for later, after in some(found):
        assert all(reply.net < later - 0.25 for reply in after.feared)
        costs = [(later - told.net) * told.reply.held for told in after.feared]
        assert costs == sorted(costs, reverse=True)
        assert after.trap is None or after.trap.net > later - 0.3
        assert after.scoring or not after.feared


# Replies that score, and that I answer with more: 9-9-9 is 31 for 8, then 27 for 6; 3-3-3 is 6.
@pytest.mark.parametrize(
    ("hand", "led", "rank", "theirs", "takes"),
    [
        ("9H JC 9C 6H", "4S", 8, 2, 8),
        ("9C 9S JD KD", "3D", 8, 2, 6),
        ("3H 3S AC AD", "9D", 2, 4, 6),
    ],
)
def test_a_pair_that_i_make_three_is_not_feared(
    hand: str, led: str, rank: int, theirs: int, takes: int
) -> None:
    held = parse(hand)
    judged = judge(position_seen(seen(led, held, 1), held, 1))
    best = judged.values[0]
    assert rank_number(best.card) == rank
    after = judged.outlook(best)
    assert after is not None
    assert after.trap is not None
    assert after.trap.mine is not None
    assert (after.trap.reply.rank, after.trap.reply.points) == (best.rank, theirs)
    assert after.trap.mine.now == takes
    assert best.rank not in {answered.reply.rank for answered in after.feared}
