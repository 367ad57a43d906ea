"""The screen of the toy drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice.drills.replies import read_earned

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.grade import Grade
    from tests.practice.drills.toy import PipsQuestion


class PipsScreen:
    """A card, and what it counts."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: PipsQuestion, number: int, count: int) -> str:
        return f"Card {number} of {count}"

    def pose(self, question: PipsQuestion) -> None:
        self.terminal.line(question.in_words)

    def hints(self, question: PipsQuestion) -> Iterator[str]:
        yield "Faces are ten."

    def ask(self, question: PipsQuestion, asking: Asking) -> Grade:
        return question.grade(asking("Pips?", read_earned))

    def whole(self, question: PipsQuestion, grade: Grade) -> None:
        self.terminal.line("Ace to nine as they are.")

    def verdict(self, question: PipsQuestion, grade: Grade, *, brief: bool) -> None:
        self.terminal.line(f"{'✓' if grade.right else '✗'} {question.right_answer}")

    def terms(self, question: PipsQuestion) -> tuple[list[str], list[str]]:
        return ["pip value"], []
