"""A pegging sequence written down: `7S 8H 9C | KD .` – what every card of it earned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cards import Card, stands_twice, tokens
from coach.errors import IllegalPlay, ImpossibleCards, MalformedCard
from coach.game.play import with_last_card
from coach.scoring.play import LIMIT, count, score_play

if TYPE_CHECKING:
    from coach.scoring.breakdown import Breakdown

RESETS = "|/"
END = "."
MOST_CARDS = 16
"""Four players with four cards each."""


@dataclass(frozen=True, slots=True)
class Pegged:
    """One card of a sequence: the count it made and all it earned, go or last card too."""

    card: Card
    count: int
    score: Breakdown


@dataclass(slots=True)
class _Token:
    """A card with where it stands, and the mark that closed the count after it."""

    card: Card
    start: int
    end: int
    closed: str = ""


def peg_sequence(text: str, *, go_stops_early: bool = False) -> tuple[Pegged, ...]:
    """Score a pegging sequence card by card.

    Args:
        text: cards in the order played; `|` or `/` where nobody could go on (after a 31 the count
            goes back by itself, a mark there adds nothing), `.` after the last card of the deal.
        go_stops_early: the 3-hand reading in which a count may close although somebody could
            still play.

    Raises:
        MalformedCard: a token is neither a card nor a mark, or there is no card.
        ImpossibleCards: a card twice, or more than sixteen cards.
        IllegalPlay: the count passes 31, a mark stands where nothing can be closed, or a card
            played later would still have fitted where nobody could go on.

    >>> for pegged in peg_sequence("7S 8H 9C 7D | KD 2C ."):
    ...     print(pegged.card, pegged.count, pegged.score.by_kind)
    7S 7 {}
    8H 15 {'fifteen': 2}
    9C 24 {'run': 3}
    7D 31 {'thirty-one': 2, 'run': 3}
    KD 10 {}
    2C 12 {'last card': 1}
    """
    cards = _read(text)
    pegged: list[Pegged] = []
    pile: list[Card] = []
    for place, token in enumerate(cards):
        pile.append(token.card)
        reached = count(pile)
        if reached > LIMIT:
            raise IllegalPlay(
                f"{token.card} makes {reached}, past {LIMIT}: put | where nobody could go on",
                text,
                token.start,
                token.end,
            )
        score = score_play(pile)
        if token.closed and reached < LIMIT:
            fits = [
                later
                for later in cards[place + 1 :]
                if later.card.rank.pips + reached <= LIMIT and not go_stops_early
            ]
            if fits:
                raise IllegalPlay(
                    f"{token.closed} says that nobody could go on at {reached}, but "
                    f"{fits[0].card}, played later, would have fitted",
                    text,
                    fits[0].start,
                    fits[0].end,
                )
            score = with_last_card(score, token.card, over=token.closed == END)
        if token.closed or reached == LIMIT:
            pile = []
        pegged.append(Pegged(token.card, reached, score))
    return tuple(pegged)


def _read(text: str) -> list[_Token]:
    """The cards of a sequence, each with the mark after it."""
    cards: list[_Token] = []
    for token, start, end in tokens(text, RESETS + END):
        if cards and cards[-1].closed == END:
            raise IllegalPlay(f"nothing can follow {END!r}, the end of the deal", text, start, end)
        if isinstance(token, Card):
            if any(token is before.card for before in cards):
                raise ImpossibleCards(stands_twice(token), text, start, end)
            cards.append(_Token(token, start, end))
        elif not cards or (cards[-1].closed and token != END):
            raise IllegalPlay(
                f"no card before {token!r}: there is no count to close", text, start, end
            )
        else:
            cards[-1].closed = token
    if not cards:
        raise MalformedCard("no card in the sequence: write it like 7S 8H 9C | KD .")
    if len(cards) > MOST_CARDS:
        extra = cards[MOST_CARDS]
        raise ImpossibleCards(
            f"{len(cards)} cards: no deal has more than {MOST_CARDS} in the play",
            text,
            extra.start,
            extra.end,
        )
    return cards
