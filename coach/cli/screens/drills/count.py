"""A hand or a crib on the screen, what was answered, and why it counts what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from coach.cards import Rank, faces
from coach.cli.asking import Revealed
from coach.cli.screens.breakdown import show_items, show_kinds
from coach.practice.drills.replies import read_points, read_total
from coach.progress.answer import Outcome
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS
from coach.scoring.spoken import spoken
from coach.words.drills import prompts
from coach.words.drills.hints import hints, kind_hints
from coach.words.drills.rulings import rulings
from coach.words.drills.verdicts import (
    it_is,
    nothing_shown,
    partly_shown,
    wrong_count,
    wrong_kind,
)
from coach.words.shows import rule as as_rule
from coach.words.shows import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.count import ShowQuestion
    from coach.practice.drills.grade import Grade
    from coach.scoring.breakdown import ShowKind

_TOLD = (
    *("double-double run", "triple run", "double run", "double pair royal", "pair royal"),
    *("his nobs", "flush"),
)
"""Terms of the spoken count, each before one that is a part of its name."""


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

    def whole(self, question: ShowQuestion, grade: Grade) -> None:
        show_items(self.terminal, question.solution)

    def verdict(self, question: ShowQuestion, grade: Grade, *, brief: bool) -> None:
        solution = question.solution
        line = self.terminal.line
        only = _only_kind(grade)
        if grade.right:
            line(f"✓ {solution.total}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            line(it_is(solution.total), style="yellow")
        elif grade.shown:
            line(partly_shown(solution.total), style="yellow")
        else:
            line(f"✗ {wrong_count(solution.total, grade.off, only)}", style="red")
        if not grade.right:
            self._missed(question, grade, only, brief=brief)
        line(say(solution) if solution.items else nothing_shown(question.crib))
        for rule in rulings(question.hand, question.starter, crib=question.crib):
            line(as_rule(rule))

    def _missed(
        self, question: ShowQuestion, grade: Grade, only: ShowKind | None, *, brief: bool
    ) -> None:
        """What was missed: by kind where each was asked for, else the cards of the kinds."""
        if grade.itemised:
            told = [wrong_kind(kind, off) for kind, off in grade.marks.items() if off]
            if told:
                self.terminal.parts(told, indent=3)
        if brief:
            show_kinds(self.terminal, question.solution, only)

    def terms(self, question: ShowQuestion) -> tuple[list[str], list[str]]:
        aloud = spoken(question.solution)
        told = [term for term in _TOLD if term in aloud]
        heels = ["his heels"] if question.starter.rank is Rank.JACK else []
        return ["crib", "starter"] if question.crib else ["starter"], [*heels, *told]


def _only_kind(grade: Grade) -> ShowKind | None:
    """The one kind that explains a wrong total."""
    kind = next(iter(grade.marks), UNATTRIBUTED)
    return None if grade.itemised or kind == UNATTRIBUTED else cast("ShowKind", kind)
