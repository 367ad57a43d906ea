from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, CoachError, IllegalPlay, ImpossibleCards, MalformedCard, parse, write
from coach.cards import in_order
from coach.game.notation.transcript import Pegged, peg_sequence


def kinds(sequence: str, *, go_stops_early: bool = False) -> list[dict[str, int]]:
    pegged = peg_sequence(sequence, go_stops_early=go_stops_early)
    return [dict(card.score.by_kind) for card in pegged]


def test_cards_counts_and_scores() -> None:
    pegged = peg_sequence("7S 8H 9C 7D | KD 2C .")
    assert tuple(card.card for card in pegged) == parse("7S 8H 9C 7D KD 2C")
    assert [card.count for card in pegged] == [7, 15, 24, 31, 10, 12]
    assert [card.score.total for card in pegged] == [0, 2, 3, 5, 0, 1]


def test_every_form_of_a_card_may_stand_in_a_sequence() -> None:
    assert peg_sequence("7♠ 8h,9c-7D|10d 2C.") == peg_sequence("7S8H9C7DTD2C.")


# Marks


@pytest.mark.parametrize("mark", ["|", "/", " | ", "\n/\n"])
def test_a_mark_where_nobody_could_go_on_pays_one(mark: str) -> None:
    assert kinds(f"KC QD 9H{mark}3C") == [{}, {}, {"go": 1}, {}]


def test_a_count_that_is_not_closed_pays_no_go() -> None:
    assert kinds("KC QD 9H") == [{}, {}, {}]


def test_a_mark_at_the_end_is_a_go() -> None:
    assert kinds("KC QD 9H |") == [{}, {}, {"go": 1}]


def test_a_full_stop_is_the_last_card() -> None:
    assert kinds("KC QD .") == [{}, {"last card": 1}]


def test_a_full_stop_after_a_mark_makes_the_go_the_last_card() -> None:
    assert kinds("KC QD 9H | .") == kinds("KC QD 9H .") == [{}, {}, {"last card": 1}]


def test_thirty_one_goes_back_to_zero_by_itself() -> None:
    pegged = peg_sequence("KC QD TH AC AD")
    assert [card.count for card in pegged] == [10, 20, 30, 31, 1]
    assert [card.score.total for card in pegged] == [0, 0, 0, 2, 0]


def test_a_mark_after_thirty_one_adds_nothing() -> None:
    assert peg_sequence("KC QD TH AC | AD") == peg_sequence("KC QD TH AC AD")
    assert peg_sequence("KC QD TH AC / AD") == peg_sequence("KC QD TH AC AD")
    assert peg_sequence("KC QD TH AC |") == peg_sequence("KC QD TH AC")


def test_a_full_stop_after_thirty_one_adds_nothing() -> None:
    assert peg_sequence("KC QD TH AC .") == peg_sequence("KC QD TH AC")
    assert peg_sequence("KC QD TH AC | .") == peg_sequence("KC QD TH AC")


# Errors, each with its token


@pytest.mark.parametrize(
    ("sequence", "token"),
    [("7S 8X", "8X"), ("7S ? 8H", "?"), ("7S ! 8H", "!"), ("7S 10", "10"), ("7S|H", "H")],
)
def test_what_is_neither_a_card_nor_a_mark(sequence: str, token: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        peg_sequence(sequence)
    assert caught.value.token == token


@pytest.mark.parametrize("sequence", ["", " ", "\n"])
def test_a_sequence_without_a_card(sequence: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        peg_sequence(sequence)
    assert caught.value.token == ""


@pytest.mark.parametrize("mark", ["|", "/", "."])
def test_a_leading_mark_closes_nothing(mark: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        peg_sequence(f"{mark} 7S 8H")
    assert (caught.value.token, caught.value.start) == (mark, 0)


@pytest.mark.parametrize("marks", ["||", "| /", "//"])
def test_a_second_mark_closes_nothing(marks: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        peg_sequence(f"KC QD 9H {marks} 3C")
    assert (caught.value.token, caught.value.start) == (marks[-1], 8 + len(marks))


def test_a_second_mark_after_thirty_one_closes_nothing() -> None:
    with pytest.raises(IllegalPlay) as caught:
        peg_sequence("KC QD TH AC | | AD")
    assert (caught.value.token, caught.value.start) == ("|", 14)


@pytest.mark.parametrize(
    ("sequence", "token"), [("KC . QD", "QD"), ("KC . |", "|"), ("KC . .", "."), ("KC . /", "/")]
)
def test_nothing_follows_the_full_stop(sequence: str, token: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        peg_sequence(sequence)
    assert (caught.value.token, caught.value.start) == (token, 5)


def test_a_count_past_thirty_one_needs_a_mark() -> None:
    with pytest.raises(IllegalPlay, match="2C makes 32") as caught:
        peg_sequence("KC QD TH 2C")
    assert caught.value.token == "2C"
    assert kinds("KC QD TH | 2C")[-1] == {}


def test_a_card_twice() -> None:
    with pytest.raises(ImpossibleCards, match="7S") as caught:
        peg_sequence("7S 8H | 7♠")
    assert (caught.value.token, caught.value.start) == ("7♠", 8)


def test_a_card_twice_across_a_reset() -> None:
    with pytest.raises(ImpossibleCards, match="KC"):
        peg_sequence("KC QD 9H | kc")


def test_a_card_that_still_fitted_where_nobody_could_go_on() -> None:
    with pytest.raises(IllegalPlay) as caught:
        peg_sequence("KC QD 9H | JC 2C .")
    assert str(caught.value) == (
        "| says that nobody could go on at 29, but 2C, played later, would have fitted"
    )
    assert (caught.value.token, caught.value.start) == ("2C", 14)


def test_a_card_that_fitted_two_counts_later_was_held_as_well() -> None:
    with pytest.raises(IllegalPlay, match="AC") as caught:
        peg_sequence("KC QD 9H | JC TC 9D | AC .")
    assert caught.value.token == "AC"


def test_the_other_mark_is_quoted_as_it_was_written() -> None:
    with pytest.raises(IllegalPlay, match=r"^/ says that nobody could go on at 29, but 2C, "):
        peg_sequence("KC QD 9H / 2C")


def test_a_card_that_makes_thirty_one_still_fitted() -> None:
    with pytest.raises(IllegalPlay, match="2C"):
        peg_sequence("KC QD 9H | 2C .")
    assert kinds("KC QD 9H | 3C .")[2] == {"go": 1}


def test_the_three_hand_reading_lets_a_held_card_wait() -> None:
    assert kinds("KC QD 9H | JC 2C .", go_stops_early=True) == [
        {},
        {},
        {"go": 1},
        {},
        {"last card": 1},
    ]


def test_the_three_hand_reading_still_stops_at_thirty_one() -> None:
    with pytest.raises(IllegalPlay, match="2C makes 32"):
        peg_sequence("KC QD TH 2C", go_stops_early=True)


def test_sixteen_cards_are_the_most() -> None:
    low = write(PACK[:16])  # the four A, 2, 3 and 4: 31 comes up once
    assert len(peg_sequence("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C | 4D 4H 4S .")) == 16
    with pytest.raises(ImpossibleCards, match="17") as caught:
        peg_sequence(f"{low} 5C")
    assert (caught.value.token, caught.value.start) == ("5C", 33)


# Whatever is written


def attempt(text: str) -> tuple[tuple[Pegged, ...], CoachError | None]:
    try:
        return peg_sequence(text), None
    except (MalformedCard, ImpossibleCards, IllegalPlay) as error:
        return (), error


TOKENS = st.lists(st.sampled_from([*map(str, PACK), "|", "/", ".", "x", "10"]), max_size=20)


@settings(max_examples=200, deadline=None)
@given(st.one_of(TOKENS.map(" ".join), TOKENS.map("".join), st.text(max_size=20)))
def test_any_text_is_read_or_refused_with_its_place(text: str) -> None:
    pegged, error = attempt(text)
    if error is None:
        assert 1 <= len(pegged) <= 16
        assert all(1 <= card.count <= 31 for card in pegged)
    else:
        assert len(str(error).splitlines()) == 1
        assert error.token or isinstance(error, MalformedCard)
        assert error.token == text[error.start : error.end]


LOW_TO_HIGH = st.lists(st.sampled_from(PACK), min_size=1, max_size=16, unique=True).map(in_order)


@settings(max_examples=200, deadline=None)
@given(LOW_TO_HIGH)
def test_marks_where_they_are_needed_are_accepted(cards: tuple[Card, ...]) -> None:
    # From low to high no later card fits where one does not.
    text, count = "", 0
    for card in cards:
        if count + card.rank.pips > 31:
            text, count = f"{text}| ", 0
        text, count = f"{text}{card} ", (count + card.rank.pips) % 31
    pegged = peg_sequence(f"{text}.")
    assert tuple(card.card for card in pegged) == cards
    assert sum("go" in card.score.by_kind for card in pegged) == text.count("|")
    assert {"last card", "thirty-one"} & {*pegged[-1].score.by_kind}
