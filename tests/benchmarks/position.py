"""How true the winning chances are.

    python -m tests.benchmarks.position games [GAMES]
    python -m tests.benchmarks.position ends

Games: played out by the players of the table from random scores, the winners beside the chances.
Ends: the chance with few points to go, over all pairs of keeps, beside the table; nothing is drawn.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev

from coach.engine.play.hands import NUMBER
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import ME, played_out
from coach.engine.race import DealCourse
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, Ranks, key
from coach.engine.six_cards import rank_hands
from coach.engine.win_chances import deals_left, skunk_chance, win_chance
from data.builders.joint_keeps import KEEPS, Side, deals_beside
from data.builders.pegging import sides
from tests.engine.games import after, finish

ENDS = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 3))
"""Points that the dealer and pone need."""


def games(number: int) -> None:
    """Whole games beside the tables; then Brier score, and how often a chance comes true."""
    rng = random.Random(20)
    whole = [finish(rng, 121, 121) for _ in range(number // 2)]
    print(f"{len(whole)} games from the start, beside the tables:")
    for name, found, expected in (
        ("dealer", [not game.dealer for game in whole], win_chance(0, 0, dealer=True)),
        ("skunks", [max(game[:2]) > 30 for game in whole], skunks(91)),
        ("double", [max(game[:2]) > 60 for game in whole], skunks(61)),
        ("deals", [game.deals for game in whole], deals_left(0, 0, dealer=True)),
    ):
        print(f"{name:8}{mean(found):.4f} ± {stdev(found) / sqrt(len(found)):.4f}  {expected:.4f}")
    bins: defaultdict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _ in range(number):
        dealer, pone = (1 + int(rng.random() * 121) for _ in range(2))
        chance = win_chance(121 - dealer, 121 - pone, dealer=True)
        bins[min(int(10 * chance), 9)].append((chance, not finish(rng, dealer, pone).dealer))
    played = [game for games in bins.values() for game in games]
    brier = mean([(chance - won) ** 2 for chance, won in played])
    expected = mean([chance * (1 - chance) for chance, _ in played])
    print(f"{number} games from any score: Brier score {brier:.4f}, of true chances {expected:.4f}")
    print("| chance | games | on average | won | standard errors off |")
    print("|---|---|---|---|---|")
    for tenth in sorted(bins):
        chances, wins = zip(*bins[tenth], strict=True)
        error = sqrt(sum(chance * (1 - chance) for chance in chances)) / len(chances)
        print(
            f"| {tenth / 10:.1f}–{tenth / 10 + 0.1:.1f} | {len(chances)} | {mean(chances):.4f} "
            f"| {mean(wins):.4f} | {(mean(wins) - mean(chances)) / error:+.1f} |"
        )


def skunks(line: int) -> float:
    """The chance of a skunk by either player."""
    return sum(skunk_chance(0, 0, line=line, dealer=dealer) for dealer in (True, False))


class Ends:
    """The chance that the dealer wins with few points to go, from all that both may keep."""

    def __init__(self) -> None:
        both = sides(rank_hands())
        self._pone, self._dealer = both["pone"], both["dealer"]
        self._jacks = [
            jacks_dealt(self._dealer, place) if made else None
            for place, made in enumerate(self._dealer.made)
        ]

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
        pone, jacks = KEEPS[place], jacks_dealt(self._pone, place)
        weights = deals_beside(self._pone, place, self._dealer)
        for dealer, weight, others in zip(KEEPS, weights, self._jacks, strict=True):
            if others is not None and weight > 0.5:
                _, _, play = played_out(NUMBER[dealer], NUMBER[pone], EMPTY, ME)
                heels = (4 - jacks - others) / 40
                yield weight, [chance(pone, dealer, play, heels, end) for end in ENDS]


def chance(
    pone: Ranks, dealer: Ranks, play: DealCourse, heels: float, end: tuple[int, int]
) -> float:
    """That the dealer is first, with a chance of heels before the play."""
    with_heels, without = (
        settled(pone, dealer, after(points, *end), jack=jack)
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


def jacks_dealt(side: Side, place: int) -> float:
    """How many of the six cards are jacks when a keep is made, on average."""
    parts = side.signed_parts(place)
    return -parts[RANK_KEYS[JACK]] / parts[0]


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
