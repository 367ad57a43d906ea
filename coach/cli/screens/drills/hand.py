"""A hand or a crib on the screen, what was answered, and why it counts what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.cli.loop import Revealed
from coach.cli.screens.breakdown import show_items
from coach.english import number
from coach.practice.grading import REVEALED, grade_by_kind, grade_total
from coach.practice.hints import hints, kind_hints
from coach.practice.replies import read_points, read_total
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS
from coach.scoring.spoken import spoken
from coach.words.rulings import rulings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.grading import Grade
    from coach.practice.questions import ShowQuestion

_ALL_AND_ONE = {
    "fifteen": ("the fifteens", "a fifteen"),
    "pair": ("the pairs", "a pair"),
    "run": ("the runs", "a run"),
    "flush": ("the flush", "the flush"),
    "nobs": ("his nobs", "his nobs"),
}
"""How all that a kind scores is called, and one item of it."""


class HandView:
    """A hand or a crib on the screen."""

    def __init__(self, terminal: Terminal, *, itemised: bool) -> None:
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
            return grade_total(question.solution, asking("Your count?", read_total))
        solution = question.solution
        claimed: dict[str, int | None] = {}
        for kind in SHOW_KINDS:
            try:
                claimed[kind] = asking(
                    _prompt(kind), read_points, kind_hints(solution, faces, kind)
                )
            except Revealed:
                claimed[kind] = None
                self.terminal.line(f"{solution.by_kind.get(kind, 0)}.")
        return grade_by_kind(solution, claimed)

    def feedback(self, question: ShowQuestion, grade: Grade) -> None:
        solution = question.solution
        line = self.terminal.line
        if grade.right:
            line(f"✓ {solution.total}", style="green")
        elif grade.answer == REVEALED:
            line(f"It is {solution.total}.", style="yellow")
        elif REVEALED in grade.answer:
            line(f"{solution.total}, with a part of it shown.", style="yellow")
        else:
            line(f"✗ {_how_wrong(grade, solution.total)}", style="red")
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


def _how_wrong(grade: Grade, total: int) -> str:
    if not grade.off:
        return f"the total of {total} is right, its parts are not"
    claimed = total - grade.off
    side = "short" if grade.off > 0 else "too many"
    wrong = f"{claimed} – it is {total}, {number(abs(grade.off))} {side}"
    kind = next(iter(grade.marks))
    if grade.itemised or kind == UNATTRIBUTED:
        return wrong
    all_of_it, one_of_it = _ALL_AND_ONE[kind]
    return f"{wrong}: {all_of_it}?" if grade.off > 0 else f"{wrong}: {one_of_it} twice?"


def _prompt(kind: str) -> str:
    """The kind alone, as a question: `Fifteens?`, `His nobs?`."""
    name = _ALL_AND_ONE[kind][0].removeprefix("the ")
    return f"{name[0].upper()}{name[1:]}?"
