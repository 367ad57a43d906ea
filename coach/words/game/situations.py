"""Sentences about where a game stands: scores, the count, the cards, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.english import listed, number
from coach.words.game.people import YOU
from coach.words.game.prompts import KEYS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.cards import Card
    from coach.game.awards import Due
    from coach.game.match import Match, Result
    from coach.game.view import View
    from coach.words.game.people import People

LEFT = "The game is kept:  coach play --resume"
AT, BACK = "At the table:", "Back at the table:"
BEFORE_THE_CUT = "before the cut"


def title(people: People, view: View) -> str:
    """Head the table: the deal, and whose crib it is.

    >>> from coach.game.packs import SeededPacks
    >>> from coach.game.setup import Setup
    >>> from coach.game.state import Game
    >>> from coach.game.table import Options
    >>> from coach.words.game.people import People
    >>> title(People(Options()), Game.start(Setup(Options(), SeededPacks(7), 1)).view(0))
    'The cut for the deal'
    """
    if not view.number or view.dealer is None:
        return "The cut for the deal"
    return f"Deal {view.number} · {people.whose(view.dealer)} crib"


def target(view: View) -> str:
    """Name the target, and muggins where it is played."""
    return f"to {view.options.target}{' · muggins' if view.options.muggins else ''}"


def scores(people: People, view: View) -> str:
    """Say every side's holes on one line."""
    holes = zip(people.sides, view.scores, strict=True)
    return " · ".join(f"{name} {score}" for name, score in holes)


def starter(card: Card | None) -> str:
    """Name the starter."""
    return f"starter {card.face}" if card else BEFORE_THE_CUT


def left(people: People, counts: Sequence[int]) -> str:
    """Say how many cards the others still hold, by player."""
    others = [
        f"{name} {count}"
        for player, (name, count) in enumerate(zip(people.names, counts, strict=True))
        if player != YOU
    ]
    return f"cards left: {', '.join(others)}"


def hold(cards: Sequence[Card]) -> str:
    """Name your cards."""
    ordered = sorted(cards, key=lambda card: (card.rank.order, card.index))
    return f"you hold  {'  '.join(card.face for card in ordered)}" if cards else "you hold none"


def to_count(people: People, due: Due, starter: Card) -> str:
    """Name a hand or a crib that is shown, with the starter."""
    owner = people.whose(due.player)
    return f"{owner} {due.rule}  {faces(due.cards)}  starter {starter.face}"


def welcome(people: People, level: str, *, resumed: bool) -> Iterator[str]:
    """Say who is at the table, and the keys.

    >>> from coach.game.table import Options
    >>> from coach.words.game.people import People
    >>> next(welcome(People(Options(players=4)), "club", resumed=False))
    'At the table: Ann, Ben and Cleo (club). Ben is your partner.'
    """
    told = f"{BACK if resumed else AT} {listed(people.names[1:])} ({level})."
    if people.options.players == 4:
        told += f" {people.names[2]} is your partner."
    yield told
    yield KEYS


def end(people: People, result: Result, stakes: str) -> list[str]:
    """Say who won, against whom, and what it is worth."""
    name = people.sides[result.winner]
    lines = [f"{name[0].upper()}{name[1:]} won."]
    for side, worth in enumerate(result.worth):
        if side == result.winner:
            continue
        skunked = _NAMES_OF_WORTH[stakes].get(worth, "")
        unit = "match point" if stakes in {"acc", "club"} else "game"
        what = f"{number(worth)} {unit}{'s' if worth > 1 else ''}"
        lines.append(
            f"{people.sides[side]} {result.scores[side]} of {max(result.scores)} holes: "
            f"{skunked}{what}."
        )
    return lines


def match_so_far(people: People, match: Match) -> str:
    """Sum a match up."""
    points = listed([f"{name} {won}" for name, won in zip(people.sides, match.points, strict=True)])
    games = f"{len(match.results)} of {match.length} games"
    if not match.over:
        return f"The match after {games}: {points}."
    if match.winner is None:
        return f"The match is over, and level: {points}."
    return f"The match goes to {people.sides[match.winner]}: {points}."


_NAMES_OF_WORTH = {
    "skunk": {2: "a skunk, ", 4: "a double skunk, "},
    "lurch": {2: "lurched, "},
    "acc": {3: "a skunk, "},
    "club": {3: "a skunk, ", 4: "a double skunk, "},
}
