from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest

from coach.advice.odds import odds
from coach.cards import faces, parse
from coach.cli.screens.drills.throw import ThrowScreen
from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.practice.drills.grade import SHOWN
from coach.practice.drills.registry import read
from coach.practice.drills.throw import ThrowQuestion
from coach.progress.store import Store
from coach.scoring.show import score_show
from coach.words.advice.odds import what_to_play_for
from tests.cli.conftest import Coach

PONE_52 = ("discard", "--seed", "52", "--pone", "-n", "1")
"""A deal with a clear answer: 8♣ Q♠ of 9♠ 4♦ 8♣ Q♠ 2♣ 4♠."""


def asked() -> list[ThrowQuestion]:
    with Store(default_path()) as store:
        questions = [read(answer.question) for answer in store.answers()]
    return [question for question in questions if isinstance(question, ThrowQuestion)]


def test_the_cut_is_told_after_the_verdict_and_what_it_made(coach: Coach) -> None:
    out = coach(*PONE_52, "-n", "2", typed="4s 4d\nw\n").out
    before, _, after = out.partition("Throw which two? w")
    assert "the cut was" not in before
    (question,) = asked()
    assert question.starter is not None
    kept = parse("9S 8C QS 2C")
    made = score_show(kept, question.starter).total
    assert f" For interest, the cut was {question.starter.face}: your hand made {made}.\n" in after


def test_a_throw_that_was_shown_made_nothing(coach: Coach) -> None:
    assert "the cut was" not in coach(*PONE_52, "-n", "2", typed="r\nw\n").out


def test_the_reason_says_where_the_points_are(coach: Coach) -> None:
    out = coach(*PONE_52, typed="4s 4d\n").out
    assert re.search(r" ✗ very bad: 4♦ 4♠ gives up \d\.\d\d points – throw 8♣ Q♠\n", out)
    assert re.search(r"^ 4♦ 4♠ against 8♣ Q♠: \d\.\d\d worse – hand -\d", out, re.MULTILINE)
    assert re.search(r"^ Keep 2♣ 4♦ 4♠ 9♠: ", out, re.MULTILINE)


def test_both_seats_come(coach: Coach) -> None:
    out = coach("discard", "--seed", "1", typed="r\n" * 10).out
    assert {question.own for question in asked()} == {True, False}
    assert "· your crib" in out
    assert "· their crib" in out


def test_a_throw_of_an_older_program_can_be_asked_again(coach: Coach) -> None:
    # It has no starter and no score.
    question = read("throw 9S4D8CQS2C4S pone")
    assert isinstance(question, ThrowQuestion)
    assert (question.starter, question.score) == (None, None)
    assert question.right_answer == "8CQS"


# At a score


def test_the_score_is_shown_and_the_chance_to_win_given_up(coach: Coach) -> None:
    out = coach(*PONE_52, "--at", "110:98", "-n", "2", typed="8c 9s\nw\n").out
    assert "\n   9♠  4♦  8♣  Q♠  2♣  4♠\n   you 110, opponent 98\n" in out
    found = re.search(r" ✗ very bad: 8♣ 9♠ gives up (\d+\.\d) % of games – throw 8♣ Q♠\n", out)
    assert found is not None
    assert f" Given up in all: {found[1]} % of games.\n" in out
    assert re.search(r"^ ★  8♣ Q♠ .* \d\d\.\d %", out, re.MULTILINE)
    less = f"8♣ 9♠ against 8♣ Q♠: wins {found[1]} % of games less often; "
    assert re.search(rf"^ {less}\d\.\d\d points worse – hand -", out, re.MULTILINE)
    assert what_to_play_for(odds(110, 98, dealer=False)) in out
    assert " Deal these again: coach discard --pone --at 110:98 --count 2 --seed 52\n" in out
    (question,) = asked()
    assert question.score == (110, 98)
    with Store(default_path()) as store:
        (answer,) = store.answers()
    assert answer.loss == question.given_up(parse("8C9S"))
    assert f"{100 * question.given_up(parse('8C9S')):.1f}" == found[1]


def test_what_is_best_by_points_alone_is_told_where_it_is_not_best(
    capsys: pytest.CaptureFixture[str],
) -> None:
    question = read("throw QH5D9C9D2C8H pone AS 117-116")
    assert isinstance(question, ThrowQuestion)
    ThrowScreen(Terminal.open()).verdict(question, SHOWN, brief=True)
    by_points = faces(question.by_points[0].throw)
    assert f" By points alone {by_points} is the best.\n" in capsys.readouterr().out


def test_a_miss_at_a_score_comes_back_at_that_score(coach: Coach, clock: list[datetime]) -> None:
    coach(*PONE_52, "--at", "110-98", typed="8c 9s\n")
    clock[0] += timedelta(days=1)
    out = coach("review", typed="8c qs\n").out
    assert "you 110, opponent 98" in out
    assert " ✓ the best throw\n" in out


@pytest.mark.slow
@pytest.mark.parametrize("option", ["--endgame", "--random-score"])
def test_scores_come_as_in_a_game(coach: Coach, option: str) -> None:
    out = coach("discard", option, "--seed", "5", "-n", "3", typed="r\nr\nr\n").out
    assert f"Deal these again: coach discard {option} --count 3 --seed 5" in out
    scores = [question.score for question in asked()]
    assert len(set(scores)) == 3
    for score in scores:
        assert score is not None
        assert option != "--endgame" or min(score) >= 91


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (
            ["--at", "110"],
            "'110' is not a score of two: write yours and the opponent's, like 84-92",
        ),
        (["--at", "121-4"], "'121' is too high a score: the game ends at 121"),
        (["--at", "1-2", "--endgame"], "--at and --endgame do not go together"),
        (["--endgame", "--random-score"], "--endgame and --random-score do not go together"),
        (["--at", "1-2", "--pack", "fives"], "--pack and --at do not go together"),
        (["--random-score", "--pack", "fives"], "--pack and --random-score do not go together"),
        (["--pone", "--pack", "fives"], "--pack and --pone do not go together"),
        (["--hand", "5H5S6DJCQD4S", "--endgame"], "--hand and --endgame do not go together"),
        (["--hand", "5H5S6DJCQD4S", "--at", "0-0"], "--hand and --at do not go together"),
    ],
    ids=str,
)
def test_what_does_not_go_is_refused(coach: Coach, options: list[str], reason: str) -> None:
    result = coach("discard", *options)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {reason}\n"


def test_an_option_at_its_usual_value_says_nothing(coach: Coach) -> None:
    assert coach("discard", "--players", "2", "--target", "121", typed="q\n").code == 0
    refused = coach("discard", "--players", "3", typed="q\n")
    assert (refused.code, "--players goes with HAND" in refused.err) == (2, True)
