"""Examples of a topic, scored as they are shown: one alone item by item, several a line each."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from coach.cards import faces
from coach.cli.screens.breakdown import item_json, pegged_json, pegged_line, show_items
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
    for line in wrap(say(example.score), terminal.width - _INDENT):
        terminal.line(line, indent=_INDENT)


def _show_sequence(terminal: Terminal, example: SequenceExample) -> None:
    """Print a card a line."""
    for play in example.plays:
        terminal.line(pegged_line(play), indent=_INDENT)


def _brief(example: Example) -> tuple[str, int, str]:
    """The cards, the points, and how these are said."""
    cards, said, notes = faces(_cards(example)), "", [example.note]
    if isinstance(example, HandExample):
        cards += f"  {example.starter.face:>3}"
        said = spoken(example.score)
        notes = [*["in the crib"] * example.crib, example.note]
    elif isinstance(example, PileExample):
        said = spoken(example.score) if example.score.items else "nothing"
    remark = ", ".join(filter(None, notes))
    return cards, example.total, f"{said} ({remark})" if remark else said


def _show_lines(terminal: Terminal, lines: Sequence[tuple[str, int, str]]) -> None:
    """Print cards, points and words in columns; words that do not fit stand below."""
    width = max(len(cards) for cards, *_ in lines)
    for cards, total, said in lines:
        figures = f"{cards:{width}}  {total:>2}"
        if _INDENT + len(figures) + 2 + len(said) <= terminal.width:
            terminal.line(f"{figures}  {said}", indent=_INDENT)
        else:
            terminal.line(figures, indent=_INDENT)
            for line in wrap(said, terminal.width - _INDENT - 2):
                terminal.line(line, indent=_INDENT + 2)
