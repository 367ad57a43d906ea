"""A drill is one module, one screen, and a line in two registries: everything else follows."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from random import Random

import pytest

from coach.cli import app
from coach.cli.loop import run
from coach.cli.screens.drills.registry import SCREENS
from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.practice.choose.decks import AsTheyCome, Coached, Deck, Themed
from coach.practice.choose.from_answers import skills_from
from coach.practice.drills.registry import REGISTERED, Registered, read
from coach.progress.statistics import by_drill
from coach.progress.store import Store
from coach.themes import table
from tests.practice.drills.toy import PIPS, THEMES, PipsQuestion
from tests.practice.drills.toy_screen import PipsScreen


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    monkeypatch.setitem(REGISTERED, PIPS.id, Registered("tests.practice.drills.toy:PIPS", "pips"))
    monkeypatch.setitem(SCREENS, PIPS.id, PipsScreen)
    for theme in THEMES:
        monkeypatch.setitem(table.THEMES, theme.id, theme)


def asked(monkeypatch: pytest.MonkeyPatch, deck: Deck[PipsQuestion], typed: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    terminal = Terminal.open()
    run(terminal, deck, SCREENS[PIPS.id](terminal), count=typed.count("\n"), seed=1, save=True)


def coach(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: str = "") -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
    assert app.run([*arguments]) == 0


def test_its_questions_come_back() -> None:
    question = next(PIPS.plain(Random(1)))
    assert read(question.text) == question


def test_it_is_asked_graded_and_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    asked(monkeypatch, AsTheyCome(map(read_pips, ("KD", "7S", "AC"))), "10\n?\n8\nr\n")
    with Store(default_path()) as store:
        first, second, third = store.answers()
    assert (first.drill, first.question, first.outcome) == (PIPS.id, "pips KD", "right")
    assert (second.answer, second.right_answer, second.outcome) == ("8", "7", "wrong")
    assert (second.hints, third.outcome) == (1, "shown")


def test_it_is_in_the_statistics_and_its_themes_are_learnt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert PIPS.themes == ("toy-face",)
    deck = Themed(PIPS.source(Random(2)), PIPS.themes) if PIPS.source else None
    assert deck is not None
    asked(monkeypatch, deck, "1\n" * 8)
    with Store(default_path()) as store:
        answers = store.answers()
    (tally,) = by_drill(answers)
    assert (tally.name, tally.tried, tally.right) == (PIPS.id, 8, 0)
    assert skills_from(answers, PIPS.id)["toy-face"].is_weak
    capsys.readouterr()
    coach(monkeypatch, "stats", "--json")
    told = json.loads(capsys.readouterr().out)
    assert [drill["id"] for drill in told["drills"]] == [PIPS.id]
    assert told["themes"][-1]["id"] == "toy-face"
    coach(monkeypatch, "stats", "--theme", "toy-face")
    shown = capsys.readouterr().out
    assert "You: 1. It is 10." in shown
    assert "coach toy --theme toy-face" in shown
    coach(monkeypatch, "themes", "toy-face")
    assert "How much does K♦ count?" in capsys.readouterr().out


def test_what_is_missed_is_asked_more(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PIPS.source is not None
    rng = Random(3)
    deck = Coached(rng, skills_from([], PIPS.id), PIPS.source(rng))
    asked(monkeypatch, deck, "1\n" * 20)
    with Store(default_path()) as store:
        faces = [answer.question[5] in "JQK" for answer in store.answers()]
    assert sum(faces) > 12


def test_it_is_exported_taken_in_and_reviewed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked(monkeypatch, AsTheyCome(map(read_pips, ("KD", "7S"))), "1\n7\n")
    file = tmp_path / "answers.json"
    coach(monkeypatch, "export", str(file))
    monkeypatch.setenv("COACH_HOME", str(tmp_path / "elsewhere"))
    coach(monkeypatch, "import", str(file))
    coach(monkeypatch, "review", "--last", typed="10\n")
    out = capsys.readouterr().out
    assert "How much does K♦ count?" in out
    assert "✓ 10" in out
    coach(monkeypatch, "export", "--format", "anki")
    assert "pips KD\tHow much does K♦ count?\t10\ttoy-pips" in capsys.readouterr().out


def read_pips(card: str) -> PipsQuestion:
    question = read(f"pips {card}")
    assert isinstance(question, PipsQuestion)
    return question
