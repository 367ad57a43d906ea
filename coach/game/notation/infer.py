"""Readings of a play by one seat: whose card was whose, from the cards alone.

Pone leads and all play by turns; who said go follows from what was played, or is written. The
cards that the seat still holds tell where it could have played, and so where it could not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cards import Card, stands_twice
from coach.errors import IllegalPlay, ImpossibleCards
from coach.game.notation.so_far import KEPT, MOST_PIPS, SeenEvent, SoFar
from coach.game.notation.tokens import GO, GOS, RESET, RESETS, with_plain_marks
from coach.game.table import TABLES
from coach.ranks_alone import typed_tokens
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Reading:
    """One way in which a play can have gone."""

    events: tuple[SeenEvent, ...]
    guessed: int
    """Gos that are not written."""

    @property
    def text(self) -> str:
        """With every go and reset, so that it is read in this way alone."""
        return " ".join(str(event.what) for event in self.events)


def readings(
    text: str,
    held: Sequence[Card],
    seat: int,
    players: int = 2,
    *,
    beside: Sequence[Card] = (),
) -> tuple[Reading, ...]:
    """Every way in which a play can have gone up to a moment at which the seat is to play.

    Args:
        text: cards in the order played; `|` or `/` where nobody could go on (after a 31 the count
            goes back by itself), `go` where one could not play, which need not be written.
        held: what the seat still holds.
        seat: 0 for pone, the last one for the dealer.
        players: 2 to 4.
        beside: other cards known, which do not stand in for those of a text of ranks alone.

    Returns:
        that with the fewest unwritten gos first.

    Raises:
        MalformedCard: a token is neither a card nor a mark.
        ImpossibleCards: a card stands twice.
        IllegalPlay: the cards cannot have been played like this, or in more ways than one with as
            few gos, or it is not the seat's turn.

    >>> from coach.cards import parse
    >>> for reading in readings("9C AC KD AH 8H 2S 9S", parse("8D"), 1):
    ...     print(reading.text)
    9C AC KD AH 8H 2S | 9S
    9C AC KD AH 8H go 2S | 9S
    """
    ways = [SoFar.start([tuple(held) if at == seat else () for at in range(players)])]
    for what, start, end in _read(text, held, beside):
        then = [way for before in ways for way in before.reading(what)]
        if not then:
            raise IllegalPlay(_why_not(what, text[start:end], ways[0], seat), text, start, end)
        ways = then
    ways.sort(key=lambda way: way.guessed)
    ready = [way for way in ways if not _why_not_now(way, seat)]
    if not ready:
        raise IllegalPlay(_why_not_now(ways[0], seat))
    found = [Reading(way.events, way.guessed) for way in ready]
    if len(found) > 1 and found[0].guessed == found[1].guessed:
        raise IllegalPlay(
            "this can have been played in more ways than one; write go where one could not play: "
            f"{found[0].text}, or {found[1].text}"
        )
    return tuple(found)


def seen(text: str, held: Sequence[Card], seat: int, players: int = 2) -> tuple[SeenEvent, ...]:
    """Say whose each card of a play is, with the fewest unwritten gos (see `readings`).

    >>> from coach.cards import parse
    >>> [(event.seat, event.what) for event in seen("KS QC 5D", parse("AH 8H 7D"), 1)]
    [(0, KS), (1, QC), (0, 5D)]
    >>> seen("KS", parse("AH 8H"), 1)
    Traceback (most recent call last):
    coach.errors.IllegalPlay: you hold 2 cards and played 0, which makes 2: four are kept
    """
    return readings(text, held, seat, players)[0].events


def cards_of(events: Sequence[SeenEvent], seat: int) -> tuple[Card, ...]:
    """Cards that a seat has played, in their order.

    >>> from coach.cards import parse
    >>> cards_of(seen("KS QC 5D", parse("AH 8H 7D"), 1), 0)
    (KS, 5D)
    """
    return tuple(
        event.what for event in events if event.seat == seat and isinstance(event.what, Card)
    )


def _read(
    text: str, held: Sequence[Card], beside: Sequence[Card]
) -> Iterator[tuple[Card | str, int, int]]:
    """Cards, gos and resets with their places; no card twice, no reset where none can be."""
    known_too = (*held, *beside)
    found = with_plain_marks(typed_tokens(text, (*RESETS, *GOS), beside=known_too))
    known: list[Card] = []
    closed = False
    for place, (token, start, end) in enumerate(found):
        if isinstance(token, Card):
            if token in held:
                raise ImpossibleCards(
                    f"{text[start:end]} stands twice: it was played, and the hand is what you "
                    "still hold",
                    text,
                    start,
                    end,
                )
            if token in known:
                raise ImpossibleCards(stands_twice(token), text, start, end)
            known.append(token)
            closed = False
        elif token == GO:
            after = [what for what, _, _ in found[place:] if what != GO]
            if after and after[0] == RESET:
                continue  # the reset says it too
        elif closed:
            written = text[start:end]
            raise IllegalPlay(f"{written} stands twice: the count is zero", text, start, end)
        else:
            closed = True
        yield token, start, end


def _why_not(what: Card | str, written: str, way: SoFar, me: int) -> str:
    """The reason why this cannot come next, by the reading with the fewest gos."""
    count, mine = way.count, way.could_play(me)
    if isinstance(what, Card):
        if not way.fits(what):
            reached = count + what.rank.pips
            return f"{written} makes {reached}, past {LIMIT}: put | where nobody could go on"
        if way.turn == me and way.too_many:
            return (
                f"{written} would be yours, which makes {KEPT + 1} cards with those in hand: four "
                "are kept, and the hand is what you still hold"
            )
        return (
            f"{written} cannot have been played here: pone leads, all play by turns, four cards "
            "each; write go where one could not play, and | where nobody could"
        )
    if count + MOST_PIPS <= LIMIT:
        return f"{written} at {count}, where every card fits"
    said = "one could not play" if what == GO else "nobody could go on"
    if mine is not None and (what == RESET or way.turn == me):
        return f"{written} says that {said} at {count}, but your {mine} fits"
    return f"{written} says that {said} at {count}, and that cannot have been"


def _why_not_now(way: SoFar, me: int) -> str:
    """The reason why the seat cannot be the one to play; empty where it can."""
    mine, kept = way.played[me], len(way.held[me])
    if mine + kept != KEPT:
        held = f"{kept} card{'' if kept == 1 else 's'}"
        return f"you hold {held} and played {mine}, which makes {mine + kept}: four are kept"
    if way.turn != me:
        seats = TABLES[len(way.out)].seats
        whose = "the opponent's" if len(seats) == 2 else f"{seats[way.turn]}'s"
        if not way.count:
            return f"it is {whose} turn: add the card that was led"
        return f"it is {whose} turn: add the card played, or end with go where none fitted"
    if not way.could_play(me):
        return (
            f"no card of yours fits at {way.count}: end with go and what was played then, or with "
            "| where nobody could go on"
        )
    return ""
