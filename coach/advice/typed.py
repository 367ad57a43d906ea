"""Advice about typed cards: what `coach.plays` answers, and the play that `coach pegging` reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.advice.plays import judge
from coach.advice.plays_at_score import judge_at_score
from coach.advice.positions import position_seen
from coach.cards import Card, parse, stands_twice
from coach.errors import ImpossibleCards
from coach.game.deal import TABLES
from coach.game.notation.infer import readings
from coach.game.notation.so_far import KEPT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.advice.plays import Judged
    from coach.advice.positions import PlayPosition


class TypedPosition(NamedTuple):
    """A position of the play as typed."""

    position: PlayPosition
    another_way: str
    """The play as it can have gone too, if there were a go that is not written; or nothing."""


def read_position(
    held: tuple[Card, ...],
    seat: int,
    *,
    players: int = 2,
    played: str = "",
    threw: str | Iterable[str | Card] = "",
    starter: str | Card = "",
) -> TypedPosition:
    """Read what a seat in turn has seen of the play.

    Args:
        held: the cards still held.
        seat: its place in the order of play; 0 is pone.
        players: at the table.
        played: all cards played so far in their order, with gos where they matter.
        threw: the cards that the seat threw to the crib; nothing where they are not told.
        starter: the starter; nothing where it is not known.

    Raises:
        MalformedCard, ImpossibleCards, IllegalPlay: cards or a play that cannot be.
    """
    if not 1 <= len(held) <= KEPT:
        raise ImpossibleCards(f"{len(held)} cards: in the play you hold one to four")
    must = TABLES[players].thrown
    thrown = parse(threw, name="a throw", size=must, beside=held) if threw else ()
    known = (*held, *thrown)
    turned_up = parse(starter, name="a starter", size=1, beside=known)[0] if starter else None
    read, *others = readings(played, held, seat, players)
    for event in read.events:
        if isinstance(event.what, Card) and (event.what in thrown or event.what is turned_up):
            raise ImpossibleCards(stands_twice(event.what))
    position = position_seen(read.events, held, seat, players, threw=thrown, starter=turned_up)
    # Whoever writes one go is taken to have written all.
    silent = read.guessed or "go" not in played.lower()
    return TypedPosition(position, others[0].text if others and silent else "")


def plays(
    hand: str | Iterable[str | Card],
    *,
    dealer: bool,
    played: str = "",
    threw: str | Iterable[str | Card] = "",
    starter: str | Card = "",
    score: tuple[int, int] | None = None,
    target: int = 121,
) -> Judged:
    """Weigh the cards that can be played, against all that the opponent of two may hold.

    Args:
        hand: the cards still held, one to four.
        dealer: whether you dealt, and play second.
        played: all cards played so far in their order, yours too, written as for `coach pegging`.
        threw: your throw to the crib, if it is to be taken into account.
        starter: the starter, if it is known.
        score: your points and the opponent's, if the chance to win should decide.
        target: the score that ends the game.

    Returns:
        the position with the value of every card, best first.

    Raises:
        MalformedCard, ImpossibleCards, IllegalPlay: cards or a play that cannot be.

    >>> best, *_ = plays("5H 6C JS", dealer=False, played="7S 8H").values
    >>> best.card, best.now, round(best.net, 2)
    (6C, 3, -1.01)
    >>> found = plays("5C6D7HTS", dealer=True, played="JC", starter="8C", score=(110, 108))
    >>> found.values[0].card, round(found.values[0].worth, 3)
    (6D, 0.942)
    """
    seat = int(dealer)
    held = parse(hand, name="a hand")
    position, _ = read_position(held, seat, played=played, threw=threw, starter=starter)
    return judge(position) if score is None else judge_at_score(position, score, target)
