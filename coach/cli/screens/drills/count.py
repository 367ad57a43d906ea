"""A hand or a crib on the screen, what was answered, and why it counts what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from coach.cards import faces
from coach.cli.loop import Revealed
from coach.cli.screens.breakdown import show_items
from coach.practice.drills.replies import read_points, read_total
from coach.progress.answer import Outcome
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS
from coach.words.drills import prompts
from coach.words.drills.hints import hints, kind_hints
from coach.words.drills.rulings import rulings
from coach.words.drills.verdicts import it_is, partly_shown, wrong_count, wrong_kind
from coach.words.shows import rule as as_rule
from coach.words.shows import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.count import ShowQuestion
    from coach.practice.drills.grade import Grade
    from coach.scoring.breakdown import ShowKind


class CountScreen:
    """A hand or a crib on the screen."""

    def __init__(self, terminal: Terminal, *, itemised: bool = False) -> None:
        self.terminal = terminal
        self.itemised = itemised

    def title(self, question: ShowQuestion, number: int, count: int) -> str:
        return prompts.numbered("Crib" if question.crib else "Hand", number, count)

    def pose(self, question: ShowQuestion) -> None:
        crib = "    crib" if question.crib else ""
        cards = "  ".join(card.face for card in question.hand)
        self.terminal.line(f"{cards}    starter {question.starter.face}{crib}", indent=3)
        self.terminal.line()

    def hints(self, question: ShowQuestion) -> Iterator[str]:
        return hints(question.solution, faces, question.hint)

    def ask(self, question: ShowQuestion, asking: Asking) -> Grade:
        if not self.itemised:
            return question.grade(asking(prompts.COUNT, read_total))
        solution = question.solution
        claimed: dict[str, int | None] = {}
        for kind in SHOW_KINDS:
            try:
                claimed[kind] = asking(
                    prompts.kind(kind), read_points, kind_hints(solution, faces, kind)
                )
            except Revealed:
                claimed[kind] = None
                self.terminal.line(f"{solution.by_kind.get(kind, 0)}.")
        return question.grade_by_kind(claimed)

    def feedback(self, question: ShowQuestion, grade: Grade) -> None:
        solution = question.solution
        line = self.terminal.line
        if grade.right:
            line(f"✓ {solution.total}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            line(it_is(solution.total), style="yellow")
        elif grade.shown:
            line(partly_shown(solution.total), style="yellow")
        else:
            line(f"✗ {wrong_count(solution.total, grade.off, _only_kind(grade))}", style="red")
        if grade.itemised:
            for kind, off in grade.marks.items():
                if off:
                    line(wrong_kind(kind, off), indent=3)
        line()
        show_items(self.terminal, solution)
        if solution.items:
            line()
        line(say(solution))
        for rule in rulings(question.hand, question.starter, crib=question.crib):
            line(as_rule(rule))


def _only_kind(grade: Grade) -> ShowKind | None:
    """The one kind that explains a wrong total."""
    kind = next(iter(grade.marks))
    return None if grade.itemised or kind == UNATTRIBUTED else cast("ShowKind", kind)
