"""Every error class of the project, each with its reason in one line.

What a user typed or wrote is a `CoachError`; the progress file has an error of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_EXCERPT = 60


class CoachError(ValueError):
    """Something in the input is wrong; `str(error)` is one line that says what and why.

    Where the fault sits in a text, `pointer` shows it:

    >>> print(MalformedCard("5X is not a card", "5H5X6D", 2, 4).pointer)
    5H5X6D
      ^^
    """

    def __init__(self, message: str, text: str = "", start: int = 0, end: int = 0) -> None:
        super().__init__(message)
        self.text = text
        self.start = start
        self.end = end

    @property
    def token(self) -> str:
        """The characters that are wrong; empty where the fault has no single place."""
        return self.text[self.start : self.end]

    @property
    def pointer(self) -> str:
        """The text with a line of carets under the bad token; empty without one.

        A long text is cut to what stands around the token.
        """
        if self.end <= self.start:
            return ""
        first = max(0, self.start - _EXCERPT // 2)
        last = min(len(self.text), first + _EXCERPT)
        lead = "..." if first else ""
        tail = "..." if last < len(self.text) else ""
        shown = "".join(c if c.isprintable() else " " for c in self.text[first:last])
        carets = "^" * max(1, min(self.end, last) - self.start)
        return f"{lead}{shown}{tail}\n{' ' * (len(lead) + self.start - first)}{carets}"


class MalformedCard(CoachError):
    """A token is not a card: no rank, no suit, or neither."""


class ImpossibleCards(CoachError):
    """The cards cannot be on one table: one of them twice, or too few or too many."""


def wrong_number(found: int, name: str, size: int) -> str:
    """The message for too few or too many cards."""
    return f"{found} card{'' if found == 1 else 's'}: {name} takes {size}"


class IllegalAction(CoachError):
    """The rules of the game forbid this action, now or at all."""


class IllegalPlay(IllegalAction):
    """The rules of the play forbid this card, this go or this reset."""


class Unreadable(CoachError):
    """The reply is not an answer; `str(error)` says what would be."""


class TextFileError(CoachError):
    """A text file has a fault; `str(error)` names the file, the line and what would be right."""

    def __init__(self, message: str, line: int = 0, reason: str = "") -> None:
        super().__init__(message)
        self.line = line
        """Counted from 1; 0 where the fault has no single line."""
        self.reason = reason or message
        """The fault alone, without its place."""


class PackError(TextFileError):
    """A drill pack has a fault, or there is none of that name."""


class RecordError(TextFileError):
    """A game record has a fault."""


class SettingsError(TextFileError):
    """The settings have a fault, or several: `str(error)` is the first of `faults`."""

    def __init__(self, faults: Sequence[TextFileError]) -> None:
        super().__init__(str(faults[0]), faults[0].line)
        self.faults = tuple(faults)
        """All of them, by line."""


class ExportError(CoachError):
    """A file is neither an export nor a backup of this program; `str(error)` says where and why."""


class ProgressFileError(Exception):
    """The progress file cannot be read or written; `str(error)` names it and says why."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        """The fault alone, without the file and the way out."""
