"""The best answer to a one-ply opponent, found with the slow engine, real cards and whole logs.

What I cannot tell apart is what shows the same public log; my card is chosen once for all of that.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from coach import PACK, Card
from coach.advice.numbers import rank_number
from coach.engine.play.hands import RANKS
from coach.game.play import Go, Play, Played
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coach.engine.search.aim import Aim

Plays = list[tuple[Play, float]]
OPPONENT = OnePly()


def with_hand(play: Play, seat: int, number: int, gone: Iterable[Card]) -> Play:
    """The same moment, but that a seat holds other cards."""
    seen = {*gone, *(event.card for event in play.events if isinstance(event, Played))}
    seen |= {card for owner, hand in enumerate(play.hands) if owner != seat for card in hand}
    held: list[Card] = []
    for rank in RANKS[number]:
        held.append(
            next(c for c in PACK if rank_number(c) == rank and c not in seen and c not in held)
        )
    hands = tuple(tuple(held) if owner == seat else hand for owner, hand in enumerate(play.hands))
    return Play(hands, play.leader, play.events, play.go_stops_early)


def options(plays: Plays, me: int, aim: Aim) -> dict[int, tuple[float, float, float]]:
    """By my rank: the aim's worth, my and the opponent's final scores, weighted sums."""
    start = (
        sum(play.points[me] for play, _ in plays[:1]),
        sum(play.points[1 - me] for play, _ in plays[:1]),
    )
    score = _scorer(me, aim, *start)
    return {
        rank: _best([(_put(play, rank), weight) for play, weight in plays], me, aim, score)
        for rank in sorted({rank_number(card) for card in plays[0][0].legal(me)})
    }


def _scorer(me: int, aim: Aim, mine: int, theirs: int) -> Callable[[Play], tuple[int, int]]:
    """Scores when the play stops: at the first card that reaches the target."""

    def scores(play: Play) -> tuple[int, int]:
        reached = [aim.mine - mine, aim.opponents - theirs]
        for event in play.events:
            if isinstance(event, Played):
                side = 0 if event.seat == me else 1
                reached[side] = min(reached[side] + event.score.total, aim.target)
                if reached[side] == aim.target:
                    break
        return reached[0], reached[1]

    return scores


def _best(
    plays: Plays, me: int, aim: Aim, scores: Callable[[Play], tuple[int, int]]
) -> tuple[float, float, float]:
    alike: dict[object, Plays] = defaultdict(list)
    for play, weight in plays:
        alike[_public(play)].append((play, weight))
    total = (0.0, 0.0, 0.0)
    for group in alike.values():
        total = _add(total, _same(group, me, aim, scores))
    return total


def _same(
    plays: Plays, me: int, aim: Aim, scores: Callable[[Play], tuple[int, int]]
) -> tuple[float, float, float]:
    first = plays[0][0]
    if first.over or aim.target in scores(first):
        mine, theirs = scores(first)
        weight = sum(weight for _, weight in plays)
        return weight * aim.worth(mine, theirs), weight * mine, weight * theirs
    if first.turn == me:
        ranks = {rank_number(card) for card in first.legal(me)}
        return max(
            _best([(_put(play, rank), weight) for play, weight in plays], me, aim, scores)
            for rank in ranks
        )
    return _best(
        [(play.put(card_to_play(OPPONENT, play)), weight) for play, weight in plays],
        me,
        aim,
        scores,
    )


def _put(play: Play, rank: int) -> Play:
    assert play.turn is not None
    return play.put(next(card for card in play.legal(play.turn) if rank_number(card) == rank))


def _public(play: Play) -> object:
    log = [
        (event.seat, rank_number(event.card), event.score.total)
        if isinstance(event, Played)
        else ("go", event.seat)
        if isinstance(event, Go)
        else "reset"
        for event in play.events
    ]
    return tuple(log), play.turn


def _add(
    one: tuple[float, float, float], other: tuple[float, float, float]
) -> tuple[float, float, float]:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
