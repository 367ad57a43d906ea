"""The marks that stand between the cards of a play that was typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cards import Card

GO: Literal["go"] = "go"
RESET: Literal["|"] = "|"
END: Literal["."] = "."
RESETS = (RESET, "/")
GOS = (GO, "Go", "GO", "gO")


def with_plain_marks(
    found: Iterable[tuple[Card | str, int, int]],
) -> list[tuple[Card | str, int, int]]:
    """Write every go and every reset in one way.

    >>> from coach.cards import tokens
    >>> with_plain_marks(tokens("KS GO / 5D", (*RESETS, *GOS)))
    [(KS, 0, 2), ('go', 3, 5), ('|', 6, 7), (5D, 8, 10)]
    """
    plain = {**dict.fromkeys(GOS, GO), **dict.fromkeys(RESETS, RESET)}
    return [
        (plain.get(token, token) if isinstance(token, str) else token, start, end)
        for token, start, end in found
    ]
