from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Breakdown, Card, score_show
from coach.english import number
from coach.game.notation.transcript import peg_sequence
from coach.scoring.play import score_play
from coach.scoring.spoken import NOTHING, spoken
from tests.sure import some

PROPERTY = settings(max_examples=300, deadline=None)

ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
TEENS = ["ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"]
TEENS += ["seventeen", "eighteen", "nineteen"]
WORDS = [*ONES, *TEENS, "twenty", *(f"twenty-{one}" for one in ONES), "thirty", "thirty-one"]
VALUES = {word: value for value, word in enumerate(WORDS, start=1)}


def last_number(sentence: str) -> int:
    return [VALUES[word] for word in re.findall(r"[a-z-]+", sentence) if word in VALUES][-1]


@pytest.mark.parametrize(
    ("hand", "starter", "sentence"),
    [
        (
            "5H 5S 6D 4S",
            "JD",
            "fifteen two, four, six, eight, and a double run of three makes sixteen",
        ),
        ("7C 8D 9H 9S", "AC", "fifteen two, and a double run of three makes ten"),
        ("4C 5D 6H QS", "KC", "fifteen two, four, six, and a run of three makes nine"),
        ("3C 4D 4H 5S", "6C", "fifteen two, four, and a double run of four makes fourteen"),
        (
            "7C 7D 7H 8S",
            "9C",
            "fifteen two, four, six, and a triple run of three makes twenty-one",
        ),
        (
            "6C 7D 7H 8S",
            "8C",
            "fifteen two, four, six, eight, and a double-double run of three makes twenty-four",
        ),
        ("3C 4D 5S 6H", "7C", "fifteen two, four, and a run of five makes nine"),
        ("2C 3D 4H 5S", "KD", "fifteen two, four, and a run of four makes eight"),
        ("7C 8D 8H 2S", "QD", "fifteen two, four, and a pair makes six"),
        (
            "3C 3D 3H 3S",
            "6C",
            "fifteen two, four, six, eight, and a double pair royal makes twenty",
        ),
        ("5C KD 2H 8S", "QC", "fifteen two, four, six"),
        ("6C 9D AH KS", "2C", "fifteen two"),
    ],
)
def test_fifteens_are_counted_up_first(hand: str, starter: str, sentence: str) -> None:
    assert spoken(score_show(hand, starter)) == sentence


@pytest.mark.parametrize(
    ("hand", "starter", "sentence"),
    [
        ("2C 2D 6H 8S", "KC", "a pair is two"),
        ("9C 9D 9H AS", "QC", "a pair royal is six"),
        ("9C 9D 9H 9S", "AC", "a double pair royal is twelve"),
        ("9C TD JH 2S", "KD", "a run of three is three"),
        ("9C TD JH QS", "2C", "a run of four is four"),
        ("9C TD JH QS", "KC", "a run of five is five"),
        ("TC JD QH QS", "2C", "a double run of three is eight"),
        ("9C TD JH QS", "QC", "a double run of four is ten"),
        ("JC QD KH KS", "KD", "a triple run of three is fifteen"),
        ("JC QD QH KS", "KD", "a double-double run of three is sixteen"),
        ("2H 4H 6H 8H", "TC", "a flush is four"),
        ("2H 4H 6H 8H", "TH", "a flush is five"),
    ],
)
def test_a_figure_alone_is_so_many(hand: str, starter: str, sentence: str) -> None:
    assert spoken(score_show(hand, starter)) == sentence


@pytest.mark.parametrize(
    ("hand", "starter", "sentence"),
    [
        ("2C 2D 9H 9S", "KC", "a pair is two, and another pair makes four"),
        ("9C 9D 9H 2S", "2C", "a pair royal is six, and a pair makes eight"),
        ("2C 9D 9H 2S", "9C", "a pair royal is six, and a pair makes eight"),
        ("3C 4D 5H 9S", "9D", "a run of three is three, and a pair makes five"),
        ("2C 2D 7H 7S", "8C", "fifteen two, four, a pair makes six, and another pair makes eight"),
        ("3C 3D JH 9S", "9D", "fifteen two, four, a pair makes six, and another pair makes eight"),
        (
            "9H TH JH 2H",
            "4C",
            "fifteen two, a run of three makes five, and a flush makes nine",
        ),
    ],
)
def test_figures_add_up(hand: str, starter: str, sentence: str) -> None:
    assert spoken(score_show(hand, starter)) == sentence


def test_another_pair_is_said_of_a_second_pair_only() -> None:
    for hand, starter in (("9C 9D 9H 2S", "2C"), ("3C 4D 5H 9S", "9D"), ("7C 7D 8H 8S", "9C")):
        assert "another" not in spoken(score_show(hand, starter))


@pytest.mark.parametrize(
    ("hand", "starter", "sentence"),
    [
        ("JC 2D 4H 8S", "KC", "one for his nobs"),
        (
            "JC JD 4H 4S",
            "2C",
            "a pair is two, another pair makes four, and one for his nobs is five",
        ),
        ("5C JD 2H 8S", "QD", "fifteen two, four, six, and one for his nobs is seven"),
        ("JC JD 2H 4S", "8C", "a pair is two, and one for his nobs is three"),
        (
            "9H TH JH 2H",
            "4H",
            "fifteen two, a run of three makes five, a flush makes ten,"
            " and one for his nobs is eleven",
        ),
        (
            "5H 5S 5C JD",
            "5D",
            "fifteen two, four, six, eight, ten, twelve, fourteen, sixteen,"
            " a double pair royal makes twenty-eight, and one for his nobs is twenty-nine",
        ),
    ],
)
def test_nobs_comes_last(hand: str, starter: str, sentence: str) -> None:
    assert spoken(score_show(hand, starter)) == sentence


def test_a_hand_without_points_is_nineteen() -> None:
    assert spoken(score_show("2C 4D 6H 8S", "KC")) == "nineteen" == NOTHING


def test_a_crib_is_counted_as_a_crib() -> None:
    assert spoken(score_show("2H 4H 6H 8H", "TC", crib=True)) == "nineteen"


@pytest.mark.parametrize(
    ("pile", "sentence"),
    [
        ("6C 4D 5H", "fifteen two, and a run of three makes five"),
        ("5C 5D 5H", "fifteen two, and a pair royal makes eight"),
        ("4C 4D", "a pair is two"),
        ("4C 4D 4H", "a pair royal is six"),
        ("4C 4D 4H 4S", "a double pair royal is twelve"),
        ("KC 5D", "fifteen two"),
        ("KC 4D", "nineteen"),
    ],
)
def test_a_played_card(pile: str, sentence: str) -> None:
    assert spoken(score_play(pile)) == sentence


@pytest.mark.parametrize(
    ("sequence", "sentence"),
    [
        ("KC QD 9H |", "one for the go"),
        ("KC QD 4H 4C |", "a pair is two, and one for the go is three"),
        ("7C 8D .", "fifteen two, and one for last card is three"),
        ("7C .", "one for last card"),
        ("KC QD JH AC", "thirty-one for two"),
    ],
)
def test_a_card_that_closes_the_count(sequence: str, sentence: str) -> None:
    assert spoken(peg_sequence(sequence)[-1].score) == sentence


def test_numbers_in_words() -> None:
    assert [number(value) for value in range(1, 32)] == WORDS


def says_its_total(score: Breakdown) -> bool:
    if not score.total:
        return spoken(score) == "nineteen"
    return last_number(spoken(score)) == score.total


@PROPERTY
@given(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True), st.booleans())
def test_the_last_number_said_is_the_total(five: list[Card], crib: bool) -> None:
    score = score_show(five[:4], five[4], crib=crib)
    assert says_its_total(score), (spoken(score), score.total)


@PROPERTY
@given(st.lists(st.sampled_from(PACK[:32]), min_size=1, max_size=7, unique=True))
def test_the_last_number_said_of_a_played_card_is_its_total(cards: list[Card]) -> None:
    pile: list[Card] = []
    for card in some(cards):
        if sum(held.rank.pips for held in pile) + card.rank.pips > 31:
            break
        pile.append(card)
        score = score_play(pile)
        assert says_its_total(score), (pile, spoken(score), score.total)
    assert pile
