"""Why a card, in words: every claim is a figure of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.throws import EQUAL
from coach.cards import Rank
from coach.engine.play.hands import of_rank
from coach.engine.search.belief import TEN_CARDS
from coach.engine.search.outlook import LIKELY, outlook
from coach.engine.search.values import value_of
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.plays import Judged
    from coach.cards import Card
    from coach.engine.search.belief import Belief
    from coach.engine.search.outlook import Outlook
    from coach.engine.search.replies import Answered
    from coach.engine.search.values import Value

_RANKS = tuple(Rank)
EQUAL_CHANCE = 0.001
"""Cards whose winning chances differ by no more are alike."""
_SHOWN = 4
_CERTAIN = 0.995
_NEVER = 1 - _CERTAIN


def name(rank: int) -> str:
    """A rank as people read it."""
    return _RANKS[rank].face


def what_he_holds(belief: Belief) -> str:
    """The likeliest ranks, and the two that matter most."""
    likeliest = ", ".join(
        f"{name(rank)} {percent(chance)}" for rank, chance in belief.likeliest()[:_SHOWN]
    )
    return (
        f"He may hold: {likeliest}; a five {percent(belief.holds(4))}, a ten-card "
        f"{percent(belief.holds(*TEN_CARDS))}."
    )


def reasons(judged: Judged, held: Sequence[Card], chosen: Card | None = None) -> list[str]:
    """Why the best card, why not the one asked about or the next best, and what the score changes.

    Args:
        judged: the moment.
        held: the cards of the seat.
        chosen: the card asked about.
    """
    best, *others = judged.values
    asked = None if chosen is None else value_of(chosen, judged.values)
    said = [why(judged, best, held)]
    if asked not in (None, best):
        said.append(why(judged, asked, held, best))
    elif others:
        said.append(why(judged, others[0], held, best))
    if judged.to_win and (told := instead_of_points(judged, held)):
        said.append(told)
    return said


def why(judged: Judged, value: Value, held: Sequence[Card], best: Value | None = None) -> str:
    """What speaks for the best card, or what another gives up against it."""
    card = of_rank(value.rank, held)[0]
    rest = [other for other in held if other is not card]
    said = [f"Play {card.face}." if best is None else _given_up(judged, card, value)]
    if judged.aim.mine + value.now >= judged.aim.target:
        return f"{said[0]} It wins the game."
    if value.now:
        said.append(f"It takes {value.now} now.")
    if judged.belief is not None:
        after = outlook(judged.known, value, judged.belief, judged.favour, judged.aim)
        if after is not None:
            his_need = judged.aim.target - judged.aim.his
            said += _prospects(after, value.rank, rest, his_need)
    return " ".join(said)


def as_good(judged: Judged, value: Value) -> bool:
    """Whether a card cannot be told from the best one."""
    lost = judged.values[0].worth - value.worth
    return lost <= (EQUAL_CHANCE if judged.to_win else max(EQUAL, 2 * value.error))


def _given_up(judged: Judged, card: Card, value: Value) -> str:
    best = judged.values[0].worth
    if as_good(judged, value):
        return f"{card.face} {'may be' if value.error else 'is'} as good."
    if judged.to_win:
        return f"{card.face} wins {percent(value.worth, 1)}, not {percent(best, 1)}."
    return f"{card.face} gives up {best - value.worth:.2f}."


def instead_of_points(judged: Judged, held: Sequence[Card]) -> str:
    """What the score changes; empty where the best card has the most net points too."""
    best, most = judged.values[0], judged.for_points[0]
    net = {value.rank: value.net for value in judged.for_points}
    worth = {value.rank: value.worth for value in judged.values}
    gap, lost = most.net - net[best.rank], best.worth - worth[most.rank]
    if gap <= EQUAL or lost <= EQUAL_CHANCE:
        return ""
    card, other = (of_rank(value.rank, held)[0].face for value in (best, most))
    return (
        f"For points alone {other} is better by {gap:.2f}; at this score {card} wins "
        f"{percent(best.worth, 1)}, {other} {percent(worth[most.rank], 1)}."
    )


def _prospects(after: Outlook, rank: int, rest: Sequence[Card], his_need: int) -> Iterator[str]:
    if after.feared:
        told = " or ".join(
            f"{name(reply.rank)} for {reply.points} (he holds one in {percent(reply.held)})"
            for reply, *_ in after.feared[:2]
        )
        yield f"To be feared: {told}{_my_answer(after.feared[0], rest, his_need)}."
    elif (
        not after.scoring
        and after.stuck < 1 - LIKELY
        and not (after.trap and after.trap.reply.points)
    ):
        yield "No likely reply of his scores."
    if after.trap is not None:
        yield _the_trap(after.trap, rank, rest)
    if after.stuck > _CERTAIN:
        yield "He cannot play."
        return
    stuck = f"In {percent(after.stuck)} of his hands he cannot play"
    if after.stuck > LIKELY and percent(after.stuck) == percent(after.go):
        yield f"{stuck}, and only then is the go or 31 yours."
        return
    if after.stuck > LIKELY:
        yield f"{stuck}."
    if after.go < _NEVER:
        yield "The go or 31 is never yours."
    elif after.go < _CERTAIN:
        yield f"The go or 31 is yours in {percent(after.go)}."


def _my_answer(answered: Answered, rest: Sequence[Card], his_need: int) -> str:
    if answered.reply.points >= his_need:
        return f"; the {name(answered.reply.rank)} wins him the game"
    if answered.mine is None:
        return f"; to the {name(answered.reply.rank)} you have no answer"
    card = of_rank(answered.mine.rank, rest)[0].face
    takes = f" for {answered.mine.now}" if answered.mine.now else ""
    return f"; to the {name(answered.reply.rank)} you answer {card}{takes}"


def _the_trap(trap: Answered, rank: int, rest: Sequence[Card]) -> str:
    reply, mine = trap.reply, trap.mine
    assert mine is not None
    card = of_rank(mine.rank, rest)[0].face
    does = "pairs it" if reply.rank == rank else f"plays {name(reply.rank)}"
    earns = f" for {reply.points}" if reply.points else ""
    return f"If he {does}{earns} ({percent(reply.played)}), you take {mine.now} with {card}."
