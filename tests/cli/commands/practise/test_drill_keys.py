"""The keys of every drill, and what they do to the log."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from coach.cli.screens.drills.count import CountScreen
from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.practice.choose.mistakes import deck
from coach.practice.daily import daily
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.fact import FactQuestion
from coach.practice.drills.registry import read
from coach.practice.facts.table import TABLES
from coach.progress.store import Store
from tests.sure import some

if TYPE_CHECKING:
    from datetime import datetime

    from tests.cli.conftest import Coach

KEYS = " Keys: ? hint · r shows the answer · w all of the last answer · u takes it back\n"
ENDS = "       q, quit, Ctrl-D or Ctrl-C ends\n"
QUEEN = "       quit, Ctrl-D or Ctrl-C ends · q is a queen\n"
DRILLS = {
    ("hand-count",): ENDS,
    ("pegging-drill",): ENDS,
    ("pegging-drill", "--whole-deal"): ENDS,
    ("discard",): QUEEN,
    ("pegging",): QUEEN,
    ("crib-quiz", "--averages"): ENDS,
    ("crib-quiz", "--compare"): QUEEN,
}
HANDS = ("hand-count", "--seed", "8", "-n", "3")
"""7-2-7-6 with an 8, which is 16, then 4-5-3-4 with a 9, which is 8, then 7-6-3-8 with a 7, 12."""


def outcomes() -> list[tuple[str, str]]:
    with Store(default_path()) as store:
        return [(row["answer"], row["outcome"]) for row in store.log().answers]


@pytest.mark.parametrize(("drill", "ends"), DRILLS.items(), ids=str)
def test_row_3_keys_are_named_at_the_first_question_and_when_there_is_no_answer(
    coach: Coach, drill: tuple[str, ...], ends: str
) -> None:
    out = coach(*drill, "--seed", "7", typed="help\nh\nskip\nidk\n").out
    assert out.count(KEYS + ends) == 5
    assert out.count(" is not a") == 2
    assert outcomes() == []


def test_keys_are_named_once_where_all_goes_well(coach: Coach) -> None:
    out = coach(*HANDS, typed="16\n8\n12\n").out
    assert out.count("Keys:") == 1
    assert out.index("Keys:") < out.index("✓ 16")


@pytest.mark.parametrize("end", ["quit\n", "QUIT \n", ""])
@pytest.mark.parametrize("drill", DRILLS, ids=str)
def test_quit_and_the_end_of_input_end_everywhere(
    coach: Coach, drill: tuple[str, ...], end: str
) -> None:
    result = coach(*drill, "--seed", "7", typed=end)
    assert result.code == 0
    assert "No answers this time." in result.out


def test_row_1_q_is_a_queen_where_cards_are_asked(coach: Coach) -> None:
    out = coach("pegging", "--seed", "4", "-n", "2", typed="q\nq\n").out
    assert "Which card? q\n ✗ bad: Q♠ gives up 0." in out
    assert "Which card? q\n You hold no Q.\n" in out
    assert [answer for answer, _ in outcomes()] == ["QS"]


def test_no_choice_of_a_fact_hides_a_key() -> None:
    letters = {
        letter
        for kind, table in TABLES.items()
        for fact in table
        for letter in FactQuestion(kind, fact).letters
    }
    # Higher and winner: there help is the word, and all of the last answer has to wait.
    assert letters & {*"hrwuq"} == {*"hw"}


def test_h_is_an_answer_where_it_is_one(coach: Coach) -> None:
    out = coach("review", "--facts", typed="help\nh\n").out
    assert "✗ higher – it is lower" in out


# All of the last answer


def test_w_shows_all_of_the_last_answer_and_then_the_question_again(coach: Coach) -> None:
    out = coach(*HANDS, typed="16\nw\n8\n").out
    first, second = re.findall(r"^ Hand 2 of 3", out, re.MULTILINE)
    assert first == second
    table = out.index("fifteen               7♣ 8♠              2")
    assert out.index("Your count? w") < table < out.index(" ✓ 16\n Say: fif", table)
    assert out.rindex("✓ 16") < out.rindex(" Hand 2 of 3")
    assert [answer for answer, _ in outcomes()] == ["16", "8"]


def test_w_and_u_say_that_there_is_no_answer_yet(coach: Coach) -> None:
    out = coach(*HANDS, typed="w\nu\n").out
    assert out.count("There is no answer yet.") == 2
    assert out.count(" Hand 1 of 3") == 1


def test_the_table_of_a_throw_is_one_key_away(coach: Coach) -> None:
    out = coach("discard", "--endgame", "--seed", "3", "-n", "2", typed="7h qh\nw\n").out
    brief, _, whole = out.partition("Throw which two? w")
    assert "range" not in brief
    assert " ←  7♥ Q♥ " in whole


# Taking back


def test_row_12_u_takes_the_last_answer_back_and_asks_again_unscored(coach: Coach) -> None:
    out = coach(*HANDS, typed="6\nu\n16\n8\n").out
    assert "6 is taken back and counts nowhere. Once more, unscored:\n\n   7♣  2♦  7♦  6♦" in out
    assert "Unscored: the answer was known." in out
    assert outcomes() == [("6", "taken back"), ("16", "unscored"), ("8", "right")]
    assert "1 of 1 right" in out
    assert "Taken back: 1." in out
    assert "today 1/10" in out
    after = out[out.index("taken back") :]
    assert "today 1/10" not in after[: after.index("Your count? 8")]
    assert "Streak: 0 days, 9 to go today." in out
    with Store(default_path()) as store:
        assert deck(store) == []


def test_an_answer_is_taken_back_once(coach: Coach) -> None:
    out = coach(*HANDS, typed="6\nu\n16\nu\n8\nu\n").out
    assert out.count("That one is void already.") == 1
    assert [outcome for _, outcome in outcomes()] == ["taken back", "unscored", "taken back"]


def test_a_retry_that_is_left_is_no_answer(coach: Coach) -> None:
    out = coach(*HANDS, typed="6\nu\nquit\n").out
    assert outcomes() == [("6", "taken back")]
    assert "0 of 0" not in out


def test_u_in_the_middle_of_the_kinds_goes_on_with_them(coach: Coach) -> None:
    first = "8\n2\n6\n\n\n"
    typed = f"{first}\nu\n{first}2\n6\n\n\n"
    out = coach("hand-count", "--seed", "8", "-n", "2", "--itemised", typed=typed).out
    assert out.count("Fifteens?") == 3
    assert [outcome for _, outcome in outcomes()] == ["taken back", "unscored", "right"]


@pytest.mark.parametrize(
    ("drill", "answer"),
    [
        (("pegging-drill",), "0"),
        (("pegging-drill", "--whole-deal"), "0"),
        (("discard",), "r"),
        (("pegging",), "r"),
        (("crib-quiz", "--averages"), "4"),
    ],
)
def test_row_12_every_drill_takes_back(coach: Coach, drill: tuple[str, ...], answer: str) -> None:
    out = coach(*drill, "--seed", "7", typed=f"{answer}\nu\nr\nquit\n").out
    assert "counts nowhere" in out
    assert [outcome for _, outcome in outcomes()] == ["taken back", "unscored"]


def test_a_question_who_owes_a_go_comes_back_under_its_card(coach: Coach) -> None:
    out = coach("pegging-drill", "--whole-deal", "--seed", "7", typed="0\nw\n\nu\n").out
    asked = out.split("Who owes a go (Enter: nobody)?")
    assert "still held:" in asked[1]
    assert "still held:" in asked[2]


def test_no_save_takes_back_too(coach: Coach) -> None:
    out = coach(*HANDS, "--no-save", typed="6\nu\n16\n8\n").out
    assert "1 of 1 right" in out
    assert not default_path().exists()


def test_the_daily_keeps_what_is_taken_back_on_the_record(
    coach: Coach, clock: list[datetime]
) -> None:
    answers = [question.right_answer for question in daily(clock[0].date())]
    typed = [answers[0], "u", answers[0], *answers[1:]]
    out = coach("daily", typed="".join(f"{line}\n" for line in typed)).out
    assert re.search(r"^ ▪■■■■■■■■■  9/10", out, re.MULTILINE)
    assert "Today's ten are on the record." in coach("daily", typed="quit\n").out
    record = json.loads(coach("daily", "--json").out)
    assert record["outcomes"] == ["taken back", *["right"] * 9]
    assert record["right"] == 9
    assert "Streak: 0 days, 1 to go today." in out


def test_a_sprint_takes_nothing_back(coach: Coach) -> None:
    out = coach("sprint", typed="u\nw\nr\nquit\n").out
    keys = " Keys: r shows the answer · q, quit, Ctrl-D or Ctrl-C ends\n"
    assert out.count(f"or nineteen for nothing.\n{keys}") == 2

    assert [outcome for _, outcome in outcomes()] == ["shown"]


def test_a_review_takes_back(coach: Coach) -> None:
    coach(*HANDS, typed="6\n")
    out = coach("review", "--last", typed="7\nu\n16\n").out
    assert out.count("counts nowhere") == 0  # the last question of a pipe has no prompt after it
    coach(*HANDS, typed="16\n9\n")
    out = coach("review", "--last", typed="7\nu\n16\n3\n").out
    assert "7 is taken back" in out


def test_row_5_a_zero_is_explained(coach: Coach, capsys: pytest.CaptureFixture[str]) -> None:
    out = coach("pegging-drill", "--seed", "3", "-n", "1", typed="0\n").out
    assert " ✓ 0\n 25, no pair, no run, and dealer can go on: nothing.\n" in out
    question = read("show 2S4D6H8C KC")
    assert isinstance(question, ShowQuestion)
    CountScreen(Terminal.open()).verdict(question, question.grade(4), brief=True)
    why = " No fifteen, no pair, no run, no flush, no nobs: nineteen, which is nothing.\n"
    assert capsys.readouterr().out == f" ✗ 4 – it is 0, four too many\n{why}"


def test_both_advisers_answer_alike_when_the_answer_is_shown(coach: Coach) -> None:
    throw = coach("discard", "--seed", "52", "--pone", "-n", "1", typed="r\n").out
    assert re.search(r"\? r\n Throw 8♣ Q♠\.\n Keep 2♣ 4♦ 4♠ 9♠: ", throw)
    card = coach("pegging", "--seed", "4", "-n", "1", typed="r\n").out
    assert re.search(r"\? r\n Play A♣\.\n A♣: ", card)


# Words that are new


def test_a_term_is_explained_the_first_time_and_never_again(coach: Coach) -> None:
    told = " starter: the card turned up after the throw, "
    assert told in coach(*HANDS, typed="16\n").out
    assert told not in coach(*HANDS, typed="16\n").out


def test_one_term_at_a_time_is_explained(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "3", "-n", "10", typed="0\n" * 10).out
    screens = out.split(" earns? ")
    for screen in some(screens):
        assert len(re.findall(r"^ (pone|dealer|go|reset): ", screen, re.MULTILINE)) <= 1
    for term in ("pone: the player", "dealer: who deals", "reset: the count"):
        assert out.count(f" {term}") == 1
