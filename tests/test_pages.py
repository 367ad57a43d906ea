"""The pages: their screens are real, their Python is true, the places they name exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tools.pages import ROOT, played, screens

README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")
SCREENS = [*screens(README), *screens(COMMANDS)]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "data" / "README.md",
    ROOT / "drills" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.splitlines()[0])
def test_every_screen_is_real_output(screen: str, tmp_path: Path) -> None:
    assert "Traceback" not in screen
    assert screen == played(screen, tmp_path / "home"), "run: python -m tools.pages"


def test_the_readme_has_four_screens_on_one_page() -> None:
    assert README.count("```console") == 4
    assert len(README.splitlines()) <= 180


def test_the_python_examples_are_true() -> None:
    (session,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert (result.failed, result.attempted > 5) == (0, True)


def test_every_command_is_named() -> None:
    from coach.cli.command_list import COMMANDS as LISTED

    assert len(LISTED) > 15
    assert [name for name in LISTED if f"coach {name}" not in README] == []
    assert [name for name in LISTED if f"coach {name}" not in COMMANDS] == []


def test_the_readme_has_no_link_that_breaks_elsewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", README)
    assert all(link.startswith("https://") for link in links)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_place_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    places = re.findall(r"`((?:coach|data|docs|drills|tests|tools)/[\w/.-]*)`", text)
    modules = re.findall(r"`((?:coach|data|tests|tools)(?:\.[a-z_0-9]+)+)`", text)
    programs = re.findall(r"python -m ((?:data|tests|tools)\.[a-z_.]+)\b", text)
    lost = [place for place in places if not (ROOT / place).exists()]
    lost += [module for module in modules if not is_there(module)]
    lost += [module for module in programs if not is_there(module)]
    assert lost == []


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or a name in one."""
    module = ROOT / name.replace(".", "/")
    return (
        name in {"coach.packs", "coach.tables"}
        or module.is_dir()
        or module.with_suffix(".py").exists()
        or module.parent.with_suffix(".py").exists()
        or module.parent == ROOT / "coach"
    )
