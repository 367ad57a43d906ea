"""What every card that can be played is worth, best first: the adviser's table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.hands import LOWEST, WITHOUT, keep_of
from coach.engine.play.pile import POINTS, ROOM, after
from coach.engine.ranks import place_of
from coach.engine.search.aim import NET, Aim
from coach.engine.search.tree import Tree, TreeByHand

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coach.cards import Card
    from coach.engine.play.known import Known
    from coach.engine.search.aim import Scores
    from coach.engine.search.belief import Belief


@dataclass(frozen=True, slots=True)
class Value:
    """A card that can be played, by rank (0-12)."""

    rank: int
    now: int
    """Points that the card earns for certain, the go too when nobody can go on."""
    mine: float
    """Points of my side on average from this card to the end of the play, `now` included."""
    his: float
    """The opponent's; with three players the average of the two others."""
    worth: float
    """What decides: the net, or the average of what the aim says."""
    error: float = 0.0
    """Standard error of what it nets less than the best; 0 where every hand was looked at."""

    @property
    def net(self) -> float:
        """My points less his."""
        return self.mine - self.his


def values(known: Known, belief: Belief, aim: Aim = NET) -> tuple[Value, ...]:
    """Every card of the seat in turn of two against all that the opponent may hold, best first.

    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["4H 5H", "KS 9C"]))
    >>> [(value.rank, round(value.net, 2)) for value in values(known, believe(known))]
    [(3, -1.34), (4, -2.59)]
    """
    held, tail = known.held, known.record.tail
    if aim.by_keep is None:
        options = Tree(aim).options(held, tail, belief.hands)
    else:
        options = TreeByHand(aim).options(held, tail, _with_worths(known, belief, aim.by_keep))
    return ranked(
        Value(rank, points_now(known, rank), mine - aim.mine, his - aim.his, worth)
        for rank, (worth, mine, his) in options.items()
    )


class After(NamedTuple):
    """What comes of a card of the opponent of two, that card's points included."""

    worth: float
    """What decides: the net, or the average of what the aim says."""
    net: float
    """My points less his to the end of the play."""


def after_his(known: Known, rank: int, belief: Belief, aim: Aim = NET) -> After:
    """What a card of the opponent of two leads to when I go on as well as can be.

    Args:
        known: what the seat knows before that card.
        rank: of the card.
        belief: what he holds after it.
        aim: what I play for, with the scores before that card.

    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["9H 9C", "KS 4S"]).put("9H"), seat=0)
    >>> round(after_his(known, 8, believe(known.seeing(8))).net, 2)  # he pairs for 2, I take 6
    3.57
    """
    tail = after(known.record.tail, rank)
    scored = aim.plus(0, POINTS[known.record.tail][rank])
    if aim.by_keep is None:
        worth, mine, his = Tree(scored).after_his_card(known.held, tail, belief.hands)
    else:
        hands = _with_worths(known.seeing(rank), belief, aim.by_keep)
        worth, mine, his = TreeByHand(scored).after_his_card(known.held, tail, hands)
    return After(worth, (mine - aim.mine) - (his - aim.his))


def _with_worths(
    known: Known, belief: Belief, by_keep: Mapping[int, Scores]
) -> list[tuple[int, tuple[float, Scores]]]:
    """What he may hold, each hand with its chance and what final scores are worth against it."""
    played = [card.rank for card in known.record.laid if card.seat != known.seat]
    return [(hand, (chance, by_keep[keep_of(hand, played)])) for hand, chance in belief.hands]


def value_of(card: Card, found: Iterable[Value]) -> Value:
    """The value of a card, among those of the cards that can be played."""
    return next(value for value in found if value.rank == place_of(card))


def ranked(found: Iterable[Value]) -> tuple[Value, ...]:
    """Values best first; of equal ones what takes more now, then the higher card.

    So a card that ends the game comes before one that leaves the end for later.
    """

    def order(value: Value) -> tuple[float, int, int]:
        return round(value.worth, 9), value.now, value.rank

    return tuple(sorted(found, key=order, reverse=True))


def points_now(known: Known, rank: int) -> int:
    """What a card earns for certain: its own points, and the go when nobody can go on.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> play = Play.start(["KC 9C AC", "KS JS"]).put("KC").put("KS").put("9C")
    >>> points_now(Known.of(play), 0)
    1
    """
    record, seat = known.record, known.seat
    room = ROOM[after(record.tail, rank)]
    closes = room > 0 and LOWEST[WITHOUT[rank][known.held]] > room
    for other, left in enumerate(record.left):
        if other != seat and left and record.above[other] < room:
            closes = False
    return POINTS[record.tail][rank] + closes
