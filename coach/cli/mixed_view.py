"""Questions of every kind in one session, each shown as its drill shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cli.card_view import CardView
from coach.cli.fact_view import FactView
from coach.cli.hand_view import HandView
from coach.cli.play_view import PlayView
from coach.cli.throw_view import ThrowView
from coach.practice.card_questions import CardQuestion
from coach.practice.facts.questions import CribQuestion, FactQuestion
from coach.practice.questions import ShowQuestion, ThrowQuestion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.quiz import Asking, View
    from coach.cli.terminal import Terminal
    from coach.practice.grading import Grade
    from coach.practice.questions import AnyQuestion


class MixedView:
    """Passes each question on to the view of its kind."""

    def __init__(self, terminal: Terminal, name: str) -> None:
        self._name = name
        self._hand: View[Any] = HandView(terminal, itemised=False)
        self._play: View[Any] = PlayView(terminal)
        self._throw: View[Any] = ThrowView(terminal)
        self._card: View[Any] = CardView(terminal)
        self._fact: View[Any] = FactView(terminal)

    def _of(self, question: AnyQuestion) -> View[Any]:
        match question:
            case ShowQuestion():
                return self._hand
            case ThrowQuestion():
                return self._throw
            case CardQuestion():
                return self._card
            case FactQuestion() | CribQuestion():
                return self._fact
        return self._play

    def title(self, question: AnyQuestion, number: int, count: int) -> str:
        return f"{self._name} {number} of {count}"

    def pose(self, question: AnyQuestion) -> None:
        self._of(question).pose(question)

    def hints(self, question: AnyQuestion) -> Iterator[str]:
        return self._of(question).hints(question)

    def ask(self, question: AnyQuestion, asking: Asking) -> Grade:
        return self._of(question).ask(question, asking)

    def feedback(self, question: AnyQuestion, grade: Grade) -> None:
        self._of(question).feedback(question, grade)
