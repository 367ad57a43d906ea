"""How good and how quick the winning chances of throws are: `coach.engine.shows.throw_chances`.

    nice python -m tests.benchmarks.chances accuracy 100000
    python -m tests.benchmarks.chances speed

plays so many deals to the end at twenty positions, of the throw that nets most there and of one
more, with six cards from a seed; and times all fifteen throws at each, in a fresh process.
"""

from __future__ import annotations

import random
import subprocess
import sys

from coach import PACK, Card
from coach.advice.throws.weigh import weigh
from coach.cards import faces, in_order
from coach.engine.after_deal import chance_after
from coach.seats import CribOwner
from tests.advice.at_scores import worth_at
from tests.engine.shows.dealt_out import won

POSITIONS = [
    # mine, his, whether I deal
    (0, 0, True),
    (0, 0, False),
    (60, 80, True),
    (47, 47, False),
    (70, 54, False),
    (90, 95, True),
    (96, 94, False),
    (103, 96, False),
    (100, 110, True),
    (105, 112, False),
    (111, 100, False),
    (109, 105, False),
    (109, 111, True),
    (114, 108, True),
    (112, 116, True),
    (115, 119, False),
    (118, 116, True),
    (118, 119, False),
    (119, 119, True),
    (119, 119, False),
]
SEED = 3


def _hands() -> list[tuple[tuple[int, int, bool], tuple[Card, ...]]]:
    rng = random.Random(SEED)
    found = []
    for position in POSITIONS:
        pack = sorted(PACK, key=lambda _: rng.random())
        found.append((position, in_order(pack[:6])))
    return found


def accuracy(deals: int) -> None:
    """A row a position and throw: the chance, the share of deals won, the difference."""
    rng = random.Random(SEED)
    worst = 0.0
    print("| score | | cards | throw | chance | played out | difference |")
    print("|---|---|---|---|---|---|---|")
    for (mine, his, dealer), six in _hands():
        found = worth_at(six, (mine, his), dealer=dealer)
        first = weigh(six, CribOwner.of(dealer=dealer)).best.throw
        other = [*found][int(rng.random() * 15)]
        for throw in (first, other):
            share = won(
                rng,
                deals,
                six,
                throw,
                chance_after(dealer=dealer),
                dealer=dealer,
                mine=mine,
                theirs=his,
                target=121,
            )
            worst = max(worst, abs(found[throw] - share), key=abs)
            seat = "dealer" if dealer else "pone"
            row = [f"{mine}-{his}", seat, faces(six), faces(throw)]
            row += [f"{100 * value:.2f}" for value in (found[throw], share)]
            row.append(f"{100 * (found[throw] - share):+.2f}")
            print(f"| {' | '.join(row)} |", flush=True)
    print(f"largest difference: {100 * worst:.2f} % of {deals} deals")


def speed() -> None:
    """Processor time of all fifteen throws in a fresh process, and of the whole process."""
    for (mine, his, dealer), six in _hands():
        code = (
            "from time import process_time\n"
            "from tests.advice.at_scores import worth_at\n"
            "start = process_time()\n"
            f"worth_at({faces(six)!r}, ({mine}, {his}), dealer={dealer})\n"
            "print(process_time() - start, process_time())"
        )
        run = [sys.executable, "-c", code]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        throws, whole = (1000 * float(seconds) for seconds in done.stdout.split())
        seat = "dealer" if dealer else "pone"
        print(f"{mine}-{his} {seat} {faces(six)}: {throws:.0f} ms, with imports {whole:.0f} ms")


if __name__ == "__main__":
    if sys.argv[1] == "accuracy":
        accuracy(int(sys.argv[2]))
    else:
        speed()
