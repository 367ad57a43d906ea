"""Packs of the play: moments that are listed, or cards of real plays that have themes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.english import listed
from coach.errors import IllegalPlay
from coach.game.play import Play
from coach.game.table import TABLES
from coach.practice.drills.earn import EARN, PlayQuestion, PlaySource
from coach.practice.packs.kind import PackKind, by_themes, one_by_one

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from coach.cards import Card
    from coach.practice.packs.reader import PackReader
    from coach.textfiles.reader import Fields, Node

_HELD = 4
_SEATS = TABLES[4].seats


def _moment(reader: PackReader, node: Node) -> PlayQuestion | None:
    fields = reader.fields(node, ("pone", "dealer", "played", "hint"), ("second", "third"))
    hint = reader.text(fields.get("hint"), "hint")
    hands = _hands(reader, node, fields)
    played = reader.cards(fields.get("played"), "what was played")
    if not hands or not played:
        return None
    if not _legal(reader, fields["played"], hands, played):
        return None
    return PlayQuestion(hands, played, hint)


def _hands(reader: PackReader, node: Node, fields: Fields) -> tuple[tuple[Card, ...], ...]:
    """The hands of every seat, in the order of play; none where something is wrong."""
    seats = [seat for seat in _SEATS if seat in fields]
    if "third" in seats and "second" not in seats:
        reader.fault(node, "three play as pone, second and dealer, four with a third")
        return ()
    known: list[Card] = []
    hands = []
    for seat in seats:
        hand = reader.cards(fields[seat], f"a hand ({seat})", _HELD, beside=known)
        known += hand
        hands.append(hand)
    return tuple(hands) if all(hands) and {"pone", "dealer"} <= {*seats} else ()


def _legal(
    reader: PackReader, node: Node, hands: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]
) -> bool:
    """True where the cards can be played in this order."""
    play = Play.start(hands)
    for card in played:
        try:
            play = play.put(card)
        except IllegalPlay:
            reader.fault(node, f"{card} cannot be played: {_instead(play)}")
            return False
    return True


def _instead(play: Play) -> str:
    """A sentence on the cards that may be played now."""
    turn = play.turn
    if turn is None:
        return "the play is over"
    seat = TABLES[len(play.hands)].seats[turn]
    cards = listed([*map(str, play.legal(turn))], "or")
    return f"at {play.count} it is {seat}'s turn, with {cards}"


def _source(
    reader: PackReader, fields: Fields, _: tuple[str, ...]
) -> Callable[[random.Random], PlaySource]:
    players = reader.choice(fields.get("players"), "players", tuple(map(str, TABLES)))
    return partial(PlaySource, players=int(players or 2))


PLAY = PackKind(
    "play",
    EARN,
    {"plays": one_by_one(_moment), "themes": by_themes(EARN.themes, _source, ("players",))},
)
"""Packs that ask what the last card played earns."""
