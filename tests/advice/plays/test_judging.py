"""What the advice on cards to play says of a position, in cards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from coach import Rank, parse
from coach.advice.plays.at_score import judge_at_score, plays
from coach.advice.plays.judging import Judged, judge
from coach.advice.plays.positions import position_of, position_seen
from coach.advice.plays.reasons import (
    Feared,
    OpponentStuck,
    Takes,
    Trap,
    instead_of_points,
    play_reasons,
)
from coach.engine.search.rollout import STEADY
from coach.game.notation.infer import seen
from coach.game.play import Play
from tests.engine.search.moments import moments
from tests.sure import some

REPLY = plays("5H 6C JS", dealer=False, played="7S 8H")


def test_the_values_are_those_of_the_cards_that_fit() -> None:
    for play in some(list(moments(range(3), 2))[::3]):
        position = position_of(play)
        judged = judge(position)
        assert position.legal == play.legal(position.seat)
        assert (position.count, position.left) == (play.count, tuple(map(len, play.hands)))
        cards = [card for value in judged.values for card in value.cards]
        assert sorted(cards, key=repr) == sorted(position.legal, key=repr)
        for value in judged.values:
            assert {card.rank for card in value.cards} == {value.rank}
            assert judged.value_of(value.cards[-1]) is value


def test_a_seat_that_saw_the_play_knows_what_it_knows_at_the_table() -> None:
    play = Play.start(["7S 5H 6C JS", "8H 2C 3C KD"]).put("7S").put("8H")
    held, threw, (starter,) = play.hands[0], parse("AC AD"), parse("4H")
    at_table = position_of(play, threw=threw, starter=starter)
    typed = position_seen(seen("7S 8H", held, 0), held, 0, threw=threw, starter=starter)
    assert typed.played == at_table.played == ((play.events[0].card,), (play.events[1].card,))  # type: ignore[union-attr]
    assert (typed.known.held, typed.known.threw) == (at_table.known.held, at_table.known.threw)
    assert typed.seat_name == "pone"
    assert position_of(play, seat=1).seat_name == "dealer"


def test_replies_are_told_by_rank_with_the_card_that_answers() -> None:
    (five,) = parse("5H")
    found = {answered.reply.rank: answered for answered in REPLY.answered(five)}
    assert [*found] == [*Rank]
    assert found[Rank.SIX].reply.points == 4
    assert found[Rank.SIX].mine is None
    answer = found[Rank.ACE].mine
    assert answer is not None
    assert repr(answer.card) == "JS"


def test_a_card_that_ends_the_game_has_no_reply() -> None:
    judged = plays("8D 2C 3S 4C", dealer=True, played="7S", score=(119, 100))
    best = judged.values[0]
    assert (repr(best.card), best.now) == ("8D", 2)
    assert judged.answered(best.card) == ()
    assert judged.outlook(best) is None
    codes = [reason.code for reason in play_reasons(judged)[0].reasons]
    assert codes == ["best", "wins-game"]


def test_what_the_opponent_may_hold() -> None:
    chances = REPLY.opponent_holds
    assert {*chances} == {*Rank}
    assert [*chances.values()] == sorted(chances.values(), reverse=True)
    assert REPLY.holding([Rank.FIVE]) == pytest.approx(chances[Rank.FIVE])
    assert REPLY.holding([Rank.KING, Rank.FIVE]) < chances[Rank.KING] + chances[Rank.FIVE]
    assert REPLY.opponent_can_answer
    last = plays("2D", dealer=True, played="KS QC KD | JD KH TD | KC")
    assert not last.opponent_can_answer


def test_reasons_are_the_figures_of_the_outlook() -> None:
    best, asked = play_reasons(REPLY, parse("5H")[0])
    assert [reason.code for reason in best.reasons][:2] == ["best", "takes"]
    assert Takes(3) in best.reasons
    outlook = REPLY.outlook(REPLY.values[0])
    assert outlook is not None
    feared = [reason for reason in best.reasons if isinstance(reason, Feared)]
    assert [(one.rank, one.points, one.held) for one in feared] == [
        (one.reply.rank, one.reply.points, one.reply.held) for one in outlook.feared[:2]
    ]
    assert repr(asked.card) == "5H"
    assert asked.reasons[0].code == "gives-up"
    assert [told.card for told in play_reasons(REPLY)] == [value.card for value in REPLY.values[:2]]


def test_a_pair_that_i_make_three_is_a_trap() -> None:
    judged = plays("4H 4S JC KD", dealer=False)
    (trap,) = (one for one in play_reasons(judged)[0].reasons if isinstance(one, Trap))
    assert (trap.rank, trap.points, trap.pairs) == (Rank.FOUR, 2, True)
    assert (repr(trap.answer), trap.answer_points) == ("4S", 6)


def test_a_go_that_comes_only_when_they_cannot_play_is_told_once() -> None:
    judged = plays("TH 9H JH", dealer=True, played="AH JD 7C", starter="QS", threw="2C6S")
    for told in some(play_reasons(judged)):
        (stuck,) = (one for one in told.reasons if isinstance(one, OpponentStuck))
        assert stuck.go_only_then
        assert told.reasons[-1] is stuck


def test_one_hole_that_saves_a_skunk_is_worth_a_card() -> None:
    # The dealer at 90 against 120 will lose, and one hole makes it a single game.
    options = {"dealer": True, "played": "4D", "score": (90, 120)}
    game = plays("8S 5H 2D AC", **options)  # type: ignore[arg-type]
    assert all(value.worth < 0.001 for value in game.values)
    assert all(game.as_good(value) for value in game.values)
    skunk = plays("8S 5H 2D AC", **options, stakes="skunk")  # type: ignore[arg-type]
    assert skunk.stakes == "skunk"
    worths = [value.worth for value in skunk.values]
    assert worths == sorted(worths, reverse=True)
    assert -2 < worths[-1] < worths[0] - 0.1 < -1
    assert not any(skunk.as_good(value) for value in skunk.values[1:])
    # A lurch has no line there, so that the game is lost by one whatever is pegged.
    lurch = plays("8S 5H 2D AC", **options, stakes="lurch")  # type: ignore[arg-type]
    assert [value.worth for value in lurch.values] == pytest.approx([-1] * 4, abs=0.002)


def test_the_score_may_change_the_card() -> None:
    position = position_seen(
        seen("JC", parse("5C 6D 7H TS"), 1), parse("5C 6D 7H TS"), 1, starter=parse("8C")[0]
    )
    judged = judge_at_score(position, (110, 108))
    told = instead_of_points(judged)
    assert told is not None
    assert (repr(told.card), repr(told.for_points)) == ("6D", "5C")
    assert told.worth > told.for_points_worth
    net = {repr(value.card): value.net for value in judged.for_points}
    assert told.points == pytest.approx(net["5C"] - net["6D"])
    assert judged.score == (110, 108)
    assert instead_of_points(judge(position)) is None
    assert instead_of_points(judge_at_score(position, (0, 0))) is None


def test_a_table_of_three_is_rolled_out() -> None:
    judged = judge(position_of(Play.start(["4H 4S", "KC 9D", "5S 5D"])))
    assert judged.deals == STEADY
    assert judged.opponent_holds == {}
    assert not judged.opponent_can_answer
    assert [reason.code for reason in play_reasons(judged)[0].reasons] == ["best"]


@pytest.mark.parametrize(
    ("lost", "error", "to_win", "good"),
    [
        (0.05, 0.0, False, True),  # points
        (0.06, 0.0, False, False),
        (0.06, 0.04, False, True),  # rolled out: within two standard errors
        (0.001, 0.0, True, True),  # the chance to win
        (0.005, 0.0, True, False),
    ],
)
def test_a_card_is_as_good_where_nobody_could_tell(
    lost: float, error: float, to_win: bool, good: bool
) -> None:
    best, value = SimpleNamespace(worth=lost), SimpleNamespace(worth=0.0, error=error)
    judged: Any = SimpleNamespace(values=[best], at_score=to_win)
    assert Judged.as_good(judged, value) is good  # type: ignore[arg-type]
