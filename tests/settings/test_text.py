from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.errors import SettingsError
from coach.settings.settings import DEFAULTS, SETTINGS, Settings
from coach.settings.text import read_settings, template, with_value
from coach.textfiles.reader import Reader

VALUES = {
    "goal": st.integers(1, 1000).map(str),
    "verdicts": st.sampled_from(["brief", "full"]),
    "colour": st.sampled_from(["yes", "no", "on", "off", "True", "false"]),
    "linear": st.sampled_from(["yes", "no"]),
}


def faults(text: str | bytes) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        read_settings(text, "s.yaml")
    return [str(fault) for fault in caught.value.faults]


def test_every_setting_has_a_line_and_a_field() -> None:
    assert [*SETTINGS] == [field.name for field in fields(Settings)] == [*VALUES]


def test_the_defaults_that_are_told_are_the_defaults() -> None:
    told = {name: setting.read(setting.default) for name, setting in SETTINGS.items()}
    assert told.pop("goal") == 10
    assert Settings(**told) == DEFAULTS


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n", template(), "\ufeff".encode()])
def test_a_file_that_sets_nothing(text: str | bytes) -> None:
    assert read_settings(text, "s.yaml") == (DEFAULTS, {})


def test_all_that_can_be_set_with_the_lines() -> None:
    read = read_settings("linear: yes\n\ngoal: 15 # a day\ncolour: OFF\nverdicts: full\n", "s.yaml")
    assert read.settings == Settings(goal=15, verdicts="full", colour=False, linear=True)
    assert read.lines == {"linear": 1, "goal": 3, "colour": 4, "verdicts": 5}


def test_every_fault_is_told_with_its_line() -> None:
    assert faults("gaol: 3\ngoal: 0\ncolour: maybe\nlinear: yes\nlinear: no\nverdicts:\n") == [
        "s.yaml:1: 'gaol' is not a field of the settings; did you mean goal?",
        "s.yaml:2: goal is '0': it must be a whole number from 1 to 1000",
        "s.yaml:3: colour is 'maybe': it must be yes or no",
        "s.yaml:5: 'linear' stands twice",
        "s.yaml:6: verdicts is '': it must be brief or full",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("- goal", "s.yaml:1: lines of the form 'name: value' belong here"),
        ("goal", "s.yaml:1: lines of the form 'name: value' belong here"),
        ("{goal: 1}", "s.yaml:1: a setting stands on a line of its own, without braces"),
        ("goal: [1]", "s.yaml:1: goal is 'a sequence': it must be a whole number from 1 to 1000"),
        ("? [goal]\n: 1", "s.yaml:1: a name before a colon is a plain text, not a sequence"),
        ("goal: 1\n\x1b[31m: 2", "s.yaml:2: the character U+001B does not belong here"),
        ('goal: "\\u202e5"', "s.yaml:1: the character U+202E does not belong here"),
        (b"goal: 1\n# \xe9", "s.yaml:2: it is not UTF-8 text"),
        (b"# nothing but \xe9", "s.yaml:1: it is not UTF-8 text"),
        ("goal: 1\n" * 20_000, "s.yaml: it has more than 100000 characters"),
        ("goal: 1" + "\n[" * 5000, None),
        ("a: &a [x]\n" + "".join(f"? *{chr(97 + i)}\n: 1\n" for i in range(3)), None),
    ],
)
def test_a_file_that_does_not_belong_here(text: str | bytes, fault: str | None) -> None:
    told = faults(text)
    assert all("\n" not in one and one.startswith("s.yaml") for one in told)
    assert fault is None or fault in told


@given(
    changes=st.lists(
        st.sampled_from([*VALUES]).flatmap(lambda n: st.tuples(st.just(n), VALUES[n])), min_size=1
    ),
    start=st.sampled_from(
        ["", "# mine", template(), "  goal: 5 # five\n", "---\nlinear: yes\n...\n", "goal: '7'\r\n"]
    ),
)
def test_a_change_is_read_back_and_nothing_else_changes(
    changes: list[tuple[str, str]], start: str
) -> None:
    text, wanted = start, {}
    for name, value in changes:
        text = with_value(text, name, value)
        wanted[name] = SETTINGS[name].read(value)
    before, after = read_settings(start, "").settings, read_settings(text, "").settings
    for name in SETTINGS:
        assert getattr(after, name) == wanted.get(name, getattr(before, name))
    for comment in ("# mine", "# five"):
        assert (comment in text) == (comment in start)


def test_a_file_of_comments_may_be_no_pack() -> None:
    reader = Reader("p.yaml")
    assert reader.compose("# nothing") is None
    assert len(reader.faults) == 1
