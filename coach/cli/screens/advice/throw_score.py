"""Throws at a score on the screen: what each is worth, and whether points or the score decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.odds import odds
from coach.advice.throws_at_score import DECIDES, AtScore, at_score
from coach.cards import faces
from coach.cli.screens.advice.odds import UNIT, more_often, of_games, what_to_play_for
from coach.cli.screens.advice.throw_table import Alike
from coach.engine.after_deal import equity_after
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coach.advice.throws import Throw
    from coach.cards import Card
    from coach.cli.score_option import AtStake


def judged(best_first: Sequence[Throw], at_stake: AtStake, *, own_crib: bool) -> AtScore:
    """The throws at a score, for games or match points where they are named."""
    (mine, his), target, stakes = at_stake
    after = stakes and equity_after(dealer=own_crib, stakes=stakes, target=target)
    return at_score(
        best_first, dealer=own_crib, mine=mine, his=his, target=target, after=after or None
    )


def column(found: AtScore, at_stake: AtStake) -> dict[str, list[str]]:
    """A column of the table of throws: its name, and a cell a throw."""
    name = "worth" if at_stake.stakes else "win"
    return {name: [_worth(found.worth[throw.throw], at_stake) for throw in found.throws]}


def alike(found: AtScore, at_stake: AtStake) -> Alike | None:
    """The throws that are as good as the best, where the score decides."""
    if found.equal is None:
        return None
    within = f"{DECIDES:g} {UNIT[at_stake.stakes]}" if at_stake.stakes else of_games(DECIDES)
    return Alike(found.equal, within)


def won(found: AtScore, at_stake: AtStake) -> Callable[[Throw, Throw], str]:
    """What says how much more or less a throw wins than another."""

    def said(one: Throw, other: Throw) -> str:
        gained = found.worth[one.throw] - found.worth[other.throw]
        if not at_stake.stakes:
            return more_often(gained)
        more = "more" if gained > 0 else "less"
        return f"wins {abs(gained):.3f} {UNIT[at_stake.stakes]} {more}"

    return said


def verdict(
    found: AtScore, at_stake: AtStake, yours: Sequence[Card], *, own_crib: bool
) -> list[str]:
    """Whether the score decides, what your throw is worth at it, and what to play for."""
    (mine, his), target, stakes = at_stake
    best = found.throws[0]

    def worth(throw: Throw) -> str:
        told = _worth(found.worth[throw.throw], at_stake)
        return f"is worth {told} {UNIT[stakes]}" if stakes else f"wins {told}"

    said = f"At {mine}-{his} {faces(best.throw)} {worth(best)}"
    if worth(best) == worth(min(found.throws, key=lambda throw: found.worth[throw.throw])):
        said = f"At {mine}-{his} every throw {worth(best)}."
    elif found.decided:
        points = found.by_points.throw
        said += f"; {faces(points)}, the best by points, {_worth(found.worth[points], at_stake)}."
    elif found.likeliest is best:
        said += ", the most, and it is the best by points."
    else:
        said += ", as good as the most, and it is the best by points."
    lines = [said]
    for throw in found.throws:
        told = (best, found.by_points) if found.decided else (best,)
        if set(throw.throw) == set(yours) and throw not in told:
            lines.append(f"{faces(throw.throw)} {worth(throw)}.")
    dealer = odds(mine, his, dealer=own_crib, target=target, stakes=stakes or "skunk")
    return [*lines, what_to_play_for(dealer)]


def _worth(worth: float, at_stake: AtStake) -> str:
    return f"{worth:+.3f}" if at_stake.stakes else percent(worth, 1)
