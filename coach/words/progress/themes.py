"""Sentences about themes: how well each is seen, and how to drill it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterable

HOW_TO_READ = (
    "All right: questions with the theme that were answered right. Missed this itself: how often "
    "the theme itself is what was missed. Explain one:  coach themes NAME"
)
NONE_YET = "Weakest theme: not enough answers yet."
NOT_ENOUGH = "not enough answers yet"


def titled(title: str) -> str:
    """Write a title with a capital."""
    return f"{title[0].upper()}{title[1:]}"


def command(drill: str, theme: str) -> str:
    """The command that drills a theme."""
    return f"coach {drill} --theme {theme}"


def drill_it(told: str) -> str:
    """Offer the command that drills a theme."""
    return f"Drill it:  {told}"


def following(told: str) -> str:
    """Offer the next command to run."""
    return f"Next:  {told}"


def weakest(title: str, missed: int, tries: int, *, weak: bool) -> str:
    """Name the weakest theme, a weak spot or not.

    >>> weakest("double runs", 4, 9, weak=True)
    'Weak spot: double runs, 4 of 9 missed.'
    """
    return f"{'Weak spot' if weak else 'Weakest theme'}: {title}, {missed} of {tries} missed."


def asked_for(title: str, missed: int, tries: int, *, enough: bool) -> str:
    """Give the reason why a theme is asked.

    >>> asked_for("double runs", 4, 9, enough=True), asked_for("nobs", 1, 1, enough=False)
    ('double runs: 4 of 9 missed', 'looking at nobs')
    """
    return f"{title}: {missed} of {tries} missed" if enough else f"looking at {title}"


def spot(name: str) -> str:
    """Judge a theme in a heading; `name` is empty where nothing is weak.

    >>> spot("weak"), spot("")
    ('a weak spot', 'no weak spot')
    """
    return f"a {name} spot" if name else "no weak spot"


def figures(tries: int, miss_rate: float | None, spot_name: str) -> str:
    """Say how a theme went so far; a miss rate (0–1) of None is not known yet.

    >>> figures(9, 0.4, "weak"), figures(2, None, "")
    ('You: asked 9, missed about 40 % of the time, a weak spot.', \
'You: asked 2, not enough answers yet.')
    """
    if miss_rate is None:
        return f"You: asked {tries}, {NOT_ENOUGH}."
    remark = f", a {spot_name} spot" if spot_name else ""
    return f"You: asked {tries}, missed about {percent(miss_rate)} of the time{remark}."


def unknown(themes: int) -> str:
    """Say that of some themes too little is known."""
    return f"Not enough answers yet for {themes} themes. All of them:  coach themes"


def of_days(days: str, right: int, tries: int) -> str:
    """Say how often questions with a theme were answered right.

    >>> of_days("today", 3, 4)
    'Today: right in 3 of 4 first answers.'
    """
    if not tries:
        return f"{titled(days)}: not asked."
    return f"{titled(days)}: right in {right} of {tries} first answer{'s' if tries > 1 else ''}."


def over_time(line: str, arrow: str) -> str:
    """Give the course of a theme, and where it goes."""
    return f"Over time: {line}  {arrow}".rstrip()


def course(accuracies: Iterable[float | None]) -> str:
    """Give accuracies (0–1) one after the other; None where nothing was asked.

    >>> course([None, 0.5, 1.0])
    'none, 50 %, 100 %'
    """
    return ", ".join("none" if one is None else percent(one) for one in accuracies)


def missed_itself(interval: str, *, others_alike: bool) -> str:
    """Say how often the theme itself is missed."""
    alike = "; other themes as often" if others_alike else ""
    return f"It is missed itself {interval} of the time, all answers considered{alike}."


def miss(given: str, right: str) -> str:
    """Give a wrong answer and the right one."""
    return f"You: {given}. It is {right}."
