"""Sentences are made in `coach/words/`: commands, screens and drills only place them."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from tests.sure import some
from tests.test_house import ROOT, python_files

if TYPE_CHECKING:
    from collections.abc import Iterator

APART = {
    "coach/cli/command_list.py": "help",
    "coach/cli/options": "help, and errors",
    "coach/cli/terminal.py": "errors",
    "coach/cli/usage.py": "errors",
    "coach/practice/facts": "content: whole sentences in tables",
    "coach/practice/packs": "errors: the faults of a file",
}
"""Rooms whose sentences stand where they are, and their kind."""
_HELP_OR_ERROR = re.compile("Option|Argument|BadParameter|count_option|[A-Za-z]*Error")


def template(node: ast.expr) -> str:
    """The text of a string, `{}` for each of its fields; empty if it is none."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            fixed = [
                part if isinstance(part, ast.Constant) else ast.Constant("{}") for part in parts
            ]
            return "".join(map(template, fixed))
    return ""


def is_sentence(text: str) -> bool:
    """Tell a sentence from a label, a name or a layout.

    Two words with a field, or two words and a full stop. A command to type is none.
    """
    words = [word for word in text.split() if re.fullmatch("[A-Za-z']{2,}[,;:.?!]*", word)]
    if len(words) < 2 or text.startswith("coach "):
        return False
    return "{}" in text or text.rstrip().endswith((".", "?", "!"))


def sentences(code: str) -> Iterator[str]:
    """The sentences of a module, without docstrings, help and errors."""
    tree = ast.parse(code)
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as docstring):
                passed.add(docstring)
            case ast.Raise():
                passed |= {*ast.walk(node)}
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                if _HELP_OR_ERROR.fullmatch(name):
                    passed |= {*ast.walk(node)}
            case ast.JoinedStr(values=parts):
                passed |= {*parts}  # it is looked at as a whole
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and node not in passed and is_sentence(template(node)):
            yield template(node)


def test_commands_screens_and_drills_make_no_sentence() -> None:
    found = {
        str(path.relative_to(ROOT)): [*sentences(path.read_text("utf-8"))]
        for path in some(python_files("coach/cli", "coach/practice"))
        if not str(path.relative_to(ROOT)).startswith((*APART,))
    }
    assert {path: told for path, told in found.items() if told} == {}


def test_a_room_that_stands_apart_has_sentences() -> None:
    for room in some(APART):
        paths = python_files(room) or [ROOT / room]
        assert any([*sentences(path.read_text("utf-8"))] for path in paths), room


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('line(f"It is {right}.")', ["It is {}."]),
        ('line("Nothing is due.")', ["Nothing is due."]),
        ('table(header=("they play", "hold it"))', []),
        ('f"{card:>3}  {count:>2}"', []),
        ('f"coach {drill} --pack {pack}"', []),
        ('raise CoachError(f"{card} does not fit")', []),
        ('Option("--all", help="Show all fifteen throws.")', []),
        ('def told(): "Tell all of it."', []),
    ],
)
def test_what_is_a_sentence(code: str, found: list[str]) -> None:
    assert [*sentences(code)] == found
