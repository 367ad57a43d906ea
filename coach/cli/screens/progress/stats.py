"""The dashboard: accuracy by day, by drill and by theme, and one theme by itself."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from coach.cli.screens.bars import bars
from coach.cli.screens.progress.streak import header
from coach.practice.drills.registry import DRILLS, ROLES, read
from coach.progress.statistics import (
    accuracy_over,
    by_drill,
    by_kind,
    for_skill,
    trend,
    unattributed,
)
from coach.themes.table import THEMES
from coach.words.figures import days_text, percent

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.choose.history import Try
    from coach.practice.choose.skill import Skill
    from coach.progress.answer import Answer
    from coach.progress.statistics import Tally
    from coach.progress.streak import Streak

_HEAT_DAYS = 30
_SPANS = 10  # bars of a sparkline
_FLOOR = 0.5  # accuracy of the lowest bar: below that all is alike
_ROWS = 15  # drills and themes together, so that the screen fits 24 lines
_MISSED = 8


def show(
    terminal: Terminal,
    standing: Streak,
    answers: Sequence[Answer],
    skills: Sequence[Skill],
    tries: Mapping[str, Sequence[Try]],
    days: int,
) -> None:
    """The whole dashboard."""
    _head(terminal, standing, days)
    terminal.line(_heat(standing))
    active = len({answer.day for answer in answers})
    many = "answer" if len(answers) == 1 else "answers"
    terminal.line(f"{len(answers)} {many} on {active} of {days_text(days)}", style="dim")
    terminal.line()
    drills = by_drill(answers)
    terminal.table(
        [
            (
                tally.name,
                str(tally.tried),
                *_rate(tally, answers, standing.today, days),
                _seconds(tally),
            )
            for tally in drills
        ],
        header=("drill", "tried", "right", "over time", "", "speed"),
        align="lrrllr",
        spare=("over time", "tried"),
    )
    terminal.line()
    _themes(terminal, skills, tries, most=_ROWS - len(drills))
    terminal.line()


def show_nothing(terminal: Terminal, standing: Streak, days: int) -> None:
    """The dashboard without an answer in these days."""
    _head(terminal, standing, days)
    if standing.answered:
        terminal.line(f"No answers in {_days(days)}. Further back:  coach stats --days N")
    else:
        terminal.line("No answers yet. Start with: coach hand-count")
    terminal.line()


def show_kinds(terminal: Terminal, answers: Sequence[Answer], days: int) -> None:
    """Right and wrong by kind."""
    terminal.line()
    kinds = by_kind(answers, ROLES)
    if not kinds:
        terminal.line(f"{_days(days).capitalize()}: nothing was asked by kind.")
        terminal.line("Ask for it:  coach hand-count --itemised")
        terminal.line()
        return
    terminal.table(
        [
            (
                tally.name,
                f"{tally.right}/{tally.tried}" if tally.tried else "",
                percent(tally.accuracy) if tally.tried else "",
                _seconds(tally),
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
    terminal.line(
        f"{_days(days).capitalize()}. Right by kind rests on what was asked by kind, {sum(judged)} "
        f"of {len(judged)} answers."
    )
    if unexplained := unattributed(answers, ROLES):
        terminal.line(
            "A wrong total is charged to a kind only where that kind alone explains it; charged to "
            f"none: {unexplained}."
        )
    terminal.line()


def show_theme(
    terminal: Terminal, skill: Skill, tries: Sequence[Try], today: date, days: int
) -> None:
    """One theme: the figures, over time, and what was missed lately."""
    theme = THEMES[skill.theme]
    terminal.line()
    terminal.split(f"{theme.title[0].upper()}{theme.title[1:]}", _verdict(skill))
    terminal.line(theme.lesson)
    terminal.line()
    if not tries:
        terminal.line(f"{_days(days).capitalize()}: not asked.")
    else:
        right = sum(tried.right for tried in tries)
        of = f"{right} of {len(tries)} first answer{'s' if len(tries) > 1 else ''}"
        terminal.line(f"{_days(days).capitalize()}: right in {of}.")
        judged = [(tried.answer.day, tried.right) for tried in tries]
        line = bars(accuracy_over(judged, today, days, _SPANS), floor=_FLOOR)
        terminal.line(f"Over time: {line}  {_arrow(trend([t.right for t in tries]))}".rstrip())
    if skill.enough:
        alike = "; other themes as often" if skill.spot == "shaky" else ""
        terminal.line(
            f"It is missed itself {_interval(skill)} of the time, all answers considered{alike}."
        )
    missed = [tried.answer for tried in reversed(tries) if not tried.right]
    for answer in missed[:_MISSED]:
        question = read(answer.question)
        terminal.line()
        terminal.line(f"{answer.day:%d %b}  {question.in_words}", style="bold")
        terminal.line(
            f"You: {question.given_in_words(answer.answer)}. It is {question.answer_in_words}.",
            indent=9,
        )
    terminal.line()
    terminal.line(f"Drill it:  {_command(skill.theme)}")
    terminal.line()


def _head(terminal: Terminal, standing: Streak, days: int) -> None:
    terminal.line()
    terminal.split(_days(days).capitalize(), header(standing))
    terminal.line()


def _days(days: int) -> str:
    return "today" if days == 1 else f"the last {days} days"


def _heat(standing: Streak) -> str:
    """A bar a day, full where the goal was met."""
    past = [standing.today - timedelta(days=back) for back in range(_HEAT_DAYS - 1, -1, -1)]
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
            header=("theme", "tries", "right", "of it, missed", "", ""),
            align="lrrrll",
            spare=("tries", "right"),
        )
        terminal.line()
    if rest := len(skills) - len(known):
        terminal.line(f"Not enough answers yet for {rest} themes. All of them:  coach themes")
    if known:
        worst = known[0].theme
        terminal.line(f"Next:  {_command(worst)}")


def _command(theme: str) -> str:
    """The command that drills a theme."""
    return f"coach {DRILLS[THEMES[theme].drill].command} --theme {theme}"


def _verdict(skill: Skill) -> str:
    if not skill.enough:
        return "not enough answers yet"
    return f"a {skill.spot} spot" if skill.spot else "no weak spot"


def _interval(skill: Skill) -> str:
    """The miss rate give or take a standard deviation."""
    low = max(0.0, skill.miss_rate - skill.spread)
    high = min(1.0, skill.miss_rate + skill.spread)
    ends = dict.fromkeys(f"{100 * share:.0f}" for share in (low, high))
    return f"{'–'.join(ends)} %"


def _rate(tally: Tally, answers: Sequence[Answer], today: date, days: int) -> tuple[str, str, str]:
    """Accuracy, over time, and its trend; answers against the clock tell speed alone."""
    if tally.name in ROLES.timed:
        return "", "", ""
    judged = [(answer.day, answer.correct) for answer in answers if answer.drill == tally.name]
    over_time = bars(accuracy_over(judged, today, days, _SPANS), floor=_FLOOR)
    return percent(tally.accuracy), over_time, _arrow(tally.trend)


def _seconds(tally: Tally) -> str:
    return "" if tally.seconds is None else f"{tally.seconds:.0f} s"


def _arrow(change: float | None) -> str:
    """Better, worse or alike; empty where there is too little to tell."""
    if change is None:
        return ""
    return "↗" if change > 0.05 else "↘" if change < -0.05 else "→"
