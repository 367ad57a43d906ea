"""Characters that a screen obeys instead of showing them, and values too long to be shown whole."""

from __future__ import annotations

import re

_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they turn the direction of writing
_OBEYED = re.compile(f"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff{_TURNING}]")
_BLANK = "\t\n"
_LONGEST_WORD, _LONGEST = 300, 1600


def first_obeyed(text: str, allowed: str = "") -> str:
    r"""The name of the first character that a screen would obey; empty where there is none.

    >>> first_obeyed("red: \x1b[31m"), first_obeyed("a tab\t", allowed="\t")
    ('U+001B', '')
    """
    if text.isprintable():
        return ""
    found = next((sign for sign in _OBEYED.findall(text) if sign not in allowed), "")
    return f"U+{ord(found):04X}" if found else ""


def harmless(text: str) -> str:
    r"""A text with a sign in the place of each character that a screen would obey.

    >>> harmless("\x1b[31mred")
    '�[31mred'
    """
    if text.isprintable():
        return text
    return _OBEYED.sub(lambda sign: sign[0] if sign[0] in _BLANK else "\ufffd", text)


def shortened(text: str) -> str:
    """A text with its overlong words cut in the middle, and the whole too where it is overlong.

    >>> len(shortened("x" * 20_000)), len(shortened("x " * 20_000)), shortened("short")
    (81, 603, 'short')
    """
    if len(text) <= _LONGEST_WORD:
        return text
    cut = " ".join(
        word if len(word) <= _LONGEST_WORD else f"{word[:60]}…{word[-20:]}"
        for word in text.split(" ")
    )
    return cut if len(cut) <= _LONGEST else f"{cut[:300]} … {cut[-300:]}"
