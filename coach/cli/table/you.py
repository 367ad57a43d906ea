"""You at the table: what is asked of you, until the reply is an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coach.errors import Unreadable
from coach.game.actions import CallMuggins, ClaimPoints, CutPack, DealCards, PlayCard, ThrowCards
from coach.practice.card_replies import read_card, read_rest
from coach.practice.drills.replies import read_amount, read_earned, read_total
from coach.scoring.play import LIMIT
from coach.textfiles.characters import shortened
from coach.words.drills.replies import no_answer
from coach.words.game import prompts as words

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from coach.cards import Card
    from coach.cli.table.surface import Surface
    from coach.game.actions import Action, Code
    from coach.game.view import View

_T = TypeVar("_T")
_GO = {"go", "g"}
_SURELY_FITS = 21
"""The highest count at which every card fits."""


class Left(Exception):
    """The table was left at a prompt."""


class TakenBack(Exception):
    """The last action is to be taken back."""


class You:
    """The player at the keyboard.

    Args:
        surface: where you are asked.
        auto_count: whether your points are counted for you.
    """

    def __init__(self, surface: Surface, *, auto_count: bool) -> None:
        self._surface = surface
        self._auto_count = auto_count

    def act(self, view: View, rng: Random) -> Action:
        """Ask for the action that is wanted of you.

        Raises:
            Left, TakenBack: as typed.
        """
        me = view.player
        match view.asked:
            case "cut":
                return CutPack(me, self._cut(view, rng))
            case "deal":
                self.look(view, words.DEAL)
                return DealCards(me)
            case "throw":
                return ThrowCards(me, self._throw(view))
            case "claim":
                return ClaimPoints(me, self._count(view))
        return PlayCard(me, self._card(view))

    def look(self, view: View, prompt: str) -> None:
        """Wait for Enter, where somebody has to be given time to look.

        Raises:
            Left, TakenBack: as typed.
        """
        if self._surface.rests:
            self._ask(view, prompt, _enter, "deal")

    def say_go(self, view: View) -> None:
        """Wait until you say that you cannot play.

        Raises:
            Left: as typed.
        """

        def read(reply: str) -> None:
            if reply.strip().lower() not in {"", *_GO}:
                raise Unreadable(words.must_say_go(view.count))

        self._ask(view, words.CARD_OR_GO, read, "go")

    def muggins(self, view: View) -> Action | None:
        """Ask what an opponent has left out, None for nothing.

        Raises:
            Left: as typed.
        """
        claimed = view.claimed
        assert claimed is not None
        if self._auto_count:
            return CallMuggins(view.player, claimed.left) if claimed.left else None

        def read(reply: str) -> int:
            try:
                return read_amount(reply) if reply.strip() else 0
            except Unreadable:
                raise Unreadable(no_answer(reply, words.MUGGINS_POINTS)) from None

        points = self._ask(view, words.MUGGINS, read, "muggins")
        return CallMuggins(view.player, points) if points and claimed.left else None

    def _cut(self, view: View, rng: Random) -> int:
        lifts = view.lifts

        def read(reply: str) -> int:
            if not reply.strip():
                return lifts[int(rng.random() * len(lifts))]
            try:
                lifted = read_amount(reply)
            except Unreadable:
                raise Unreadable(no_answer(reply, words.CUT_AMOUNT)) from None
            if lifted not in lifts:
                raise Unreadable(words.cut_outside(lifted, lifts))
            return lifted

        return self._ask(view, words.cut(lifts), read, "cut")

    def _throw(self, view: View) -> tuple[Card, ...]:
        must = view.options.table.thrown
        thrown: tuple[Card, ...] = ()
        while len(thrown) < must:

            def read(reply: str, so_far: tuple[Card, ...] = thrown) -> tuple[Card, ...]:
                return read_rest(reply, view.held, so_far, must)

            try:
                thrown = self._ask(view, words.throws(thrown, must), read, "throw")
            except TakenBack:
                if not thrown:
                    raise
                thrown = ()
        return thrown

    def _card(self, view: View) -> Card:
        fits = tuple(card for card in view.held if card.rank.pips <= LIMIT - view.count)

        def read(reply: str) -> Card:
            if reply.strip().lower() in _GO:
                raise Unreadable(words.overlooked(fits))
            return read_card(reply, view.held, fits)

        prompt = words.CARD if view.count <= _SURELY_FITS else words.CARD_OR_GO
        return self._ask(view, prompt, read, "play")

    def _count(self, view: View) -> int:
        due = view.due
        assert due is not None
        if self._auto_count:
            return due.points
        if due.rule == "play":
            return self._ask(view, words.count(due), _earned, "claim")
        return self._ask(view, words.count(due), read_total, "claim")

    def _ask(self, view: View, prompt: str, read: Callable[[str], _T], phase: Code) -> _T:
        """Ask until the reply can be read; keys work at every prompt."""
        while True:
            reply = self._surface.ask(view, prompt)
            match None if reply is None else reply.strip().lower():
                case None | "quit":
                    raise Left
                case "q" if phase not in {"throw", "play"}:  # there it is a queen
                    raise Left
                case "?" | "h" | "help":
                    self._surface.remark(view, words.HELP[phase])
                    self._surface.remark(view, words.KEYS)
                case "u" if phase in {"go", "muggins"}:
                    self._surface.remark(view, words.NOTHING_TO_TAKE_BACK)
                case "u":
                    raise TakenBack
                case _:
                    try:
                        return read(reply or "")
                    except Unreadable as error:
                        reason = shortened(str(error))
                        self._surface.remark(view, f"{reason[:1].upper()}{reason[1:]}.")


def _earned(reply: str) -> int:
    return read_earned(reply) if reply.strip() else 0


def _enter(reply: str) -> None:
    if reply.strip():
        raise Unreadable(no_answer(reply, words.ENTER_ALONE))
