"""`coach` alone."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from coach.cli.screens.progress.home import Offer, chosen
from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.practice.daily import daily
from coach.practice.packs.path import path, shipped
from coach.progress.answer import Outcome
from coach.progress.store import Store
from tests.cli.commands.you.test_progress_commands import PAIRS, answer_on, days_ago, hands
from tests.cli.conftest import NOON
from tests.practice.packs.test_path import texts as texts_of

if TYPE_CHECKING:
    from tests.cli.conftest import Coach

TODAY = NOON.date()


def on_a_day(monkeypatch: pytest.MonkeyPatch, days_later: int) -> None:
    monkeypatch.setattr("coach.cli.clock.local_now", lambda: NOON + timedelta(days_later))


def commands(coach: Coach) -> list[str]:
    """The commands that are offered, in their order."""
    return [line.strip() for line in coach().out.splitlines() if line.startswith("    coach ")]


def test_somebody_new_is_welcomed_with_a_pack_and_the_rules(coach: Coach) -> None:
    result = coach()
    assert (result.code, result.err) == (0, "")
    assert result.out == (
        "\n Cribbage Coach\n\n"
        " Welcome. Count hands, play cards and throw to the crib, a few minutes a day.\n\n"
        " 1  First steps: 11 hands to count, with hints\n"
        "    coach hand-count --pack first-steps\n"
        " 2  The rules of the game\n"
        "    coach rules\n\n"
    )


def test_what_is_for_today_comes_first(coach: Coach) -> None:
    hands(days_ago(4), PAIRS[:2], outcome=Outcome.WRONG)
    assert commands(coach) == [
        "coach daily",
        "coach review",
        "coach hand-count --pack first-steps",
        "coach hand-count",
    ]
    out = coach().out
    assert (
        " Cribbage Coach                                           streak 0 · today 0/10\n" in out
    )
    assert " 2  2 missed questions are due again\n" in out
    assert len(out.splitlines()) < 24


def test_the_daily_is_offered_until_it_is_done(coach: Coach) -> None:
    texts = [question.text for question in daily(TODAY)]
    hands(TODAY, texts[:7])
    assert " 1  Today's ten: 3 left\n" in coach().out
    hands(TODAY, texts[7:])
    assert "coach daily" not in commands(coach)


def test_the_weakest_thing_is_what_costs_most(coach: Coach) -> None:
    # Row 7: pegging-drill 24 % of 55, and home said "Weakest theme: triple runs".
    for number in range(205):
        right = number % 100 >= 13
        hands(days_ago(2), [f"show {number}"], outcome=Outcome.of(right))
    hands(days_ago(3), PAIRS, outcome=Outcome.WRONG)
    for number in range(55):
        hands(days_ago(2), [f"play {number}"], drill="pegging-drill",
              outcome=Outcome.of(number % 4 == 0))  # fmt: skip
    out = coach().out
    assert "Weakest: the play, 25 % of 55 right\n    coach pegging-drill\n" in out


def test_a_theme_is_named_where_no_drill_is_weak(coach: Coach) -> None:
    hands(days_ago(0), PAIRS[:3], outcome=Outcome.WRONG)
    hands(days_ago(0), PAIRS[3:8])
    nobs = [
        f"show 4{one}2{other}JD8C {rank}D" for one, other in ("CH", "HS", "SC") for rank in "QK"
    ]
    hands(days_ago(0), nobs[:1], outcome=Outcome.WRONG)
    out = coach().out
    assert "Weakest: pairs, 3 of 8 missed\n    coach hand-count --theme pair\n" in out
    assert "Next:  coach hand-count --theme pair\n" in coach("stats").out


def test_the_next_pack_on_the_path(coach: Coach) -> None:
    texts, second = texts_of(path()[0]), shipped(path()[1])
    hands(TODAY, texts[:4])
    assert "Next pack: First steps, 4 of 11 right so far\n" in coach().out
    hands(TODAY, texts[4:])
    out = coach().out
    assert f"Next pack: {second.title}\n    coach pegging-drill --pack play-first-steps" in out


def met(*days: int) -> None:
    for back in days:
        answer_on(days_ago(back), 10)


def test_what_a_freeze_did_is_said_once(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    # Row 8.
    met(*range(2, 9))
    assert " Tuesday was bridged by a freeze; none left.\n" in coach().out
    assert "bridged" not in coach().out
    on_a_day(monkeypatch, 1)
    assert "bridged by" not in coach().out
    on_a_day(monkeypatch, 3)
    assert "bridged" not in coach().out


def test_the_end_of_a_streak_is_said_once(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    # Row 8.
    met(*range(2, 8), 0)
    assert " Your 6-day streak ended on Tuesday (best 6).\n" in coach().out
    assert "ended" not in coach().out
    on_a_day(monkeypatch, 2)
    assert " Your 1-day streak ended on Thursday (best 6).\n" in coach().out
    assert "ended" not in coach().out


def test_a_drill_says_it_too_and_only_once(coach: Coach) -> None:
    met(*range(2, 8))
    told = coach("hand-count", "-n", "1", "--seed", "8", typed="16\n").out
    assert told.startswith(" Your 6-day streak ended on Tuesday (best 6).\n")
    assert "ended" not in coach().out


def test_the_end_of_a_streak_of_long_ago_is_no_news(coach: Coach) -> None:
    met(*range(40, 50))
    assert "ended" not in coach().out


def test_a_file_that_may_only_be_read_is_no_hindrance(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    met(*range(2, 8))
    opened = Store.__init__

    def read_only(store: Store, *arguments: object) -> None:
        opened(store, *arguments)  # type: ignore[arg-type]
        store.db.execute("PRAGMA query_only = ON")

    monkeypatch.setattr(Store, "__init__", read_only)
    assert "ended on Tuesday" in coach().out
    assert "ended on Tuesday" in coach().out


OFFERS = [Offer("one", ("daily",)), Offer("two", ("review",))]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ([""], "daily"),
        (["1"], "daily"),
        ([" 2 "], "review"),
        (["3", "x", "2"], "review"),
        (["q"], None),
        (["QUIT"], None),
        ([None], None),
    ],
)
def test_what_is_typed_starts_an_offer(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: list[str | None],
    command: str | None,
) -> None:
    replies = iter(typed)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr(Terminal, "ask", lambda terminal, prompt: next(replies))
    offer = chosen(Terminal.open(), OFFERS)
    assert (None if offer is None else offer.command[0]) == command
    said = capsys.readouterr().out.count("Type a number from 1 to 2, or q to leave.")
    assert said == max(0, len(typed) - 1)


def test_nothing_is_asked_where_nobody_sits(coach: Coach) -> None:
    assert "Start" not in coach(typed="1\n").out
    assert not default_path().with_name("x").exists()
    with Store(default_path()) as store:
        assert store.answers() == []
