from __future__ import annotations

import json
import re
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.cli.screens.progress.streak import calendar
from coach.data_folder import default_path
from coach.errors import ProgressFileError
from coach.progress.answer import Answer, Outcome
from coach.progress.store import Store
from coach.progress.streak import streak as streak_of
from coach.themes.table import THEMES
from tests.cli.conftest import NOON, Coach

if TYPE_CHECKING:
    from pathlib import Path


def answer_on(day: date, count: int, **different: object) -> None:
    with Store(default_path()) as store:
        for number in range(count):
            fields = {
                "at": datetime(day.year, day.month, day.day, 12, tzinfo=UTC),
                "day": day,
                "drill": "hand-count",
                "question": f"show {number}",
                "answer": "8",
                "right_answer": "8",
                "outcome": Outcome.RIGHT,
                "marks": {"fifteen": 0},
                "itemised": False,
                "seconds": 4.0,
                "hints": 0,
                "seed": None,
                "session": "one",
            }
            store.add(Answer(**(fields | different)))  # type: ignore[arg-type]


def hands(day: date, texts: list[str], **different: object) -> None:
    for text in texts:
        answer_on(day, 1, question=text, **different)


PAIRS = ["show 2C4D6HKS KD", "show 2D4C6HKS KD", "show 2H4D6CKS KD", "show 2S4D6HKC KD"]
PAIRS += [text.replace("K", "Q") for text in PAIRS]


def days_ago(count: int) -> date:
    return NOON.date() - timedelta(days=count)


def test_questions_asked_again_leave_older_answers_in_the_figures(coach: Coach) -> None:
    hands(days_ago(1), PAIRS[:8])
    answer_on(days_ago(0), 40, question=PAIRS[0])
    (pair,) = json.loads(coach("themes", "pair", "--json").out)["themes"]
    assert pair["skill"]["tried"] == 8


def test_streak(coach: Coach) -> None:
    for back in (1, 2, 3):
        answer_on(days_ago(back), 10)
    answer_on(days_ago(0), 4)
    out = coach("streak").out
    assert "Streak: 3 days    best 3" in out
    assert "Today: 4 of 10, 6 to go" in out
    assert out.count("■") == 3 + 1
    assert " Tue  · · · · · · · · · · · ■\n Wed  · · · · · · · · · · · ▪\n" in out
    assert json.loads(coach("streak", "--json").out) == {
        "schema": 2,
        "today": "2026-05-20",
        "done": 4,
        "goal": 10,
        "streak": 3,
        "best": 3,
        "freezes": 0,
    }


def test_a_repeated_question_does_not_count_towards_the_goal(coach: Coach) -> None:
    answer_on(days_ago(0), 4)
    answer_on(days_ago(0), 4)
    assert json.loads(coach("streak", "--json").out)["done"] == 4


def test_a_goal_counts_from_the_next_day(coach: Coach) -> None:
    answer_on(days_ago(0), 5)
    assert "From Thursday on it is 5." in coach("goal", "5").out
    assert json.loads(coach("streak", "--json").out)["goal"] == 10
    assert json.loads(coach("streak", "--json").out)["streak"] == 0


def test_a_goal_set_with_the_clock_back_rewrites_no_day_that_is_over(
    coach: Coach, clock: list[datetime]
) -> None:
    answer_on(days_ago(0), 10)
    clock[0] = NOON - timedelta(days=30)
    coach("goal", "11")
    clock[0] = NOON
    assert json.loads(coach("streak", "--json").out)["streak"] == 1


@pytest.mark.parametrize("goal", ["0", "1001", "ten", "1_0", "９", "5.0", ""])
def test_a_goal_is_a_sensible_number(coach: Coach, goal: str) -> None:
    result = coach("goal", goal)
    assert (result.code, result.out) == (2, "")
    assert f"{goal!r} must be a whole number from 1 to 1000" in result.err


def test_a_goal_below_nothing_is_refused(coach: Coach) -> None:
    result = coach("goal", "-1")  # which looks like an option
    assert (result.code, result.out) == (2, "")


def test_the_header_of_a_drill_says_where_today_stands(
    coach: Coach,
) -> None:
    answer_on(days_ago(0), 9)
    out = coach("hand-count", "-n", "3", "--seed", "8", typed="0\n0\n0\n").out
    headers = [line for line in out.splitlines() if " of 3 " in line and "streak" in line]
    assert [line.partition("streak")[2] for line in headers] == [
        " 0 · today 9/10",
        " 1 · today 10, goal met",
        " 1 · today 11, goal met",
    ]
    assert all(len(line) == 79 for line in headers)
    assert "Streak: 1 day, today's goal is met." in out


def test_twelve_weeks_stand_side_by_side_with_today_in_the_last(coach: Coach) -> None:
    for back in (0, 7, 8, 34, 79):
        answer_on(days_ago(back), 10)
    answer_on(days_ago(80), 10)
    assert coach("streak").out.splitlines()[4:12] == [
        "      Mar       Apr     May",
        " Mon  ■ · · · · · · · · · · ·",
        " Tue  · · · · · · · · · · ■ ·",
        " Wed  · · · · · · · · · · ■ ■",
        " Thu  · · · · · · ■ · · · ·",
        " Fri  · · · · · · · · · · ·",
        " Sat  · · · · · · · · · · ·",
        " Sun  · · · · · · · · · · ·",
    ]


@given(st.dates(date(1990, 1, 1), date(2150, 1, 1)), st.integers(1, 60))
def test_the_months_are_legible_at_every_date_and_width(today: date, weeks: int) -> None:
    # Row 17: AugSep, Sep Oc, Ju.
    head, *rows = calendar(streak_of({}, today), weeks)
    assert len(rows) == 7
    monday = today - timedelta(days=today.weekday())
    found = [(word.start(), word.group()) for word in re.finditer(r"\S+", head)]
    month_of = {5 + 2 * (weeks - 1 - back): monday - timedelta(weeks=back) for back in range(weeks)}
    assert found != []
    for column, name in found:
        assert month_of[column].strftime("%b") == name
    named = {month_of[column].replace(day=1) for column, _ in found}
    missing = {first.replace(day=1) for first in month_of.values()} - named
    assert all(month == min(named | missing) for month in missing)


def test_the_dashboard(coach: Coach) -> None:
    hands(days_ago(29), PAIRS[:6], outcome=Outcome.WRONG, answer="4", right_answer="2")
    hands(days_ago(2), PAIRS[6:])
    answer_on(days_ago(1), 12, drill="discard", question="x", seconds=9.0)
    out = coach("stats").out
    lines = out.splitlines()
    assert lines[1].startswith(" The last 30 days   ")
    assert lines[1].endswith("streak 0 · today 0/10")
    assert lines[3] == f" ▅{'·' * 26}▂▁· today"
    assert lines[4] == " 20 answers on 3 of 30 days"
    assert "drill       tried  right  over time     speed" in out
    assert " discard        12  100 %  ·········█      9 s" in out
    assert " hand-count      8   25 %  ▁········█      4 s" in out
    assert " pair       8   25 %" in out
    assert " weak\n" in out
    assert "Next:  coach hand-count --theme pair" in out
    assert re.search(r"^ Not enough answers yet for \d+ themes\.", out, re.MULTILINE)
    assert len(lines) <= 24


def test_points_given_up_then_and_now(coach: Coach) -> None:
    # Row 6: twelve bad throws were "discard 12 17 %" and no more.
    for number in range(24):
        answer_on(
            days_ago(20 - number // 2), 1, drill="discard", outcome=Outcome.WRONG, loss=1.0
            if number < 12 else 0.25 + number / 1000, question=f"throw {number}",
        )  # fmt: skip
        answer_on(days_ago(0), 1, drill="discard", loss=0.02, question=f"throw {number} 110-98")
    answer_on(days_ago(0), 1, drill="pegging", loss=0.125)
    answer_on(days_ago(0), 1, drill="pegging", outcome=Outcome.SHOWN)
    out = coach("stats").out
    assert " Given up: a throw 1.00, now 0.27: better  ··" in out
    assert "a throw at a score 2.0 %, now 2.0 %: no change  ·········▆" in out
    assert "a card 0.12  ·········▂" in out
    told = json.loads(coach("stats", "--json").out)
    throws, at_score, cards = told["given_up"]
    assert (throws["drill"], throws["unit"], throws["decisions"]) == ("discard", "points", 24)
    assert throws["then"] == 1
    assert throws["change_in_standard_errors"] < -2
    assert (at_score["unit"], at_score["mean"]) == ("win_chance", pytest.approx(0.02))
    assert (cards["drill"], cards["decisions"], cards["then"]) == ("pegging", 1, None)


def test_a_series_by_day(coach: Coach) -> None:
    answer_on(days_ago(2), 10)
    answer_on(days_ago(0), 1, drill="discard", loss=0.5, seconds=9.0, question="throw 1")
    answer_on(days_ago(0), 1, drill="discard", outcome=Outcome.SHOWN, question="throw 2")
    first, last = json.loads(coach("stats", "--json").out)["series"]
    assert (first["day"], first["first_answers"], first["goal_met"]) == ("2026-05-18", 10, True)
    assert first["drills"] == [{"id": "hand-count", "tried": 10, "right": 10, "median_seconds": 4}]
    assert first["given_up"] == []
    assert (last["day"], last["first_answers"], last["goal_met"]) == ("2026-05-20", 1, False)
    assert last["given_up"] == [{"drill": "discard", "unit": "points", "decisions": 1, "mean": 0.5}]


def test_sprints_in_the_dashboard(coach: Coach) -> None:
    # Row 16: a sprint was a blank and 0 s.
    def sprint(day: date, name: str, right: int, missed: int) -> None:
        answer_on(day, right, drill="sprint", session=name, seconds=0.3)
        answer_on(day, missed, drill="sprint", session=name, outcome=Outcome.WRONG, seconds=0.3)

    sprint(days_ago(60), "best", 9, 1)
    sprint(days_ago(0), "good", 5, 1)
    sprint(days_ago(0), "last", 0, 2)
    out = coach("stats").out
    assert (
        " Sprints: last 0 right, 2 missed · best today 5 right, 1 missed\n"
        "          best ever 9 right, 1 missed (21 Mar)\n"
    ) in out
    assert not re.search(r"^ sprint", out, re.MULTILINE)
    assert json.loads(coach("stats", "--json").out)["sprints"] == {
        "last": {"day": "2026-05-20", "right": 0, "missed": 2},
        "best_today": {"day": "2026-05-20", "right": 5, "missed": 1},
        "best_ever": {"day": "2026-03-21", "right": 9, "missed": 1},
    }


def test_the_dashboard_looks_back_thirty_days_unless_told_otherwise(coach: Coach) -> None:
    answer_on(days_ago(30), 5)
    assert "No answers in the last 30 days." in coach("stats").out
    assert "5 answers on 1 of 31 days" in coach("stats", "--days", "31").out


def test_one_theme_with_its_misses(coach: Coach) -> None:
    hands(days_ago(3), PAIRS[:6], outcome=Outcome.WRONG, answer="4", right_answer="2")
    hands(days_ago(2), PAIRS)
    out = coach("stats", "--theme", "pair").out
    assert "a weak spot\n" in out.splitlines()[1] + "\n"
    assert "The last 30 days: right in 2 of 8 first answers." in out
    assert "Over time: ········▁█" in out
    assert "17 May  Count the hand 2♦ 4♣ 6♥ Q♠, starter Q♦" in out
    assert "You: 4. It is 2: a pair is two." in out
    assert out.endswith(" Drill it:  coach hand-count --theme pair\n\n")
    told = json.loads(coach("stats", "--theme", "pair", "--json").out)
    assert [tried["theme_right"] for tried in told["answers"]] == [False] * 6 + [True] * 2
    assert {tried["outcome"] for tried in told["answers"][-2:]} == {"right"}
    (pair,) = told["themes"]
    assert (pair["id"], pair["tried"], pair["missed"]) == ("pair", 8, 6)
    whole = json.loads(coach("stats", "--json").out)
    assert whole.keys() == told.keys()
    assert whole["answers"] is None
    assert pair in whole["themes"]


def test_a_theme_that_is_not_asked_for_yet(coach: Coach) -> None:
    out = coach("stats", "--theme", "nobs").out
    assert "not enough answers yet" in out
    assert " The last 30 days: not asked.\n" in out


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_its_page(coach: Coach, theme: str) -> None:
    out = coach("stats", "--theme", theme).out
    assert "not enough answers yet" in out
    assert re.search(rf"^ Drill it:  coach [a-z-]+ --theme {theme}$", out, re.MULTILINE)


def test_a_theme_of_throws_with_its_misses(coach: Coach) -> None:
    for suits in ("CDHS", "DHSC", "HSCD", "SCDH", "CHDS", "DSHC", "HCSD", "SDCH"):
        one, two, three, four = suits
        text = f"throw 5{one}5{two}6{three}J{four}Q{one}4{two} dealer"
        answer_on(days_ago(1), 1, drill="discard", question=text, answer=f"5{one}5{two}",
                  outcome=Outcome.WRONG)  # fmt: skip
    out = coach("stats", "--theme", "throw-own-crib").out
    assert "The last 30 days: right in 0 of 8 first answers." in out
    assert re.search(r" You: 5. 5.\. It is ", out)
    # All that these hands have is missed alike, and the dashboard says of it what the page says.
    (verdict,) = re.findall(r"  a (weak|shaky) spot$", out, re.MULTILINE)
    assert re.search(rf"^ throw-own-crib +8 +0 % .*{verdict}$", coach("stats").out, re.MULTILINE)
    assert f"a {verdict} spot." in coach("themes", "throw-own-crib").out


def test_one_answer_is_one_answer(coach: Coach) -> None:
    answer_on(days_ago(0), 1)
    assert " 1 answer on 1 of 1 day\n" in coach("stats", "--days", "1").out
    assert " 1 answer on 1 of 30 days\n" in coach("stats").out


def test_kinds_that_were_not_asked_for_are_no_empty_table(coach: Coach) -> None:
    answer_on(days_ago(0), 3, drill="discard", marks={})
    lines = coach("stats", "--kinds").out.splitlines()
    assert lines[1:3] == [
        " The last 30 days: nothing was asked by kind.",
        " Ask for it:  coach hand-count --itemised",
    ]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--theme", "pears"), "'pears' is not a theme here; did you mean pair?"),
        (("--theme", "pair", "--kinds"), "--theme and --kinds do not go together"),
    ],
)
def test_stats_refuses(coach: Coach, options: tuple[str, ...], told: str) -> None:
    refused = coach("stats", *options)
    assert refused.code == 2
    assert told in refused.err


def test_stats_by_drill_and_kind(coach: Coach) -> None:
    answer_on(days_ago(40), 5, marks={"pair": 0}, itemised=True)
    answer_on(days_ago(0), 3, outcome=Outcome.WRONG, marks={"run": 3}, itemised=True, seconds=500.0)
    answer_on(days_ago(0), 6, marks={"run": 0, "fifteen": 0}, itemised=True)
    # Totals: right ones credit no kind, wrong ones are charged where one kind explains them.
    answer_on(days_ago(0), 4, marks={"run": 0, "nobs": 0})
    answer_on(days_ago(0), 2, outcome=Outcome.WRONG, marks={"run": 3})
    answer_on(days_ago(0), 1, outcome=Outcome.WRONG, marks={"unattributed": 4})
    out = coach("stats", "--kinds", "--days", "50").out
    rows = [line.split() for line in out.splitlines()]
    assert ["run", "6/9", "67", "%", "4", "s", "2", "missed"] in rows
    assert ["fifteen", "6/6", "100", "%", "4", "s", "0", "missed"] in rows
    assert out.index("run ") < out.index("pair ") < out.index("fifteen ")
    assert "nobs" not in out
    assert " Right by kind rests on what was asked by kind, 14 of 21 answers.\n" in out
    assert "cause unclear: 1.\n" in out
    recent = json.loads(coach("stats", "--days", "30", "--json").out)
    assert (recent["days"], recent["answered"], recent["unattributed"]) == (30, 16, 1)
    assert [kind["id"] for kind in recent["kinds"]] == ["run", "fifteen"]
    assert recent["kinds"][0] == {
        "id": "run",
        "tried": 9,
        "right": 6,
        "accuracy": 6 / 9,
        "missed_in_totals": 2,
        "median_seconds": 4.0,
        "trend": None,
    }
    assert [drill["missed_in_totals"] for drill in recent["drills"]] == [0]


def test_a_kind_known_from_totals_alone_has_no_rate(coach: Coach) -> None:
    answer_on(days_ago(0), 2, outcome=Outcome.WRONG, marks={"nobs": 1})
    rows = [line.split() for line in coach("stats", "--kinds").out.splitlines()]
    assert ["nobs", "2", "missed"] in rows
    (nobs,) = json.loads(coach("stats", "--json").out)["kinds"]
    assert (nobs["tried"], nobs["accuracy"], nobs["missed_in_totals"]) == (0, None, 2)
    assert nobs["median_seconds"] is None


def test_stats_without_answers(coach: Coach) -> None:
    assert "No answers yet" in coach("stats").out
    empty = json.loads(coach("stats", "--json").out)
    assert (empty["drills"], empty["kinds"], empty["unattributed"]) == ([], [], 0)


@pytest.mark.parametrize("days", ["0", "-1", "36501", "1e3", "ten", ""])
def test_days_are_a_sensible_number(coach: Coach, days: str) -> None:
    result = coach("stats", "--days", days)
    assert (result.code, result.out) == (2, "")
    assert f"{days!r} must be a whole number from 1 to 36500" in result.err


COMMANDS = [(), ("streak",), ("stats",), ("goal",), ("hand-count", "-n", "1")]


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_a_file_that_is_no_database_is_refused_and_kept(
    coach: Coach, home: Path, command: tuple[str, ...]
) -> None:
    home.mkdir()
    file = home / "progress.db"
    file.write_text("not at all a database, but somebody's text\n" * 40)
    before = file.read_bytes()
    result = coach(*command, typed="1\n")
    assert result.code == 3
    assert result.err == (
        f"coach: {file} cannot be used: file is not a database; "
        "move it away, or drill with --no-save\n"
    )
    assert file.read_bytes() == before


def test_the_drill_can_still_be_played_without_saving(coach: Coach, home: Path) -> None:
    home.mkdir()
    (home / "progress.db").write_text("damaged")
    result = coach("hand-count", "-n", "1", "--seed", "8", "--no-save", typed="16\n")
    assert result.code == 0
    assert "1 of 1 right" in result.out


@pytest.mark.parametrize("below", ["", "deeper/still"])
def test_a_data_folder_that_is_a_file_is_named(
    coach: Coach, home: Path, monkeypatch: pytest.MonkeyPatch, below: str
) -> None:
    home.write_text("a file where the folder should be")
    monkeypatch.setenv("COACH_HOME", str(home / below))
    result = coach("stats")
    assert result.code == 3
    assert result.err == (
        f"coach: {home / below / 'progress.db'} cannot be used: {home} is not a folder; "
        "name a folder in COACH_HOME, or drill with --no-save\n"
    )


def test_a_data_folder_that_cannot_be_made_is_named(
    coach: Coach, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(home))

    monkeypatch.setattr("pathlib.Path.mkdir", refused)
    result = coach("hand-count", typed="1\n")
    assert result.code == 3
    assert result.err == (
        f"coach: {home / 'progress.db'} cannot be used: Permission denied; "
        "name a folder in COACH_HOME, or drill with --no-save\n"
    )


def test_an_answer_that_cannot_be_stored_ends_the_drill_with_one_line(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(store: Store, _: Answer) -> None:
        raise ProgressFileError(f"{store.path} cannot be used: database or disk is full")

    monkeypatch.setattr(Store, "add", failing)
    result = coach("hand-count", "--seed", "8", typed="16\n")
    assert result.code == 3
    assert result.err == f"coach: {default_path()} cannot be used: database or disk is full\n"
