"""Packs of throws: six cards and a seat, listed, or dealt for themes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.practice.drills.throw import THROWING, ThrowQuestion, ThrowSource
from coach.practice.packs.kind import PackKind, by_themes, one_by_one
from coach.seats import CribOwner
from coach.themes.throw import THROW as THEMES

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from coach.practice.packs.reader import PackReader
    from coach.textfiles.reader import Fields, Node

_SEATS = ("pone", "dealer")


def _cards(reader: PackReader, node: Node) -> ThrowQuestion | None:
    fields = reader.fields(node, ("cards", "seat", "hint"))
    hint = reader.text(fields.get("hint"), "hint")
    seat = reader.choice(fields.get("seat"), "seat", _SEATS)
    cards = reader.cards(fields.get("cards"), "a hand to throw from", 6)
    return (
        ThrowQuestion(cards, CribOwner.of(dealer=seat == "dealer"), hint)
        if cards and seat
        else None
    )


def _source(
    reader: PackReader, fields: Fields, themes: tuple[str, ...]
) -> Callable[[random.Random], ThrowSource]:
    seat = reader.choice(fields.get("seat"), "seat", _SEATS)
    crib = CribOwner.of(dealer=seat == "dealer") if seat else None
    for theme in THEMES:
        if theme.id in themes and not theme.fits(crib):
            reader.fault(fields["seat"], f"{theme.id!r} does not go with seat {seat!r}")
    return partial(ThrowSource, crib=crib)


THROW = PackKind(
    "throw",
    THROWING,
    {"throws": one_by_one(_cards), "themes": by_themes(THROWING.themes, _source, ("seat",))},
)
"""Packs that ask which two of six cards go to the crib."""
