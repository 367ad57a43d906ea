"""Figures in writing: shares and chances, points with their sign."""

from __future__ import annotations


def percent(share: float | None, decimals: int = 0) -> str:
    """Write a share or a chance (0–1).

    >>> percent(2 / 3), percent(0.0234, 1), percent(None)
    ('67 %', '2.3 %', 'no data')
    """
    return "no data" if share is None else f"{100 * share:.{decimals}f} %"


def signed(points: float) -> str:
    """Write points gained or given up, to the hundredth.

    >>> signed(0.3), signed(-0.001)
    ('+0.30', '+0.00')
    """
    return f"{round(points, 2) + 0:+.2f}"  # never -0.00


def days_text(count: int) -> str:
    """A number of days.

    >>> days_text(1), days_text(3)
    ('1 day', '3 days')
    """
    return f"{count} day" + ("" if count == 1 else "s")
