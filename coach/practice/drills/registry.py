"""The registry of drills, and stored texts read by the drills that wrote them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from coach.errors import CoachError
from coach.progress.answer import Roles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.practice.drills.drill import Drill, Question


@dataclass(frozen=True, slots=True)
class Registered:
    """A line of the registry: all that is asked of a drill before it is loaded."""

    home: str
    """Its module and its name there."""
    word: str
    """The first word of the texts of its questions."""
    aside: bool = False
    """Whether its answers belong to the question before, and are no first answers of their own."""
    in_play: bool = False
    """Whether its kinds are scored in the play, which is another skill than the show."""


_HERE = __package__
REGISTERED = {
    "hand-count": Registered(f"{_HERE}.count:COUNT", "show"),
    "pegging-drill": Registered(f"{_HERE}.earn:EARN", "play", in_play=True),
    "gos": Registered(f"{_HERE}.gos:GOS", "go", aside=True),
    "pegging": Registered(f"{_HERE}.card:PLAYING", "card"),
    "discard": Registered(f"{_HERE}.throw:THROWING", "throw"),
    "crib-quiz": Registered(f"{_HERE}.crib:CRIB", "crib"),
    "facts": Registered(f"{_HERE}.fact:FACT", "fact"),
}
"""Every drill by its stored id."""


class _Drills(Mapping[str, "Drill[Any]"]):
    """Drills by id, each imported when it is looked at: most commands need one or none."""

    def __getitem__(self, drill: str) -> Drill[Any]:
        module, name = REGISTERED[drill].home.split(":")
        found: Drill[Any] = getattr(import_module(module), name)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(REGISTERED)

    def __len__(self) -> int:
        return len(REGISTERED)


DRILLS = _Drills()
"""By id."""
SPRINT = "sprint"
"""The id under which answers against the clock are stored, whatever drill reads the question."""
ROLES = Roles(
    timed=frozenset({SPRINT}),
    asides=frozenset(drill for drill, line in REGISTERED.items() if line.aside),
    of_the_play=frozenset(drill for drill, line in REGISTERED.items() if line.in_play),
)
"""Drills whose answers count differently from most."""


def read(text: str) -> Question:
    """Read a stored question, and check that it can be asked.

    Raises:
        CoachError: the text is not a question.

    >>> read("go KS2C QH9D : KSQH").right_answer
    'nobody'
    """
    word, *rest = text.split(" ")
    drill = next((drill for drill, line in REGISTERED.items() if line.word == word), None)
    if drill is not None:
        with suppress(ValueError, LookupError, AssertionError, StopIteration):
            question: Question = DRILLS[drill].read(rest)
            question.check()
            return question
    raise CoachError(f"{text!r} is not a question")


def readable(texts: Iterable[str]) -> Iterator[Question]:
    """The questions of these texts, without those that a newer program may have stored."""
    for text in texts:
        with suppress(CoachError):
            yield read(text)


def foreign(text: str) -> bool:
    """True for a text that no drill of any version stored.

    A fact that this program does not know is not foreign: facts come and go.
    """
    if text.startswith(f"{REGISTERED['facts'].word} "):
        return False
    try:
        read(text)
    except CoachError:
        return True
    return False


def themes_of_text(text: str) -> frozenset[str]:
    """The themes of a stored question; none where this program cannot read it."""
    try:
        return read(text).themes
    except CoachError:
        return frozenset()


def with_themes() -> list[str]:
    """The ids of the drills whose answers show what a player is weak at."""
    from coach.themes.table import themes_of

    return [drill for drill in REGISTERED if themes_of(drill)]
