"""A sprint on the screen: short, since the time runs."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from coach.cli.screens.drills.count import CountScreen
from coach.cli.screens.drills.summary import show_standing
from coach.practice.sprint import best
from coach.progress.answer import Outcome
from coach.progress.statistics import median_seconds
from coach.words.drills import prompts
from coach.words.drills import sittings as words
from coach.words.drills.questions import count_answer
from coach.words.drills.verdicts import corrected, it_is

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.drills.count import ShowQuestion
    from coach.practice.drills.grade import Grade
    from coach.practice.session import Session
    from coach.practice.sprint import Sprint, SprintDeck


class SprintScreen(CountScreen):
    """A hand or a crib against the clock."""

    def __init__(self, terminal: Terminal, deck: SprintDeck) -> None:
        super().__init__(terminal)
        self._deck = deck

    def title(self, question: ShowQuestion, number: int, count: int) -> str:
        sprint = self._deck.sprint
        name = "Crib" if question.crib else "Hand"
        return prompts.against_the_clock(name, number, ceil(sprint.left), sprint.right)

    def verdict(self, question: ShowQuestion, grade: Grade, *, brief: bool) -> None:
        solution = question.solution
        why = count_answer(solution)
        if grade.right:
            self.terminal.line(f"✓ {solution.total}", style="green")
        elif grade.outcome is Outcome.SHOWN:
            self.terminal.line(it_is(why), style="yellow")
        else:
            self.terminal.line(f"✗ {corrected(grade.answer, f'{why}.')}", style="red")
        if len(self._deck.sprint.in_time) < len(self._deck.sprint.answers):
            self.terminal.line(words.AFTER_THE_BELL, style="yellow")

    def terms(self, question: ShowQuestion) -> tuple[list[str], list[str]]:
        return [], []  # the time runs


def show_sprint(
    terminal: Terminal, session: Session, sprint: Sprint, others: Sequence[Sprint]
) -> None:
    """The score, the best of the day and the best ever.

    Args:
        terminal: where it goes.
        session: the sitting, for the streak.
        sprint: what has just been run.
        others: all those before.
    """
    terminal.line()
    if not sprint.answers:
        terminal.line(words.NO_ANSWERS)
    else:
        if not sprint.left:
            terminal.line(words.TIME_IS_UP)
        seconds = median_seconds(sprint.in_time)
        terminal.line(words.sprint_score(sprint.right, sprint.missed, seconds), style="bold")
        for line in _records(sprint, others):
            terminal.line(line)
    show_standing(terminal, session)
    terminal.line()


def _records(sprint: Sprint, others: Sequence[Sprint]) -> list[str]:
    before = best(other for other in others if other.right)
    if before is None and not sprint.right:
        return []
    today = best([*(other for other in others if other.day == sprint.day), sprint])
    assert today is not None
    is_best = before is not None and sprint.merit > before.merit
    return words.records(None if before is None else _score(before), _score(today), is_best=is_best)


def _score(sprint: Sprint) -> str:
    return words.sprint_score(sprint.right, sprint.missed)
