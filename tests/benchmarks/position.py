"""How true the winning chances are.

    python -m tests.benchmarks.position games [GAMES]
    python -m tests.benchmarks.position ends

Games: played out by the players of the table from random scores, the winners beside the chances.
Ends: the chance with few points to go, over all pairs of keeps, beside the table; nothing is drawn.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import mean

from coach.advice.deals import course, dealt
from coach.advice.joint_keeps import KEEPS, Side, deals_beside
from coach.advice.pegging.lines import HIM, played_out
from coach.advice.pegging.multisets import NUMBER
from coach.advice.pegging.tails import EMPTY
from coach.advice.position import win_chance
from coach.advice.race import Course
from coach.advice.rank_hands import JACK, PAIRS, Ranks, key, rank_hands
from coach.advice.tables import crib_averages
from coach.advice.throwing import Policy, policy
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

ENDS = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 3))
"""Points that the dealer and pone need."""


def first(points_in_order: Course, dealer: int, pone: int) -> tuple[int, int]:
    """What both still need after these points, 0 for who is there first."""
    for points in points_in_order:
        if points > 0:
            dealer = max(dealer - points, 0)
        else:
            pone = max(pone + points, 0)
        if not dealer or not pone:
            break
    return dealer, pone


def dealer_wins(rng: random.Random, dealer: int, pone: int) -> bool:
    """Play a game out from the points that both need."""
    needed, first_deals = (dealer, pone), True
    while all(needed := first(course(dealt(rng)), *needed)):
        needed, first_deals = needed[::-1], not first_deals
    return (not needed[0]) is first_deals


def games(number: int) -> None:
    """Brier score, and how often what has a certain chance comes true."""
    rng = random.Random(20)
    bins: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _ in range(number):
        dealer, pone = (1 + int(rng.random() * 121) for _ in range(2))
        chance = win_chance(121 - dealer, 121 - pone, dealer=True)
        bins[min(int(10 * chance), 9)].append((chance, dealer_wins(rng, dealer, pone)))
    played = [game for games in bins.values() for game in games]
    brier = mean([(chance - won) ** 2 for chance, won in played])
    expected = mean([chance * (1 - chance) for chance, _ in played])
    print(f"{number} games: Brier score {brier:.4f}, of true chances {expected:.4f}")
    print("| chance | games | on average | won | standard errors off |")
    print("|---|---|---|---|---|")
    for tenth in sorted(bins):
        chances, wins = zip(*bins[tenth], strict=True)
        error = sqrt(sum(chance * (1 - chance) for chance in chances)) / len(chances)
        print(
            f"| {tenth / 10:.1f}–{tenth / 10 + 0.1:.1f} | {len(chances)} | {mean(chances):.4f} "
            f"| {mean(wins):.4f} | {(mean(wins) - mean(chances)) / error:+.1f} |"
        )


class Ends:
    """The chance that the dealer wins with few points to go, from all that both may keep."""

    def __init__(self) -> None:
        hands, cribs = rank_hands(), crib_averages()
        pone = policy(hands, cribs.opponents, own_crib=False)
        dealer = policy(hands, cribs.own, own_crib=True)
        self._pone, self._dealer = Side(pone), Side(dealer)
        self._thrown = jacks_thrown(pone), jacks_thrown(dealer)

    def chances(self) -> list[float]:
        """By place in `ENDS`."""
        deals, wins = 0.0, [0.0] * len(ENDS)
        for place in range(len(KEEPS)):
            if self._pone.made[place]:
                for weight, found in self.against(place):
                    deals += weight
                    wins = [won + weight * chance for won, chance in zip(wins, found, strict=True)]
        return [won / deals for won in wins]

    def against(self, place: int) -> Iterator[tuple[float, list[float]]]:
        """The chances when pone keeps this, by what the dealer keeps, and in how many deals."""
        pone = KEEPS[place]
        weights = deals_beside(self._pone, place, self._dealer)
        for dealer, made, weight in zip(KEEPS, self._dealer.made, weights, strict=True):
            if made and weight > 0.5:
                _, _, play = played_out(NUMBER[dealer], NUMBER[pone], EMPTY, HIM, 4)
                thrown = self._thrown[0][pone] + self._thrown[1][dealer]
                heels = (4 - (pone + dealer).count(JACK) - thrown) / 40
                yield weight, [chance(pone, dealer, play, heels, end) for end in ENDS]


def chance(pone: Ranks, dealer: Ranks, play: Course, heels: float, end: tuple[int, int]) -> float:
    """That the dealer is first, with a chance of heels before the play."""
    with_heels, without = (
        settled(pone, dealer, first(points, *end), jack=jack)
        for points, jack in (((2, *play), True), (play, False))
    )
    return heels * with_heels + (1 - heels) * without


def settled(pone: Ranks, dealer: Ranks, needed: tuple[int, int], *, jack: bool) -> float:
    """The show, where the play left something: a starter that the two keeps leave, jack or not.

    What neither hand settles is taken to be the dealer's, who has a crib to come.
    """
    if not all(needed):
        return float(not needed[0])
    won = cuts = 0
    for starter in (JACK,) if jack else (rank for rank in range(13) if rank != JACK):
        left = 4 - (pone + dealer).count(starter)
        cuts += left
        if RANK_POINTS.get(key(pone) + RANK_KEYS[starter], 0) < needed[1]:
            won += left
    return won / cuts if cuts else 0.0


def jacks_thrown(thrown: Policy) -> dict[Ranks, float]:
    """By keep: how many jacks are thrown with it, on average."""
    place_of = {key(keep): keep for keep in KEEPS}
    deals: Counter[Ranks] = Counter()
    jacks: Counter[Ranks] = Counter()
    for six, throws in thrown.items():
        for place, ways in throws.items():
            keep = place_of[key(six) - key(PAIRS[place])]
            deals[keep] += ways
            jacks[keep] += ways * PAIRS[place].count(JACK)
    return {keep: jacks[keep] / ways for keep, ways in deals.items() if ways}


def ends() -> None:
    """Enumerated beside simulated."""
    print("dealer,pone,chance,table")
    for (dealer, pone), enumerated in zip(ENDS, Ends().chances(), strict=True):
        table = win_chance(121 - dealer, 121 - pone, dealer=True)
        print(f"{dealer},{pone},{round(100_000 * enumerated)},{round(100_000 * table)}")


if __name__ == "__main__":
    if sys.argv[1] == "ends":
        ends()
    else:
        games(int(sys.argv[2]) if len(sys.argv) > 2 else 20_000)
