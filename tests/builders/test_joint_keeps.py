from __future__ import annotations

from collections import Counter
from math import comb, prod

import pytest

from coach.engine.ranks import PAIRS, Ranks, from_letters
from coach.engine.tables import keep_counts
from coach.seats import Seat
from data.builders.joint_keeps import KEEPS, Side, deals_beside


def place(cards: str) -> int:
    return KEEPS.index(from_letters(cards))


def dealt(six: Ranks, missing: Ranks = ()) -> int:
    """Ways to be dealt six ranks from a pack without certain cards."""
    return prod(comb(4 - missing.count(rank), n) for rank, n in Counter(six).items())


def test_deals_are_counted_as_one_would_by_hand(both: dict[Seat, Side]) -> None:
    pone, dealer = both["pone"], both["dealer"]
    for cards in ("5566", "A2TK"):
        row = deals_beside(pone, place(cards), dealer)
        for other in ("4567", "55JQ", "6789", "2346", "TJQK"):
            expected = sum(
                deals * part / dealt(against) * dealt(against, six)
                for six, deals in pone.behind[place(cards)].items()
                for against, part in dealer.behind[place(other)].items()
            )
            assert expected > 1000
            assert row[place(other)] == pytest.approx(expected)


def test_all_deals_are_counted_and_none_that_cannot_be(both: dict[Seat, Side]) -> None:
    pone, dealer = both["pone"], both["dealer"]
    fives = place("5555")
    for cards in ("5555", "4567", "TJQK", "A23K"):
        row = deals_beside(pone, place(cards), dealer)
        kept = keep_counts("pone")[KEEPS[place(cards)]]
        possible = sum(deals for deals, made in zip(row, dealer.made, strict=True) if made)
        assert possible == pytest.approx(kept * comb(46, 6))
        if "5" in cards:
            assert row[fives] == pytest.approx(0, abs=1e-3)


def test_behind_a_keep_never_made_is_any_throw(both: dict[Seat, Side]) -> None:
    never = place("AA24")
    assert not both["pone"].made[never]
    throws = [tuple(sorted((*KEEPS[never], *throw))) for throw in PAIRS]
    possible = [six for six in throws if max(map(six.count, six)) <= 4]
    assert both["pone"].signed_parts(never)[0] == sum(map(dealt, possible))
