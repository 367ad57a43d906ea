"""The question who owes a go, on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.cli.screens.drills.play_table import show_count, show_held, show_rules
from coach.english import listed
from coach.practice.drills.replies import read_seats
from coach.progress.answer import Outcome
from coach.words.drills import prompts
from coach.words.drills.hints import go_hints
from coach.words.drills.play_rulings import go_rulings
from coach.words.drills.verdicts import corrected, it_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.gos import GoQuestion
    from coach.practice.drills.grade import Grade


class GoScreen:
    """The question who owes a go, all hands lying face up."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: GoQuestion, number: int, count: int) -> str:
        return prompts.numbered("Go", number, count)

    def pose(self, question: GoQuestion) -> None:
        show_count(self.terminal, question.moment)
        show_held(self.terminal, question.moment)

    def hints(self, question: GoQuestion) -> Iterator[str]:
        return go_hints(question.moment)

    def ask(self, question: GoQuestion, asking: Asking) -> Grade:
        read = partial(read_seats, seats=question.seats)
        return question.grade(asking(prompts.GO, read))

    def feedback(self, question: GoQuestion, grade: Grade) -> None:
        right = _seats(question.right_answer)
        if grade.right:
            self.terminal.line(f"✓ {right}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            self.terminal.line(it_is(right), style="yellow")
        else:
            self.terminal.line(f"✗ {corrected(_seats(grade.answer), right)}", style="red")
        show_rules(self.terminal, [*go_rulings(question.moment)])


def _seats(answer: str) -> str:
    return listed(answer.split(" "))
