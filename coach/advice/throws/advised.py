"""Advice on the throws of a hand in one seat: by points, at a score, by starter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from coach.advice.throws.weigh import weigh
from coach.errors import CoachError
from coach.ranks_alone import POINTS_ONLY
from coach.scoring.totals import BEST_HAND
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.advice.throws.at_score import AtScore, AtStake
    from coach.advice.throws.by_starter import ByStarter
    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.cards import Card
    from coach.engine.stakes import Stakes


@dataclass(frozen=True, slots=True)
class ThrowChance:
    """The chance of every throw to reach a number of points, or to hold the crib below one."""

    kind: Literal["need", "hold"]
    points: int
    owner: CribOwner
    """The owner of the crib; one's own counts with the hand."""
    shares: tuple[float, ...]
    """By throw, in the order of the advice: probabilities (0–1)."""


@dataclass(frozen=True, slots=True)
class AdvisedThrows:
    """The throws of a hand in one seat."""

    found: WeighedThrows
    """By points."""
    at: AtScore | None
    """At the score, if there is one."""
    cut: ByStarter | None
    """By starter, if that was asked for."""

    @property
    def throws(self) -> tuple[Throw, ...]:
        """Best first, at the score if there is one."""
        return self.found.throws if self.at is None else self.at.throws

    @property
    def crib(self) -> CribOwner:
        """The owner of the crib."""
        return self.found.crib

    def against(self, throw: Throw) -> Throw:
        """The throw to compare with: the best one, or for the best the next."""
        best, second, *_ = self.throws
        return second if throw is best else best

    def chances(self, need: int | None, hold: int | None) -> list[ThrowChance]:
        """The requested chances; those that are equal for all throws are left out.

        One's own crib need not be held, and a hand alone makes 29 at most.

        Args:
            need: points that the hand, and one's own crib with it, should make.
            hold: points that the opponent's crib should stay below.
        """
        cut, own = self.cut, self.crib.ours
        found = []
        if cut is not None and need is not None and (own or need <= BEST_HAND):
            shares = tuple(cut.reaches(throw, need) for throw in self.throws)
            found.append(ThrowChance("need", need, self.crib, shares))
        if cut is not None and hold is not None and not own:
            shares = tuple(cut.holds(throw, hold) for throw in self.throws)
            found.append(ThrowChance("hold", hold, self.crib, shares))
        return found


def throws(
    hand: str | Iterable[str | Card],
    *,
    dealer: bool,
    score: tuple[int, int] | None = None,
    target: int = 121,
    stakes: Stakes | None = None,
) -> AdvisedThrows:
    """Weigh all fifteen throws of six cards against a sensible opponent.

    Args:
        hand: the six cards dealt; a text of ranks alone is averaged over suits.
        dealer: whether the crib is yours.
        score: your points and the opponent's, to judge by the chance to win as well.
        target: the score that ends the game.
        stakes: with a score, games or match points to play for; None for the game alone.

    Returns:
        the throws, best first, with whose crib it is.

    Raises:
        MalformedCard, ImpossibleCards: as `coach.parse`; there must be six cards.

    >>> best, *_ = throws("5H5S6DJCQD4S", dealer=True).throws
    >>> best.throw, round(best.net, 2)
    ((JC, QD), 23.41)
    >>> best, *_ = throws("5H5S6DJCQD4S", dealer=False, score=(110, 118)).throws
    >>> best.throw, round(best.net, 2)
    ((4S, 6D), 5.91)
    """
    from coach.advice.throws.at_score import AtStake

    found = weigh(hand, CribOwner.of(dealer=dealer))
    at_stake = None if score is None else AtStake(*score, target, stakes)
    (advised,) = advise([found], at_stake=at_stake)
    return advised


def advise(
    seats: Sequence[WeighedThrows], *, at_stake: AtStake | None = None, by_starter: bool = False
) -> list[AdvisedThrows]:
    """Judge the throws of each seat, at a score and by starter where asked.

    Raises:
        CoachError: there is more to judge than points, and ranks alone are known.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> (own,) = advise([weigh("5H5S6DJCQD4S", CribOwner.OWN)], by_starter=True)
    >>> [round(max(chance.shares), 2) for chance in own.chances(need=20, hold=None)]
    [0.49]
    """
    if (at_stake is not None or by_starter) and not all(found.suits for found in seats):
        raise CoachError(POINTS_ONLY)
    scores: Sequence[AtScore | None] = [None] * len(seats)
    cuts: Sequence[ByStarter | None] = [None] * len(seats)
    if at_stake is not None:
        from coach.advice.throws.at_score import at_score

        scores = [at_score(found, at_stake) for found in seats]
    if by_starter:
        from coach.advice.throws.by_starter import ByStarter

        cuts = [ByStarter(found) for found in seats]
    return [AdvisedThrows(*one) for one in zip(seats, scores, cuts, strict=True)]
