"""The signs of screens, where a stream can show them and where it cannot."""

from __future__ import annotations

import os
from typing import TextIO

_ASCII_TWINS = str.maketrans(
    "♣♦♥♠" + "★✗" + "–·←…" + "▁▂▃▄▅▆▇█" + "■□▪" + "↗→↘" + "●○∙─┊",
    "cdhs" + "*x" + "--<~" + "_..--==#" + "#o+" + "+=-" + "@o.-|",
) | {ord("✓"): "ok", ord("±"): "+-", 0xFFFD: "?"}


def in_ascii(text: str) -> str:
    """Write every sign of a screen in ASCII.

    >>> in_ascii("★ 5♥ J♣ – ±0.35")
    '* 5h Jc - +-0.35'
    """
    return text.translate(_ASCII_TWINS)


def shows_suits(stream: TextIO) -> bool:
    """True where the stream's encoding has the suits and the user's locale is not plain ASCII.

    Python writes UTF-8 under the C locale too, where the terminal cannot be trusted to show it.
    """
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG"))), "")
    if locale in {"C", "POSIX"} and "PYTHONIOENCODING" not in os.environ:
        return False
    try:
        "♣♦♥♠★█".encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
