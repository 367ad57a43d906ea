"""The loop of a drill, whatever it asks: pose, ask, store, show, next.

One answer a question. `?` gives a hint, `r` shows the answer and counts as a miss, `q` and the end
of the input end the session, Ctrl-C too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from coach.cli.again import again
from coach.cli.clock import local_now, new_session_id
from coach.cli.screens.drills.summary import show_summary
from coach.cli.screens.progress.streak import header
from coach.cli.store import open_store
from coach.errors import Unreadable
from coach.practice.drills.drill import Asked
from coach.practice.drills.grade import SHOWN
from coach.practice.session import Session
from coach.textfiles.characters import shortened
from coach.words.drills.hints import no_more_hints

if TYPE_CHECKING:
    import typer

    from coach.cli.terminal import Terminal
    from coach.practice.choose.decks import Deck
    from coach.practice.drills.drill import Question
    from coach.practice.drills.grade import Grade

_T = TypeVar("_T")
Asked_contra = TypeVar("Asked_contra", bound="Question", contravariant=True)


class Ended(Exception):
    """The session was ended at a prompt."""


class Revealed(Exception):
    """The answer was asked for."""


class Asking:
    """The prompts of one question, with its hints."""

    def __init__(self, terminal: Terminal, hints: Iterator[str]) -> None:
        self._terminal = terminal
        self._hints = hints
        self.hints_used = 0

    def __call__(
        self, prompt: str, read: Callable[[str], _T], hints: Iterator[str] | None = None
    ) -> _T:
        """Ask until the reply can be read; `hints` are those of this prompt alone.

        Raises:
            Ended, Revealed: as typed.
        """
        while True:
            reply = self._terminal.ask(prompt)
            match reply.strip().lower() if reply is not None else "q":
                case "q" | "quit":
                    raise Ended
                case "r":
                    raise Revealed
                case "?":
                    self._hint(hints or self._hints)
                    continue
            assert reply is not None
            try:
                return read(reply)
            except Unreadable as error:
                reason = shortened(str(error))
                self._terminal.line(f"{reason[:1].upper()}{reason[1:]}.")

    def _hint(self, hints: Iterator[str]) -> None:
        hint = next(hints, None)
        if hint is None:
            self._terminal.line(no_more_hints(self.hints_used))
        else:
            self.hints_used += 1
            self._terminal.line(hint)


class Screen(Protocol[Asked_contra]):
    """A drill on the screen."""

    def title(self, question: Asked_contra, number: int, count: int) -> str:
        """The left half of the header; empty where the question belongs to the one before."""

    def pose(self, question: Asked_contra) -> None:
        """Put the question on the screen."""

    def hints(self, question: Asked_contra) -> Iterator[str]:
        """Hints, the vaguest first."""

    def ask(self, question: Asked_contra, asking: Asking) -> Grade:
        """Ask, read and grade."""

    def feedback(self, question: Asked_contra, grade: Grade) -> None:
        """Right or wrong, and why."""


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

    Raises:
        ProgressFileError: an answer cannot be stored.
        KeyboardInterrupt: Ctrl-C, after the summary.
    """
    with open_store() if save else nullcontext() as store:
        if store is not None:
            store.check_writable()
        session = Session(store, now=local_now, seed=seed, id=new_session_id(), drill=drill)
        interrupted = False
        try:
            for number in range(1, count + 1):
                question = deck.draw()
                if question is None:
                    break
                title = screen.title(question, number, count)
                if title:
                    terminal.line()
                    terminal.split(title, header(session.standing()))
                    if why := deck.why():
                        terminal.line(why, style="dim")
                    terminal.line()
                _ask(terminal, deck, screen, question, session)
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


def _ask(
    terminal: Terminal, deck: Deck[Asked], screen: Screen[Asked], question: Asked, session: Session
) -> None:
    screen.pose(question)
    asking = Asking(terminal, screen.hints(question))
    start = monotonic()
    try:
        grade = screen.ask(question, asking)
    except Revealed:
        grade = SHOWN
    seconds = monotonic() - start
    answer = session.add(question, grade, seconds=seconds, hints=asking.hints_used)
    deck.learn(question, answer)
    screen.feedback(question, grade)
