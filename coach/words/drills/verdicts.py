"""Verdicts on answers, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.losses import POINTS, Unit, Verdict
from coach.english import number

if TYPE_CHECKING:
    from coach.scoring.breakdown import ShowKind

_VERDICTS = {
    Verdict.BEST: "the best",
    Verdict.FINE: "fine",
    Verdict.DOUBTFUL: "doubtful",
    Verdict.BAD: "bad",
    Verdict.VERY_BAD: "very bad",
}
_ALL_AND_ONE: dict[ShowKind, tuple[str, str]] = {
    "fifteen": ("the fifteens", "a fifteen"),
    "pair": ("the pairs", "a pair"),
    "run": ("the runs", "a run"),
    "flush": ("the flush", "the flush"),
    "nobs": ("his nobs", "his nobs"),
}
"""Names of all that a kind scores, and of one item of it."""


def told(verdict: Verdict) -> str:
    """Name a verdict.

    >>> told(Verdict.VERY_BAD)
    'very bad'
    """
    return _VERDICTS[verdict]


def amount(loss: float, unit: Unit = POINTS) -> str:
    """Write what is given up in figures.

    >>> from coach.advice.losses import CHANCE
    >>> amount(0.5), amount(0.023, CHANCE)
    ('0.50 points', '2.3 % of games')
    """
    return f"{loss:.2f} points" if unit is POINTS else f"{100 * loss:.1f} % of games"


def good_decision(found: Verdict, loss: str, best: str, kind: str) -> str:
    """Say that a decision was right.

    Args:
        found: the verdict.
        loss: what it gives up, in figures.
        best: the best decision.
        kind: what is decided on: a throw, a card.

    >>> good_decision(Verdict.BEST, "0.00 points", "5♥ J♣", "throw")
    'the best throw'
    >>> good_decision(Verdict.FINE, "0.03 points", "5♥ J♣", "throw")
    'fine: 0.03 points behind 5♥ J♣'
    """
    if found is Verdict.BEST:
        return f"{told(found)} {kind}"
    return f"{told(found)}: {loss} behind {best}"


def bad_decision(found: Verdict, chosen: str, loss: str, instead: str) -> str:
    """Say that a decision was wrong, and what would be right.

    >>> bad_decision(Verdict.BAD, "7♦", "0.60 points", "play 5♥")
    'bad: 7♦ gives up 0.60 points – play 5♥'
    """
    return f"{told(found)}: {chosen} gives up {loss} – {instead}"


def corrected(given: str, right: str) -> str:
    """Set a wrong answer right.

    >>> corrected("7", "12")
    '7 – it is 12'
    """
    return f"{given} – it is {right}"


def off_by(off: int) -> str:
    """Say how far a count is off.

    Args:
        off: points short (positive) or over (negative).

    >>> off_by(4), off_by(-2)
    ('four short', 'two too many')
    """
    return f"{number(abs(off))} {'short' if off > 0 else 'too many'}"


def wrong_count(total: int, off: int, kind: ShowKind | None) -> str:
    """Say how a count was wrong.

    Args:
        total: the right total.
        off: points short (positive) or over (negative).
        kind: the one kind that explains it; None where none does.

    >>> wrong_count(16, 8, "run"), wrong_count(16, -2, None)
    ('8 – it is 16, eight short: the runs?', '18 – it is 16, two too many')
    """
    if not off:
        return f"the total of {total} is right, its parts are not"
    wrong = f"{total - off} – it is {total}, {off_by(off)}"
    if kind is None:
        return wrong
    all_of_it, one_of_it = _ALL_AND_ONE[kind]
    return f"{wrong}: {all_of_it}?" if off > 0 else f"{wrong}: {one_of_it} twice?"


def nothing_shown(crib: bool) -> str:
    """Say why a hand or a crib counts nothing.

    >>> nothing_shown(crib=False)
    'No fifteen, no pair, no run, no flush, no nobs: nineteen, which is nothing.'
    """
    flush = "no flush of five" if crib else "no flush"
    return f"No fifteen, no pair, no run, {flush}, no nobs: nineteen, which is nothing."


def wrong_points(given: str, right: str, off: int) -> str:
    """Set the points of a card right.

    >>> wrong_points("2", "5", 3)
    '2 – it is 5, three short'
    """
    return f"{corrected(given, right)}, {off_by(off)}"


def wrong_kind(kind: str, off: int) -> str:
    """Say what was wrong of a kind that was asked alone.

    >>> wrong_kind("pair", 2), wrong_kind("flush", -4)
    ('pair: 2 missed', 'flush: 4 claimed and not there')
    """
    return f"{kind}: {abs(off)} {'missed' if off > 0 else 'claimed and not there'}"


def it_is(right: str | int) -> str:
    """Give an answer that was asked for.

    >>> it_is(12)
    'It is 12.'
    """
    return f"It is {right}."


def partly_shown(total: int) -> str:
    """Give a total of which some kind was shown."""
    return f"{total}, with a part of it shown."


def do(what: str) -> str:
    """Give a decision that was asked for.

    >>> do("throw 5♥ J♣")
    'Throw 5♥ J♣.'
    """
    return f"{what[0].upper()}{what[1:]}."


def close_enough(right: str) -> str:
    """Say that a figure is near enough to the right one."""
    return f"it is {right}, close enough"


def as_good(right: str) -> str:
    """Say that a choice is as good as the right one."""
    return f"as good as {right}"


def because(answer: str, reason: str) -> str:
    """Give an answer with its reason."""
    return f"{answer}: {reason}"
