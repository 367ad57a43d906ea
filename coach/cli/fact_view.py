"""A fact on the screen: a rule, a score name, what a crib averages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.practice.facts import cribs
from coach.practice.facts.questions import CribQuestion, FactQuestion
from coach.practice.grading import REVEALED, grade_average, grade_fact
from coach.practice.replies import either, read_amount, read_average, read_choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.quiz import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.grading import Grade


class FactView:
    """Questions about facts."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: FactQuestion | CribQuestion, number: int, count: int) -> str:
        return f"Fact {number} of {count}"

    def pose(self, question: FactQuestion | CribQuestion) -> None:
        if isinstance(question, CribQuestion):
            throw = cribs.name_of(question.ranks)
            self.terminal.line(f"{throw} to a crib: how many points does it average?", indent=3)
            self.terminal.line(f"({cribs.MODEL})", indent=3, style="dim")
        else:
            self.terminal.line(question.fact.question, indent=3)
        self.terminal.line()

    def hints(self, question: FactQuestion | CribQuestion) -> Iterator[str]:
        if isinstance(question, FactQuestion):
            yield question.fact.hint
            return
        yield from cribs.features(question.ranks)
        mean = cribs.mean()
        side = "more" if question.average > mean else "less"
        yield f"All throws together average {mean:.2f}; this one makes {side}."

    def ask(self, question: FactQuestion | CribQuestion, asking: Asking) -> Grade:
        if isinstance(question, CribQuestion):
            return grade_average(question, asking("Average, to half a point?", read_average))
        choices = question.fact.choices
        if not choices:
            return grade_fact(question, str(asking("How many?", read_amount)))
        prompt = f"{either(choices).capitalize()}?"
        return grade_fact(question, asking(prompt, partial(read_choice, choices=choices)))

    def feedback(self, question: FactQuestion | CribQuestion, grade: Grade) -> None:
        line = self.terminal.line
        right, said = question.right_answer, grade.answer
        if said == REVEALED:
            line(f"It is {right}.", style="yellow")
        elif not grade.right:
            line(f"✗ {said} – it is {right}", style="red")
        elif said == right:
            line(f"✓ {right}", style="green")
        else:
            line(f"✓ {said} – it is {right}, close enough", style="green")
        line()
        if isinstance(question, FactQuestion):
            line(question.fact.reason)
            return
        for name, points in cribs.ladder(question.ranks):
            mark = "  ←" if name == cribs.name_of(question.ranks) else ""
            line(f"{name:10}  {points:.2f}{mark}", indent=4)
        line()
        line(" ".join(cribs.features(question.ranks)))
