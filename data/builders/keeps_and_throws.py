"""The table of throws behind every keep of a sensible player.

python -m data.builders.keeps_and_throws > data/keeps_and_throws.csv
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from coach.engine.ranks import PAIRS, Ranks, key, letters, multisets
from coach.engine.six_cards import rank_hands
from coach.engine.throwing.policy import sensible
from coach.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.engine.throwing.policy import ThrowPolicy


def table(
    by_ranks: ThrowPolicy, with_flushes: ThrowPolicy
) -> Iterator[tuple[Ranks, int, int, list[int]]]:
    """The rows of a seat: keep, spoiled deals of a thousand, flushes, throws.

    Args:
        by_ranks: how the seat throws when suits make no flush.
        with_flushes: how it throws when they do.
    """
    keys = [key(pair) for pair in PAIRS]
    throws: defaultdict[int, list[int]] = defaultdict(list)
    deals, spoiled, flushes = Counter[int](), Counter[int](), Counter[int]()
    for six, ((throw, ways),) in ((six, thrown.items()) for six, thrown in by_ranks.items()):
        keep = key(six) - keys[throw]
        throws[keep].append(throw)
        deals[keep] += ways
        for other, suited in with_flushes[six].items():
            if other != throw:
                spoiled[keep] += suited
                flushes[key(six) - keys[other]] += suited
    for ranks in multisets(4):
        keep = key(ranks)
        share = 1000 * spoiled[keep] / deals[keep] if deals[keep] else 0.0
        yield ranks, round(share), flushes[keep], sorted(throws[keep])


_HEAD = """\
# The throws behind every keep of a sensible player, who throws as in throws.csv: all pairs thrown
# with these four ranks when they are kept for their ranks. Spoiled: of a thousand deals of those
# six ranks, the ones in which four others are kept, for a flush. Flushes: of the 4,512 deals of the
# four ranks in one suit, the ones in which they are kept for the flush alone. Exact.
# Rebuilt by: python -m data.builders.keeps_and_throws
seat,keep,spoiled,flushes,throws
"""


def _write() -> Iterator[str]:
    yield _HEAD
    hands = rank_hands()
    for seat in SEATS:
        by_ranks, with_flushes = (sensible(hands, seat, flushes=some) for some in (False, True))
        for keep, spoiled, flushes, throws in table(by_ranks, with_flushes):
            pairs = " ".join([letters(PAIRS[throw]) for throw in throws])
            yield f"{seat},{letters(keep)},{spoiled},{flushes},{pairs}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write())
