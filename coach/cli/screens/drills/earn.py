"""A card of the play on the screen, and all that it earns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.cli.screens.breakdown import show_items
from coach.cli.screens.drills.play_table import show_count, show_held, show_rules, terms_of_play
from coach.practice.drills.replies import read_earned
from coach.progress.answer import Outcome
from coach.words.drills import prompts
from coach.words.drills.hints import LOOK_AT_THE_PLAY, hints
from coach.words.drills.play_rulings import nothing_pegged, play_rulings
from coach.words.drills.verdicts import it_is, wrong_points
from coach.words.shows import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.earn import PlayQuestion
    from coach.practice.drills.grade import Grade

_TERMS = {"pair royal", "double pair royal", "run"}
"""Kinds of items that are terms, and that no rule explains."""


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

    def whole(self, question: PlayQuestion, grade: Grade) -> None:
        show_items(self.terminal, question.solution)

    def verdict(self, question: PlayQuestion, grade: Grade, *, brief: bool) -> None:
        line = self.terminal.line
        right, moment = question.right_answer, question.moment
        if grade.right:
            line(f"✓ {right}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            line(it_is(right), style="yellow")
        else:
            line(f"✗ {wrong_points(grade.answer, right, grade.off)}", style="red")
        if question.solution.items:
            line(say(question.solution))
        else:
            line(nothing_pegged(moment))
        rules = [*play_rulings(moment, question.themes)]
        show_rules(self.terminal, rules[:1] if grade.right or self.terminal.narrow else rules)

    def terms(self, question: PlayQuestion) -> tuple[list[str], list[str]]:
        kinds = [kind for kind in question.solution.by_kind if kind in _TERMS]
        return terms_of_play(question.moment), kinds
