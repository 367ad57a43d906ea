"""What throws make of a crib, on the screen: an average, and a comparison of two."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.english import listed
from coach.practice import cribs
from coach.practice.crib_questions import said
from coach.practice.grading import REVEALED, grade_average, grade_comparison
from coach.practice.replies import read_average, read_throw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.crib_questions import AverageQuestion, CompareQuestion
    from coach.practice.grading import Grade


class AverageView:
    """What does a crib average?"""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: AverageQuestion, number: int, count: int) -> str:
        return f"Throw {number} of {count}"

    def pose(self, question: AverageQuestion) -> None:
        _pose(self.terminal, question)

    def hints(self, question: AverageQuestion) -> Iterator[str]:
        yield from map(_sentence, cribs.features(question.ranks))
        mean = cribs.mean(question.crib)
        side = "more" if question.average > mean else "less"
        yield f"The average crib makes {mean:.2f}; this one makes {side}."

    def ask(self, question: AverageQuestion, asking: Asking) -> Grade:
        return grade_average(question, asking("Average, to half a point?", read_average))

    def feedback(self, question: AverageQuestion, grade: Grade) -> None:
        line = self.terminal.line
        right, given = question.right_answer, grade.answer
        if given == REVEALED:
            line(f"It is {right}.", style="yellow")
        elif not grade.right:
            line(f"✗ {given} – it is {right}", style="red")
        elif given == right:
            line(f"✓ {right}", style="green")
        else:
            line(f"✓ {given} – it is {right}, close enough", style="green")
        line()
        name = cribs.name_of(question.ranks)
        _rungs(self.terminal, cribs.ladder(question.ranks, question.crib), mark=name)
        line()
        line(_sentence("; ".join(cribs.features(question.ranks))))


class CompareView:
    """Which of two throws is better?"""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: CompareQuestion, number: int, count: int) -> str:
        return f"Throw {number} of {count}"

    def pose(self, question: CompareQuestion) -> None:
        _pose(self.terminal, question)

    def hints(self, question: CompareQuestion) -> Iterator[str]:
        yield " ".join(cribs.compared(*question.throws))
        yield _apart(question)

    def ask(self, question: CompareQuestion, asking: Asking) -> Grade:
        prompt = f"{listed([*map(cribs.name_of, question.throws)], 'or')}?"
        return grade_comparison(
            question, asking(prompt, partial(read_throw, throws=question.throws))
        )

    def feedback(self, question: CompareQuestion, grade: Grade) -> None:
        line = self.terminal.line
        best = question.best
        worse = next(throw for throw in question.throws if throw != best)
        if grade.answer == REVEALED:
            line(f"It is {cribs.name_of(best)}.", style="yellow")
        elif grade.answer == question.right_answer:
            line(f"✓ {cribs.name_of(best)}", style="green")
        elif grade.right:
            line(f"✓ {cribs.name_of(worse)} – as good as {cribs.name_of(best)}", style="green")
        else:
            line(f"✗ {cribs.name_of(worse)} – it is {cribs.name_of(best)}", style="red")
        line()
        points = cribs.averages(question.crib)
        _rungs(self.terminal, [(cribs.name_of(throw), points[throw]) for throw in (best, worse)])
        line()
        for told in (*cribs.compared(best, worse), _apart(question)):
            line(told)


def _pose(terminal: Terminal, question: AverageQuestion | CompareQuestion) -> None:
    terminal.line(said(question), indent=3)
    terminal.line(f"({cribs.MODEL[question.crib]})", indent=3, style="dim")
    terminal.line()


def _apart(question: CompareQuestion) -> str:
    return f"They are {max(map(question.given_up, question.throws)):.2f} points apart."


def _sentence(told: str) -> str:
    return f"{told[0].upper()}{told[1:]}."


def _rungs(terminal: Terminal, rungs: Iterable[tuple[str, float]], mark: str = "") -> None:
    """Throws with what they average, one a line."""
    for name, points in rungs:
        terminal.line(f"{name:12}  {points:.2f}{'  ←' if name == mark else ''}", indent=4)
