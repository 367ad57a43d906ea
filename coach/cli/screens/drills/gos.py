"""The question who owes a go, on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.cli.screens.drills.play_table import show_count, show_held, show_rules, terms_of_play
from coach.english import listed
from coach.practice.drills.replies import read_seats
from coach.progress.answer import Outcome
from coach.scoring.play import LIMIT
from coach.words.drills import prompts
from coach.words.drills.hints import go_hints
from coach.words.drills.play_rulings import go_rulings, nobody_owes
from coach.words.drills.verdicts import corrected, it_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking
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

    def whole(self, question: GoQuestion, grade: Grade) -> None:
        show_count(self.terminal, question.moment)
        show_held(self.terminal, question.moment)

    def verdict(self, question: GoQuestion, grade: Grade, *, brief: bool) -> None:
        right = _seats(question.right_answer)
        if grade.right:
            self.terminal.line(f"✓ {right}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            self.terminal.line(it_is(right), style="yellow")
        else:
            self.terminal.line(f"✗ {corrected(_seats(grade.answer), right)}", style="red")
        moment = question.moment
        if not moment.gos and moment.newest.count < LIMIT:
            self.terminal.line(nobody_owes(moment))
        show_rules(self.terminal, [*go_rulings(moment)])

    def terms(self, question: GoQuestion) -> tuple[list[str], list[str]]:
        return ["go", *terms_of_play(question.moment)], []


def _seats(answer: str) -> str:
    return listed(answer.split(" "))
