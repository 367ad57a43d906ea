"""Examples of a topic, scored as they are shown: one alone item by item, several a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cards import faces
from coach.cli.screens.breakdown import item_json, pegged_json, show_items, show_pegged
from coach.rules.topic import HandExample, PileExample, SequenceExample
from coach.scoring.spoken import spoken
from coach.words.shows import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card
    from coach.cli.terminal import Terminal
    from coach.rules.topic import Example

_INDENT = 3


def show_examples(terminal: Terminal, examples: Sequence[Example]) -> None:
    """Print the examples of a topic."""
    match examples:
        case [SequenceExample() as alone]:
            _show_sequence(terminal, alone)
        case [HandExample() as alone]:
            _show_hand(terminal, alone)
        case _:
            _show_lines(terminal, [_brief(example) for example in examples])


def example_json(example: Example) -> dict[str, Any]:
    """An example as JSON; what another kind of example has is null."""
    told: dict[str, Any] = {
        "kind": "hand",
        "cards": [repr(card) for card in _cards(example)],
        "starter": None,
        "crib": None,
        "note": example.note or None,
        "total": example.total,
        "items": None,
        "spoken": None,
        "plays": None,
    }
    if isinstance(example, SequenceExample):
        return told | {"kind": "play", "plays": [pegged_json(play) for play in example.plays]}
    told["items"] = [item_json(item) for item in example.score.items]
    told["spoken"] = spoken(example.score)
    if isinstance(example, PileExample):
        return told | {"kind": "pile"}
    return told | {"starter": repr(example.starter), "crib": example.crib}


def _cards(example: Example) -> tuple[Card, ...]:
    match example:
        case HandExample():
            return example.hand
        case PileExample():
            return example.pile
        case SequenceExample():
            return tuple(play.card for play in example.plays)


def _show_hand(terminal: Terminal, example: HandExample) -> None:
    """Print the cards, every item, and the count as it is said."""
    terminal.line(f"{faces(example.hand)}    starter {example.starter.face}", indent=_INDENT)
    show_items(terminal, example.score)
    terminal.prose(say(example.score), indent=_INDENT)


def _show_sequence(terminal: Terminal, example: SequenceExample) -> None:
    """Print a card a line."""
    for play in example.plays:
        show_pegged(terminal, play)


def _brief(example: Example) -> tuple[str, str, int, str]:
    """The cards, a starter, the points, and how these are said."""
    starter, said, notes = "", "", [example.note]
    if isinstance(example, HandExample):
        starter = example.starter.face
        said = spoken(example.score)
        notes = [*["in the crib"] * example.crib, example.note]
    elif isinstance(example, PileExample):
        said = spoken(example.score) if example.score.items else "nothing"
    remark = ", ".join(filter(None, notes))
    return faces(_cards(example)), starter, example.total, f"{said} ({remark})" if remark else said


def _show_lines(terminal: Terminal, lines: Sequence[tuple[str, str, int, str]]) -> None:
    """Print cards, points and words in columns; words that do not fit stand below."""
    width = max(len(cards) for cards, *_ in lines)
    for cards, starter, total, said in lines:
        cells = [(f"{cards:{width}}", ""), (f"{starter:>3}", "starter"), (f"{total:>2}", "counts")]
        if not starter:
            cells.pop(1)
        fits = _INDENT + sum(len(cell) + 2 for cell, _ in cells) + len(said) <= terminal.width
        cells += [(said, "")] * fits
        figures, headings = zip(*cells, strict=True)
        terminal.row(figures, headings=headings, indent=_INDENT)
        if not fits:
            terminal.prose(said, indent=_INDENT + 2)
