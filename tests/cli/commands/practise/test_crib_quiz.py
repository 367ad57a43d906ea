from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest

from coach.advice.throws.crib_averages import name_of
from coach.data_folder import default_path
from coach.practice.drills.crib import AverageQuestion, CompareQuestion
from coach.practice.drills.registry import read
from coach.progress.store import Store
from coach.words.advice.cribs import compared
from tests.cli.conftest import Coach


def stored() -> list[tuple[str, str, str, bool]]:
    with Store(default_path()) as store:
        return [
            (given.drill, given.question, given.answer, given.correct) for given in store.answers()
        ]


def test_an_average_is_asked_and_stored(coach: Coach) -> None:
    out = coach("crib-quiz", "--averages", "--mine", "--seed", "3", "-n", "2", typed="r\n29\n").out
    assert " Throw 1 of 2 " in out
    assert len(re.findall(r"to your crib: how many points does it average\?", out)) == 2
    assert "(both sides throw sensibly)" in out
    (drill, text, answer, right), (*_, said, wrong) = stored()
    question = read(text)
    assert isinstance(question, AverageQuestion)
    assert (drill, answer, right) == ("crib-quiz", "revealed", False)
    assert f" It is {question.right_answer}.\n" in out
    assert (said, wrong) == ("29", False)
    assert re.search(r" ✗ 29 – it is \d\.\d\d\n", out)
    assert " 0 of 2 right" in out
    assert "Deal these again: coach crib-quiz --mine --averages --count 2 --seed 3" in out


def test_a_comparison_is_asked_with_hints_and_stored(coach: Coach) -> None:
    first = coach("crib-quiz", "--compare", "--theirs", "--seed", "3", "-n", "1", typed="r\n").out
    assert "which makes less?" in first
    question = read(stored()[0][1])
    assert isinstance(question, CompareQuestion)
    typed = f"?\n?\n?\n5-5-5\n{question.right_answer}\n"
    both = " ".join(compared(*question.throws))
    out = coach("crib-quiz", "--compare", "--theirs", "--seed", "3", "-n", "1", typed=typed).out
    assert re.search(r" They are \d\.\d\d points apart\.", out)
    assert f" {both}\n" in out  # one hint for both sides
    assert out.count(" points apart.") == 2
    assert "'5-5-5' is not an answer: type " in out
    assert f" ✓ {question.right_answer}\n" in out
    assert stored()[1] == ("crib-quiz", question.text, question.right_answer, True)
    worse = name_of(max(question.throws, key=question.given_up))
    out = coach(
        "crib-quiz", "--compare", "--theirs", "--seed", "3", "-n", "1", typed=f"{worse}\n"
    ).out
    assert f" ✗ {worse} – it is {question.right_answer}\n" in out


def test_a_miss_comes_back_in_the_review(coach: Coach, clock: list[datetime]) -> None:
    coach("crib-quiz", "--averages", "--seed", "3", "-n", "1", typed="29\n")
    coach("crib-quiz", "--compare", "--seed", "3", "-n", "1", typed="r\n")
    clock[0] += timedelta(days=1)
    out = coach("review", typed="r\nr\n").out
    assert "Review 2 of 2" in out
    assert "how many points does it average?" in out
    assert re.search(r"which makes (more|less)\?", out)
    assert [drill for drill, *_ in stored()] == ["crib-quiz"] * 4
    assert "Nothing to review" in coach("review", "--facts", "--last").out


def test_the_dashboard_has_the_quiz(coach: Coach) -> None:
    coach("crib-quiz", "--seed", "3", "-n", "1", typed="r\n")
    assert re.search(r"^ crib-quiz +1 +0 %", coach("stats").out, re.MULTILINE)


def test_nothing_is_kept_when_nothing_is_to_be(coach: Coach) -> None:
    out = coach("crib-quiz", "--no-save", "--seed", "3", typed="r\nq\n").out
    assert "Nothing was saved." in out
    assert not default_path().exists()


@pytest.mark.parametrize("pair", [["--mine", "--theirs"], ["--compare", "--averages"]], ids=str)
def test_two_options_that_say_opposite_things_are_refused(coach: Coach, pair: list[str]) -> None:
    result = coach("crib-quiz", *pair)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {' and '.join(pair)} do not go together\n"


@pytest.mark.parametrize("options", [["-n", "0"], ["--seed", "x"]], ids=str)
def test_bad_options_are_refused(coach: Coach, options: list[str]) -> None:
    result = coach("crib-quiz", *options)
    assert (result.code, result.out) == (2, "")
    assert "must be a whole number" in result.err
