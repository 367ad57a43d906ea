"""One vocabulary: the file of terms, the glossary made from it, and words that are not used."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from tools.glossary import ROOT, TERMS, glossary, homes

TOLD = yaml.safe_load(TERMS.read_text("utf-8"))
OF_THE_TABLE = {term: line for lines in TOLD["terms"].values() for term, line in lines.items()}
TEXTS = subprocess.run(
    ["git", "ls-files", "coach", "data", "drills", "docs", "tools", "*.md"],
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=False,
).stdout.split()
NAMES = r"(?i)\b(one for )?his[ _-](nobs|heels|nob)\b"
PERSON = r"(?i)(?<![a-z])(he|him|his|himself|she|her|hers)(?![a-z])"


def prose(path: Path) -> list[str]:
    """The lines that people wrote: of a table its head."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [line for line in lines if line.startswith("#")] if path.suffix == ".csv" else lines


def test_the_glossary_is_made_from_the_terms() -> None:
    shown = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    assert shown == glossary(), "run: python -m tools.glossary > docs/glossary.md"


def test_every_public_type_has_its_line_and_no_line_is_left_over() -> None:
    types = set(homes())
    assert len(types) > 100
    assert sorted(types - set(TOLD["types"])) == []
    assert sorted(set(TOLD["types"]) - types) == []


@pytest.mark.parametrize(("name", "line"), [*OF_THE_TABLE.items(), *TOLD["types"].items()])
def test_a_term_is_explained_in_a_line(name: str, line: str) -> None:
    assert line == line.strip()
    assert line.endswith((".", ".)"))
    assert "\n" not in line
    assert len(line) <= 220


@pytest.mark.parametrize(
    "term",
    ["pone", "dealer", "starter", "go", "his nobs", "his heels", "nineteen", "muggins", "skunk"],
)
def test_the_words_of_the_table_are_terms(term: str) -> None:
    assert term in OF_THE_TABLE


@pytest.mark.parametrize("name", TEXTS)
def test_a_player_is_no_he(name: str) -> None:
    # His nobs and his heels are names of scores.
    found = [line for line in prose(ROOT / name) if re.search(PERSON, re.sub(NAMES, "", line))]
    assert found == []
