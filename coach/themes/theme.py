"""A theme: one thing to see in the questions of one drill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Theme(Generic[S]):
    """One thing to see in the subject of a drill (`S`)."""

    drill: ClassVar[str]
    """The id of the drill that asks for it."""

    id: str
    title: str
    lesson: str
    example: str
    """The text of a question that has it."""
    sees: Callable[[S], bool]
    """True if a subject has it."""
    kind: str = ""
    """The kind of marks that tell whether it was seen; empty where every kind may."""
    common: float = 0.0
    """Extra weight of a question that has it, where it is met every day (see `choose.coaching`)."""


def seen(themes: Iterable[Theme[S]], subject: S) -> frozenset[str]:
    """The ids of the themes that a subject has."""
    return frozenset(theme.id for theme in themes if theme.sees(subject))
