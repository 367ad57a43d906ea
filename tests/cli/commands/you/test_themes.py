from __future__ import annotations

import json
import re

import pytest

from coach.data_folder import default_path
from coach.practice.drills.registry import read, themes_of_text
from coach.progress.store import Store
from coach.themes.table import THEMES, themes_of
from tests.cli.conftest import Coach

PLAY_THEMES = themes_of("pegging-drill")
SHOW_THEMES = themes_of("hand-count")
THROW_THEMES = themes_of("discard")


def test_every_theme_is_listed(coach: Coach) -> None:
    out = coach("themes").out
    assert all(re.search(rf"^ {theme}\b", out, re.MULTILINE) for theme in THEMES)
    assert "weak spot" not in out


def test_a_weak_theme_is_named_with_its_figures(coach: Coach) -> None:
    wrong = "29\n" * 8
    coach("hand-count", "--theme", "nobs", "-n", "8", "--seed", "1", typed=wrong)
    out = coach("themes").out
    (line,) = [line for line in out.splitlines() if line.startswith(" nobs ")]
    assert re.match(r" nobs +8 +0 % +about \d+ %  weak spot", line)
    assert "You: asked 8, missed about" in coach("themes", "nobs").out
    (nobs,) = json.loads(coach("themes", "nobs", "--json").out)["themes"]
    skill = nobs["skill"]
    assert (skill["tried"], skill["missed"], skill["enough"]) == (8, 8, True)
    assert skill["weak_probability"] > 0.5
    assert nobs in json.loads(coach("themes", "--json").out)["themes"]


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_is_explained_with_an_example(coach: Coach, theme: str) -> None:
    result = coach("themes", theme)
    assert result.code == 0
    assert THEMES[theme].lesson in " ".join(result.out.split())
    assert "not enough answers yet" in result.out or theme.startswith("throw-")
    assert result.out.endswith(f" --theme {theme}\n\n")


def test_a_theme_that_is_none(coach: Coach) -> None:
    result = coach("themes", "bananas")
    assert (result.code, result.out) == (2, "")
    assert "'bananas' is not a theme" in result.err


def test_all_as_json(coach: Coach) -> None:
    found = json.loads(coach("themes", "--json").out)
    assert [theme["id"] for theme in found["themes"]] == list(THEMES)


@pytest.mark.parametrize(
    ("drill", "themes"),
    [
        ("hand-count", ("crib-flush-trap", "double-pair-royal")),
        pytest.param("pegging-drill", ("play-run",), marks=pytest.mark.slow),
        ("discard", ("throw-fives", "throw-close")),
    ],
)
def test_a_drill_of_themes_asks_those_alone(
    coach: Coach, drill: str, themes: tuple[str, ...]
) -> None:
    options = [word for theme in themes for word in ("--theme", theme)]
    typed = ("r\n" if drill == "discard" else "0\n") * 4
    out = coach(drill, *options, "-n", "4", typed=typed).out
    assert THEMES[themes[0]].title in out
    with Store(default_path()) as store:
        asked = [answer.question for answer in store.answers()]
    assert all(read(text).themes & set(themes) for text in asked)


@pytest.mark.parametrize(
    ("drill", "theme"),
    [
        ("hand-count", PLAY_THEMES[0]),
        ("pegging-drill", SHOW_THEMES[0]),
        ("discard", SHOW_THEMES[0]),
        ("hand-count", THROW_THEMES[0]),
    ],
)
def test_a_theme_of_another_drill_is_refused(coach: Coach, drill: str, theme: str) -> None:
    result = coach(drill, "--theme", theme)
    assert result.code == 2
    assert f"'{theme}' is a theme of other questions; coach themes {theme}" in result.err


def test_what_is_missed_comes_back_and_the_header_says_why(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "coach.cli.commands.practise.hand_count.seed_or_new", lambda seed: seed or 5
    )
    wrong = "29\n" * 20
    coach("hand-count", "--theme", "nobs", "-n", "20", "--seed", "1", typed=wrong)
    out = coach("hand-count", "-n", "8", typed="1\n" * 8).out
    assert re.search(r"^ his nobs: \d+ of \d+ missed$", out, re.MULTILINE)
    assert "Deal these again" not in out
    with Store(default_path()) as store:
        later = [themes_of_text(answer.question) for answer in store.answers()[20:]]
    assert sum("nobs" in themes for themes in later) >= 3


@pytest.mark.parametrize("options", [("--plain",), ("--seed", "3"), ("--cribs", "some")])
def test_a_plain_deal_knows_nothing_of_the_log(coach: Coach, options: tuple[str, ...]) -> None:
    wrong = "29\n" * 20
    coach("hand-count", "--theme", "nobs", "-n", "20", "--seed", "1", typed=wrong)
    out = coach("hand-count", "-n", "5", *options, typed="1\n" * 5).out
    assert "missed" not in out.partition("of 5 right")[0]
    assert "Deal these again" in out


def test_the_play_is_coached_too(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "coach.cli.commands.practise.pegging_drill.seed_or_new", lambda seed: seed or 5
    )
    wrong = "29\n" * 20
    coach("pegging-drill", "--theme", "play-go", "-n", "20", "--seed", "1", typed=wrong)
    out = coach("pegging-drill", "-n", "10", typed="0\n" * 10).out
    assert re.search(r"^ the go: \d+ of \d+ missed$", out, re.MULTILINE)


def test_home_names_the_weak_spot_and_its_drill(coach: Coach) -> None:
    coach("hand-count", "--theme", "nobs", "-n", "8", "--seed", "1", typed="29\n" * 8)
    coach("pegging-drill", "--seed", "1", "-n", "2", typed="0\n" * 2)
    out = coach().out
    assert "Weakest: his nobs, 8 of 8 missed\n    coach hand-count --theme nobs\n" in out


def test_a_near_theme_is_suggested_and_capitals_do_not_matter(coach: Coach) -> None:
    assert "did you mean nobs?" in coach("themes", "nob").err
    assert "did you mean double-run?" in coach("hand-count", "--theme", "double-rnu").err
    assert coach("themes", "NOBS").code == 0


@pytest.mark.parametrize("drill", ["hand-count", "pegging-drill"])
def test_with_few_answers_questions_come_as_at_the_table_and_can_be_dealt_again(
    coach: Coach, drill: str
) -> None:
    coach(drill, "-n", "9", "--seed", "1", typed="29\n" * 9)
    out = coach(drill, "-n", "9", typed="29\n" * 9).out
    assert "missed\n" not in out.partition("of 9 right")[0]
    assert re.search(rf"Deal these again: coach {drill} --count 9 --seed \d+", out)


def test_the_list_cuts_nothing_at_forty_columns(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach("hand-count", "--theme", "nobs", "-n", "8", "--seed", "1", typed="29\n" * 8)
    monkeypatch.setattr("coach.cli.terminal.WIDTH_OF_A_FILE", 40)
    out = coach("themes").out
    assert "…" not in out
    assert re.search(r"^ nobs +weak spot$", out, re.MULTILINE)
    assert " play-run-out-of-order" in out
