"""The loop of a drill, whatever it asks: pose, ask, store, show, next.

One answer a question; the verdict comes last, right above the next question. `u` takes the last
answer back, and its question is asked again as practice; `w` shows all that there is to it.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext
from dataclasses import dataclass, replace
from time import monotonic
from typing import TYPE_CHECKING, Any, Generic

from coach.cli import clock
from coach.cli.asking import Asking, Ended, Revealed
from coach.cli.options.again import again
from coach.cli.screens.drills.first_met import FirstMet
from coach.cli.screens.drills.summary import show_summary
from coach.cli.screens.progress.news import tell_news
from coach.cli.screens.progress.streak import header
from coach.cli.store import open_store
from coach.practice.drills.drill import Asked
from coach.practice.drills.grade import SHOWN
from coach.practice.session import Session
from coach.words.drills import keys as words

if TYPE_CHECKING:
    from collections.abc import Callable

    import typer

    from coach.cli.asking import Screen
    from coach.cli.terminal import Terminal
    from coach.practice.choose.decks import Deck
    from coach.practice.drills.grade import Grade

_OF_A_VERDICT = 4
"""The part of the view, a quarter, that a verdict may fill: the next question stands below it."""


def run(
    terminal: Terminal,
    deck: Deck[Asked],
    screen: Screen[Asked],
    *,
    count: int,
    seed: int | None,
    save: bool,
    context: typer.Context | None = None,
    drill: str = "",
    summary: Callable[[Session], None] | None = None,
    timed: bool = False,
) -> None:
    """Run a session to its summary.

    Args:
        terminal: where it goes on.
        deck: what is asked.
        screen: how it is asked.
        count: how many are asked at the most.
        seed: what the questions were drawn from, if from one.
        save: whether answers are kept.
        context: of the command, where it can be given again with the seed.
        drill: what the answers are stored under, where it is not what the questions say.
        summary: what stands at the end, if not the usual.
        timed: whether it runs against the clock: no hints, nothing twice, nothing taken back.

    Raises:
        ProgressFileError: an answer cannot be stored.
        KeyboardInterrupt: Ctrl-C, after the summary.
    """
    with open_store() if save else nullcontext() as store:
        if store is not None:
            store.check_writable()
        session = Session(
            store, now=clock.local_now, seed=seed, id=clock.new_session_id(), drill=drill
        )
        if store is not None and (standing := session.standing()) is not None:
            tell_news(terminal, store, standing)
        sitting = _Sitting(terminal, deck, screen, session, timed=timed)
        interrupted = False
        try:
            for number in range(1, count + 1):
                question = deck.draw()
                if question is None:
                    break
                sitting.ask(_Posed(question, screen.title(question, number, count), deck.why()))
            sitting.end()
        except Ended:
            pass
        except KeyboardInterrupt:
            terminal.line()
            interrupted = True
        if summary is not None:
            summary(session)
        else:
            show_summary(terminal, session, again=_again(context, deck, seed))
    if interrupted:
        raise KeyboardInterrupt


def _again(context: typer.Context | None, deck: Deck[Any], seed: int | None) -> str:
    """The command that deals the same questions; empty where none does."""
    if context is None or seed is None or not deck.repeats:
        return ""
    return again(context, seed)


@dataclass(frozen=True, slots=True)
class _Posed(Generic[Asked]):
    """A question with its header; `scored` is false where its answer is known."""

    question: Asked
    title: str
    why: str = ""
    scored: bool = True


@dataclass(frozen=True, slots=True)
class _Given(Generic[Asked]):
    """The last answer; `counts` until it is taken back."""

    posed: _Posed[Asked]
    grade: Grade
    counts: bool


class _Sitting(Generic[Asked]):
    """Questions and answers of a session under way."""

    def __init__(
        self,
        terminal: Terminal,
        deck: Deck[Asked],
        screen: Screen[Asked],
        session: Session,
        *,
        timed: bool,
    ) -> None:
        self._terminal = terminal
        self._deck = deck
        self._screen = screen
        self._session = session
        self._full = terminal.settings.verdicts == "full" and not timed
        self._timed = timed
        self._first_met = FirstMet(terminal, session.store)
        self._last: _Given[Asked] | None = None
        self._verdict_at: int | None = None  # the line at which the last verdict began

    def ask(self, posed: _Posed[Asked]) -> None:
        """Ask a question until it is answered, store the answer and give the verdict."""
        asking = self._asking(posed)
        self._pose(posed)
        if self._last is None:
            asking.tell_keys()
        start = monotonic()
        try:
            grade = self._screen.ask(posed.question, asking)
        except Revealed:
            grade = SHOWN
        seconds = monotonic() - start - asking.away
        answer = self._session.add(
            posed.question,
            grade,
            seconds=seconds,
            hints=asking.hints_used,
            scored=posed.scored,
        )
        if posed.scored:
            self._deck.learn(posed.question, answer)
        self._last = _Given(posed, grade, counts=posed.scored)
        self._tell(self._last, whole=self._full)

    def end(self) -> None:
        """Leave time to look at the last verdict, where somebody sits at a keyboard."""
        while sys.stdin.isatty() and self._last is not None and not self._timed:
            self._terminal.line(words.LAST, style="dim")
            match (self._terminal.ask(words.THE_RESULT) or "").strip().lower():
                case "w":
                    self._tell(self._last, whole=True)
                case "u":
                    self._take_back()
                case _:
                    return

    def _asking(self, posed: _Posed[Asked]) -> Asking:
        def and_back(aside: Callable[[], bool]) -> Callable[[], None]:
            return lambda: self._pose(posed) if aside() else None

        asides = {"w": and_back(self._tell_all), "u": and_back(self._take_back)}
        hints = iter(()) if self._timed else self._screen.hints(posed.question)
        return Asking(self._terminal, posed.question, hints, {} if self._timed else asides)

    def _pose(self, posed: _Posed[Asked]) -> None:
        if posed.title:
            self._terminal.line()
            self._terminal.split(posed.title, header(self._session.standing()))
            if posed.why:
                self._terminal.line(posed.why, style="dim")
            self._terminal.line()
        self._screen.pose(posed.question)
        room = self._room(1, 1)  # the prompt is still to come
        self._first_met.explain(self._screen.terms(posed.question)[0], room)

    def _tell(self, given: _Given[Asked], *, whole: bool) -> None:
        question = given.posed.question
        if whole:
            self._terminal.line()
            self._screen.whole(question, given.grade)
            self._terminal.line()
        self._verdict_at = self._terminal.written
        self._screen.verdict(question, given.grade, brief=not whole)
        self._first_met.explain(self._screen.terms(question)[1], self._room(_OF_A_VERDICT, 0))
        if not given.posed.scored:
            self._terminal.line(words.UNSCORED, style="dim")

    def _room(self, share: int, taken: int) -> int | None:
        """The lines that are left of a share of the view in which the verdict stays."""
        if self._verdict_at is None:
            return None
        from shutil import get_terminal_size

        said = self._terminal.written - self._verdict_at
        return get_terminal_size().lines // share - taken - said

    def _tell_all(self) -> bool:
        """Tell all of the last answer; false where there is none."""
        if self._last is None:
            self._terminal.line(words.NOTHING_YET)
            return False
        self._tell(self._last, whole=True)
        return True

    def _take_back(self) -> bool:
        """Take the last answer back and ask its question again; false where there is none."""
        last = self._last
        if last is None or not last.counts:
            self._terminal.line(words.NOTHING_YET if last is None else words.NOT_AGAIN)
            return False
        self._session.take_back()
        self._deck.take_back()
        self._last = replace(last, counts=False)
        given = last.posed.question.given_in_words(last.grade.answer)
        self._terminal.line(words.taken_back(given), style="yellow")
        self._terminal.line()
        self.ask(replace(last.posed, title="", why="", scored=False))
        return True
