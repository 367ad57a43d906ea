"""Cards of one player in a line: `4S 5H 5S 6D (JC QD)`, in brackets what was thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, parse, stands_twice, tokens
from coach.errors import ImpossibleCards, MalformedCard
from coach.game.record.written import MaybeCard, WrittenHand

if TYPE_CHECKING:
    from collections.abc import Iterable

UNKNOWN = "?"


def read_hand(text: str) -> WrittenHand:
    """Read what a player kept and threw; without brackets nothing is thrown yet.

    Raises:
        MalformedCard: a token is no card, no `?` and no bracket, or brackets stand wrongly.
        ImpossibleCards: a card stands twice.

    >>> read_hand("4S 5H ? 6D (JC ?)")
    WrittenHand(kept=(4S, 5H, None, 6D), thrown=(JC, None))
    """
    kept: list[MaybeCard] = []
    thrown: list[MaybeCard] = []
    brackets = ""
    for token, start, end in tokens(text, f"{UNKNOWN}()"):
        if token in {"(", ")"}:
            brackets += str(token)
            if brackets not in {"(", "()"}:
                raise MalformedCard("one pair of brackets, round what was thrown", text, start, end)
        elif brackets == "()":
            raise MalformedCard(f"{token} stands after what was thrown", text, start, end)
        elif isinstance(token, Card) and token in (*kept, *thrown):
            raise ImpossibleCards(stands_twice(token), text, start, end)
        else:
            row = thrown if brackets else kept
            row.append(token if isinstance(token, Card) else None)
    if brackets == "(":
        raise MalformedCard("no ) after what was thrown", text)
    if not kept or (brackets and not thrown):
        raise MalformedCard("no card: write a hand like 4S 5H 5S 6D (JC QD)", text)
    return WrittenHand(tuple(kept), tuple(thrown))


def write_hand(hand: WrittenHand) -> str:
    """Write a hand as `read_hand` reads it.

    >>> write_hand(read_hand("4s5h 10h ? (?)"))
    '4S 5H TH ? (?)'
    """
    kept = write_row(hand.kept)
    return f"{kept} ({write_row(hand.thrown)})" if hand.thrown else kept


def read_card(text: str, name: str) -> MaybeCard:
    """Read one card of that name, or `?`.

    Raises:
        MalformedCard, ImpossibleCards: it is not one card.

    >>> read_card("9h", "the starter"), read_card("?", "the pack")
    (9H, None)
    """
    return None if text.strip() == UNKNOWN else parse(text, name=name, size=1)[0]


def write_row(cards: Iterable[MaybeCard]) -> str:
    """Write cards with a space between them, `?` where one is not known."""
    return " ".join(UNKNOWN if card is None else str(card) for card in cards)
