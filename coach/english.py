"""Numbers and lists in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def number(value: int) -> str:
    """Write a whole number from 0 to 199 in words.

    >>> number(24), number(121)
    ('twenty-four', 'one hundred and twenty-one')
    """
    if value >= 100:
        return f"one hundred and {number(value - 100)}" if value > 100 else "one hundred"
    words = (*_ONES, *_TEENS, "nineteen")
    if value < len(words):
        return words[value]
    tens = _TENS[value // 10 * 10]
    return f"{tens}-{_ONES[value % 10]}" if value % 10 else tens


def listed(names: Sequence[str], last: str = "and") -> str:
    """Join names with commas and a last "and" or "or".

    >>> listed(["a pair", "a flush"]), listed(["pone", "dealer", "crib"], "or"), listed([])
    ('a pair and a flush', 'pone, dealer or crib', '')
    """
    return f" {last} ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def meant(word: str, known: Iterable[str], otherwise: str | None = None) -> str:
    """The way out after a name that nothing has.

    Args:
        word: as it was typed.
        known: all the names there are.
        otherwise: what is said where none is spelt nearly so; all of them unless given.

    >>> meant("first-step", ["cribs", "first-steps"]), meant("x", ["cribs", "first-steps"])
    ('did you mean first-steps?', 'there are cribs and first-steps')
    """
    names = [*known]
    near = nearest(word, names)
    if near:
        return f"did you mean {listed(near, 'or')}?"
    return f"there are {listed(names)}" if otherwise is None else otherwise


def nearest(word: str, known: Iterable[str]) -> list[str]:
    """Up to two names that are spelt almost like a word, the nearest first.

    >>> nearest("scroe", ["score", "stats"])
    ['score']
    """
    from difflib import get_close_matches

    return get_close_matches(word.casefold(), [*known], n=2, cutoff=0.7)


_ONES = ("nothing", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TEENS = ("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen")
_TENS = dict(
    zip(
        range(20, 100, 10),
        ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"),
        strict=True,
    )
)
