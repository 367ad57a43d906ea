"""Actions of a game: all that a player can do, each with a short text for files."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Literal

from coach.cards import Card, parse, write
from coach.errors import IllegalAction

Code = Literal["cut", "deal", "throw", "play", "go", "claim", "muggins", "resign"]
"""The codes of actions, as files name them."""


@dataclass(frozen=True, slots=True)
class CutPack:
    """Lift some cards: the lowest one for the deal, or the card below them is the starter."""

    code: ClassVar[Code] = "cut"
    player: int
    lifted: int


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal the next hands."""

    code: ClassVar[Code] = "deal"
    player: int


@dataclass(frozen=True, slots=True)
class ThrowCards:
    """Throw cards to the crib."""

    code: ClassVar[Code] = "throw"
    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card."""

    code: ClassVar[Code] = "play"
    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class SayGo:
    """Say go. The engine has recorded it already, so it is checked and changes nothing."""

    code: ClassVar[Code] = "go"
    player: int


@dataclass(frozen=True, slots=True)
class ClaimPoints:
    """Say what is due for a hand or the crib; under muggins for a card played too."""

    code: ClassVar[Code] = "claim"
    player: int
    points: int


@dataclass(frozen=True, slots=True)
class CallMuggins:
    """Say what an opponent has not claimed, and take it."""

    code: ClassVar[Code] = "muggins"
    player: int
    points: int


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up."""

    code: ClassVar[Code] = "resign"
    player: int


Action = CutPack | DealCards | ThrowCards | PlayCard | SayGo | ClaimPoints | CallMuggins | Resign

_BY_CODE: dict[str, type[Action]] = {
    kind.code: kind
    for kind in (
        CutPack, DealCards, ThrowCards, PlayCard, SayGo, ClaimPoints, CallMuggins, Resign
    )
}  # fmt: skip


def action_text(action: Action) -> str:
    """Write an action: its code, the player, and what is done.

    >>> action_text(ThrowCards(0, parse("JC QD")))
    'throw 0 JCQD'
    >>> action_text(DealCards(1))
    'deal 1'
    """
    match action:
        case ThrowCards(cards=cards):
            what = write(cards)
        case PlayCard(card=card):
            what = repr(card)
        case CutPack(lifted=number) | ClaimPoints(points=number) | CallMuggins(points=number):
            what = str(number)
        case _:
            what = ""
    return f"{action.code} {action.player} {what}".rstrip()


def read_action(text: str) -> Action:
    """Read an action as `action_text` writes it.

    Raises:
        IllegalAction: the text is not an action.
        MalformedCard, ImpossibleCards: its cards are not cards.

    >>> read_action("play 1 5H")
    PlayCard(player=1, card=5H)
    """
    code, *words = text.split(" ")
    kind = _BY_CODE.get(code)
    if kind is None or len(words) != len(fields(kind)) or not words[0].isdecimal():
        raise IllegalAction(f"{text!r} is not an action: it is written like play 1 5H")
    player, what = int(words[0]), words[-1]
    if kind is ThrowCards:
        return ThrowCards(player, parse(what))
    if kind is PlayCard:
        return PlayCard(player, Card(what))
    if kind is CutPack or kind is ClaimPoints or kind is CallMuggins:
        if not what.isdecimal():
            raise IllegalAction(f"{text!r} is not an action: {what!r} is not a number")
        return kind(player, int(what))
    assert kind is DealCards or kind is SayGo or kind is Resign
    return kind(player)
