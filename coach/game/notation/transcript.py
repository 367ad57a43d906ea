"""A pegging sequence written down: `7S 8H 9C | KD .` – what every card of it earned."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coach.cards import Card, stands_twice
from coach.errors import IllegalPlay, ImpossibleCards, MalformedCard
from coach.game.notation.tokens import END, GOS, RESETS
from coach.game.play import with_last_card
from coach.ranks_alone import ranks_alone, typed_tokens
from coach.scoring.play import LIMIT, count, score_play

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.scoring.breakdown import Breakdown

_KEPT = 4
"""Cards that everybody has in the play."""
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
    """A card with where it stands, the gos after it, and the mark that closed the count."""

    card: Card
    name: str
    """As it is written in messages."""
    start: int
    end: int
    gos: list[tuple[int, int]] = field(default_factory=list)
    """Where they stand."""
    closed: str = ""


def peg_sequence(
    text: str, *, players: int = 2, go_stops_early: bool = False
) -> tuple[Pegged, ...]:
    """Score a pegging sequence card by card.

    Args:
        text: cards in the order played, ranks alone if need be; `|` or `/` where nobody could go on
            (after a 31 the count goes back by itself, a mark there adds nothing), `.` after the
            last card of the deal. `go` where one could not play is checked; it earns nothing by
            itself, and if one is written all of them are.
        players: 2 to 4, for whose go it is.
        go_stops_early: the 3-hand reading in which a count may close although somebody could
            still play.

    Raises:
        MalformedCard: a token is neither a card nor a mark, or there is no card.
        ImpossibleCards: a card twice, or more than sixteen cards.
        IllegalPlay: the count passes 31, a mark stands where nothing can be closed, a card
            played later would still have fitted where nobody could go on or where its player said
            go, or a go is said where it is nobody's turn.

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
    if any(token.gos for token in cards):
        _check_gos(text, cards, players)
    pegged: list[Pegged] = []
    pile: list[Card] = []
    for place, token in enumerate(cards):
        pile.append(token.card)
        reached = count(pile)
        if reached > LIMIT:
            raise IllegalPlay(
                f"{token.name} makes {reached}, past {LIMIT}: put | where nobody could go on",
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
                    f"{fits[0].name}, played later, would have fitted",
                    text,
                    fits[0].start,
                    fits[0].end,
                )
            score = with_last_card(score, token.card, over=token.closed == END)
        if token.closed or reached == LIMIT:
            pile = []
        pegged.append(Pegged(token.card, reached, score))
    return tuple(pegged)


def _check_gos(text: str, cards: Sequence[_Token], players: int) -> None:
    """Follow the turn from seat to seat, and refuse a go of somebody who could have played.

    Raises:
        IllegalPlay: a card that the seat played later would have fitted, or nobody is in turn.
    """
    played = [0] * players
    said: list[tuple[int, int, int, int, int]] = []  # seat, count, cards before, and its place
    owners: list[int | None] = []
    out: set[int] = set()
    reached, last = 0, players - 1

    def in_turn() -> int | None:
        around = [(last + step) % players for step in range(1, players + 1)]
        return next((s for s in around if s not in out and played[s] < _KEPT), None)

    for token in cards:
        seat = in_turn()
        owners.append(seat)
        if seat is None:
            message = f"nobody is left to play {token.name} here: put | where nobody could go on"
            raise IllegalPlay(message, text, token.start, token.end)
        played[seat] += 1
        reached, last = reached + token.card.rank.pips, seat
        for start, end in token.gos:
            seat = in_turn()
            if seat is None or reached >= LIMIT:
                raise IllegalPlay("nobody is in turn to say go here", text, start, end)
            said.append((seat, reached, len(owners), start, end))
            out.add(seat)
            last = seat
        if token.closed or reached >= LIMIT:
            # The lead passes on from whoever played last, not from whoever said go.
            reached, last, out = 0, owners[-1] or 0, set()
    for seat, count_then, after, start, end in said:
        for token, owner in zip(cards[after:], owners[after:], strict=True):
            if owner == seat and token.card.rank.pips + count_then <= LIMIT:
                raise IllegalPlay(
                    f"go at {count_then} is false: {token.name}, which the same player held, "
                    "could have been played",
                    text,
                    start,
                    end,
                )


def _read(text: str) -> list[_Token]:
    """The cards of a sequence, each with the gos and the mark after it."""
    bare = ranks_alone(text)
    cards: list[_Token] = []
    for token, start, end in typed_tokens(text, (*RESETS, END, *GOS)):
        if cards and cards[-1].closed == END:
            raise IllegalPlay(f"nothing can follow {END!r}, the end of the deal", text, start, end)
        if isinstance(token, Card):
            if any(token is before.card for before in cards):
                raise ImpossibleCards(stands_twice(token), text, start, end)
            name = token.rank.face if bare else str(token)
            cards.append(_Token(token, name, start, end))
        elif token in GOS:
            if not cards or cards[-1].closed:
                raise IllegalPlay("no go at a count of zero", text, start, end)
            cards[-1].gos.append((start, end))
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
