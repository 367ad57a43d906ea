"""The README of the packs: its examples are packs, and its tables are complete."""

from __future__ import annotations

import random
import re
from itertools import islice
from pathlib import Path

import pytest

from coach.practice.drills.registry import read
from coach.practice.packs import files
from coach.practice.packs.pack import LEVELS
from coach.scoring.breakdown import SHOW_KINDS
from coach.textfiles.reader import Reader

README = (Path(__file__).parents[3] / "drills" / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split()[1])
def test_an_example_is_a_pack_whose_questions_can_be_played(example: str) -> None:
    assert files.check_all({"README.md": example}) == []
    pack = files.read(example, "README.md")
    for question in islice(pack.questions(random.Random(1)), 3):
        assert read(question.text) == question
        assert question.right_answer
        assert question.hint


def test_there_is_an_example_of_each_kind_and_of_each_way() -> None:
    ways = {
        (example.partition("kind: ")[2].split()[0], way)
        for example in EXAMPLES
        for way in re.findall(r"^(hands|plays|throws|filter|themes):", example, re.MULTILINE)
    }
    every = {(kind.name, way) for kind in files.KINDS.values() for way in kind.ways}
    assert ways >= every - {("show", "themes")}


def test_every_field_is_explained() -> None:
    fields = {field for kind in files.KINDS.values() for field in kind.fields}
    entries = {"cards", "starter", "pone", "second", "third", "dealer", "played"}
    for word in (*fields, *entries, *files.KINDS, *LEVELS, *SHOW_KINDS, "total"):
        assert f"`{word}`" in README or f"`{word}: " in README, word


def test_a_colon_is_the_fault_that_the_readme_speaks_of() -> None:
    reader = Reader("x.yaml")
    reader.compose("id: x\nhint: Two ways: which?\n")
    assert [*map(str, reader.faults)] == [
        "x.yaml:2: no YAML: a text with a colon in it stands in quotes"
    ]
    assert Reader("x.yaml").compose('hint: "Two ways: which?"\n') is not None
