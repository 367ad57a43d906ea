"""The settings, each with its default and with what may be said."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from coach.english import listed

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Settings:
    """What a player has set, and the default of what is not set."""

    goal: int | None = None
    """First answers a day; None for the goal that the progress file has."""
    verdicts: Literal["brief", "full"] = "brief"
    """Verdicts show one reason, or all there is to say."""
    colour: bool = True
    """True where a terminal that has colour may show it."""
    linear: bool = False
    """True for sentences and lists in place of tables, bars and suit signs."""


DEFAULTS = Settings()
"""The settings of somebody who has set nothing."""


class Setting(NamedTuple):
    """A line of the settings file."""

    name: str
    """As in the file, and the field of `Settings`."""
    default: str
    about: str
    right: str
    """What it may be, in words."""
    read: Callable[[str], Any]
    """Its value from a text.

    Raises:
        ValueError: the text is none of what it may be.
    """


_TRUTHS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _one_of(*options: str) -> tuple[str, Callable[[str], Any]]:
    def read(text: str) -> str:
        if text not in options:
            raise ValueError(text)
        return text

    return listed(options, "or"), read


def _whole(low: int, high: int) -> tuple[str, Callable[[str], Any]]:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not low <= int(text) <= high:
            raise ValueError(text)
        return int(text)

    return f"a whole number from {low} to {high}", read


def _yes_or_no() -> tuple[str, Callable[[str], Any]]:
    def read(text: str) -> bool:
        if text.lower() not in _TRUTHS:
            raise ValueError(text)
        return _TRUTHS[text.lower()]

    return "yes or no", read


SETTINGS = {
    setting.name: setting
    for setting in (
        Setting("goal", "10", "First answers that make a day.", *_whole(1, 1000)),
        Setting(
            "verdicts",
            "brief",
            "brief shows one reason, full the whole table.",
            *_one_of("brief", "full"),
        ),
        Setting("colour", "yes", "Colour, on a terminal that has it.", *_yes_or_no()),
        Setting(
            "linear",
            "no",
            "For a screen reader: no tables, bars or signs.",
            *_yes_or_no(),
        ),
    )
}
"""The settings by name, in the order of the file."""
ENVIRONMENT = {"colour": ("NO_COLOR", "no"), "linear": ("COACH_LINEAR", "yes")}
"""Variables of the environment that outdo a setting, and what they make of it."""
