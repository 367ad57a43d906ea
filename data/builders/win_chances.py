"""Positions before a deal, by the points that both need: solved backwards from the end.

    python -m data.builders.win_chances wins > data/win_chances.csv
    python -m data.builders.win_chances deals > data/deals_left.csv

follow from `data/race.csv` in some seconds. Either the game ends in the deal, or another position
with fewer points to go is next, with the seats changed over. All positions use the same deals, so
that no point less to go is ever worth less, by construction.
"""

from __future__ import annotations

import sys
from operator import mul
from typing import TYPE_CHECKING

from coach.engine.race import Race
from coach.engine.win_chances import MOST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Table = list[list[float]]
"""By the points that the dealer needs, then by those that pone needs; 0 is never asked for."""


def wins(race: Race, most: int = MOST) -> Table:
    """The chance (0–1) that the dealer wins.

    >>> always_two = Race.of([(2,)])
    >>> wins(always_two, 4)[3][2], wins(always_two, 4)[3][3]
    (0.0, 1.0)
    """
    return _solved(race, most, race.dealer_first, lambda chance: 1 - chance)


def deals_left(race: Race, most: int = MOST) -> Table:
    """Average number of deals still to come.

    >>> deals_left(Race.of([(2, -1)]), 4)[4][4]
    3.0
    """
    return _solved(race, most, lambda _dealer, _pone: race.deals, lambda deals: deals)


def _solved(
    race: Race,
    most: int,
    here: Callable[[int, int], float],
    then: Callable[[float], float],
) -> Table:
    """Solve a table: the part of the deal, plus that of the next where nobody reaches the target.

    Args:
        race: what deals bring.
        most: points to go, of both.
        here: what the deal adds from a position, summed over all deals.
        then: from what the next position is worth to its dealer, what it is to the one before.
    """
    table = [[0.0] * (most + 1) for _ in range(most + 1)]
    # The same with the seats changed over, so that the pone of now is the dealer of the next deal.
    turned = [[0.0] * (most + 1) for _ in range(most + 1)]
    ended = [(dealer, counts) for dealer, counts in enumerate(race.ended) if any(counts)]
    for both in range(2, 2 * most + 1):
        for dealer in range(max(1, both - most), min(both, most + 1)):
            pone = both - dealer
            later = sum(
                sum(map(mul, counts, turned[dealer - points][pone:0:-1]))
                for points, counts in ended
                if points < dealer
            )
            value = table[dealer][pone] = (here(dealer, pone) + later) / race.deals
            turned[pone][dealer] = then(value)
    return table


_WINS = """\
# Chances of the dealer to win before a deal, in hundred-thousandths: a row by the points that the
# dealer needs, a column by those that pone needs. Both play as in race.csv, whatever the score;
# exact given race.csv.
# Rebuilt by: python -m data.builders.win_chances wins
"""
_DEALS = """\
# Average number of deals still to come, in hundredths: a row by the points that the dealer needs,
# a column by those that pone needs. Both play as in race.csv, whatever the score; exact given
# race.csv.
# Rebuilt by: python -m data.builders.win_chances deals
"""


def _write(head: str, table: Table, unit: int) -> Iterator[str]:
    yield head
    yield f"dealer,{','.join(map(str, range(1, len(table))))}\n"
    for dealer, row in enumerate(table[1:], start=1):
        yield f"{dealer},{','.join(str(round(value * unit)) for value in row[1:])}\n"


if __name__ == "__main__":
    shipped = Race.shipped()
    sys.stdout.writelines(
        _write(_WINS, wins(shipped), 100_000)
        if sys.argv[1] == "wins"
        else _write(_DEALS, deals_left(shipped), 100)
    )
