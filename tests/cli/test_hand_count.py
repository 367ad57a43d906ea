from __future__ import annotations

import re

import pytest

from coach.practice.questions import read
from coach.progress.store import Answer, Store, default_path
from tests.cli.conftest import Coach


def stored() -> list[Answer]:
    with Store(default_path()) as store:
        return store.answers()


def test_answers_from_a_pipe_run_to_the_summary(coach: Coach) -> None:
    result = coach("hand-count", "--count", "2", "--seed", "7", typed="12\n8\n")
    assert result.code == 0
    assert "0 of 2 right" in result.out
    assert "--seed 7" in result.out
    assert [answer.answer for answer in stored()] == ["12", "8"]


def test_right_and_wrong_get_a_verdict_the_breakdown_and_the_spoken_count(coach: Coach) -> None:
    # Seed 8 deals 7-2-7-6 with an 8, which is 16, then 4-5-3-4 with a 9, which is 8.
    out = coach("hand-count", "--count", "2", "--seed", "8", typed="16\n6\n").out
    assert "✓ 16" in out
    assert "✗ 6 – it is 8, two short: the pairs?" in out
    assert "run of three          3♠ 4♠ 5♦           8" in out
    assert "Say: a double run of three is eight." in out
    assert "1 of 2 right" in out
    assert "Missed: pair 1." in out


def test_each_answer_is_a_row_with_all_that_is_needed(coach: Coach) -> None:
    coach("hand-count", "--count", "2", "--seed", "8", typed="16\n6\n")
    right, wrong = stored()
    assert (right.drill, right.question) == ("hand-count", "show 7C2D7D6D 8S")
    assert (right.answer, right.right_answer, right.correct) == ("16", "16", True)
    assert right.marks == {"fifteen": 0, "pair": 0, "run": 0}
    assert (wrong.correct, wrong.marks, wrong.itemised) == (False, {"pair": 2}, False)
    assert (wrong.hints, wrong.seed) == (0, 8)
    assert wrong.at.utcoffset() is not None
    assert 0 <= wrong.seconds < 60
    assert read(wrong.question).right_answer == "8"


def test_unreadable_answers_are_asked_again_with_the_reason(coach: Coach) -> None:
    typed = "abc\n\n-1\n30\n19\n1.5\n１２\nsixteen\n"
    result = coach("hand-count", "--count", "1", "--seed", "8", typed=typed)
    assert result.out.count("Your count?") == 8
    assert "'abc' is no answer: type a count like 12, or nineteen for nothing." in result.out
    assert "30 is above 29, the best hand there is." in result.out
    assert "no hand makes 19" in result.out
    assert [answer.answer for answer in stored()] == ["16"]


def test_nineteen_is_nothing(coach: Coach) -> None:
    coach("hand-count", "--count", "1", "--seed", "8", typed="nineteen\n")
    assert stored()[0].answer == "0"


def test_hints_come_in_steps_and_are_recorded(coach: Coach) -> None:
    out = coach("hand-count", "--count", "1", "--seed", "8", typed="?\n?\n16\n").out
    assert out.index("Look for fifteens.") < out.index("fifteen: 7♣ 8♠ · 7♦ 8♠")
    assert stored()[0].hints == 2


def test_hints_run_out_politely(coach: Coach) -> None:
    out = coach("hand-count", "--count", "1", "--seed", "8", typed="?\n" * 9 + "q\n").out
    assert "That was the last hint" in out


def test_r_reveals_and_counts_as_a_miss(coach: Coach) -> None:
    out = coach("hand-count", "--count", "1", "--seed", "8", typed="r\n").out
    assert "It is 16." in out
    (answer,) = stored()
    assert (answer.answer, answer.correct) == ("revealed", False)


@pytest.mark.parametrize("end", ["q\n", "Q\n", "quit\n", ""])
def test_q_and_the_end_of_input_end_the_session(coach: Coach, end: str) -> None:
    result = coach("hand-count", "--seed", "8", typed=f"16\n{end}")
    assert result.code == 0
    assert "1 of 1 right" in result.out
    assert len(stored()) == 1


def test_no_input_at_all(coach: Coach) -> None:
    result = coach("hand-count", "--seed", "8")
    assert result.code == 0
    assert "No answers this time." in result.out


def test_itemised_asks_each_kind_and_names_what_was_missed(coach: Coach) -> None:
    typed = "8\n2\n3\n4\n\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    prompts = ["Fifteens?", "Pairs?", "Runs?", "Flush?", "Nobs?"]
    assert [out.index(prompt) for prompt in prompts] == sorted(map(out.index, prompts))
    assert "run: 3 missed" in out
    assert "flush: 4 claimed and not there" in out
    (answer,) = stored()
    assert answer.marks == {"fifteen": 0, "pair": 0, "run": 3, "flush": -4}
    assert answer.itemised


def test_itemised_can_be_wrong_with_the_right_total(coach: Coach) -> None:
    typed = "10\n\n6\n\n\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    assert "the total of 16 is right, its parts are not" in out
    assert not stored()[0].correct


def test_itemised_hints_speak_of_the_kind_that_is_asked(coach: Coach) -> None:
    typed = "8\n?\n?\nq\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    assert "There is at least one." in out
    assert "pair: 7♣ 7♦" in out


@pytest.mark.parametrize(
    ("cribs", "least", "most"), [("none", 0, 0), ("some", 3, 17), ("only", 40, 40)]
)
def test_cribs_are_said_to_be_cribs(coach: Coach, cribs: str, least: int, most: int) -> None:
    options = ("-n", "40", "--seed", "8", "--cribs", cribs)
    out = coach("hand-count", *options, typed="0\n" * 40).out
    assert least <= out.count("this is a crib") <= most
    assert len(re.findall(r"^ Crib \d+ of 40", out, re.MULTILINE)) == out.count("this is a crib")


def test_a_seed_deals_the_same_hands_whatever_was_answered(coach: Coach) -> None:
    first = re.findall("starter .*", coach("hand-count", "--seed", "3", typed="1\n" * 10).out)
    again = re.findall("starter .*", coach("hand-count", "--seed", "3", typed="9\n" * 10).out)
    assert len(first) == 10
    assert first == again


def test_without_a_seed_the_deals_differ_and_the_seed_is_printed(coach: Coach) -> None:
    seeds = {
        re.search(r"--seed (\d+)", coach("hand-count", typed="q\n").out)[1]  # type: ignore[index]
        for _ in range(3)
    }
    assert len(seeds) > 1


def test_no_save_keeps_nothing(coach: Coach) -> None:
    out = coach("hand-count", "-n", "1", "--seed", "8", "--no-save", typed="16\n").out
    assert "Nothing was saved." in out
    assert "streak" not in out
    assert not default_path().exists()


def test_a_pack_with_fixed_hands_gives_its_own_hints(coach: Coach) -> None:
    out = coach("hand-count", "-n", "1", "--pack", "first-steps", "--seed", "1", typed="?\nq\n").out
    assert re.search(r"Your count\? \?\n [A-Z].*\.", out)


def test_a_pack_with_a_filter_deals_only_hands_that_fit(coach: Coach) -> None:
    coach("hand-count", "-n", "10", "--pack", "runs", "--seed", "1", typed="0\n" * 10)
    for answer in stored():
        assert read(answer.question).solution.by_kind["run"] >= 6  # type: ignore[union-attr]


def test_an_unknown_pack_names_those_that_exist(coach: Coach) -> None:
    result = coach("hand-count", "--pack", "nope")
    assert result.code == 2
    assert "first-steps" in result.err


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("show 2H4H6H8H TS crib", "a crib is a flush only with all five cards"),
        ("show 2D6D9DKS QD", "the starter cannot help three to four"),
        ("show 4S9H3D2C JD", "it is never nobs"),
    ],
)
def test_a_rule_line_where_a_rule_decides(hand: str, rule: str) -> None:
    from coach.cli.hand_view import rules

    assert any(rule in line for line in rules(read(hand)))  # type: ignore[arg-type]


@pytest.mark.parametrize("hand", ["show 2H4H6H8H TH crib", "show 2H4H6H8H TS", "show 2D6S9DKS QD"])
def test_no_rule_line_where_none_decides(hand: str) -> None:
    from coach.cli.hand_view import rules

    assert not list(rules(read(hand)))  # type: ignore[arg-type]
