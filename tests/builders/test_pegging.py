from __future__ import annotations

from operator import mul
from statistics import correlation, mean

import pytest

from coach.engine.ranks import from_letters, multisets
from coach.engine.tables import (
    PeggingAverage,
    keep_frequency,
    pegging_averages,
    pegging_errors,
    pegging_gains,
)
from coach.seats import Seat
from data.builders.corrections import corrections
from data.builders.joint_keeps import KEEPS, Side
from data.builders.pegging import added, pegging
from tests.cases import load
from tests.sure import some

SEATS: list[Seat] = ["pone", "dealer"]


def published(seat: Seat) -> tuple[list[PeggingAverage], list[PeggingAverage]]:
    """Shipped and published averages of the same keeps."""
    shipped = pegging_averages(seat)
    rows = load("published_pegging.yaml")
    ours = [shipped[from_letters(str(row["keep"]))] for row in rows]
    return ours, [PeggingAverage(*row[seat]) for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_a_slice_of_the_shipped_table_rebuilt(both: dict[Seat, Side], seat: Seat) -> None:
    shipped, errors = pegging_averages(seat), pegging_errors(seat)
    found = added(pegging_gains(seat), both[seat])
    for place in some(range(7, len(KEEPS), 400)):
        keep, more = KEEPS[place], found[place]
        own, opponents = pegging(seat, place, both)
        rebuilt = own + more.own, opponents + more.opponents, more.error
        # The throws with which some keeps are made change with the last digits of the table.
        assert rebuilt == pytest.approx((*shipped[keep], errors[keep]), abs=0.05)


@pytest.mark.parametrize("seat", SEATS)
def test_every_four_ranks_have_averages(seat: Seat) -> None:
    table = pegging_averages(seat)
    assert [*table] == multisets(4)
    assert all(0 < own < 10 and 0 < opponents < 10 for own, opponents in table.values())


def test_what_one_side_pegs_the_other_side_gives_away() -> None:
    averages = {}
    for seat in SEATS:
        often, table = keep_frequency(seat), pegging_averages(seat)
        averages[seat] = PeggingAverage(
            *(sum(often[keep] * table[keep][side] for keep in often) for side in (0, 1))
        )
    pone, dealer = averages["pone"], averages["dealer"]
    # Exactly so by one ply; what good play changes is found for either seat by itself.
    assert pone == pytest.approx((dealer.opponents, dealer.own), abs=0.15)
    assert 2.05 <= pone.own <= 2.25
    assert 3.25 <= dealer.own <= 3.65


@pytest.mark.parametrize(("seat", "least"), [("pone", 0.93), ("dealer", 0.90)])
def test_averages_beside_those_of_people(seat: Seat, least: float) -> None:
    ours, theirs = published(seat)
    assert len(ours) == 32
    net, published_net = [one.net for one in ours], [one.net for one in theirs]
    assert correlation(net, published_net) >= least
    assert abs(mean(net) - mean(published_net)) <= 0.20


@pytest.mark.parametrize("seat", SEATS)
def test_what_strong_play_adds_is_whole_on_average_and_half_of_a_keeps_own(
    both: dict[Seat, Side], seat: Seat
) -> None:
    gains, side = pegging_gains(seat), both[seat]
    whole, half = corrections(gains), added(gains, side)
    often = [behind.total() * made for behind, made in zip(side.behind, side.made, strict=True)]
    for part in (0, 1):
        averages = [
            sum(map(mul, often, (one[part] for one in found))) / sum(often)
            for found in (whole, half)
        ]
        assert averages[0] == pytest.approx(averages[1])
        apart = [found[0][part] - found[-1][part] for found in (whole, half)]
        assert apart[1] == pytest.approx(apart[0] / 2)
    assert [one.error for one in half] == pytest.approx([one.error / 2 for one in whole])
