"""Throws at a score: whether points decide, or the chance to win the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.engine.after_deal import chance_after
from coach.engine.shows.throw_chances import worths

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.advice.throws import Throw
    from coach.cards import Card
    from coach.engine.after_deal import FinalWorth

DECIDES = 0.001
"""Chance, or games: the score decides when the best throw by points is worth less by more."""


class AtScore(NamedTuple):
    """The throws of a hand at a score."""

    throws: list[Throw]
    """Best first: by what they are worth if the score decides, otherwise by points."""
    worth: Mapping[tuple[Card, ...], float]
    """By the cards thrown: the chance to win (0–1), or games or match points on average."""
    by_points: Throw
    """The best throw by points."""
    likeliest: Throw
    """The one that is worth most."""

    @property
    def decided(self) -> bool:
        """Whether the score decides."""
        return self.throws[0] is not self.by_points

    @property
    def equal(self) -> int | None:
        """How many of the first are worth the same, to within `DECIDES`; None: points decide."""
        if not self.decided:
            return None
        best = self.worth[self.throws[0].throw]
        return sum(best - worth <= DECIDES for worth in self.worth.values())


def at_score(
    best_first: Sequence[Throw],
    *,
    dealer: bool,
    mine: int,
    his: int,
    target: int = 121,
    after: FinalWorth | None = None,
) -> AtScore:
    """Judge the throws of six cards at a score, before the deal.

    Args:
        best_first: all of them, by points.
        dealer: whether I deal.
        mine: my score.
        his: his score.
        target: where the game ends.
        after: what final scores are worth; unless given, the chance to win.

    >>> from coach.advice.throws import ranked, weigh
    >>> throws = ranked(weigh("5H5S6DJCQD4S", own_crib=False), own_crib=False)
    >>> found = at_score(throws, dealer=False, mine=110, his=118)
    >>> found.by_points.throw, found.throws[0].throw, found.decided
    ((JC, QD), (4S, 6D), True)
    """
    hand = best_first[0].throw + best_first[0].keep
    after = after or chance_after(dealer=dealer, target=target)
    found = worths(hand, after, dealer=dealer, mine=mine, his=his, target=target)
    by_points = best_first[0]
    # Of equal ones the better by points comes first, as they are sorted so already.
    by_worth = sorted(best_first, key=lambda throw: -found[throw.throw])
    likeliest = by_worth[0]
    decides = found[likeliest.throw] - found[by_points.throw] > DECIDES
    return AtScore(by_worth if decides else [*best_first], found, by_points, likeliest)
