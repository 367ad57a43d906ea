"""Questions with a short answer on the screen: a fact, an average, the better of two throws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.display.linear import MARK
from coach.progress.answer import Outcome
from coach.words.drills import prompts
from coach.words.drills.verdicts import corrected, it_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.grade import Grade
    from coach.practice.drills.short import ShortQuestion


class ShortScreen:
    """A question with a short answer, and what explains it."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: ShortQuestion, number: int, count: int) -> str:
        return prompts.numbered("Question", number, count)

    def pose(self, question: ShortQuestion) -> None:
        self.terminal.line(question.in_words, indent=3)
        if question.note:
            self.terminal.line(f"({question.note})", indent=3, style="dim")
        self.terminal.line()

    def hints(self, question: ShortQuestion) -> Iterator[str]:
        return question.hints()

    def ask(self, question: ShortQuestion, asking: Asking) -> Grade:
        return asking(question.prompt, question.reply)

    def whole(self, question: ShortQuestion, grade: Grade) -> None:
        for name, points, asked in question.rungs:
            cells = f"{name:12}", f"{points:.2f}", "←" if asked else ""
            self.terminal.row(cells, headings=("", "", MARK), indent=4)

    def verdict(self, question: ShortQuestion, grade: Grade, *, brief: bool) -> None:
        line = self.terminal.line
        right, given = question.right_answer, grade.answer
        if grade.outcome is Outcome.SHOWN:
            line(it_is(right), style="yellow")
        elif not grade.right:
            line(f"✗ {corrected(given, right)}", style="red")
        else:
            near = "" if given == right else f" – {question.near}"
            line(f"✓ {given}{near}", style="green")
        for reason in question.reasons[-1:] if grade.right else question.reasons:
            line(reason)

    def terms(self, question: ShortQuestion) -> tuple[list[str], list[str]]:
        return [], []
