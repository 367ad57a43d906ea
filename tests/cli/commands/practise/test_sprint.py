from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from itertools import count
from random import Random

import pytest

from coach.data_folder import default_path
from coach.practice.choose.from_answers import skills_from
from coach.practice.choose.mistakes import mistakes
from coach.practice.sprint import SprintDeck
from coach.progress.answer import Answer
from coach.progress.store import Store
from tests.cli.conftest import NOON, Coach


class Clocks:
    """What a sprint looks at: the day, a stopwatch, and chance; the seeds are 1, 2, 3."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = NOON
        self.seconds: list[float] = []  # that each answer takes; the last one again and again
        self._readings = self._stopwatch()
        self._seeds = count(1)
        monkeypatch.setattr("coach.cli.clock.local_now", lambda: self.now)
        monkeypatch.setattr("coach.cli.loop.monotonic", lambda: next(self._readings))
        monkeypatch.setattr("coach.cli.options.common.SystemRandom", lambda: self)

    def randrange(self, _below: int) -> int:
        return next(self._seeds)

    def _stopwatch(self) -> Iterator[float]:
        time = 1000.0
        while True:
            yield time
            time += self.seconds.pop(0) if len(self.seconds) > 1 else self.seconds[0]
            yield time


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


def typed(seed: int, marks: str) -> str:
    """Answers to the hands of a seed: a dot is right, an x wrong."""
    deck = SprintDeck(Random(seed))
    lines = []
    for mark in marks:
        question = deck.draw()
        assert question is not None
        right = int(question.right_answer)
        lines.append(str(right if mark == "." else right + (1 if right not in {18, 29} else -1)))
    return "".join(f"{line}\n" for line in lines)


def stored() -> list[Answer]:
    with Store(default_path()) as store:
        return store.answers()


def test_the_header_says_what_is_left_and_the_score(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [4.2]
    out = coach("sprint", typed=typed(1, "..x")).out
    headers = [line.split("   ")[0] for line in out.splitlines() if " left · " in line]
    assert [header.split(" ", 2)[2] for header in headers] == [
        "1 · 3:00 left · 0 right",
        "2 · 2:56 left · 1 right",
        "3 · 2:52 left · 2 right",
        "4 · 2:38 left · 2 right",
    ]


def test_it_ends_when_time_is_up(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [60.0]
    result = coach("sprint", typed=typed(1, "....."))
    assert result.code == 0
    assert result.out.count("Your count?") == 3
    assert "\n Time is up.\n 3 right, 0 missed · median 60 s\n" in result.out
    assert "after the bell" not in result.out


def test_an_answer_after_the_bell_is_kept_and_does_not_score(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [100.0]
    out = coach("sprint", typed=typed(1, "....")).out
    assert "That was after the bell, and does not count." in out
    assert "1 right, 0 missed" in out
    assert [answer.correct for answer in stored()] == [True, True]


def test_right_is_a_tick_and_wrong_says_the_count(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]
    out = coach("sprint", typed=typed(1, ".x") + "r\n").out
    right, wrong, shown = stored()
    assert f"\n ✓ {right.right_answer}\n" in out
    assert f"\n ✗ {wrong.answer} – it is {wrong.right_answer}: " in out
    assert f"\n It is {shown.right_answer}: " in out
    assert "Say:" not in out
    assert "1 right, 2 missed" in out


def test_there_are_no_hints(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]
    out = coach("sprint", typed="?\n" + typed(1, ".")).out
    assert "There are no hints; r shows the answer." in out
    assert stored()[0].hints == 0


def test_q_ends_it_early(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]
    out = coach("sprint", typed=typed(1, "..") + "q\n").out
    assert "2 right, 0 missed · median 1 s" in out
    assert "Time is up" not in out


def test_no_input_at_all(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]
    out = coach("sprint").out
    assert "No answers this time." in out
    assert "right, " not in out


def test_ctrl_c_ends_it_with_a_summary(
    coach: Coach, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks.seconds = [1.0]
    replies = iter(typed(1, ".").split())

    def interrupted(_prompt: str) -> str:
        reply = next(replies, None)
        if reply is None:
            raise KeyboardInterrupt
        return reply

    monkeypatch.setattr("builtins.input", interrupted)
    result = coach("sprint")
    assert result.code == 130
    assert "1 right, 0 missed" in result.out


def test_the_best_of_the_day_and_the_best_ever(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]

    def records(seed: int, marks: str) -> list[str]:
        out = coach("sprint", typed=typed(seed, marks)).out
        summary = out[out.index(" right, ") :].splitlines()[1:]
        return [line.strip() for line in summary if "best" in line.lower() or "first" in line]

    assert records(1, "...x") == ["Your first sprint: the one to beat."]
    assert records(2, "...") == ["A new best. The one before: 3 right, 1 missed."]
    assert records(3, "...") == ["Best today: 3 right, 0 missed.", "Best ever: 3 right, 0 missed."]
    clocks.now += timedelta(days=1)
    assert records(4, ".x") == ["Best today: 1 right, 1 missed.", "Best ever: 3 right, 0 missed."]
    assert records(5, "..") == ["Best today: 2 right, 0 missed.", "Best ever: 3 right, 0 missed."]


def test_it_counts_for_the_day_and_for_speed_alone(coach: Coach, clocks: Clocks) -> None:
    clocks.seconds = [1.0]
    coach("sprint", typed=typed(1, "xxxxx....."))
    answers = stored()
    assert {(answer.drill, answer.seed) for answer in answers} == {("sprint", 1)}
    with Store(default_path()) as store:
        assert store.first_answers() == {NOON.date(): 10}
        assert store.of_drill("sprint") == answers
    assert skills_from(answers, "hand-count").observed == 0
    assert mistakes(answers) == []
    assert "Nothing to review." in coach("review").out
    assert "Nothing to review." in coach("review", "--last").out
    assert "Weakest" not in coach().out
    shown = coach("stats").out
    assert " Sprints: last " in shown
    assert "kind" not in shown
    assert "charged" not in shown
