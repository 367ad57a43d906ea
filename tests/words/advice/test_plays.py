from __future__ import annotations

import re

import pytest

from coach import Rank, parse
from coach.advice.plays.judging import judge
from coach.advice.plays.positions import position_of
from coach.advice.plays.reasons import (
    Feared,
    GivesUp,
    GoIsMine,
    InsteadOfPoints,
    IsAsGood,
    IsBest,
    NoScoringReply,
    OpponentStuck,
    PlayReason,
    PlayReasons,
    Takes,
    Trap,
    WinsLess,
    WinsTheGame,
)
from coach.game.play import Play
from coach.words.advice.plays import instead_of_points, one_card, opponent_may_hold, why

(FIVE,), (JACK,) = parse("5H"), parse("JS")


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (IsBest(), "Play J♠."),
        (IsAsGood(certain=True), "J♠ is as good."),
        (IsAsGood(certain=False), "J♠ may be as good."),
        (GivesUp(1.024), "J♠ gives up 1.02."),
        (WinsLess(0.852, 0.9424), "J♠ wins 85.2 %, not 94.2 %."),
        (WinsLess(-1.561, -1.395, "skunk"), "J♠ is worth -1.561 games, not -1.395."),
        (WinsLess(0.5, 1.25, "acc"), "J♠ is worth +0.500 match points, not +1.250."),
        (WinsTheGame(), "It wins the game."),
        (Takes(3), "It takes 3 now."),
        (NoScoringReply(), "No likely reply scores."),
        (
            Feared(Rank.SIX, 2, 0.34, wins=False, answer=FIVE, answer_points=0),
            "To be feared: a 6 for 2 (they hold one in 34 %); you answer the 6 with 5♥.",
        ),
        (
            Feared(Rank.EIGHT, 2, 0.34, wins=False, answer=FIVE, answer_points=4),
            "To be feared: an 8 for 2 (they hold one in 34 %); you answer the 8 with 5♥ for 4.",
        ),
        (
            Feared(Rank.NINE, 4, 0.43, wins=False, answer=None, answer_points=0),
            "To be feared: a 9 for 4 (they hold one in 43 %); you have no answer to the 9.",
        ),
        (
            Feared(Rank.TEN, 2, 0.4, wins=True, answer=None, answer_points=0),
            "To be feared: a 10 for 2 (they hold one in 40 %); the 10 wins them the game.",
        ),
        (
            Trap(Rank.JACK, 2, 0.17, pairs=True, answer=FIVE, answer_points=6),
            "If they pair it for 2 (17 %), you take 6 with 5♥.",
        ),
        (
            Trap(Rank.ACE, 0, 0.17, pairs=False, answer=FIVE, answer_points=2),
            "If they play an A (17 %), you take 2 with 5♥.",
        ),
        (OpponentStuck(1.0, certain=True, go_only_then=False), "They cannot play."),
        (
            OpponentStuck(0.2, certain=False, go_only_then=False),
            "In 20 % of their hands they cannot play.",
        ),
        (
            OpponentStuck(0.2, certain=False, go_only_then=True),
            "In 20 % of their hands they cannot play, and only then is the go or 31 yours.",
        ),
        (GoIsMine(0.25, never=False), "The go or 31 is yours in 25 %."),
        (GoIsMine(0.0, never=True), "The go or 31 is never yours."),
    ],
    ids=lambda case: getattr(case, "code", ""),
)
def test_every_reason_is_a_sentence(reason: PlayReason, told: str) -> None:
    assert why(PlayReasons(JACK, (reason,))) == told


def test_two_replies_are_feared_in_one_sentence_and_the_first_is_answered() -> None:
    six = Feared(Rank.SIX, 2, 0.34, wins=False, answer=FIVE, answer_points=0)
    nine = Feared(Rank.NINE, 4, 0.43, wins=False, answer=None, answer_points=0)
    assert why(PlayReasons(JACK, (IsBest(), nine, six, GoIsMine(0.5, never=False)))) == (
        "Play J♠. To be feared: a 9 for 4 (they hold one in 43 %) or a 6 for 2 (they hold one in "
        "34 %); you have no answer to the 9. The go or 31 is yours in 50 %."
    )


def test_what_a_score_changes() -> None:
    told = InsteadOfPoints(FIVE, 0.942, JACK, 0.852, 1.01)
    assert instead_of_points(told) == (
        "For points alone J♠ is better by 1.01; at this score 5♥ wins 94.2 %, J♠ 85.2 %."
    )
    at_stakes = InsteadOfPoints(FIVE, -1.395, JACK, -1.561, 0.21, "skunk")
    assert instead_of_points(at_stakes) == (
        "For points alone J♠ is better by 0.21; at this score 5♥ is worth -1.395 games, J♠ -1.561."
    )


def test_articles_are_as_spoken() -> None:
    assert [one_card(rank) for rank in Rank if one_card(rank).startswith("an ")] == ["an A", "an 8"]


def test_a_rank_and_its_percentage_can_be_told_apart() -> None:
    play = Play.start(["4H 4S JC KD", "2C 3D 8H 9H"])
    told = opponent_may_hold(judge(position_of(play)))
    ranks = r"(an [A8]|a (10|[2-79JQK]))"
    assert re.fullmatch(rf"They may hold ({ranks} \([0-9]+ %\)(, |; )){{4}}a five .*", told), told
