from __future__ import annotations

import re
import shlex

import pytest

from coach.data_folder import default_path
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.registry import read
from coach.practice.levels import level_of
from coach.progress.answer import Answer
from coach.progress.store import Store
from coach.words.drills.rulings import rulings
from tests.cli.conftest import Coach
from tests.sure import some


def stored() -> list[Answer]:
    with Store(default_path()) as store:
        return store.answers()


def test_answers_from_a_pipe_run_to_the_summary(coach: Coach) -> None:
    result = coach("hand-count", "--count", "2", "--seed", "7", typed="12\n8\n")
    assert result.code == 0
    assert "0 of 2 right" in result.out
    assert "Deal these again: coach hand-count --count 2 --seed 7\n" in result.out
    assert [answer.answer for answer in stored()] == ["12", "8"]


def test_right_and_wrong_get_a_verdict_the_breakdown_and_the_spoken_count(coach: Coach) -> None:
    # Seed 8 deals 7-2-7-6 with an 8, which is 16, then 4-5-3-4 with a 9, which is 8.
    out = coach("hand-count", "--count", "3", "--seed", "8", typed="16\n6\nw\n").out
    assert "✓ 16" in out
    assert "✗ 6 – it is 8, two short: the pairs?\n   pair: 4♣ 4♠\n Say: a double" in out
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
    assert "'abc' is not an answer: type a count like 12, or nineteen for nothing." in result.out
    assert "Type a count like 12, or nineteen for nothing." in result.out
    assert "30 is above 29, the best hand there is." in result.out
    assert "No hand makes 19: for nothing type 0 or nineteen." in result.out
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
    prompts = ["Fifteens?", "Pairs?", "Runs?", "Flush?", "His nobs?"]
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


def test_r_shows_the_kind_that_is_asked_and_goes_on(coach: Coach) -> None:
    typed = "8\nr\n6\nr\n\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    assert "Pairs? r\n 2.\n Runs? 6\n Flush? r\n 0.\n His nobs? \n" in out
    assert " 16, with a part of it shown.\n" in out
    assert "pair: 2 missed" in out
    assert "0 of 1 right" in out
    (answer,) = stored()
    assert answer.answer == "fifteen 8 run 6 pair revealed flush revealed"
    assert (answer.correct, answer.itemised) == (False, True)
    assert answer.marks == {"fifteen": 0, "pair": 2, "run": 0}


def test_r_at_a_kind_that_is_not_there_is_a_miss_as_well(coach: Coach) -> None:
    typed = "8\n2\n6\nr\n\n"
    coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed)
    (answer,) = stored()
    assert (answer.correct, answer.marks) == (False, {"fifteen": 0, "pair": 0, "run": 0})


def test_q_in_the_middle_of_the_kinds_keeps_nothing_of_the_hand(coach: Coach) -> None:
    out = coach("hand-count", "-n", "1", "--seed", "8", "-i", typed="8\nr\nq\n").out
    assert "No answers this time." in out
    assert stored() == []


def test_itemised_hints_speak_of_the_kind_that_is_asked(coach: Coach) -> None:
    typed = "8\n?\n?\nq\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    assert "Pairs? ?\n There is at least one.\n Pairs? ?\n pair: 7♣ 7♦\n Pairs? q" in out


def test_itemised_hints_say_that_there_is_none(coach: Coach) -> None:
    typed = "8\n2\n6\n?\n?\n\n\n"
    out = coach("hand-count", "-n", "1", "--seed", "8", "--itemised", typed=typed).out
    assert "Flush? ?\n There is none.\n Flush? ?\n That was the last hint;" in out
    assert "1 of 1 right" in out
    assert "Of the right ones 1 took a hint." in out
    assert stored()[0].hints == 1


@pytest.mark.parametrize(
    ("cribs", "least", "most"), [("none", 0, 0), ("some", 3, 17), ("only", 40, 40)]
)
def test_cribs_are_said_to_be_cribs(coach: Coach, cribs: str, least: int, most: int) -> None:
    options = ("-n", "40", "--seed", "8", "--cribs", cribs)
    out = coach("hand-count", *options, typed="0\n" * 40).out
    cribs_shown = re.findall(r"^ .*starter \S+    crib$", out, re.MULTILINE)
    assert least <= len(cribs_shown) <= most
    assert len(re.findall(r"^ Crib \d+ of 40", out, re.MULTILINE)) == len(cribs_shown)
    assert len(re.findall(r"^ Hand \d+ of 40", out, re.MULTILINE)) == 40 - len(cribs_shown)


def test_one_hand_in_four_is_a_crib_unless_said(coach: Coach) -> None:
    options = ("hand-count", "-n", "40", "--seed", "8")
    hands = [
        re.findall("starter .*", coach(*options, *more, typed="0\n" * 40).out)
        for more in ((), ("--cribs", "some"))
    ]
    assert hands[0] == hands[1]
    assert len(hands[0]) == 40


AGAIN = "Deal these again: "


@pytest.mark.parametrize(
    ("options", "again"),
    [
        ("--seed 9", "--seed 9"),
        ("-n 10 --seed 9", "--count 10 --seed 9"),
        ("--seed 9 --cribs only -n 3", "--cribs only --count 3 --seed 9"),
        ("--cribs some -n 1 --seed 007", "--cribs some --count 1 --seed 7"),
        ("-i --cribs only --level club --seed 9", "--cribs only --level club --itemised --seed 9"),
        ("-i --pack runs --seed 9", "--itemised --pack runs --seed 9"),
        ("--pack runs -n 12 --seed 9", "--pack runs --count 12 --seed 9"),
    ],
)
def test_the_whole_command_that_deals_the_same_again_is_said(
    coach: Coach, options: str, again: str
) -> None:
    out = coach("hand-count", *options.split(), typed="q\n").out
    (line,) = [line.strip() for line in out.splitlines() if AGAIN in line]
    assert line == f"{AGAIN}coach hand-count {again}"


@pytest.mark.parametrize(
    "options",
    [
        "-n 3 --cribs only",
        "-n 12 -i --plain",
        "-n 5 --level club",
        "--theme nobs --theme aces -n 4",
        "--pack fifteens -n 4",
    ],
)
def test_the_command_that_is_said_deals_the_same_again(coach: Coach, options: str) -> None:
    typed = "0\n" * 60
    first = coach("hand-count", *options.split(), typed=typed).out
    (command,) = re.findall(f"{AGAIN}coach (.*)", first)
    again = coach(*shlex.split(command), typed=typed).out
    assert re.findall("starter .*", first) == re.findall("starter .*", again)


def test_a_lesson_has_an_order_of_its_own_and_no_seed_deals_it_again(coach: Coach) -> None:
    assert AGAIN not in coach("hand-count", "--pack", "first-steps", typed="q\n").out


def test_hints_and_what_was_shown_are_in_the_summary(coach: Coach) -> None:
    out = coach("hand-count", "-n", "3", "--seed", "8", typed="?\n16\nr\n1\n").out
    summary = out[out.index("1 of 3 right") :].splitlines()
    assert " Of the right ones 1 took a hint." in summary
    assert " Shown: 1." in summary
    assert " Cause unclear: 1." in summary
    assert not any(line.startswith((" Missed:", " Given up")) for line in summary)


def test_a_summary_has_no_line_for_what_did_not_happen(coach: Coach) -> None:
    out = coach("hand-count", "-n", "1", "--seed", "8", typed="16\n").out
    for absent in ("took a hint", "Shown", "explains", "Missed", "Given up", "Taken back"):
        assert absent not in out


def test_a_seed_deals_the_same_hands_whatever_was_answered(coach: Coach) -> None:
    first = re.findall("starter .*", coach("hand-count", "--seed", "3", typed="1\n" * 10).out)
    again = re.findall("starter .*", coach("hand-count", "--seed", "3", typed="9\n" * 10).out)
    assert len(first) == 10
    assert first == again


def test_without_a_seed_the_deals_differ_and_the_seed_is_printed(coach: Coach) -> None:
    seeds = {
        re.search(r"--seed (\d+)", coach("hand-count", "--plain", typed="q\n").out)[1]  # type: ignore[index]
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
    for answer in some(stored()):
        question = read(answer.question)
        assert isinstance(question, ShowQuestion)
        assert question.solution.by_kind["run"] >= 6


def test_an_unknown_pack_names_the_nearest(coach: Coach) -> None:
    result = coach("hand-count", "--pack", "first-step")
    assert result.code == 2
    assert "did you mean first-steps?" in result.err


@pytest.mark.parametrize("level", ["easy", "club", "expert"])
def test_a_level_deals_hands_of_that_level_and_the_cribs_asked_for(
    coach: Coach, level: str
) -> None:
    options = ("-n", "6", "--seed", "8", "--level", level, "--cribs", "none")
    coach("hand-count", *options, typed="0\n" * 6)
    for answer in some(stored()):
        question = read(answer.question)
        assert isinstance(question, ShowQuestion)
        assert level_of(question.solution) == level
        assert not question.crib


@pytest.mark.parametrize("other", ["--pack runs", "--theme nobs", "--plain"])
def test_a_level_goes_with_nothing_that_chooses_hands_itself(coach: Coach, other: str) -> None:
    result = coach("hand-count", "--level", "easy", *other.split())
    assert result.code == 2
    assert "do not go together" in result.err


def test_an_unknown_level_names_those_that_exist(coach: Coach) -> None:
    result = coach("hand-count", "--level", "hard")
    assert result.code == 2
    assert all(level in result.err for level in ("hard", "easy", "club", "expert"))


RULES = [
    ("a crib is a flush only with all five cards of one suit.", "only"),
    ("a flush is in the four cards held; the starter cannot help three to four.", "none"),
    ("a jack turned up was heels, two for the dealer at the cut; it is never nobs.", "some"),
]


@pytest.mark.parametrize(("rule", "cribs"), RULES)
def test_a_rule_line_where_a_rule_decides(coach: Coach, rule: str, cribs: str) -> None:
    options = ("-n", "60", "--seed", "8", "--cribs", cribs)
    out = coach("hand-count", *options, typed="r\n" * 60).out
    screens = re.split(r"^ (?=(?:Hand|Crib) \d+ of 60)", out, flags=re.MULTILINE)[1:]
    assert len(screens) == 60
    shown = 0
    for screen, answer in zip(screens, stored(), strict=True):
        question = read(answer.question)
        assert isinstance(question, ShowQuestion)
        due = rule in rulings(question.hand, question.starter, crib=question.crib)
        assert (f"\n Rule: {rule}\n" in screen) is due
        shown += due
    assert 0 < shown < 60
