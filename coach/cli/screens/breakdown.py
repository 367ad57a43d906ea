"""Scores on the screen and in JSON: the items of a breakdown, the cards of a pegging sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cards import faces
from coach.ranks_alone import named, stored
from coach.words.shows import item_name, item_names

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.game.notation.transcript import Pegged
    from coach.scoring.breakdown import Breakdown, Item


def show_items(terminal: Terminal, breakdown: Breakdown, *, suits: bool = True) -> None:
    """A line an item: name, cards, running total; cards by rank where suits are unknown."""
    names = [item_name(item) for item in breakdown.items]
    cards = [named(item.cards, suits=suits) for item in breakdown.items]
    indent = 1 if terminal.narrow else 4
    name_width = max(map(len, names), default=0)
    card_width = max(map(len, cards), default=0)
    if not terminal.narrow:
        name_width, card_width = max(name_width, 20), max(card_width, 15)
    running = 0
    for name, shown, item in zip(names, cards, breakdown.items, strict=True):
        running += item.points
        cells = (f"{name:{name_width}}", f"{shown:{card_width}}", f"{running:>3}")
        terminal.row(cells, headings=("", "", "makes"), indent=indent)


def show_kinds(terminal: Terminal, breakdown: Breakdown, only: str | None = None) -> None:
    """A line a kind, or one line for one kind: the cards of its items, side by side."""
    by_kind: dict[str, list[str]] = {}
    for item in breakdown.items:
        by_kind.setdefault(item.kind, []).append(faces(item.cards))
    for kind, cards in by_kind.items():
        if only in {None, kind}:
            terminal.parts([f"{kind}:", *cards], indent=3)


def item_json(item: Item, *, suits: bool = True) -> dict[str, Any]:
    """An item as JSON; cards by rank where suits are unknown."""
    cards = [stored(card, suits=suits) for card in item.cards]
    return {"kind": item.kind, "cards": cards, "points": item.points}


def show_pegged(terminal: Terminal, pegged: Pegged, *, suits: bool = True) -> None:
    """A card of a pegging sequence on a line: the count, the points, and what they are for."""
    card, points = named([pegged.card], suits=suits), pegged.score.total or ""
    cells = f"{card:>3}", f"{pegged.count:>2}", f"{points:>2}", item_names(pegged.score)
    terminal.row(cells, headings=("", "count", "points", "for"), indent=3)


def pegged_json(pegged: Pegged, *, suits: bool = True) -> dict[str, Any]:
    """A card of a pegging sequence as JSON."""
    return {
        "card": stored(pegged.card, suits=suits),
        "count": pegged.count,
        "points": pegged.score.total,
        "items": [item_json(item, suits=suits) for item in pegged.score.items],
    }
