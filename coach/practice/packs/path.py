"""The path: shipped packs in the order in which they are learned."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from coach.practice.packs.files import read
from coach.practice.packs.pack import Listed, Pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_ENOUGH = 0.75
"""Share of a pack's questions that must have been right once before it is finished."""


@dataclass(frozen=True, slots=True)
class PathStep:
    """The pack that comes next on the path."""

    pack: Pack[Any]
    right: int
    """The number of its questions that have been right at least once."""


def path() -> tuple[str, ...]:
    """The ids of the packs on the path, in their order.

    >>> path()[:2]
    ('first-steps', 'play-first-steps')
    """
    lines = files("coach.packs").joinpath("path.txt").read_text("utf-8").splitlines()
    return tuple(line for line in lines if not line.startswith("#"))


def next_step(answered: Callable[[Iterable[str]], Mapping[str, bool]]) -> PathStep | None:
    """The first pack on the path that is not finished; None where all are.

    A pack is finished when each of its questions has been answered, and three in four rightly.

    Args:
        answered: of some questions those that have been answered, and whether rightly once.

    >>> step = next_step(lambda questions: {})
    >>> step.pack.id, step.right
    ('first-steps', 0)
    """
    for name in path():
        pack = shipped(name)
        assert isinstance(pack.contents, Listed)
        found = answered([question.text for question in pack.contents.entries])
        right = sum(found.values())
        if len(found) < pack.size or right < _ENOUGH * pack.size:
            return PathStep(pack, right)
    return None


def shipped(name: str) -> Pack[Any]:
    """The pack of this id that comes with the program; it is named like its file.

    Raises:
        FileNotFoundError: there is none.
    """
    file = f"{name}.yaml"
    return read(files("coach.packs").joinpath(file).read_text("utf-8"), file)
