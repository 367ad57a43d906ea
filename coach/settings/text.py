"""The text of the settings file: read with every fault, changed with every comment kept."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from coach.errors import SettingsError, TextFileError
from coach.settings.settings import SETTINGS, Setting, Settings
from coach.textfiles.reader import Reader, scalar


class ReadSettings(NamedTuple):
    """The settings of a text, and where each stands."""

    settings: Settings
    lines: dict[str, int]
    """Lines by the name of a setting, of those that are set; the first line is 1."""


def read_settings(text: str | bytes, name: str) -> ReadSettings:
    r"""Read a settings file.

    Args:
        text: lines of the form `name: value`, with comments.
        name: the file's name, for messages.

    Raises:
        SettingsError: it is not such a text, a setting is unknown or double, or a value is none
            that it may have.

    >>> read_settings("goal: 15  # on weekdays\nlinear: yes", "").settings
    Settings(goal=15, verdicts='brief', colour=True, linear=True)
    """
    reader = Reader(name)
    root = None if _sets_nothing(text) else reader.compose(text)
    values: dict[str, Any] = {}
    lines = {}
    if root is not None:
        if root.id == "mapping" and root.flow_style:
            reader.fault(root, "a setting stands on a line of its own, without braces")
        for field, node in reader.fields(root, (), SETTINGS, "of the settings").items():
            try:
                values[field] = value_of(SETTINGS[field], scalar(node))
                lines[field] = node.start_mark.line + 1
            except TextFileError as error:
                reader.fault(node, str(error))
    if reader.faults:
        raise SettingsError(sorted(reader.faults, key=lambda fault: fault.line))
    return ReadSettings(Settings(**values), lines)


def value_of(setting: Setting, text: str) -> Any:
    """The value of a setting.

    Raises:
        TextFileError: it may not be this.

    >>> value_of(SETTINGS["linear"], "on")
    True
    """
    try:
        return setting.read(text)
    except ValueError as error:
        raise TextFileError(f"{setting.name} is {text!r}: it must be {setting.right}") from error


def template() -> str:
    """A settings file that sets nothing yet and tells of every setting.

    >>> print(template()[:9])
    # Setting
    """
    head = "# Settings of Cribbage Coach. To set one, take the # away before its line.\n"
    return head + "".join(
        f"\n# {setting.about}\n# It is {setting.right}.\n# {setting.name}: {setting.default}\n"
        for setting in SETTINGS.values()
    )


def with_value(text: str, name: str, value: str) -> str:
    r"""The text of a settings file in which one setting has another value; comments stay.

    Args:
        text: a file without a fault.
        name: the setting.
        value: as it is to be written.

    >>> with_value("goal: 15  # on weekdays\n", "goal", "20")
    'goal: 20  # on weekdays\n'
    >>> with_value("linear: yes\n# goal: 10\n", "goal", "20")
    'linear: yes\ngoal: 20\n'
    """
    root = None if _sets_nothing(text) else Reader("").compose(text)
    for key, node in root.value if root is not None else ():
        if key.value == name:
            return text[: node.start_mark.index] + value + text[node.end_mark.index :]
    column, first = (
        (0, len(text)) if root is None else (root.start_mark.column, root.start_mark.index)
    )
    indent = " " * column
    line = f"{indent}{name}: {value}"
    offered = re.compile(rf"^[ \t]*#[ \t]*{name}:.*$", re.MULTILINE)
    if offered.search(text):
        return offered.sub(line, text, count=1)
    if root is None:
        return f"{text}\n{line}\n" if text and not text.endswith("\n") else f"{text}{line}\n"
    first = root.start_mark.index - column
    return f"{text[:first]}{line}\n{text[first:]}"


def _sets_nothing(text: str | bytes) -> bool:
    """True for an empty file, and one of comments."""
    try:
        shown = text if isinstance(text, str) else text.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
    return all(not row.strip() or row.lstrip().startswith("#") for row in shown.splitlines())
