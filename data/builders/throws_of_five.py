"""Throws of sensible players with three and with four at the table, one of five cards each.

    python -m data.builders.throws_of_five > data/throws_of_five.csv

Those who share the crib throw for the most of hand plus crib, the others for the most of hand minus
crib. The average of a crib by the rank thrown follows in turn from such throws, so both are
iterated until they agree. The crib of a rank is counted given the cards that are dealt with it on
average, and the throwers are independent but for the cards that one of them shows: `data/README.md`
says how good that is.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.cribs.crib_3_4 import SIDES, Players, ThrowsOfOne, draws, other_throwers
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, Ranks, key, letters, multisets, ways
from coach.engine.rules import ALL_RANKS, RankNumber
from coach.engine.tables import ThrowCount
from coach.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Sharing = Mapping[Seat, Sequence[float]]
"""Averages of a crib by rank: thrown by one who shares it (`dealer`), and by one who does not."""
SETTLED = 0.03
"""Points: the cribs are done when none is further than this from its answer."""


class FiveCards(NamedTuple):
    """The ranks of five cards, in how many ways they are dealt, and what each keep averages."""

    ranks: Ranks
    ways: int
    hands: dict[RankNumber, float]
    """By the rank thrown: the other four over the 47 starters, flushes apart."""
    suited: list[tuple[int, float, list[RankNumber]]]
    """Ways to have four or five of one suit, what the flush averages, and which ranks thrown keep
    it."""


def five_cards(ranks: Ranks) -> FiveCards:
    """One hand.

    >>> from coach.engine.ranks import from_letters
    >>> hand = five_cards(from_letters("555JQ"))
    >>> hand.ways, round(hand.hands[11], 2), round(hand.hands[4], 2)
    (64, 16.45, 12.4)
    """
    left = [4 - ranks.count(rank) for rank in range(13)]
    whole = key(ranks)
    nobs = (47 - left[JACK]) / 47 / 4
    hands = {}
    for thrown in {*ranks}:
        kept = whole - RANK_KEYS[thrown]
        points = [
            cards * RANK_POINTS[kept + RANK_KEYS[cut]] for cut, cards in enumerate(left) if cards
        ]
        jacks = ranks.count(JACK) - (thrown == JACK)
        hands[thrown] = sum(points) / 47 + jacks * nobs
    return FiveCards(ranks, ways(ranks), hands, _suited(ranks))


def _suited(ranks: Ranks) -> list[tuple[int, float, list[RankNumber]]]:
    times = Counter(ranks)
    found = []
    for size in (4, 5):
        for flush in combinations(times, size):
            # The suit is any of four; it holds one card of each of these ranks and no other.
            cards = 4 * prod(comb(3, times[rank] - (rank in flush)) for rank in times)
            keep = [*flush] if size == 5 else [*(times - Counter(flush)).elements()]
            if cards:
                found.append((cards, 4 + (13 - size) / 47, keep))
    return found


def thrown(hands: Iterable[FiveCards], cribs: Sequence[float], seat: Seat) -> ThrowsOfOne:
    """Count the throws of each rank for the highest hand average plus or minus crib average.

    >>> from coach.engine.ranks import from_letters
    >>> [row.deals for row in thrown([five_cards(from_letters("555JQ"))], [0] * 13, "dealer")]
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0]
    """
    crib = [points if seat == "dealer" else -points for points in cribs]
    deals = [0] * 13
    dealt = [[0] * 13 for _ in range(13)]
    for ranks, all_ways, hands_by_rank, suited in hands:
        best, usual = max((hand + crib[rank], rank) for rank, hand in hands_by_rank.items())
        choices = Counter({usual: all_ways})
        for cards, points, keeps in suited:
            flush, rank = max((hands_by_rank[rank] + crib[rank], rank) for rank in keeps)
            if flush + points > best:
                choices[usual] -= cards
                choices[rank] += cards
        for rank, times in choices.items():
            deals[rank] += times
            for card in ranks:
                dealt[rank][card] += times
    return tuple(ThrowCount(times, tuple(cards)) for times, cards in zip(deals, dealt, strict=True))


def in_the_crib(own: ThrowsOfOne, throwers: Sequence[ThrowsOfOne]) -> list[float]:
    """The crib average of each rank, given the cards that are dealt with it on average."""
    return [_crib(rank, row, throwers) for rank, row in zip(ALL_RANKS, own, strict=True)]


def _crib(rank: RankNumber, row: ThrowCount, throwers: Sequence[ThrowsOfOne]) -> float:
    # Of a rank that is never thrown no other card is known.
    known = [cards / row.deals if row.deals else cut == rank for cut, cards in enumerate(row.dealt)]
    points = weights = 0.0
    for draw in draws(known, throwers):
        cards = (rank, *draw.thrown, *draw.pack)
        weight = draw.unit * draw.ways
        for starter in {*draw.pack}:
            jacks = 0 if starter == JACK else cards.count(JACK)
            # Five cards of a rank can stand beside averages; they count nothing.
            points += weight * (RANK_POINTS.get(key(cards), 0) + jacks / 4)
            weights += weight
    return points / weights


def settle(hands: Sequence[FiveCards], players: Players, rounds: int = 40) -> Sharing:
    """The cribs that answer themselves: of those who share the crib, and of the others.

    A crib goes a part of the way to its answer, in the end a small one: a rank on the edge between
    two throws moves many hands at once.
    """
    cribs = answer({"dealer": [0.0] * 13, "pone": [0.0] * 13}, hands, players)
    for number in range(rounds):
        answers = answer(cribs, hands, players)
        pairs = {seat: [*zip(cribs[seat], answers[seat], strict=True)] for seat in cribs}
        if max(abs(here - there) for seat in pairs for here, there in pairs[seat]) < SETTLED:
            break
        step = 2 / (number + 4)
        cribs = {
            seat: [here + step * (there - here) for here, there in pairs[seat]] for seat in pairs
        }
    return cribs


def answer(cribs: Sharing, hands: Sequence[FiveCards], players: Players) -> Sharing:
    """The crib averages of the ranks when all throw by these cribs."""
    throws = {seat: thrown(hands, cribs[seat], seat) for seat in cribs}
    return {
        seat: in_the_crib(throws[seat], other_throwers(players, throws, seat)) for seat in cribs
    }


_HEAD = """\
# Average cribs and how often a rank is thrown to them, with three and with four players, by
# those who share the crib ("own") and by the others: of all 2,598,960 hands of five cards. All of
# them throw by these cribs: hand, flushes included, plus or minus crib. Nobs on average over suits,
# no flush in the crib. No crib is further than 0.03 from its answer. Under each rank: the cards of
# it dealt to the player in those hands, the thrown one included.
# Rebuilt by: python -m data.builders.throws_of_five
"""


def _write() -> Iterator[str]:
    yield f"{_HEAD}players,side,throw,crib,deals,{','.join(letters(ALL_RANKS))}\n"
    hands = [five_cards(ranks) for ranks in multisets(5)]
    for players in _PLAYERS:
        settled = settle(hands, players)
        cribs = {seat: [round(crib, 4) for crib in settled[seat]] for seat in settled}
        for seat, side in SIDES:
            throws = thrown(hands, cribs[seat], seat)
            for rank, crib, row in zip(ALL_RANKS, cribs[seat], throws, strict=True):
                dealt = ",".join(map(str, row.dealt))
                yield f"{players},{side},{letters([rank])},{crib:.4f},{row.deals},{dealt}\n"


_PLAYERS: tuple[Players, ...] = (3, 4)

if __name__ == "__main__":
    sys.stdout.writelines(_write())
