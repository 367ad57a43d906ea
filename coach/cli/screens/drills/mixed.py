"""Questions of every kind in one session, each shown as its drill shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cli.screens.drills.card import CardView
from coach.cli.screens.drills.crib import AverageView, CompareView
from coach.cli.screens.drills.fact import FactView
from coach.cli.screens.drills.hand import HandView
from coach.cli.screens.drills.play import PlayView
from coach.cli.screens.drills.throw import ThrowView
from coach.practice.card_questions import CardQuestion
from coach.practice.crib_questions import AverageQuestion, CompareQuestion
from coach.practice.facts.questions import CribQuestion, FactQuestion
from coach.practice.questions import GoQuestion, PlayQuestion, ShowQuestion
from coach.practice.throw_questions import ThrowQuestion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking, View
    from coach.cli.terminal import Terminal
    from coach.practice.grading import Grade
    from coach.practice.questions import AnyQuestion


class MixedView:
    """Passes each question on to the view of its kind."""

    def __init__(self, terminal: Terminal, name: str) -> None:
        self._name = name
        average, play = AverageView(terminal), PlayView(terminal)
        self._views: dict[type[AnyQuestion], View[Any]] = {
            ShowQuestion: HandView(terminal, itemised=False),
            PlayQuestion: play,
            GoQuestion: play,
            ThrowQuestion: ThrowView(terminal),
            CardQuestion: CardView(terminal),
            FactQuestion: FactView(terminal),
            CribQuestion: average,
            AverageQuestion: average,
            CompareQuestion: CompareView(terminal),
        }

    def _of(self, question: AnyQuestion) -> View[Any]:
        return self._views[type(question)]

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
