from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, IllegalPlay, ImpossibleCards, MalformedCard, parse
from coach.game.notation.transcript import peg_sequence
from coach.scoring.play import count, score_play
from tests.cases import load
from tests.scoring import independent
from tests.sure import some

CASES = load("pegging.yaml")
COUNTS = [case for case in CASES if "count" in case]
SEQUENCES = [case for case in CASES if "sequence" in case]


def worth(pile: str) -> dict[str, int]:
    """What the last card of a pile scores, by kind."""
    return dict(score_play(pile).by_kind)


def pegged(sequence: str) -> list[int]:
    return [card.score.total for card in peg_sequence(sequence)]


# The table


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["id"])
def test_every_card_of_a_count(case: dict[str, Any]) -> None:
    cards = parse(case["count"])
    piles = [cards[: place + 1] for place in range(len(cards))]
    assert [score_play(pile).total for pile in piles] == case["points"]
    assert count(cards) == case["reached"]


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["id"])
def test_a_count_as_a_sequence(case: dict[str, Any]) -> None:
    assert pegged(case["count"]) == case["points"]
    assert peg_sequence(case["count"])[-1].count == case["reached"]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda case: case["id"])
def test_published_sequence(case: dict[str, Any]) -> None:
    assert pegged(case["sequence"]) == case["points"]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda case: case["id"])
def test_published_sequence_count_by_count(case: dict[str, Any]) -> None:
    points = iter(case["points"])
    piles = case["sequence"].rstrip(" .").split("|")
    for place, pile in some(enumerate(piles)):
        cards = parse(pile)
        closed = place < len(piles) - 1 or case["sequence"].endswith(".")
        for played in some(range(1, len(cards) + 1)):
            point = int(closed and played == len(cards) and count(cards) < 31)
            assert score_play(cards[:played]).total + point == next(points)


def test_two_for_thirty_one_and_nothing_for_the_go_before_it() -> None:
    # peg-04: the opponent has said go; 2, not 1 and not 3, with or without a mark.
    assert pegged("TC KD 5H 6S") == pegged("TC KD 5H 6S |") == [0, 0, 0, 2]


# Fifteen and thirty-one


def test_a_count_of_fifteen_is_two() -> None:
    assert worth("KC 5D") == {"fifteen": 2}
    assert worth("7C 8D") == {"fifteen": 2}


def test_fifteen_is_counted_over_the_whole_pile_only() -> None:
    assert worth("2C 7D 8H") == {}


def test_a_count_of_thirty_one_is_two() -> None:
    assert worth("KC QD JH AS") == {"thirty-one": 2}


def test_a_count_of_thirty_is_nothing() -> None:
    assert worth("TC JD KH") == {}


def test_court_cards_count_ten() -> None:
    assert [count(parse(card)) for card in ("JC", "QD", "KH", "TS", "9C", "AC")] == [
        10,
        10,
        10,
        10,
        9,
        1,
    ]


def test_the_count_may_not_pass_thirty_one() -> None:
    with pytest.raises(IllegalPlay, match="2C makes 32"):
        score_play("KC QD JH 2C")


# Pairs


def test_pair() -> None:
    assert worth("KC 4D 4H") == {"pair": 2}


def test_pair_royal() -> None:
    assert worth("KC 4D 4H 4S") == {"pair royal": 6}


def test_double_pair_royal() -> None:
    assert worth("KC 4D 4H 4S 4C") == {"double pair royal": 12}


def test_another_card_between_breaks_a_pair() -> None:
    assert worth("4D KC 4H") == {}
    assert worth("4D 4H KC 4S") == {}
    assert worth("4D KC 4H 4S") == {"pair": 2}


def test_jack_and_queen_are_no_pair() -> None:
    assert worth("JC QC") == {}


def test_the_first_card_can_never_pair() -> None:
    assert worth("7C") == {}


# Runs


@pytest.mark.parametrize("pile", ["2C 3D 4H", "4C 3D 2H", "2C 4D 3H", "3C 2D 4H"])
def test_a_run_may_come_in_any_order(pile: str) -> None:
    assert worth(pile) == {"run": 3}


@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("AC 2D 3H", 3),
        ("AC 2D 4H 3S", 4),
        ("3C 2D 6H 4S 5C", 5),
        ("AC 6D 3H 4S 5C 2D", 6),
        ("AC 2D 3H 4S 5C 6D 7H", 7),
        ("7C 2D 5H 4S 3C AD 6H", 7),
    ],
)
def test_runs_of_three_to_seven(pile: str, points: int) -> None:
    assert worth(pile)["run"] == points


def test_seven_cards_in_a_row_make_twenty_eight() -> None:
    assert count(parse("AC 2D 3H 4S 5C 6D 7H")) == 28
    assert pegged("AC 2D 3H 4S 5C 6D 7H") == [0, 0, 3, 4, 7, 6, 7]


def test_only_the_longest_run_counts() -> None:
    assert [item.points for item in score_play("AC 2D 3H 4S").items] == [4]


def test_a_shorter_window_may_be_no_run_where_a_longer_one_is() -> None:
    assert worth("4C 2D 5H 3S") == {"run": 4}
    assert worth("5C AD 2H 3S 4C") == {"run": 5, "fifteen": 2}


def test_a_duplicate_breaks_the_window_and_a_shorter_one_may_be_a_run() -> None:
    assert worth("4C 5D 6H 5S") == {}
    assert worth("4C 5D 6H 5S 4D") == {"run": 3}


def test_a_foreign_card_breaks_a_run() -> None:
    assert worth("2C 3D KH 4S") == {}
    assert worth("7C 8D 6H 4S") == {}


def test_a_run_is_rebuilt_after_a_card_that_scored_nothing() -> None:
    assert pegged("7C 8D 6H 4S 5C") == [0, 2, 3, 0, 5]


def test_no_run_goes_round_the_corner() -> None:
    assert worth("QC KD AH") == {}
    assert worth("KC AD 2H") == {}


def test_runs_go_by_rank_and_not_by_value() -> None:
    assert worth("9C TD JH") == {"run": 3}
    assert worth("TC KD QH") == {}


# All of these add up


def test_fifteen_and_run_add_up() -> None:
    assert worth("6C 4D 5H") == {"fifteen": 2, "run": 3}


def test_fifteen_and_pair_royal_add_up() -> None:
    assert worth("5C 5D 5H") == {"fifteen": 2, "pair royal": 6}


def test_fifteen_and_double_pair_royal_add_up() -> None:
    assert worth("3C 3D 3H 3S") == {"double pair royal": 12}
    assert worth("7C 2D 2H 2S 2C") == {"fifteen": 2, "double pair royal": 12}


def test_thirty_one_and_run_add_up() -> None:
    assert worth("KC 7D 6H 8S") == {"thirty-one": 2, "run": 3}


def test_thirty_one_and_double_pair_royal_make_fourteen() -> None:
    assert score_play("8C 7D 4C 4D 4H 4S").total == 14


def test_items_name_the_cards_that_score() -> None:
    score = score_play("6C 4D 5H")
    assert [(item.kind, item.cards) for item in score.items] == [
        ("fifteen", parse("6C 4D 5H")),
        ("run", parse("6C 4D 5H")),
    ]
    (pair,) = score_play("KC 4D 4H").items
    assert pair.cards == parse("4D 4H")


# What does not exist in the play


def test_a_flush_does_not_exist_in_the_play() -> None:
    assert pegged("2H 4H 6H 8H TH .") == [0, 0, 0, 0, 1]


def test_nobs_does_not_exist_in_the_play() -> None:
    assert worth("JC") == {}
    assert worth("2C JC") == {}


# Go, last card and reset, as far as the cards alone tell


def test_a_go_is_one() -> None:
    assert pegged("KC QD 9H | 3C") == [0, 0, 1, 0]


def test_the_last_card_is_one() -> None:
    assert pegged("KC QD .") == [0, 1]


def test_a_last_card_that_makes_thirty_one_is_two_only() -> None:
    assert pegged("KC QD TH AC .") == [0, 0, 0, 2]


def test_no_pair_reaches_across_a_reset() -> None:
    assert pegged("KC QD 9H | 9S .") == [0, 0, 1, 1]
    assert pegged("KC QD TH AC AD .") == [0, 0, 0, 2, 1]


def test_no_run_reaches_across_a_reset() -> None:
    assert pegged("KC QD 9H | JS TC .") == [0, 0, 1, 0, 1]
    assert pegged("KC QD 9H 2C 3D 4H .") == [0, 0, 0, 2, 0, 1]


# What goes in


@pytest.mark.parametrize(
    "pile", ["6C4D5H", "6♣ 4♦ 5♥", ["6C", "4D", "5H"], parse("6C 4D 5H"), [*parse("6C 4D 5H")]]
)
def test_a_pile_in_every_form(pile: Any) -> None:
    assert score_play(pile).by_kind == {"fifteen": 2, "run": 3}


def test_an_empty_pile_scores_nothing() -> None:
    assert score_play([]).items == ()


def test_a_card_twice_in_a_pile_is_impossible() -> None:
    with pytest.raises(ImpossibleCards, match="4D"):
        score_play("4D 5H 4d")


def test_a_pile_with_a_malformed_card() -> None:
    with pytest.raises(MalformedCard) as caught:
        score_play("4D 5X")
    assert caught.value.token == "5X"


# An independent scorer

LOW_AND_HIGH = st.one_of(st.sampled_from(PACK[:28]), st.sampled_from(PACK))


@settings(max_examples=300, deadline=None)
@given(st.lists(LOW_AND_HIGH, min_size=1, max_size=12, unique=True))
def test_random_piles_against_the_independent_scorer(cards: list[Card]) -> None:
    pile: list[Card] = []
    for card in some(cards):
        texts = [*map(str, pile), str(card)]
        if independent.reached(texts) > 31:
            continue
        pile.append(card)
        assert count(pile) == independent.reached(texts)
        assert score_play(pile).by_kind == independent.played(texts)
    assert pile
