"""Questions of several drills in one session, each shown by the screen of its drill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cli.screens.drills.registry import SCREENS
from coach.practice.drills.gos import GOS
from coach.words.drills import prompts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.asking import Asking, Screen
    from coach.cli.terminal import Terminal
    from coach.practice.drills.drill import Question
    from coach.practice.drills.earn import PlayQuestion
    from coach.practice.drills.gos import GoQuestion
    from coach.practice.drills.grade import Grade


class MixedScreen:
    """Passes each question on to the screen of its drill."""

    def __init__(self, terminal: Terminal, name: str) -> None:
        self.terminal = terminal
        self._name = name
        self._screens: dict[str, Screen[Any]] = {}

    def _of(self, question: Question) -> Screen[Any]:
        if question.drill not in self._screens:
            self._screens[question.drill] = SCREENS[question.drill](self.terminal)
        return self._screens[question.drill]

    def title(self, question: Any, number: int, count: int) -> str:
        return prompts.numbered(self._name, number, count)

    def pose(self, question: Any) -> None:
        self._of(question).pose(question)

    def hints(self, question: Any) -> Iterator[str]:
        return self._of(question).hints(question)

    def ask(self, question: Any, asking: Asking) -> Grade:
        return self._of(question).ask(question, asking)

    def whole(self, question: Any, grade: Grade) -> None:
        self._of(question).whole(question, grade)

    def verdict(self, question: Any, grade: Grade, *, brief: bool) -> None:
        self._of(question).verdict(question, grade, brief=brief)

    def terms(self, question: Any) -> tuple[list[str], list[str]]:
        return self._of(question).terms(question)


class WholeDealScreen(MixedScreen):
    """The cards of one deal; the question who owes a go follows its card without a header."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__(terminal, "Card")
        self._above: object = None  # the cards of the question that stands right above

    def title(self, question: PlayQuestion | GoQuestion, number: int, count: int) -> str:
        if question.drill == GOS.id:
            return ""
        number, count = len(question.played), sum(map(len, question.hands))
        return self._of(question).title(question, number, count)

    def pose(self, question: PlayQuestion | GoQuestion) -> None:
        asks_for_gos = question.drill == GOS.id
        if asks_for_gos:
            self.terminal.line()
        if not asks_for_gos or self._above != question.played:
            super().pose(question)
        self._above = None if asks_for_gos else question.played
