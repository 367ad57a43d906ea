"""Sentences about throws at a score and their chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.words.advice.odds import UNIT, what_to_play_for, worth_figure
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.advised import ThrowChance
    from coach.advice.throws.at_score import AtScore
    from coach.advice.throws.weigh import Throw


CHANCES_ASSUME = (
    "Chances to win take both of you to play for points, one card ahead: near the target, whoever "
    "plays the cards for the game, as coach pegging --score does, wins more."
)


def score_verdict(found: AtScore, yours: Throw | None = None) -> list[str]:
    """Say whether the score decides, what your throw is worth at it, and what to play for.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.advice.throws.at_score import AtStake, at_score
    >>> from coach.seats import CribOwner
    >>> found = at_score(weigh("5H5S6DJCQD4S", CribOwner.OPPONENT), AtStake(110, 118))
    >>> score_verdict(found)[0]
    'At 110-118 4♠ 6♦ wins 29.9 %; J♣ Q♦, the best by points, 25.0 %.'
    """
    at_stake, best = found.at_stake, found.throws[0]

    def worth(throw: Throw) -> str:
        told = worth_figure(found.worth_of(throw), at_stake.stakes)
        return f"is worth {told} {UNIT[at_stake.stakes]}" if at_stake.stakes else f"wins {told}"

    score = f"At {at_stake.own}-{at_stake.opponent}"
    said = f"{score} {faces(best.throw)} {worth(best)}"
    if worth(best) == worth(min(found.throws, key=found.worth_of)):
        said = f"{score} every throw {worth(best)}."
    elif found.decided:
        by_points = found.by_points
        figure = worth_figure(found.worth_of(by_points), at_stake.stakes)
        said += f"; {faces(by_points.throw)}, the best by points, {figure}."
    elif found.likeliest is best:
        said += ", the most, and it is the best by points."
    else:
        said += ", as good as the most, and it is the best by points."
    told = (best, found.by_points) if found.decided else (best,)
    asked = [] if yours is None or yours in told else [f"{faces(yours.throw)} {worth(yours)}."]
    from coach.advice.odds import odds

    position = odds(
        at_stake.own,
        at_stake.opponent,
        dealer=best.owner.ours,
        target=at_stake.target,
        stakes=at_stake.stakes or "skunk",
    )
    return [said, *asked, what_to_play_for(position)]


def likeliest(chance: ThrowChance, throws: Sequence[Throw]) -> str:
    """Say which throw has the best chance, and what it is.

    Args:
        chance: of every throw.
        throws: in the same order, best first.
    """
    what = f"to hold the crib under {chance.points}"
    if chance.kind == "need":
        where = "in hand and crib" if chance.owner.ours else "in the hand"
        what = f"to make {chance.points} {where}"
    most = max(chance.shares)
    best = throws[chance.shares.index(most)]
    if not most:
        return f"No throw is able {what}."
    if best is throws[0]:
        return f"{faces(best.throw)} is the likeliest {what}: {percent(most, 1)}."
    against = f"{percent(most, 1)} against {100 * chance.shares[0]:.1f}"
    return f"Likeliest {what}: {faces(best.throw)}, {against}."
