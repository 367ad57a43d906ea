"""A fact on the screen: a rule, or a score name."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.english import listed
from coach.practice.grading import REVEALED, grade_fact
from coach.practice.replies import read_amount, read_choice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.facts.questions import FactQuestion
    from coach.practice.grading import Grade


class FactView:
    """Questions about facts."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: FactQuestion, number: int, count: int) -> str:
        return f"Fact {number} of {count}"

    def pose(self, question: FactQuestion) -> None:
        self.terminal.line(question.fact.question, indent=3)
        self.terminal.line()

    def hints(self, question: FactQuestion) -> Iterator[str]:
        yield question.fact.hint

    def ask(self, question: FactQuestion, asking: Asking) -> Grade:
        choices = question.fact.choices
        if not choices:
            return grade_fact(question, str(asking("How many?", read_amount)))
        prompt = f"{listed(choices, 'or').capitalize()}?"
        return grade_fact(question, asking(prompt, partial(read_choice, choices=choices)))

    def feedback(self, question: FactQuestion, grade: Grade) -> None:
        line = self.terminal.line
        right, said = question.right_answer, grade.answer
        if said == REVEALED:
            line(f"It is {right}.", style="yellow")
        elif grade.right:
            line(f"✓ {right}", style="green")
        else:
            line(f"✗ {said} – it is {right}", style="red")
        line()
        line(question.fact.reason)
