from __future__ import annotations

import pytest

from coach.errors import CoachError, TextFileError
from coach.textfiles.bounds import Bounds, read_bounds
from coach.textfiles.reader import Reader

TEXT = """
name: A lesson
level: hard
shown: maybe
points: 6-
steps: []
extra: 1
"""


def test_every_fault_is_collected_with_its_line() -> None:
    reader = Reader("a.yaml")
    root = reader.compose(TEXT)
    fields = reader.fields(root, ("name", "about"), ("level", "shown", "points", "steps"))
    assert reader.text(fields["name"], "name") == "A lesson"
    assert reader.text(fields.get("about"), "about") == ""
    assert reader.choice(fields["level"], "level", ("easy", "club")) == ""
    assert reader.flag(fields["shown"], "shown") is False
    assert reader.bounds(fields["points"], "points", 29) == Bounds(0, 29)
    assert reader.items(fields["steps"], "steps") == []
    assert sorted((fault.line, str(fault)) for fault in reader.faults) == [
        (2, "a.yaml:2: 'about' is missing"),
        (3, "a.yaml:3: level is 'hard': it must be 'easy' or 'club'"),
        (4, "a.yaml:4: shown is 'maybe': it must be true or false"),
        (5, "a.yaml:5: points: '6-' is no bound: write 6, 6+ or 2-8"),
        (6, "a.yaml:6: 'steps' is a list with at least one step"),
        (
            7,
            "a.yaml:7: 'extra' is no field here; there are "
            "name, about, level, shown, points, steps",
        ),
    ]


def test_a_reader_has_faults_of_its_own_class() -> None:
    class LessonError(TextFileError):
        pass

    class LessonReader(Reader):
        error = LessonError

    reader = LessonReader("a.yaml")
    assert reader.compose("a: [") is None
    (fault,) = reader.faults
    assert isinstance(fault, LessonError)
    assert isinstance(fault, CoachError)
    assert str(fault).startswith("a.yaml:1: no YAML")


def test_a_name_that_is_no_text_is_told_as_what_it_is() -> None:
    reader = Reader("a.yaml")
    bomb = "a: &a [x, x]\nb: &b [*a, *a]\n? [*b, *b]\n: 1\n"
    reader.fields(reader.compose(bomb), ("a", "b"))
    assert [str(fault) for fault in reader.faults] == [
        "a.yaml:3: 'a sequence' is no field here; there are a, b"
    ]


def test_an_empty_file_has_no_line() -> None:
    reader = Reader("a.yaml")
    assert reader.compose("# nothing") is None
    assert [(fault.line, str(fault)) for fault in reader.faults] == [
        (0, "a.yaml: lines of the form 'name: value' belong here")
    ]


@pytest.mark.parametrize("text", ["", "x", "-1", "6-", "+6", "1-2-3", "1000", "6 +"])
def test_what_is_no_bound(text: str) -> None:
    with pytest.raises(ValueError, match="is no bound"):
        read_bounds(text, 29)
