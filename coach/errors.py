"""What can be wrong with cards and plays: three errors, all `ValueError`s, each with its reason."""

from __future__ import annotations

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


class IllegalPlay(CoachError):
    """The rules of the play forbid this card, this go or this reset."""
