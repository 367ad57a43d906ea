"""The table as a whole screen: the board, the cards on the table, your hand, the last events."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from coach.cli.screens.game.board import board_rows
from coach.game.play import Played, Reset
from coach.words.board import standing
from coach.words.game import situations as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.view import View
    from coach.words.game.people import People

_OF_A_TABLE = 10
"""Rows that the table takes without the board, with the fewest events worth showing."""
_KEPT = 4


def frame(
    people: People, view: View, events: Sequence[str], *, width: int, height: int
) -> list[str]:
    """The rows of a screen, as many as fit with a row left for the prompt.

    Args:
        people: at the table.
        view: of the player who looks.
        events: what has happened, the newest last.
        width: columns.
        height: rows, that of the prompt too.
    """
    head = f" {words.title(people, view)}"
    right = words.target(view)
    rows = [f"{head}{right:>{max(width - len(head) - 1, len(right) + 2)}}", ""]
    drawn = _board(people, view)
    if max(map(len, drawn)) < width and height >= len(drawn) + _OF_A_TABLE:
        rows += drawn
    else:
        rows += _wrapped([words.scores(people, view)], width)
    rows += ["", *_wrapped(table(people, view), width), ""]
    room = max(height - len(rows) - 2, 1)
    return [*rows[: height - 3], *_wrapped(events[-room:], width)[-room:]]


def _board(people: People, view: View) -> list[str]:
    pegs = [view.board.pegs(side) for side in range(len(people.sides))]
    about = [
        standing(view.options.target, name, holes)
        for name, holes in zip(people.sides, pegs, strict=True)
    ]
    return board_rows(view.options, pegs, about)


def table(people: People, view: View) -> list[str]:
    """What lies on the table, a line each: starter and cards left, the pile, your hand."""
    if not view.number:
        return []
    lines = []
    if view.starter is not None or view.asked == "cut":
        left = words.left(people, cards_left(view)) if view.starter else ""
        lines.append(f"{words.starter(view.starter)}    {left}".rstrip())
    if view.shown or (view.due is not None and view.due.rule != "play"):
        if view.due is not None and view.starter is not None:
            lines.append(words.to_count(people, view.due, view.starter))
        return lines
    if view.events:
        lines.append(pile(people, view))
    lines.append(words.hold(view.held))
    return lines


def pile(people: People, view: View) -> str:
    """The count, and the cards of it with whose they are; of a count just closed, all of it."""
    played: list[Played] = []
    for event in reversed(view.events):
        if isinstance(event, Reset) and played:
            break
        if isinstance(event, Played):
            played.insert(0, event)
    cards = [f"{people.names[player_of(view, one.seat)]} {one.card.face}" for one in played]
    closed = " (closed)" if isinstance(view.events[-1], Reset) else ""
    return f"count {played[-1].count}{closed}    {'  '.join(cards)}"


def player_of(view: View, seat: int) -> int:
    """The player in a seat of this deal."""
    assert view.dealer is not None
    return (view.dealer + 1 + seat) % view.options.players


def cards_left(view: View) -> list[int]:
    """Number of cards that every player still holds in the play."""
    by_player = [0] * view.options.players
    for seat in range(view.options.players):
        by_player[player_of(view, seat)] = _KEPT - len(view.played(seat))
    return by_player


def _wrapped(lines: Sequence[str], width: int) -> list[str]:
    return [
        row
        for line in lines
        for row in wrap(f" {line}", width - 1, subsequent_indent="   ", drop_whitespace=True)
    ]
