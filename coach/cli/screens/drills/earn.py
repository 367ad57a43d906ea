"""A card of the play on the screen, and all that it earns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.cli.screens.breakdown import show_items
from coach.cli.screens.drills.play_table import show_count, show_held, show_rules
from coach.practice.drills.replies import read_earned
from coach.progress.answer import Outcome
from coach.words.drills import prompts
from coach.words.drills.hints import LOOK_AT_THE_PLAY, hints
from coach.words.drills.play_rulings import play_rulings
from coach.words.drills.verdicts import it_is, wrong_points

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.earn import PlayQuestion
    from coach.practice.drills.grade import Grade


class EarnScreen:
    """Cards of the play, all hands lying face up."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: PlayQuestion, number: int, count: int) -> str:
        return prompts.numbered("Card", number, count, prompts.players(len(question.hands)))

    def pose(self, question: PlayQuestion) -> None:
        show_count(self.terminal, question.moment, asks_the_last=True)
        show_held(self.terminal, question.moment)

    def hints(self, question: PlayQuestion) -> Iterator[str]:
        return hints(question.solution, faces, question.hint or LOOK_AT_THE_PLAY)

    def ask(self, question: PlayQuestion, asking: Asking) -> Grade:
        return question.grade(asking(prompts.earned(question.played[-1]), read_earned))

    def feedback(self, question: PlayQuestion, grade: Grade) -> None:
        line = self.terminal.line
        right = question.right_answer
        if grade.right:
            line(f"✓ {right}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            line(it_is(right), style="yellow")
        else:
            line(f"✗ {wrong_points(grade.answer, right, grade.off)}", style="red")
        if question.solution.items:
            line()
            show_items(self.terminal, question.solution)
        show_rules(self.terminal, [*play_rulings(question.moment, question.themes)])
