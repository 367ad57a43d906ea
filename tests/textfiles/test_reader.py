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
        (5, "a.yaml:5: points: '6-' is not a bound: write 6, 6+ or 2-8"),
        (6, "a.yaml:6: 'steps' is a list with at least one step"),
        (
            7,
            "a.yaml:7: 'extra' is not a field here; there are "
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
    assert reader.compose(bomb) is None
    assert [str(fault) for fault in reader.faults] == [
        "a.yaml:3: a name before a colon is a plain text, not a sequence"
    ]


def told(contents: str | bytes) -> list[str]:
    reader = Reader("a.yaml")
    assert reader.compose(contents) is None
    return [str(fault) for fault in reader.faults]


def test_an_alias_chain_is_refused_at_once() -> None:
    # A4: as a key it was written out, which took for ever.
    chain = "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 40))
    chain = "a0: &a0 [x]\n" + chain
    assert told(chain) == ["a.yaml:1: more than 20000 values, an alias as many as it stands for"]
    assert told(chain + "? *a39\n: 1\n")[0] == (
        "a.yaml:40: a name before a colon is a plain text, not a sequence"
    )
    assert "more than 20000 values" in told("a: &a [*a]")[0]
    assert told("x" * 100_001) == ["a.yaml: it has more than 100000 characters"]


@pytest.mark.parametrize(
    ("sign", "name"),
    [("\x1b", "U+001B"), ("\u202e", "U+202E"), ("\x9b", "U+009B"), ("\x07", "U+0007")],
)
def test_a_character_that_a_screen_obeys_is_refused_with_its_line(sign: str, name: str) -> None:
    fault = f"the character {name} does not belong here"
    assert told(f"a: 1\nb: x{sign}x\n# {sign}\n") == [f"a.yaml:2: {fault}", f"a.yaml:3: {fault}"]
    assert told(f'a: 1\nb: "\\u{ord(sign):04x}"\n') == [f"a.yaml:2: {fault}"]


def test_bytes_are_read_as_a_text_is() -> None:
    reader = Reader("a.yaml")
    node = reader.compose(b"\xef\xbb\xbfa: caf\xc3\xa9\r\nb: |\r\n  1\r\n  2\r\n")
    fields = reader.fields(node, ("a", "b"))
    assert (fields["a"].value, reader.faults) == ("café", [])
    assert told(b"a: 1\nb: caf\xe9\n") == ["a.yaml:2: it is not UTF-8 text"]


def test_an_empty_file_has_no_line() -> None:
    reader = Reader("a.yaml")
    assert reader.compose("# nothing") is None
    assert [(fault.line, str(fault)) for fault in reader.faults] == [
        (0, "a.yaml: lines of the form 'name: value' belong here")
    ]


@pytest.mark.parametrize("text", ["", "x", "-1", "6-", "+6", "1-2-3", "1000", "6 +"])
def test_what_is_no_bound(text: str) -> None:
    with pytest.raises(ValueError, match="is not a bound"):
        read_bounds(text, 29)
