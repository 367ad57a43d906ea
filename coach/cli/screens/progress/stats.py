"""The dashboard: accuracy by day, by drill and by theme, and one theme by itself."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from coach.cli.display.linear import Heading
from coach.cli.screens.bars import bars
from coach.cli.screens.progress.given_up import show_given_up, show_sprints
from coach.cli.screens.progress.streak import header
from coach.practice.choose.given_up import given_up
from coach.practice.drills.registry import DRILLS, ROLES, read
from coach.progress.statistics import (
    by_drill,
    by_kind,
    for_skill,
    mean_over,
    trend,
    unattributed,
)
from coach.themes.table import THEMES
from coach.words.figures import percent
from coach.words.progress import statistics as said
from coach.words.progress import themes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.choose.history import Try
    from coach.practice.choose.skill import Skill
    from coach.practice.sprint import Sprint
    from coach.progress.answer import Answer
    from coach.progress.statistics import Tally
    from coach.progress.streak import Streak

_HEAT_DAYS = 30
_SPANS = 10  # bars of a sparkline
_FLOOR = 0.5  # accuracy of the lowest bar: below that all is alike
_ROWS = 11  # drills, decisions, sprints and themes together, so that the screen fits 24 lines
_MISSED = 8


def show(
    terminal: Terminal,
    standing: Streak,
    answers: Sequence[Answer],
    skills: Sequence[Skill],
    tries: Mapping[str, Sequence[Try]],
    sprints: Sequence[Sprint],
    following: str,
    days: int,
) -> None:
    """The whole dashboard.

    Args:
        terminal: where it goes.
        standing: the streak.
        answers: those of the days.
        skills: of all themes.
        tries: first answers to questions with a theme, by theme.
        sprints: all that there ever were.
        following: the command to run next.
        days: the number of days.
    """
    _head(terminal, standing, days)
    past = [standing.today - timedelta(days=back) for back in range(_HEAT_DAYS - 1, -1, -1)]
    terminal.drawing(
        lambda: terminal.line(_heat(standing, past)),
        or_say=[
            said.days_with(
                sum(bool(standing.answered.get(day)) for day in past),
                sum(day in standing.met for day in past),
                _HEAT_DAYS,
            )
        ],
    )
    active = len({answer.day for answer in answers})
    terminal.line(said.answered(len(answers), active, days), style="dim")
    terminal.line()
    drills = [tally for tally in by_drill(answers) if tally.name not in ROLES.timed]
    rows = len(drills)
    terminal.table(
        [
            (
                tally.name,
                str(tally.tried),
                *_rate(tally, answers, standing.today, days),
                said.speed(tally.seconds),
            )
            for tally in drills
        ],
        header=("drill", "tried", "right", Heading("over time", None), "", "speed"),
        align="lrrllr",
        spare=("over time", "tried"),
    )
    if decisions := given_up(answers):
        show_given_up(terminal, decisions, standing.today, days, _SPANS)
        rows += len(decisions)
    if sprints:
        show_sprints(terminal, sprints, standing.today)
        rows += 2
    terminal.line()
    _themes(terminal, skills, tries, most=max(1, _ROWS - rows))
    terminal.line(themes.following(following))
    terminal.line()


def show_nothing(terminal: Terminal, standing: Streak, days: int) -> None:
    """The dashboard without an answer in these days."""
    _head(terminal, standing, days)
    if standing.answered:
        terminal.line(said.nothing_in(days))
    else:
        terminal.line(said.NO_ANSWERS)
    terminal.line()


def show_kinds(terminal: Terminal, answers: Sequence[Answer], days: int) -> None:
    """Right and wrong by kind."""
    terminal.line()
    kinds = by_kind(answers, ROLES)
    if not kinds:
        terminal.line(said.nothing_by_kind(days))
        terminal.line(said.ASK_BY_KIND)
        terminal.line()
        return
    terminal.table(
        [
            (
                tally.name,
                f"{tally.right}/{tally.tried}" if tally.tried else "",
                percent(tally.accuracy) if tally.tried else "",
                said.speed(tally.seconds),
                f"{tally.charged} missed",
            )
            for tally in kinds
        ],
        header=("kind", "right", "", "median", "in totals"),
        align="lrrrr",
        spare=("median",),
    )
    terminal.line()
    judged = [answer.itemised for answer in for_skill(answers, ROLES)]
    terminal.line(said.rests_on(days, sum(judged), len(judged)))
    if unexplained := unattributed(answers, ROLES):
        terminal.line(said.unexplained(unexplained))
    terminal.line()


def show_theme(
    terminal: Terminal, skill: Skill, tries: Sequence[Try], today: date, days: int
) -> None:
    """One theme: the figures, over time, and what was missed lately."""
    theme = THEMES[skill.theme]
    terminal.line()
    terminal.split(themes.titled(theme.title), _verdict(skill))
    terminal.line(theme.lesson)
    terminal.line()
    right = sum(tried.right for tried in tries)
    terminal.line(themes.of_days(said.span(days), right, len(tries)))
    if tries:
        judged = [(tried.answer.day, tried.right) for tried in tries]
        course = mean_over(judged, today, days, _SPANS)
        way = _arrow(trend([tried.right for tried in tries]))
        terminal.drawing(
            lambda: terminal.line(themes.over_time(bars(course, floor=_FLOOR), way)),
            or_say=[themes.over_time(themes.course(course), way)],
        )
    if skill.enough:
        alike = skill.spot == "shaky"
        terminal.line(themes.missed_itself(_interval(skill), others_alike=alike))
    missed = [tried.answer for tried in reversed(tries) if not tried.right]
    for answer in missed[:_MISSED]:
        question = read(answer.question)
        terminal.line()
        terminal.line(f"{answer.day:%d %b}  {question.in_words}", style="bold")
        terminal.line(
            themes.miss(question.given_in_words(answer.answer), question.answer_in_words),
            indent=9,
        )
    terminal.line()
    terminal.line(themes.drill_it(_command(skill.theme)))
    terminal.line()


def _head(terminal: Terminal, standing: Streak, days: int) -> None:
    terminal.line()
    terminal.split(said.heading(days), header(standing))
    terminal.line()


def _heat(standing: Streak, past: Sequence[date]) -> str:
    """A bar a day, full where the goal was met."""
    done = [standing.answered.get(day, 0) for day in past]
    row = bars(
        (1.0 if day in standing.met else min(0.8, count / standing.goal)) if count else None
        for day, count in zip(past, done, strict=True)
    )
    return f"{row} today"


def _themes(
    terminal: Terminal, skills: Sequence[Skill], tries: Mapping[str, Sequence[Try]], most: int
) -> None:
    """The themes that there is enough to say of, the weakest first."""
    known = sorted((s for s in skills if s.enough), key=lambda skill: -skill.miss_rate)
    if known:
        terminal.table(
            [
                (
                    skill.theme,
                    str(skill.tries),
                    percent(1 - skill.missed / skill.tries),
                    _interval(skill),
                    _arrow(trend([tried.right for tried in tries.get(skill.theme, ())])),
                    skill.spot,
                )
                for skill in known[:most]
            ],
            header=("theme", "tries", "right", "missed this itself", "", ""),
            align="lrrrll",
            spare=("tries", "right"),
        )
    if rest := len(skills) - len(known):
        terminal.line(themes.unknown(rest))


def _command(theme: str) -> str:
    """The command that drills a theme."""
    return themes.command(DRILLS[THEMES[theme].drill].command, theme)


def _verdict(skill: Skill) -> str:
    return themes.spot(skill.spot) if skill.enough else themes.NOT_ENOUGH


def _interval(skill: Skill) -> str:
    """The miss rate give or take a standard deviation."""
    low = max(0.0, skill.miss_rate - skill.spread)
    high = min(1.0, skill.miss_rate + skill.spread)
    ends = dict.fromkeys(f"{100 * share:.0f}" for share in (low, high))
    return f"{'–'.join(ends)} %"


def _rate(tally: Tally, answers: Sequence[Answer], today: date, days: int) -> tuple[str, str, str]:
    """Accuracy, over time, and its trend."""
    judged = [(answer.day, answer.correct) for answer in answers if answer.drill == tally.name]
    over_time = bars(mean_over(judged, today, days, _SPANS), floor=_FLOOR)
    return percent(tally.accuracy), over_time, _arrow(tally.trend)


def _arrow(change: float | None) -> str:
    """Better, worse or alike; empty where there is too little to tell."""
    if change is None:
        return ""
    return "↗" if change > 0.05 else "↘" if change < -0.05 else "→"
