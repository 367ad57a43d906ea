"""What each throw is worth at a score: the chance that it wins the game, or what else is at stake.

He throws sensibly, both play by one ply, and all points are taken in order until somebody is home:
heels, the play, pone's hand, the dealer's hand, the crib. What he holds, throws and cuts goes
together as `counting.his_cards` says; the rest of the way follows from the final scores. Throws are
compared by averages over all his keeps, nothing is sampled.
"""

from __future__ import annotations

from itertools import combinations
from operator import add
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, in_order, parse
from coach.engine.after_deal import chance_after
from coach.engine.play.hands import RANKS, HandNumber, number_of
from coach.engine.play.playout import courses, until_the_target
from coach.engine.ranks import JACK, place_of, ranks_of
from coach.engine.shows.crib_counts import CribCounter
from coach.engine.shows.finals import Finals, cuts
from coach.engine.shows.hand_counts import WHOLE, HandCounts, counted, nobs_chances
from coach.engine.shows.keep_classes import many_tens
from coach.engine.shows.opponent_cards import OpponentCards

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.engine.after_deal import FinalWorth
    from coach.engine.play.playout import PlayCourse

HEELS = 2


def winning_chances(
    hand: str | Iterable[str | Card], *, dealer: bool, mine: int, his: int, target: int = 121
) -> dict[tuple[Card, ...], float]:
    """The chance (0–1) to win the game with each of the fifteen throws.

    Args:
        hand: six cards.
        dealer: whether I deal, and the crib is mine.
        mine: my score before the deal.
        his: his score.
        target: where the game ends.

    Returns:
        by the cards thrown, low to high, as `coach.advice.throws.Throw.throw`.

    Raises:
        MalformedCard, ImpossibleCards: these are not six cards.

    >>> found = winning_chances("5H5S6DJCQD4S", dealer=False, mine=110, his=118)
    >>> best = max(found, key=found.get)
    >>> best, round(found[best], 2)
    ((4S, 6D), 0.3)
    """
    after = chance_after(dealer=dealer, target=target)
    return worths(hand, after, dealer=dealer, mine=mine, his=his, target=target)


def worths(
    hand: str | Iterable[str | Card],
    after: FinalWorth,
    *,
    dealer: bool,
    mine: int,
    his: int,
    target: int = 121,
) -> dict[tuple[Card, ...], float]:
    """As `winning_chances`, for any worth of the final scores of the deal.

    >>> net = worths("5H5S6DJCQD4S", lambda mine, his: mine - his, dealer=False, mine=0, his=0)
    >>> best = max(net, key=net.get)
    >>> best, round(net[best])
    ((JC, QD), 0)
    """
    cards = in_order(parse(hand, name="a hand", size=6))
    unseen = [card for card in PACK if card not in cards]
    nobs = nobs_chances(unseen, unseen)
    his_cards = OpponentCards(unseen, "pone" if dealer else "dealer")
    cribs = CribCounter(his_cards.throws(), unseen, nobs)
    hands = _HisHands(his_cards, nobs)
    played: dict[HandNumber, dict[PlayCourse, HandCounts]] = {}
    found = {}
    for keep in combinations(cards, 4):
        held = number_of(map(place_of, keep))
        if held not in played:
            played[held] = hands.played(held, dealer=dealer)
        plain = _endings(played[held], mine, his, target)
        heels = _endings(played[held], mine + HEELS * dealer, his + HEELS * (not dealer), target)
        throw = tuple(card for card in cards if card not in keep)
        filled = cribs.by_starter({ranks_of(throw): 1.0})
        finals = Finals(dealer=dealer, his=his, target=target)
        for rank, cut in enumerate(cuts(keep, throw, unseen, cribs, filled)):
            finals.add(rank, heels if rank == JACK else plain, cut)
        found[throw] = finals.average(after)
    return found


class _HisHands:
    """All that he may keep, and what it counts; hands with many ten-cards last."""

    def __init__(self, his: OpponentCards, nobs: Sequence[float]) -> None:
        kept = sorted(his.kept, key=lambda kept: many_tens(RANKS[kept.keep]))
        scale = WHOLE / sum([sum(each.weights) for each in kept])
        self._keeps = [each.keep for each in kept]
        self._few = sum(not many_tens(RANKS[keep]) for keep in self._keeps)
        self._counts = [
            counted(each, scale, nobs=nobs, jacks=RANKS[each.keep].count(JACK), flush=each.flush)
            for each in kept
        ]

    def played(self, held: HandNumber, *, dealer: bool) -> dict[PlayCourse, HandCounts]:
        """What he counts after every course that the play against a hand of mine may take."""
        counts, few = self._counts, self._few
        return {
            course: HandCounts(
                sum([counts[place] for place in places if place < few]),
                sum([counts[place] for place in places if place >= few]),
            )
            for course, places in courses(held, self._keeps, dealer=dealer).items()
        }


def _endings(
    played: Mapping[PlayCourse, HandCounts], mine: int, his: int, target: int
) -> dict[tuple[int, int], HandCounts]:
    """What he counts after the play, by both scores then."""
    found: dict[tuple[int, int], HandCounts] = {}
    over = max(mine, his) >= target
    for course, hands in played.items():
        if over:
            scores = min(mine, target), min(his, target)
        else:
            scores = until_the_target(course, mine, his, target)
        others = found.get(scores)
        found[scores] = hands if others is None else HandCounts(*map(add, others, hands))
    return found
