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
from coach.scoring.spoken import spoken
from coach.words.drills.hints import hints, kind_hints
from coach.words.drills.rulings import rulings
from coach.words.drills.verdicts import ask_kind, wrong_count

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
        return f"{'Crib' if question.crib else 'Hand'} {number} of {count}"

    def pose(self, question: ShowQuestion) -> None:
        crib = "    crib" if question.crib else ""
        cards = "  ".join(card.face for card in question.hand)
        self.terminal.line(f"{cards}    starter {question.starter.face}{crib}", indent=3)
        self.terminal.line()

    def hints(self, question: ShowQuestion) -> Iterator[str]:
        return hints(question.solution, faces, question.hint)

    def ask(self, question: ShowQuestion, asking: Asking) -> Grade:
        if not self.itemised:
            return question.grade(asking("Your count?", read_total))
        solution = question.solution
        claimed: dict[str, int | None] = {}
        for kind in SHOW_KINDS:
            try:
                claimed[kind] = asking(
                    ask_kind(kind), read_points, kind_hints(solution, faces, kind)
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
            line(f"It is {solution.total}.", style="yellow")
        elif grade.shown:
            line(f"{solution.total}, with a part of it shown.", style="yellow")
        else:
            line(f"✗ {wrong_count(solution.total, grade.off, _only_kind(grade))}", style="red")
        if grade.itemised:
            for kind, off in grade.marks.items():
                if off:
                    what = "missed" if off > 0 else "claimed and not there"
                    line(f"  {kind}: {abs(off)} {what}")
        line()
        show_items(self.terminal, solution)
        if solution.items:
            line()
        line(f"Say: {spoken(solution)}.")
        for rule in rulings(question.hand, question.starter, crib=question.crib):
            line(f"Rule: {rule}")


def _only_kind(grade: Grade) -> ShowKind | None:
    """The one kind that explains a wrong total."""
    kind = next(iter(grade.marks))
    return None if grade.itemised or kind == UNATTRIBUTED else cast("ShowKind", kind)
