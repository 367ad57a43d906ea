from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest

from coach.engine.ranks import LETTERS, PAIRS, RankHand, Ranks, key
from coach.engine.tables import Seat, keep_counts
from coach.engine.throwing.policy import ThrowPolicy, sensible
from data.builders.joint_keeps import KEEPS, Side, deals_beside
from tests.sure import some


def place(cards: str) -> int:
    return KEEPS.index(tuple(map(LETTERS.index, cards)))


def behind(thrown: ThrowPolicy, keep: int) -> list[tuple[Ranks, float]]:
    """The sixes of which a keep is made, with the share of their deals in which it is."""
    wanted = key(KEEPS[keep])
    return [
        (six, deals / throws.total())
        for six, throws in thrown.items()
        for throw, deals in throws.items()
        if key(six) - key(PAIRS[throw]) == wanted
    ]


def dealt(six: Ranks, missing: Ranks = ()) -> int:
    """Ways to be dealt six ranks from a pack without certain cards."""
    return prod(comb(4 - missing.count(rank), n) for rank, n in Counter(six).items())


@pytest.mark.slow
def test_deals_are_counted_as_one_would_by_hand(rank_hands: list[RankHand]) -> None:
    pone, dealer = sensible(rank_hands, "pone"), sensible(rank_hands, "dealer")
    his = Side(dealer)
    for cards in ("5566", "A2TK"):
        row = deals_beside(Side(pone), place(cards), his)
        mine = behind(pone, place(cards))
        for other in ("4567", "55JQ", "6789", "2346", "TJQK"):
            theirs = behind(dealer, place(other))
            expected = sum(
                share * dealt(six) * part * dealt(against, six)
                for six, share in mine
                for against, part in theirs
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


def test_either_side_counts_the_same_deals(both: dict[Seat, Side]) -> None:
    pone, dealer = both["pone"], both["dealer"]
    for one, other in some(combinations(map(place, ("5566", "479Q", "6789", "A2TK")), 2)):
        here = deals_beside(pone, one, dealer)[other]
        assert here == pytest.approx(deals_beside(dealer, other, pone)[one])


def test_behind_a_keep_never_made_is_any_throw(both: dict[Seat, Side]) -> None:
    never = place("AA24")
    assert not both["pone"].made[never]
    throws = [tuple(sorted((*KEEPS[never], *throw))) for throw in PAIRS]
    possible = [six for six in throws if max(map(six.count, six)) <= 4]
    assert both["pone"].signed_parts(never)[0] == sum(map(dealt, possible))
