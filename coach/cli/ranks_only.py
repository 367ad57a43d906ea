"""The screen and the JSON of cards that are known by rank alone."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from coach.cards import Card, Rank
from coach.cli.terminal import Terminal
from coach.ranks_alone import stored, without_suits

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.cli.display.linear import Heading


@dataclass(slots=True)
class RanksOnly(Terminal):
    """A terminal that leaves the suits of all cards out: they stand in for missing ones."""

    @classmethod
    def of(cls, terminal: Terminal) -> RanksOnly:
        """The same place, without suits."""
        return cls(**{field.name: getattr(terminal, field.name) for field in fields(terminal)})

    def line(self, text: str = "", *, style: str = "", indent: int = 1) -> None:
        Terminal.line(self, without_suits(text), style=style, indent=indent)

    def split(self, left: str, right: str) -> None:
        Terminal.split(self, without_suits(left), without_suits(right))

    def table(
        self,
        rows: Iterable[Iterable[str]],
        *,
        header: Sequence[str | Heading],
        align: str,
        spare: Sequence[str | tuple[str, ...]] = (),
        style_of_row: Iterable[str] = (),
    ) -> None:
        rows = [map(without_suits, row) for row in rows]
        Terminal.table(
            self, rows, header=header, align=align, spare=spare, style_of_row=style_of_row
        )


def written(value: object, *, suits: bool) -> object:
    """A value for JSON: cards and ranks as texts, cards by rank where suits are unknown.

    >>> from coach.cards import parse
    >>> written({"hand": parse("5H TD")}, suits=False)
    {'hand': ['5', 'T']}
    """
    if isinstance(value, Card):
        return stored(value, suits=suits)
    if isinstance(value, Rank):
        return value.value
    if isinstance(value, dict):
        return {name: written(one, suits=suits) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [written(one, suits=suits) for one in value]
    return value
