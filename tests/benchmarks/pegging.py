"""How strong the players of the play are, and how fast.

    python -m tests.benchmarks.pegging [strength|several|speed [DEALS]]

Strength: every deal is played twice with the seats swapped, both throw alike, and the figure is net
points a deal with its standard error. Several: the same deal with a player in one seat (with four,
a side) and everybody else greedy, against greedy players all round. Speed: a fresh process for
every decision, beside what a thousand cards take in `score_play`.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean
from time import process_time
from typing import TYPE_CHECKING

from coach import PACK, Card, score_play
from coach.advice.numbers import hand_number, rank_number
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import HandNumber
from coach.engine.play.known import Known
from coach.engine.play.pile import POINTS
from coach.engine.rules import RankNumber
from coach.engine.search.belief import believe
from coach.engine.search.values import values
from coach.game.deal import deal
from coach.players import simple
from coach.players.cards.best_answer import BestAnswer
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import PlayPolicy
from coach.players.cards.rollout import Rollout
from tests.benchmarks.throwing import Throwing

if TYPE_CHECKING:
    from collections.abc import Sequence


class Greedy:
    """Most points now, of equal cards the lowest: the yardstick."""

    def rank(self, known: Known) -> RankNumber:
        points = POINTS[known.record.pile]
        return max(known.fitting(), key=lambda rank: (points[rank], -rank))


@dataclass
class Hand:
    """A seat's four cards, and what it threw."""

    held: HandNumber
    threw: tuple[int, ...] = ()


@dataclass
class Average:
    """A mean and its standard error."""

    found: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        middle = mean(self.found)
        spread = sqrt(mean([(one - middle) ** 2 for one in self.found]) / len(self.found))
        return f"{middle:+.3f} ± {spread:.3f}"


def played(policies: Sequence[PlayPolicy], hands: Sequence[Hand], starter: RankNumber) -> list[int]:
    """The points of a play, by seat."""
    play = FastPlay([hand.held for hand in hands])
    while play.turn is not None:
        seat = play.turn
        threw = tuple(map(RankNumber, hands[seat].threw))
        known = Known(seat, play.hands[seat], play.record, threw, starter)
        play.put(policies[seat].rank(known))
    return play.points


def strength(deals: int) -> None:
    """The ladder of policies for two."""
    throwing = Throwing()
    expert = BestAnswer(random.Random(1), throwing.favours())
    one, greedy = OnePly(), Greedy()
    print(f"two players, net points a deal over {deals} deals played twice")
    for names, first, second, times in (
        ("one-ply against greedy", one, greedy, 5),
        ("expert against one-ply", expert, one, 1),
        ("expert against greedy", expert, greedy, 1),
    ):
        start = process_time()
        rng, net = random.Random(2), Average()
        pegged: dict[PlayPolicy, list[int]] = {first: [0, 0], second: [0, 0]}
        for _ in range(deals * times):
            hands, starter = throwing.deal(rng)
            total = 0
            for pair in ((first, second), (second, first)):
                points = played(pair, [Hand(*hand) for hand in hands], starter)
                for seat, policy in enumerate(pair):
                    pegged[policy][seat] += points[seat]
                total += points[pair.index(first)] - points[pair.index(second)]
            net.found.append(total / 2)
        pone, dealer = (points / deals / times for points in pegged[first])
        seats = f"pegs {pone:.2f} as pone, {dealer:.2f} as dealer"
        print(f"  {names:24} {net}   {seats}   {process_time() - start:5.0f} s", flush=True)
    print(f"  {_megabytes():.0f} MB at most")


def several(deals: int) -> None:
    """Three and four players, a seat at a time."""
    greedy = Greedy()
    for players in (3, 4):
        rng, seats = random.Random(3), range(players if players == 3 else 2)
        table = []
        for _ in range(deals):
            dealt = deal(rng, players)
            thrown = simple.throws(dealt)
            hands = [
                Hand(
                    hand_number(card for card in cards if card not in threw),
                    (rank_number(threw[0]),),
                )
                for cards, threw in zip(dealt.hands, thrown, strict=True)
            ]
            starter = rank_number(dealt.starter)
            table.append((hands, starter, played([greedy] * players, hands, starter)))
        names = "sides" if players == 4 else "seats"
        print(f"{players} players, net points a deal over {deals} deals, {len(seats)} {names}")
        for name, policy in (("one-ply", OnePly()), ("rollout", Rollout(random.Random(4)))):
            start = process_time()
            for seat in seats:
                mine = {seat, seat + 2} if players == 4 else {seat}
                at_table = [policy if one in mine else greedy for one in range(players)]
                net = Average()
                for hands, starter, base in table:
                    points = played(at_table, hands, starter)
                    net.found.append(_net(points, mine) - _net(base, mine))
                print(f"  {name:8} in seat {seat}: {net}", flush=True)
            print(f"  {process_time() - start:.0f} s")


def _net(points: Sequence[int], mine: set[int]) -> float:
    ours = sum(points[seat] for seat in mine)
    return ours - (sum(points) - ours) / (len(points) - len(mine)) * len(mine)


def speed(hands: int) -> None:
    """Every figure from a process of its own, so that nothing is remembered."""
    rng = random.Random(5)
    pile = rng.sample(PACK[:28], 4)
    start = process_time()
    for _ in range(1000):
        score_play(tuple(pile))
    yardstick = 1000 * (process_time() - start)
    print(f"a thousand cards in score_play: {yardstick:.1f} ms")
    for cards, name in ((0, "lead"), (1, "reply"), (2, "third card")):
        runs = [_fresh("cold", str(seed), str(cards)) for seed in range(hands)]
        times, sizes = [run[0] for run in runs], [run[1] for run in runs]
        print(
            f"  expert, {name:10}  mean {mean(times):6.1f} ms, most {max(times):6.1f} ms"
            f" ({max(times) / yardstick:5.2f} of it), {max(sizes):4.0f} MB"
        )
    cold, warm, size = _fresh("warm", "6")
    print(
        f"  one-ply, a decision: {1000 * warm:.1f} µs warm ({warm / yardstick:.5f} of it),"
        f" {1000 * cold:.1f} µs over the first 2,000 deals, {size:.0f} MB"
    )
    (imported,) = _fresh("import")
    print(f"  importing all of it: {imported:.1f} ms ({imported / yardstick:.2f} of it)")


def _fresh(*arguments: str) -> list[float]:
    command = [sys.executable, "-m", "tests.benchmarks.pegging", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [float(word) for word in done.stdout.split()]


def cold(seed: int, cards: int) -> None:
    """One decision with all hands: milliseconds, and megabytes of the process."""
    from coach.engine.play.hands import NUMBER
    from coach.engine.search.favour import favour

    favoured = favour({hand: 1.0 for ranks, hand in NUMBER.items() if len(ranks) == 4})
    dealt = random.Random(seed).sample(PACK, 11)
    play = FastPlay([hand_number(dealt[:4]), hand_number(dealt[4:8])])
    for _ in range(cards):
        assert play.turn is not None
        held = play.hands[play.turn]
        play.put(Greedy().rank(Known(play.turn, held, play.record)))
    assert play.turn is not None
    start = process_time()
    known = Known(play.turn, play.hands[play.turn], play.record, (rank_number(dealt[8]),))
    values(known, believe(known, favoured))
    print(1000 * (process_time() - start), _megabytes())


def warm(seed: int) -> None:
    """One-ply decisions, the first time and again: milliseconds each, and megabytes."""
    rng = random.Random(seed)
    one = OnePly()
    deals = [[hand_number(cards[:4]), hand_number(cards[4:])] for cards in _eights(rng, 2000)]
    for _ in range(2):
        spent = 0.0
        for hands in deals:
            play = FastPlay(hands)
            while play.turn is not None:
                known = Known(play.turn, play.hands[play.turn], play.record)
                start = process_time()
                rank = one.rank(known)
                spent += process_time() - start
                play.put(rank)
        print(1000 * spent / (8 * len(deals)))
    print(_megabytes())


def _eights(rng: random.Random, deals: int) -> list[list[Card]]:
    return [rng.sample(PACK, 8) for _ in range(deals)]


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def imports() -> None:
    """Milliseconds to import the package beside what the cards take."""
    code = "import time, coach; s = time.process_time(); import coach.engine.search.values;"
    command = [sys.executable, "-c", code + "print(1000 * (time.process_time() - s))"]
    print(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    what, *numbers = sys.argv[1:] or ["all"]
    if what in {"strength", "all"}:
        strength(int(numbers[0]) if numbers else 10_000)
    if what in {"several", "all"}:
        several(int(numbers[0]) if numbers else 1200)
    if what in {"speed", "all"}:
        speed(int(numbers[0]) if numbers else 20)
    if what == "cold":
        cold(*map(int, numbers))
    if what == "warm":
        warm(int(numbers[0]))
    if what == "import":
        imports()


if __name__ == "__main__":
    main()
