"""What each throw is worth at a score: the chance that it wins the game, or what else is at stake.

He throws sensibly, both play by one ply, and all points are taken in order until somebody is home:
heels, the play, pone's hand, the dealer's hand, the crib. What he holds, throws and cuts goes
together as `counting.his_cards` says; the rest of the way follows from the final scores. Throws are
compared by averages over all his keeps, nothing is sampled.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from coach.advice.after_deal import chance_after
from coach.advice.counting.cribs import Cribs
from coach.advice.counting.hands import counted, nobs_chances
from coach.advice.counting.his_cards import HisCards
from coach.advice.counting.show import Finals, cuts
from coach.advice.pegging.courses import courses
from coach.advice.pegging.lines import until_the_target
from coach.advice.pegging.multisets import RANKS, number_of
from coach.advice.rank_hands import JACK, ranks_of
from coach.cards import PACK, Card, in_order, parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.advice.after_deal import Worth
    from coach.advice.pegging.lines import Course

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
        by the cards thrown, low to high, as `coach.advice.discard.Throw.throw`.

    Raises:
        MalformedCard, ImpossibleCards: these are not six cards.

    >>> found = winning_chances("5H5S6DJCQD4S", dealer=False, mine=110, his=118)
    >>> best = max(found, key=found.get)
    >>> best, round(found[best], 2)
    ((4S, 6D), 0.33)
    """
    after = chance_after(dealer=dealer, target=target)
    return worths(hand, after, dealer=dealer, mine=mine, his=his, target=target)


def worths(
    hand: str | Iterable[str | Card],
    after: Worth,
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
    ((JC, QD), 1)
    """
    cards = in_order(parse(hand, name="a hand", size=6))
    unseen = [card for card in PACK if card not in cards]
    nobs = nobs_chances(unseen, unseen)
    his_cards = HisCards(unseen, "pone" if dealer else "dealer")
    cribs = Cribs(his_cards.throws(), unseen, nobs)
    hands = _hands(his_cards, nobs)
    played: dict[int, dict[Course, int]] = {}
    found = {}
    for keep in combinations(cards, 4):
        held = number_of(keep)
        if held not in played:
            played[held] = courses(held, hands, dealer=dealer)
        plain = _endings(played[held], mine, his, target)
        heels = _endings(played[held], mine + HEELS * dealer, his + HEELS * (not dealer), target)
        throw = tuple(card for card in cards if card not in keep)
        filled = cribs.by_starter({ranks_of(throw): 1.0})
        finals = Finals(dealer=dealer, his=his, target=target)
        for rank, cut in enumerate(cuts(keep, throw, unseen, cribs, filled)):
            finals.add(rank, heels if rank == JACK else plain, cut)
        found[throw] = finals.average(after)
    return found


def _hands(his: HisCards, nobs: Sequence[float]) -> list[tuple[int, int]]:
    """All that he may keep, each with what it counts, packed by starter."""
    scale = _WHOLE / sum([sum(kept.weights) for kept in his.kept])
    found = []
    for kept in his.kept:
        jacks = RANKS[kept.keep].count(JACK)
        found.append((kept.keep, counted(kept, scale, nobs=nobs, jacks=jacks, flush=kept.flush)))
    return found


def _endings(
    played: Mapping[Course, int], mine: int, his: int, target: int
) -> dict[tuple[int, int], int]:
    """Both scores at the end of the play, with what he counts from there."""
    if max(mine, his) >= target:
        return {(min(mine, target), min(his, target)): sum(played.values())}
    found: dict[tuple[int, int], int] = {}
    for course, hands in played.items():
        scores = until_the_target(course, mine, his, target)
        found[scores] = found.get(scores, 0) + hands
    return found


_WHOLE = 1 << 26
"""What his keeps weigh in all, of which the arithmetic has whole numbers."""
