"""Worth of each throw at a score: the chance to win the game, or the stakes won on average.

The opponent throws sensibly and both play by one ply. All points are taken in order until somebody
reaches the target: heels, the play, pone's hand, the dealer's hand, the crib. The opponent's keep,
throw and starter go together as `opponent_cards` says; the rest of the game follows from the final
scores. Throws are compared by averages over all keeps of the opponent, nothing is sampled.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from operator import add
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.card_numbers import ranks_of, unseen
from coach.engine.play.hands import RANKS, HandNumber, number_of
from coach.engine.play.playout import courses, until_the_target
from coach.engine.ranks import JACK
from coach.engine.rules import ALL_RANKS
from coach.engine.shows.crib_counts import CribCounter
from coach.engine.shows.finals import Finals, cuts
from coach.engine.shows.hand_counts import WHOLE, HandCounts, counted, nobs_chances
from coach.engine.shows.keep_classes import many_tens
from coach.engine.shows.opponent_cards import OpponentCards
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.engine.after_deal import FinalWorth
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.play.playout import PlayCourse
    from coach.engine.shows.finals import StarterCut

HEELS = 2


class Before(NamedTuple):
    """A position before the deal."""

    own: int
    """One's own score."""
    opponent: int
    dealer: bool
    """True if it is one's own deal."""
    target: int = 121
    """The target of the game."""


def worths(dealt: CardNumbers, before: Before, after: FinalWorth) -> dict[CardNumbers, float]:
    """Average what the final scores of the deal are worth, for each of the fifteen throws.

    Args:
        dealt: six cards, low to high.
        before: the position.
        after: the worth of final scores.

    Returns:
        by the cards thrown, low to high.

    >>> dealt = (15, 18, 19, 21, 40, 45)  # 4S 5H 5S 6D JC QD
    >>> net = worths(dealt, Before(0, 0, dealer=False), lambda own, opponent: own - opponent)
    >>> best = max(net, key=net.get)
    >>> best, round(net[best])
    ((40, 45), 0)
    """
    own, other, dealer, target = before
    found = {}
    for throw, played, by_rank in _deals(dealt, dealer=dealer):
        plain = _endings(played, own, other, target)
        heels = _endings(played, own + HEELS * dealer, other + HEELS * (not dealer), target)
        finals = Finals(dealer=dealer, opponent=other, target=target)
        for rank, cut in zip(ALL_RANKS, by_rank, strict=True):
            finals.add(rank, heels if rank == JACK else plain, cut)
        found[throw] = finals.average(after)
    return found


class _Deals(NamedTuple):
    """All deals in which one throw is made; the score does not matter to them."""

    throw: CardNumbers
    played: dict[PlayCourse, HandCounts]
    """By the course of the play: the points of the opponent's hands."""
    cuts: list[dict[StarterCut, int]]
    """By the starter's rank: what one's own cards make."""


@lru_cache(maxsize=2)
def _deals(dealt: CardNumbers, *, dealer: bool) -> list[_Deals]:
    """The fifteen throws; remembered, since one hand is often looked at from several scores."""
    hidden = unseen(dealt)
    nobs = nobs_chances(hidden, hidden)
    opponent = OpponentCards(hidden, CribOwner.of(dealer=dealer).other_seat)
    cribs = CribCounter(opponent.throws(), hidden, nobs)
    hands = _OpponentHands(opponent, nobs)
    played: dict[HandNumber, dict[PlayCourse, HandCounts]] = {}
    found = []
    for keep in combinations(dealt, 4):
        held = number_of(ranks_of(keep))
        if held not in played:
            played[held] = hands.played(held, dealer=dealer)
        throw = tuple([card for card in dealt if card not in keep])
        filled = cribs.by_starter({ranks_of(throw): 1.0})
        found.append(_Deals(throw, played[held], cuts(keep, throw, hidden, cribs, filled)))
    return found


class _OpponentHands:
    """All hands that the opponent may keep, with their points; those with many ten-cards last."""

    def __init__(self, opponent: OpponentCards, nobs: Sequence[float]) -> None:
        kept = sorted(opponent.kept, key=lambda kept: many_tens(RANKS[kept.keep]))
        scale = WHOLE / sum([sum(each.weights) for each in kept])
        self._keeps = [each.keep for each in kept]
        self._few = sum(not many_tens(RANKS[keep]) for keep in self._keeps)
        self._counts = [
            counted(each, scale, nobs=nobs, jacks=RANKS[each.keep].count(JACK), flush=each.flush)
            for each in kept
        ]

    def played(self, held: HandNumber, *, dealer: bool) -> dict[PlayCourse, HandCounts]:
        """The points of the hands after every course that the play against one's own may take."""
        counts, few = self._counts, self._few
        return {
            course: HandCounts(
                sum([counts[place] for place in places if place < few]),
                sum([counts[place] for place in places if place >= few]),
            )
            for course, places in courses(held, self._keeps, dealer=dealer).items()
        }


def _endings(
    played: Mapping[PlayCourse, HandCounts], own: int, opponent: int, target: int
) -> dict[tuple[int, int], HandCounts]:
    """The points of the opponent's hands by both scores after the play, own first."""
    found: dict[tuple[int, int], HandCounts] = {}
    over = max(own, opponent) >= target
    for course, hands in played.items():
        if over:
            scores = min(own, target), min(opponent, target)
        else:
            scores = until_the_target(course, own, opponent, target)
        others = found.get(scores)
        found[scores] = hands if others is None else HandCounts(*map(add, others, hands))
    return found
