from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, parse, score_show
from coach.words.drills.rulings import rulings

CRIB = "a crib is a flush only with all five cards of one suit."
HELD = "a flush is in the four cards held; the starter cannot help three to four."
HEELS = "a jack turned up was heels, two for the dealer at the cut; it is never nobs."


def said(hand: str, starter: str, *, crib: bool = False) -> list[str]:
    (cut,) = parse(starter)
    return list(rulings(parse(hand), cut, crib=crib))


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "lines"),
    [
        # Four of a suit in the crib: all in hand, or the starter among them.
        ("2H 4H 6H 8H", "TS", True, [CRIB]),
        ("2H 4H 6H 8S", "TH", True, [CRIB]),
        # All five are a flush in a crib as in a hand; no rule is against it.
        ("2H 4H 6H 8H", "TH", True, []),
        ("2H 4H 6H 8H", "TH", False, []),
        # Three of a suit and the starter.
        ("2D 6D 9D KS", "QD", False, [HELD]),
        ("2D 6D 9D KS", "QD", True, [CRIB]),
        # A flush of four in a hand needs no explanation.
        ("2H 4H 6H 8H", "TS", False, []),
        # Three of a suit are nothing that anybody takes for a flush.
        ("2D 6D 9D KS", "QS", False, []),
        ("2D 6D 9D KS", "QS", True, []),
        ("2D 6S 9D KS", "QD", False, []),
        ("2D 6S 9D KS", "QD", True, []),
        # A jack turned up.
        ("4S 9H 3D 2C", "JD", False, [HEELS]),
        ("4S 9H 3D 2C", "JD", True, [HEELS]),
        ("4S 9H 3D JC", "2D", False, []),
        ("4S 9H 3D JC", "2C", False, []),
        # Both at once.
        ("2D 6D 9D KS", "JD", False, [HELD, HEELS]),
        ("2D 6D 9D KS", "JD", True, [CRIB, HEELS]),
        ("2H 4H 6H 8H", "JS", True, [CRIB, HEELS]),
        ("2H 4H 6H 8H", "JH", True, [HEELS]),
    ],
)
def test_which_rule_decides(hand: str, starter: str, crib: bool, lines: list[str]) -> None:
    assert said(hand, starter, crib=crib) == lines


CARDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
TWO_SUITS = st.lists(
    st.sampled_from([card for card in PACK if card.suit.value in "HS"]),
    min_size=5,
    max_size=5,
    unique=True,
)


@settings(max_examples=300, deadline=None)
@given(CARDS | TWO_SUITS, st.booleans())
def test_a_rule_about_flushes_stands_just_where_four_of_a_suit_are_none(
    cards: list[Card], crib: bool
) -> None:
    *hand, starter = cards
    lines = list(rulings(hand, starter, crib=crib))
    (_, most), *_ = Counter(card.suit for card in cards).most_common()
    no_flush = "flush" not in score_show(hand, starter, crib=crib).by_kind
    assert bool({CRIB, HELD} & {*lines}) == (most == 4 and no_flush)
    assert (CRIB in lines) <= crib
    assert (HELD in lines) <= (not crib)
    assert (HEELS in lines) == (starter.rank.value == "J")
    assert all(line.endswith(".") for line in lines)
