from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import (
    PACK,
    Breakdown,
    Card,
    ImpossibleCards,
    MalformedCard,
    parse,
    score_show,
    show_total,
)
from coach.engine.rank_points import RANK_KEYS, RANK_PARTS, RANK_POINTS
from coach.scoring.breakdown import SHOW_KINDS
from tests.cases import load
from tests.scoring import independent
from tests.sure import some

PROPERTY = settings(max_examples=200, deadline=None)
FIVE_CARDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)

CASES = load("show.yaml")
RANKS = "A23456789TJQK"
RANK_MULTISETS = [ranks for ranks in combinations_with_replacement(RANKS, 5) if len(set(ranks)) > 1]


def worth(hand: str, starter: str, *, crib: bool = False) -> dict[str, int]:
    return dict(score_show(hand, starter, crib=crib).by_kind)


def groups(score: Breakdown, kind: str) -> list[str]:
    return sorted(
        " ".join(sorted(map(str, item.cards))) for item in score.items if item.kind == kind
    )


def agree(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> None:
    score = score_show(hand, starter, crib=crib)
    expected = independent.show([*map(str, hand)], str(starter), crib=crib)
    found = [(item.kind, frozenset(map(str, item.cards)), item.points) for item in score.items]
    assert Counter(found) == Counter(expected)
    assert score.by_kind == independent.by_kind(expected)
    assert score.total == sum(points for _, _, points in expected)
    assert show_total(hand, starter, crib=crib) == score.total


# The table


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    score = score_show(case["hand"], case["starter"], crib=case["crib"])
    assert score.by_kind == case["points"]
    assert score.total == case["total"]
    assert show_total(case["hand"], case["starter"], crib=case["crib"]) == case["total"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_against_the_independent_scorer(case: dict[str, Any]) -> None:
    agree(parse(case["hand"]), parse(case["starter"])[0], crib=case["crib"])


@pytest.mark.parametrize("score", [score_show, show_total])
@pytest.mark.parametrize("starter", ["", " ", (), []])
def test_a_hand_without_a_starter_is_refused(score: Any, starter: Any) -> None:
    # hand-22: four hearts before the cut are worth something to a player, but are no show.
    with pytest.raises((ImpossibleCards, MalformedCard)):
        score("4H 8H QH KH", starter)


def test_four_different_ranks_in_a_row_are_one_run_of_four() -> None:
    # quiz-01: claimed as a double run of three.
    assert groups(score_show("4C 5D 6H 7S", "9C"), "run") == ["4C 5D 6H 7S"]
    assert worth("4C 5D 6H 7S", "9C")["run"] == 4


def test_three_of_a_rank_in_a_run_of_three_are_a_triple_run_not_a_run_of_five() -> None:
    # quiz-01: claimed as a run of five.
    score = score_show("7C 7D 7H 8S", "9C")
    assert groups(score, "run") == ["7C 8S 9C", "7D 8S 9C", "7H 8S 9C"]
    assert score.by_kind["run"] == 9


def test_the_starters_of_three_fives_and_a_jack() -> None:
    # disc-04: with 2C and 9D laid away, 29 once in 46 starters, never below 14, 766 in all.
    hand = parse("5C 5D 5H JS")
    away = parse("2C 9D")
    totals = [show_total(hand, cut) for cut in PACK if cut not in hand and cut not in away]
    assert (len(totals), max(totals), min(totals), sum(totals)) == (46, 29, 14, 766)
    assert totals.count(29) == 1


# Fifteens


def test_a_fifteen_is_two_for_every_distinct_set_of_cards() -> None:
    score = score_show("5H 5S 6D 4S", "JD")
    assert groups(score, "fifteen") == ["4S 5H 6D", "4S 5S 6D", "5H JD", "5S JD"]
    assert {item.points for item in score.items if item.kind == "fifteen"} == {2}


def test_a_fifteen_may_take_any_number_of_cards() -> None:
    assert groups(score_show("7C 8D KH KS", "QC"), "fifteen") == ["7C 8D"]
    assert groups(score_show("AC 4D KH 9S", "8C"), "fifteen") == ["4D AC KH"]
    assert groups(score_show("AC 2D 3H 9S", "KC"), "fifteen") == ["2D 3H 9S AC", "2D 3H KC"]
    assert groups(score_show("AC 2D 3H 4S", "5C"), "fifteen") == ["2D 3H 4S 5C AC"]


def test_jack_queen_and_king_count_ten_in_a_fifteen() -> None:
    assert worth("5C JD 8H 9S", "AC") == {"fifteen": 4}
    assert worth("5C TD 6H 7S", "QC")["fifteen"] == 4
    assert groups(score_show("5C QD KH 9S", "7C"), "fifteen") == ["5C KH", "5C QD"]


def test_an_ace_counts_one_in_a_fifteen() -> None:
    assert groups(score_show("AC 4D TH 2S", "8C"), "fifteen") == ["2S 4D 8C AC", "4D AC TH"]


# Pairs


def test_two_cards_of_a_rank_are_a_pair() -> None:
    assert worth("2C 2D 6H 8S", "KC") == {"pair": 2}


def test_pair_royal_is_three_pairs() -> None:
    score = score_show("9C 9D 9H AS", "QC")
    assert groups(score, "pair") == ["9C 9D", "9C 9H", "9D 9H"]
    assert score.by_kind == {"pair": 6}


def test_double_pair_royal_is_six_pairs() -> None:
    score = score_show("9C 9D 9H 9S", "AC")
    assert len(groups(score, "pair")) == 6
    assert score.by_kind == {"pair": 12}


def test_jack_and_queen_are_no_pair() -> None:
    assert worth("JC QD 2H 6S", "8D") == {}


def test_pair_royal_beside_a_pair() -> None:
    assert worth("9C 9D 9H 2S", "2C") == {"pair": 8}


# Runs


def test_a_run_takes_three_ranks() -> None:
    assert worth("9C TD JH 2S", "KD") == {"run": 3}
    assert "run" not in worth("9C TD 2H 2S", "KD")


@pytest.mark.parametrize(
    ("hand", "starter", "points"), [("9C TD JH QS", "2C", 4), ("9C TD JH QS", "KC", 5)]
)
def test_only_the_longest_run_counts(hand: str, starter: str, points: int) -> None:
    score = score_show(hand, starter)
    assert score.by_kind["run"] == points
    assert len(groups(score, "run")) == 1


def test_double_run_of_three() -> None:
    score = score_show("TC JD QH QS", "2C")
    assert groups(score, "run") == ["JD QH TC", "JD QS TC"]
    assert score.by_kind == {"pair": 2, "run": 6}


def test_double_run_of_four() -> None:
    score = score_show("9C TD JH QS", "QC")
    assert groups(score, "run") == ["9C JH QC TD", "9C JH QS TD"]
    assert score.by_kind == {"pair": 2, "run": 8}


def test_triple_run() -> None:
    score = score_show("JC QD KH KS", "KD")
    assert groups(score, "run") == ["JC KD QD", "JC KH QD", "JC KS QD"]
    assert score.by_kind == {"pair": 6, "run": 9}


def test_double_double_run() -> None:
    score = score_show("JC QD QH KS", "KD")
    assert groups(score, "run") == ["JC KD QD", "JC KD QH", "JC KS QD", "JC KS QH"]
    assert score.by_kind == {"pair": 4, "run": 12}


def test_a_pair_beside_a_run_does_not_double_it() -> None:
    assert worth("3C 4D 5H 9S", "9D") == {"pair": 2, "run": 3}


def test_no_run_goes_round_the_corner() -> None:
    assert "run" not in worth("QC KD AH 7S", "4C")
    assert "run" not in worth("KC AD 2H 7S", "9C")


def test_the_ace_is_low_in_a_run() -> None:
    assert groups(score_show("AC 2D 3H 8S", "QC"), "run") == ["2D 3H AC"]


def test_ten_and_jack_are_neighbours_whatever_their_letters() -> None:
    assert groups(score_show("8C 9D TH JS", "2D"), "run") == ["8C 9D JS TH"]


# Flush


def test_four_of_a_suit_in_the_hand_are_a_flush_of_four() -> None:
    score = score_show("2H 4H 6H 8H", "TC")
    assert groups(score, "flush") == ["2H 4H 6H 8H"]
    assert score.by_kind == {"flush": 4}


def test_the_starter_makes_the_flush_five() -> None:
    score = score_show("2H 4H 6H 8H", "TH")
    assert groups(score, "flush") == ["2H 4H 6H 8H TH"]
    assert score.by_kind == {"flush": 5}


def test_four_of_a_suit_that_need_the_starter_are_no_flush() -> None:
    assert worth("2H 4H 6H 8C", "TH") == {}
    assert worth("2H 4H 6H 8C", "TH", crib=True) == {}


def test_crib_flush_takes_all_five_cards() -> None:
    assert worth("2H 4H 6H 8H", "TC", crib=True) == {}
    assert worth("2H 4H 6H 8H", "TH", crib=True) == {"flush": 5}


# Nobs


def test_jack_of_the_starters_suit_is_nobs() -> None:
    score = score_show("JC 2D 4H 8S", "KC")
    assert groups(score, "nobs") == ["JC"]
    assert score.by_kind == {"nobs": 1}


def test_jack_of_another_suit_is_not_nobs() -> None:
    assert worth("JD 2D 4H 8S", "KC") == {}


def test_nobs_counts_in_the_crib() -> None:
    assert worth("JC 2D 4H 8S", "KC", crib=True) == {"nobs": 1}


def test_jack_starter_is_never_nobs() -> None:
    assert worth("2C 4D 6H 8S", "JC") == {}
    assert worth("2C 4C 6H 8S", "JC", crib=True) == {}
    assert worth("JC JD JH 2S", "JS") == {"pair": 12}


# The breakdown


@PROPERTY
@given(FIVE_CARDS, st.booleans())
def test_items_stand_in_counting_order(five: list[Card], crib: bool) -> None:
    kinds = [item.kind for item in score_show(five[:4], five[4], crib=crib).items]
    assert kinds == sorted(kinds, key=SHOW_KINDS.index)


@PROPERTY
@given(FIVE_CARDS, st.booleans())
def test_every_item_is_a_combination_of_the_five_cards(five: list[Card], crib: bool) -> None:
    *hand, starter = five
    score = score_show(hand, starter, crib=crib)
    for item in score.items:
        assert set(item.cards) <= set(five)
        assert len(set(item.cards)) == len(item.cards)
        orders = sorted(card.rank.order for card in item.cards)
        if item.kind == "fifteen":
            assert sum(card.rank.pips for card in item.cards) == 15
        elif item.kind == "pair":
            assert len(orders) == 2
            assert orders[0] == orders[1]
        elif item.kind == "run":
            assert orders == list(range(orders[0], orders[0] + item.points))
        elif item.kind == "flush":
            assert set(hand) <= set(item.cards)
            assert len({card.suit for card in item.cards}) == 1
            assert item.points == len(item.cards)
        else:
            assert item.kind == "nobs"
            (jack,) = item.cards
            assert jack in hand
            assert (jack.rank.value, jack.suit) == ("J", starter.suit)
    assert len({(item.kind, frozenset(item.cards)) for item in score.items}) == len(score.items)


def test_the_total_is_the_sum_of_the_items_and_of_the_kinds() -> None:
    score = score_show("5H 5S 5C JD", "5D")
    assert score.total == sum(item.points for item in score.items) == 29
    assert score.by_kind == {"fifteen": 16, "pair": 12, "nobs": 1}


# Two scorers and an independent third


@PROPERTY
@given(FIVE_CARDS, st.booleans())
def test_the_scorers_agree_on_random_cards(five: list[Card], crib: bool) -> None:
    agree(tuple(five[:4]), five[4], crib=crib)


@PROPERTY
@given(st.data(), st.sampled_from("CDHS"), st.booleans())
def test_the_scorers_agree_on_suited_hands(data: st.DataObject, suit: str, crib: bool) -> None:
    suited = [card for card in PACK if card.suit.value == suit]
    hand = data.draw(st.lists(st.sampled_from(suited), min_size=4, max_size=4, unique=True))
    starter = data.draw(st.sampled_from([card for card in PACK if card not in hand]))
    agree(tuple(hand), starter, crib=crib)


def test_there_are_6175_ways_to_hold_five_ranks() -> None:
    assert len(RANK_MULTISETS) == 6175


@pytest.mark.parametrize(
    "crib",
    [pytest.param(False, id="hand"), pytest.param(True, id="crib", marks=pytest.mark.slow)],
)
def test_the_scorers_agree_on_all_rank_multisets(crib: bool) -> None:
    for ranks in some(RANK_MULTISETS):
        # Four suits in turn, and a jack as the starter if there is one: no flush and no nobs.
        five = parse(rank + "CDHSC"[place] for place, rank in enumerate(ranks))
        starter = next((card for card in five if card.rank.value == "J"), five[0])
        hand = tuple(card for card in five if card is not starter)
        agree(hand, starter, crib=crib)
        assert not {"flush", "nobs"} & set(score_show(hand, starter, crib=crib).by_kind)


def test_the_table_of_rank_multisets_has_the_points_of_every_kind() -> None:
    assert len(RANK_PARTS) == len(RANK_MULTISETS)
    for ranks in RANK_MULTISETS:
        five = parse(rank + "CDHSC"[place] for place, rank in enumerate(ranks))
        key = sum(RANK_KEYS[card.rank.order - 1] for card in five)
        points = score_show(five[:4], five[4]).by_kind
        assert RANK_PARTS[key] == tuple(points.get(kind, 0) for kind in ("fifteen", "pair", "run"))
        assert RANK_POINTS[key] == sum(RANK_PARTS[key])


@pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
def test_the_scorers_agree_on_all_suited_ranks(crib: bool) -> None:
    for ranks in combinations(RANKS, 5):
        *hand, starter = parse(f"{rank}S" for rank in ranks)
        agree(tuple(hand), starter, crib=crib)
        agree(tuple(hand), parse(f"{ranks[0]}H")[0], crib=crib)


# What goes in


@PROPERTY
@given(FIVE_CARDS, st.randoms(), st.booleans())
def test_the_order_of_the_hand_does_not_matter(five: list[Card], rng: Any, crib: bool) -> None:
    *hand, starter = five
    other = rng.sample(hand, 4)
    assert score_show(other, starter, crib=crib) == score_show(hand, starter, crib=crib)
    assert show_total(tuple(other), starter, crib=crib) == show_total(
        tuple(hand), starter, crib=crib
    )


def test_all_orders_of_one_hand() -> None:
    scores = {score_show(hand, "JD") for hand in permutations(parse("5H 5S 6D 4S"))}
    assert [score.total for score in scores] == [16]


HAND = parse("5H 5S 6D 4S")
JACK = parse("JD")[0]


@pytest.mark.parametrize(
    "hand",
    [
        "5H5S6D4S",
        "5♥ 5♠ 6♦ 4♠",
        HAND,
        [*HAND],
        ["5H", "5S", "6D", "4S"],
        ("5H", "5S", "6D", "4S"),
        ["5H", *HAND[1:]],
        ("5H", *HAND[1:]),
        frozenset(HAND),
    ],
    ids=[
        "text",
        "symbols",
        "tuple",
        "list",
        "texts",
        "tuple of texts",
        "both",
        "tuple of both",
        "set",
    ],
)
@pytest.mark.parametrize(
    "starter",
    ["JD", "j♦", JACK, [JACK], ("JD",)],
    ids=["text", "symbol", "card", "list", "tuple of text"],
)
def test_cards_in_every_form(hand: Any, starter: Any) -> None:
    assert score_show(hand, starter) == score_show(HAND, JACK)
    assert show_total(hand, starter) == 16


@pytest.mark.parametrize("score", [score_show, show_total])
def test_a_hand_may_be_read_from_a_generator(score: Any) -> None:
    assert score((card for card in HAND), JACK) == score(HAND, JACK)


@pytest.mark.parametrize("score", [score_show, show_total])
@pytest.mark.parametrize(
    ("hand", "starter"),
    [
        ("5H 5S 6D", "JD"),
        ("5H 5S 6D 4S 3C", "JD"),
        ("5H 5S 6D 4S", "JD QC"),
        ("5H 5H 6D 4S", "JD"),
        ("5H 5S 6D 4S", "5H"),
        ("5H 5S 6D 4S JD", "JD"),
    ],
)
def test_impossible_hands(score: Any, hand: str, starter: str) -> None:
    with pytest.raises(ImpossibleCards):
        score(hand, starter)
    with pytest.raises(ImpossibleCards):
        score(tuple(hand.split()), starter)


@pytest.mark.parametrize("score", [score_show, show_total])
@pytest.mark.parametrize(
    ("hand", "starter"),
    [
        (HAND[:3], JACK),
        ((*HAND, *parse("3C")), JACK),
        ((HAND[0], *HAND[:3]), JACK),
        ((HAND[0], *HAND), JACK),
        (HAND, HAND[0]),
        ((*HAND, JACK), JACK),
    ],
    ids=["three", "five", "twice", "twice in five", "starter in hand", "starter in five"],
)
def test_impossible_hands_of_cards(score: Any, hand: tuple[Card, ...], starter: Card) -> None:
    with pytest.raises(ImpossibleCards):
        score(hand, starter)


@pytest.mark.parametrize("score", [score_show, show_total])
def test_a_card_in_hand_and_starter_is_named(score: Any) -> None:
    # parse-04: never a pair.
    with pytest.raises(ImpossibleCards, match="5H"):
        score("5H 6C 7D 8S", "5h")


@pytest.mark.parametrize("score", [score_show, show_total])
@pytest.mark.parametrize(("hand", "starter"), [("5H 5S 6D 4X", "JD"), ("5H 5S 6D 4S", "J")])
def test_malformed_hands(score: Any, hand: str, starter: str) -> None:
    with pytest.raises(MalformedCard):
        score(hand, starter)
