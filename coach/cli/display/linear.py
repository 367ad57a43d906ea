"""Linear mode: what is drawn elsewhere, in words, for screen readers and whoever prefers it.

A card is named as at the table, "5 of hearts". Readers say a suit sign each in their own way or not
at all, and of AS and AD they make words; only a name is heard right the first time.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Heading(NamedTuple):
    """The name of a column where it is drawn, and where it is said."""

    shown: str
    said: str | None
    """None for a drawing, which nobody can say."""


MARK = Heading("", "")
"""A column of marks beside what a row is about."""
DRAWING = Heading("", None)
"""A column of bars."""

_RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
_SUITS = {"♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades"}
_CARD = "(10|[A2-9JQK])([♣♦♥♠])"
_SQUARES = {"■": "right", "□": "wrong"}
_SIGNS = (
    ("^· ", ""),  # a bullet
    ("^= ", ""),  # the sign that a remark explains
    ("=(?=←|$)", "as good"),
    ("✓ ", "Right: "),
    ("✗ ", "Wrong: "),
    ("(?<=[★d])←", ", this one"),
    ("←", "this one"),
    ("★", "best"),
    (" ▪", ", likeliest"),
    ("↗", "better"),
    ("↘", "worse"),
    ("→", "steady"),
    (r"(?<=\d)–(?=\d)", " to "),
    (" – ", ", "),
    (" +· +", "; "),
    ("± ?", "plus or minus "),
    (r"(?<![\w.+-])-(?=\d)", "minus "),
    (r"(?<![\w.+-])\+(?=\d)", "plus "),
    (r"(?<![\w/])(\d+)/(\d+)(?![\w/])", r"\1 of \2"),
    ("(?<=[:;,.?!]) {2,}", " "),
    (" {2,}", ", "),
)
"""Patterns, as texts: nothing is compiled where nothing is said."""


def said(text: str) -> str:
    """Put the signs of a line into words, and its gaps into commas.

    >>> said("   5♥  J♣    starter A♦")
    '5 of hearts, jack of clubs, starter ace of diamonds'
    >>> said("✗ 7 – it is 12"), said("net -0.12 ±0.35")
    ('Wrong: 7, it is 12', 'net minus 0.12 plus or minus 0.35')
    """
    text = re.sub(f"(?<=[♣♦♥♠]) +(?={_CARD})", ", ", text.strip())
    text = re.sub(_CARD, lambda card: f"{_RANKS.get(card[1], card[1])} of {_SUITS[card[2]]}", text)
    text = re.sub("[■□]+", lambda row: ", ".join(_SQUARES[square] for square in row[0]), text)
    for pattern, words in _SIGNS:
        text = re.sub(pattern, words, text)
    return text


def said_row(headings: Sequence[str | Heading], cells: Sequence[str]) -> str:
    """Say a row of a table: what it is about, and then its figures by name.

    >>> said_row((MARK, "throw", "net", DRAWING), ("★", "J♣ Q♦", "20.69", "▄█"))
    'throw jack of clubs, queen of diamonds: best; net 20.69'
    """
    about, told = "", []
    for heading, cell in zip(headings, map(said, cells), strict=True):
        name = heading if isinstance(heading, str) else heading.said
        if name is None or not cell:
            continue
        if about or heading is MARK:
            told.append(f"{name} {cell}".strip())
        else:
            about = f"{name} {cell}".strip()
    return f"{about}: {'; '.join(told)}" if told else about
