"""A robot at the keyboard: it answers every prompt by what a player sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.screens.game.frame import frame
from coach.cli.table import evening
from coach.cli.table.surface import Lines
from coach.cli.table.you import Left
from coach.data_folder import default_path
from coach.progress.games import Games
from coach.progress.store import Store
from coach.words.game.prompts import CARD_OR_GO, DEAL, MUGGINS, NEXT_DEAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pytest

    from coach.cli.terminal import Terminal
    from coach.game.state import Game
    from coach.game.view import View
    from coach.words.game.people import People

WIDTHS = (40, 80)
ROWS = 24


class Robot(Lines):
    """Replies to prompts, and keeps them; it says go whenever that may be due.

    Args:
        typed: where the replies go.
        leave_at: the prompt at which the table is left; never unless given.
    """

    def __init__(
        self, terminal: Terminal, people: People, typed: list[str], leave_at: int | None
    ) -> None:
        super().__init__(terminal, people)
        self._typed, self._leave_at = typed, leave_at
        self._said_go: View | None = None

    def ask(self, view: View, prompt: str) -> str | None:
        super().ask(view, prompt)
        if len(self._typed) == self._leave_at:
            raise Left
        self._typed.append(self._reply(view, prompt))
        self._fits_a_screen(view)
        return self._typed[-1]

    def _reply(self, view: View, prompt: str) -> str:
        if prompt in {DEAL, NEXT_DEAL} or view.asked == "cut":
            return ""
        if prompt == MUGGINS:
            assert view.claimed is not None
            return str(view.claimed.left or "")
        if prompt == CARD_OR_GO and view != self._said_go:
            self._said_go = view
            return "go"
        if view.due is not None:
            # Every fifth total is missed by two.
            points = view.due.points
            return str(points - 2 if points % 5 == 4 else points)
        if view.asked == "throw":
            return " ".join(map(repr, view.held[: view.options.table.thrown]))
        return repr(next(card for card in view.held if view.count + card.rank.pips <= 31))

    def _fits_a_screen(self, view: View) -> None:
        events = [f"event {number} " + "word " * 20 for number in range(30)]
        for width in WIDTHS:
            rows = frame(self._people, view, events, width=width, height=ROWS)
            assert len(rows) < ROWS
            assert max(map(len, rows)) <= width


def sit_down(monkeypatch: pytest.MonkeyPatch, leave_at: int | None = None) -> list[str]:
    """Let a robot sit at the table; what it types is returned as it goes."""
    typed: list[str] = []
    monkeypatch.setattr(
        evening, "surface_of", lambda terminal, people: Robot(terminal, people, typed, leave_at)
    )
    return typed


def newest() -> Game:
    """The game begun last in this data folder."""
    with Store(default_path()) as store:
        stored = Games(store).newest()
    assert stored is not None
    return stored.game


def pegged(game: Game) -> Iterable[tuple[object, ...]]:
    """Everything that moved a peg."""
    return [(award.player, award.points, award.front) for award in game.board.awards]
