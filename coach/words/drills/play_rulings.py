"""The rules that decide at a card of the play, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.game.play import Go
from coach.game.table import TABLES
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from coach.game.play import Play


def play_rulings(play: Play, themes: Container[str]) -> Iterator[str]:
    """Say which rules decide at the last card played.

    Args:
        play: the moment right after it.
        themes: the ids of its themes.

    >>> from coach.cards import parse
    >>> from coach.game.play import Play
    >>> play = Play.replay(["KSJC", "QHAD"], parse("KSQHJCAD"))
    >>> list(play_rulings(play, ()))
    ['31 pays two, and a go or last card is in the two.']
    """
    played = play.newest
    reached, kinds = played.count, played.score.by_kind
    if reached == LIMIT:
        yield "31 pays two, and a go or last card is in the two."
    elif "go" in kinds:
        yield f"nobody can go on from {reached}: one to whoever played last."
    elif "last card" in kinds:
        yield "the last card of the deal pays one."
    if "play-broken-pair" in themes:
        rank = played.card.rank.face
        yield f"two of a rank ({rank}) do not pair with another card between them."
    if "play-broken-run" in themes:
        yield "a run is the last cards without a gap or a repeat."
    if "play-after-reset" in themes:
        yield "no pair and no run reaches back to before the count was zero."


def nothing_pegged(play: Play) -> str:
    """Say why the last card played earns nothing.

    >>> from coach.cards import parse
    >>> from coach.game.play import Play
    >>> nothing_pegged(Play.replay(["KS2C", "QH9D"], parse("KSQH")))
    '20, no pair, no run, and pone can go on: nothing.'
    """
    turn = play.turn
    assert turn is not None  # the last card of a deal earns something
    seat = TABLES[len(play.hands)].seats[turn]
    return f"{play.count}, no pair, no run, and {seat} can go on: nothing."


def nobody_owes(play: Play) -> str:
    """Say why nobody owes a go after the last card played.

    >>> from coach.cards import parse
    >>> from coach.game.play import Play
    >>> nobody_owes(Play.replay(["KS2C", "QH9D"], parse("KSQH")))
    'The count is 20 and pone can play.'
    """
    turn = play.turn
    if turn is None or not play.count:
        return "Nobody is left who could say it."
    return f"The count is {play.count} and {TABLES[len(play.hands)].seats[turn]} can play."


def go_rulings(play: Play) -> Iterator[str]:
    """Say which rules decide who owes a go after the last card played."""
    reached = play.newest.count
    if reached == LIMIT:
        yield "at 31 the count goes back by itself, nobody says go."
        return
    seats = TABLES[len(play.hands)].seats
    for event in play.counts[-1]:
        if isinstance(event, Go):
            yield f"{seats[event.seat]} has said go and stays out until the count goes back."
    if LIMIT - reached < 10:
        yield f"only {LIMIT - reached} or less fits on {reached}."
