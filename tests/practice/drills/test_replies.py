from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach import parse
from coach.english import number
from coach.errors import Unreadable
from coach.game.table import TABLES
from coach.practice.card_replies import read_card, read_cards, read_rest
from coach.practice.drills.replies import (
    MOST,
    read_amount,
    read_average,
    read_choice,
    read_earned,
    read_points,
    read_seats,
    read_total,
)
from tests.sure import some

TWO = TABLES[2].seats
FOUR = TABLES[4].seats
SIX = parse("5H5S6DJCQD4S")

NO_FIGURES = [
    "-1",
    "+5",
    "12.0",
    "1,2",
    "1e1",
    "0x5",
    "1_0",
    "1 2",
    "12!",
    "١٢",
    "１２",
    "²",
    "½",
    "Ⅻ",
    "twelv",
    "fifteen two",
    "?",
    "r2",
    "NaN",
    "\x00",
    "12\x1b[A",
]
TOO_MUCH = ["30", "31", "121", "9999", "10000", "9" * 5000]


# Totals


@pytest.mark.parametrize(
    "reply", ["12", " 12 ", "012", "12\n", "\t12", "twelve", "Twelve", "TWELVE"]
)
def test_a_total(reply: str) -> None:
    assert read_total(reply) == 12


@pytest.mark.parametrize(
    ("reply", "total"),
    [
        ("5 points", 5),
        ("5points", 5),
        ("1 point", 1),
        ("8 pts", 8),
        ("twelve points", 12),
        ("Twenty One", 21),
        ("twenty  one", 21),
        ("twenty-one", 21),
        ("twenty one points", 21),
        ("0 points", 0),
    ],
)
def test_numbers_as_people_write_them(reply: str, total: int) -> None:
    assert read_total(reply) == read_points(reply) == read_earned(reply) == total


@pytest.mark.parametrize("reply", ["points", "five point five", "points 5", "twenty thirty"])
def test_the_word_points_alone_is_no_number(reply: str) -> None:
    for read in (read_total, read_points, read_earned):
        with pytest.raises(Unreadable, match="type "):
            read(reply)


@pytest.mark.parametrize(
    "reply",
    ["0", "00", "nineteen", "Nineteen", " NINETEEN ", "nothing", "zero", "Zero", "none", "None"],
)
def test_a_total_of_nothing(reply: str) -> None:
    assert read_total(reply) == 0


@pytest.mark.parametrize("total", [total for total in range(MOST + 1) if total != 19])
def test_every_total_in_figures_and_in_words(total: int) -> None:
    assert read_total(str(total)) == total
    assert read_total(number(total)) == total
    assert read_total(number(total).upper()) == total


@pytest.mark.parametrize("reply", NO_FIGURES)
def test_a_total_that_is_no_number(reply: str) -> None:
    with pytest.raises(Unreadable, match="is not an answer: type a count like 12, or nineteen"):
        read_total(reply)


@pytest.mark.parametrize("reply", TOO_MUCH)
def test_a_total_above_the_best_hand(reply: str) -> None:
    with pytest.raises(Unreadable, match="is above 29, the best hand there is"):
        read_total(reply)


@pytest.mark.parametrize("reply", ["", " ", "\t"])
def test_no_total(reply: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_total(reply)
    assert str(caught.value) == "type a count like 12, or nineteen for nothing"


@pytest.mark.parametrize("reply", ["19", " 19 ", "019"])
def test_nineteen_in_figures_is_not_guessed_at(reply: str) -> None:
    with pytest.raises(Unreadable, match="no hand makes 19: for nothing type 0 or nineteen"):
        read_total(reply)


def test_twenty_nine_is_the_most() -> None:
    assert read_total("29") == MOST == 29


def test_a_long_reply_is_not_repeated_in_full() -> None:
    for reply in ("x" * 5000, "9" * 5000):
        with pytest.raises(Unreadable) as caught:
            read_total(reply)
        assert len(str(caught.value)) < 100


@given(st.text())
def test_any_text_is_a_total_or_refused_with_a_reason(reply: str) -> None:
    try:
        total = read_total(reply)
    except Unreadable as refusal:
        reason = str(refusal)
    else:
        reason = f"{total} of {MOST}"
        assert 0 <= total <= MOST
    assert reason
    assert reason.isprintable()


# Points of one kind


@pytest.mark.parametrize(
    ("reply", "points"),
    [
        ("", 0),
        ("  ", 0),
        ("0", 0),
        ("8", 8),
        (" 8 ", 8),
        ("08", 8),
        ("eight", 8),
        ("Twelve", 12),
        ("29", 29),
    ],
)
def test_points(reply: str, points: int) -> None:
    assert read_points(reply) == points


def test_points_in_words_as_for_a_total() -> None:
    for points in some({*range(1, MOST + 1)} - {19}):
        assert read_points(number(points)) == read_total(number(points)) == points


@pytest.mark.parametrize("reply", ["nothing", "zero", "none", "0"])
def test_nothing_is_no_points_as_for_a_total(reply: str) -> None:
    assert read_total(reply) == read_points(reply) == read_earned(reply) == 0


@pytest.mark.parametrize("reply", NO_FIGURES)
def test_points_that_are_no_number(reply: str) -> None:
    with pytest.raises(Unreadable, match="is not an answer: type points like 4, or Enter for none"):
        read_points(reply)


@pytest.mark.parametrize("reply", TOO_MUCH)
def test_points_above_the_best_hand(reply: str) -> None:
    with pytest.raises(Unreadable, match="is above 29"):
        read_points(reply)


# What a card of the play earns


@pytest.mark.parametrize(
    ("reply", "points"),
    [("0", 0), (" 2 ", 2), ("02", 2), ("five", 5), ("none", 0), ("zero", 0), ("29", 29)],
)
def test_earned(reply: str, points: int) -> None:
    assert read_earned(reply) == points


@pytest.mark.parametrize("reply", NO_FIGURES)
def test_earned_that_is_no_number(reply: str) -> None:
    with pytest.raises(
        Unreadable, match=r"is not an answer: type the points it earns, like 2, or 0$"
    ):
        read_earned(reply)


@pytest.mark.parametrize("reply", ["", " ", "\t"])
def test_nothing_earned_has_to_be_typed(reply: str) -> None:
    with pytest.raises(Unreadable, match=r"^type the points it earns, like 2, or 0$"):
        read_earned(reply)


@pytest.mark.parametrize("reply", TOO_MUCH)
def test_earned_above_the_most(reply: str) -> None:
    with pytest.raises(Unreadable, match="is above 29"):
        read_earned(reply)


@pytest.mark.parametrize("reply", ["nineteen", "Nineteen"])
def test_nineteen_is_nothing_in_the_show_alone(reply: str) -> None:
    assert read_total(reply) == 0
    for read in (read_points, read_earned):
        with pytest.raises(Unreadable, match=r"'[Nn]ineteen' is not an answer"):
            read(reply)


# Seats


@pytest.mark.parametrize(
    ("reply", "seats"),
    [
        ("", ()),
        ("  ", ()),
        ("nobody", ()),
        ("None", ()),
        ("dealer", ("dealer",)),
        ("DEALER", ("dealer",)),
        ("d", ("dealer",)),
        (" p ", ("pone",)),
        ("pone dealer", ("pone", "dealer")),
        ("p,d", ("pone", "dealer")),
        ("d, p", ("dealer", "pone")),
        ("pone and dealer", ("pone", "dealer")),
        ("P AND D", ("pone", "dealer")),
        ("dealer, and pone", ("dealer", "pone")),
    ],
)
def test_seats_of_two(reply: str, seats: tuple[str, ...]) -> None:
    assert read_seats(reply, TWO) == seats


@pytest.mark.parametrize("players", TABLES)
def test_one_letter_names_any_seat(players: int) -> None:
    seats = TABLES[players].seats
    assert read_seats(" ".join(seat[0] for seat in seats), seats) == seats
    assert read_seats(",".join(seats), seats) == seats


@pytest.mark.parametrize(
    "reply", ["x", "dealers", "second", "1", "d x", "поне", "pone;dealer", "?"]
)
def test_no_seat(reply: str) -> None:
    with pytest.raises(Unreadable, match="is not a seat: pone, dealer, or Enter for nobody"):
        read_seats(reply, TWO)


def test_the_word_that_is_no_seat_is_named() -> None:
    with pytest.raises(Unreadable, match=r"^'fourth' is not a seat: pone, second, third, dealer, "):
        read_seats("pone fourth", FOUR)


def test_letters_that_name_two_seats() -> None:
    with pytest.raises(Unreadable, match="'p' is not a seat"):
        read_seats("p", ("pone", "partner"))


# Cards


@pytest.mark.parametrize("reply", ["JCQD", "jc qd", "jc,qd", "J♣ Q♦", "jc-qd", " JC  QD "])
def test_cards(reply: str) -> None:
    assert read_cards(reply, SIX, 2) == parse("JCQD")


def test_cards_may_come_one_after_the_other() -> None:
    assert read_cards("qd", SIX, 2) == parse("QD")
    assert read_cards("jc", SIX, 1) == parse("JC")


@pytest.mark.parametrize(
    ("reply", "most", "reason"),
    [
        ("", 2, "no card for a throw: write cards like 5H or 10D"),
        ("  ", 2, "no card for a throw: write cards like 5H or 10D"),
        ("5X", 2, "'5X' is not a card: a suit is C, D, H or S"),
        ("12", 2, "is not a card: a rank is"),
        ("٥H", 2, "is not a card: a rank is"),
        ("jc jc", 2, "JC stands twice"),
        ("jc 9h", 2, "you do not hold 9♥"),
        ("10h", 2, "you do not hold 10♥"),
        ("jc qd 4s", 2, "3 cards are too many: 2 to go"),
        ("jc qd", 1, "2 cards are too many: 1 to go"),
    ],
)
def test_cards_that_are_refused(reply: str, most: int, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_cards(reply, SIX, most)
    assert reason in str(caught.value)


@given(st.text(max_size=20) | st.text("5HSJCQD4 ,", max_size=20))
def test_any_text_is_cards_held_or_refused_with_a_reason(reply: str) -> None:
    try:
        cards = read_cards(reply, SIX, 2)
    except Unreadable as refusal:
        reason = str(refusal)
        cards = SIX[:1]
    else:
        reason = "read"
    assert reason
    assert 1 <= len(cards) <= 2
    assert set(cards) <= set(SIX)


# Facts


@pytest.mark.parametrize(
    ("reply", "number"),
    [("121", 121), (" 6 ", 6), ("two", 2), ("none", 0), ("6 points", 6), ("19", 19), ("007", 7)],
)
def test_an_amount(reply: str, number: int) -> None:
    assert read_amount(reply) == number


@pytest.mark.parametrize("reply", ["-1", "4.5", "many", "1000", "٥", "19!"])
def test_no_amount(reply: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_amount(reply)
    assert str(caught.value) == f"{reply!r} is not an answer: type a number like 6"


@pytest.mark.parametrize(
    ("reply", "average"),
    [("4.5", 4.5), ("4,5", 4.5), ("7", 7.0), (".5", 0.5), ("6.", 6.0), ("29", 29.0)],
)
def test_an_average(reply: str, average: float) -> None:
    assert read_average(reply) == average


@pytest.mark.parametrize("reply", ["", ".", "-3", "1e3", "nan", "inf", "4.5.6", "٥"])
def test_no_average(reply: str) -> None:
    with pytest.raises(Unreadable, match=r"[tT]ype an average like 4\.5"):
        read_average(reply)


@pytest.mark.parametrize("reply", ["29.01", "30", "9999"])
def test_an_average_above_the_best_hand(reply: str) -> None:
    with pytest.raises(Unreadable, match="above 29"):
        read_average(reply)


@pytest.mark.parametrize(
    ("reply", "choice"),
    [
        ("single", "single"),
        (" S ", "single"),
        ("double", "double"),
        ("Double-Double", "double-double"),
        ("double double", "double-double"),
        ("double-", "double-double"),
    ],
)
def test_a_choice(reply: str, choice: str) -> None:
    assert read_choice(reply, ("single", "double", "double-double")) == choice


@pytest.mark.parametrize("reply", ["", "d", "triple", "single double"])
def test_no_choice(reply: str) -> None:
    with pytest.raises(Unreadable, match="type single, double or double-double"):
        read_choice(reply, ("single", "double", "double-double"))


@pytest.mark.parametrize(
    ("reply", "cards"),
    [
        ("j q", "JCQD"),
        ("jq", "JCQD"),
        ("5 5", "5H5S"),
        ("5h 5", "5H5S"),
        ("55s", "5S5H"),
        ("6", "6D"),
        ("6,4", "6D4S"),
    ],
)
def test_ranks_are_enough_where_they_tell_which(reply: str, cards: str) -> None:
    assert {*read_cards(reply, SIX, 2)} == {*parse(cards)}


@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ("5", "which 5: 5♥ or 5♠"),
        ("j 5", "which 5: 5♥ or 5♠"),
        ("7", "you hold no 7"),
        ("j j", "you hold no other J"),
        ("5 5h 5", "3 cards are too many: 2 to go"),
        ("j x", "'x' is not a card: a rank is A, 2 to 9, T or 10, J, Q or K"),
    ],
)
def test_ranks_that_do_not_tell_are_asked_back(reply: str, reason: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_cards(reply, SIX, 2)
    assert str(refusal.value) == reason


@pytest.mark.parametrize(
    ("reply", "throw"),
    [("5", "5H5S"), ("j", "5HJC"), ("5s", "5H5S"), ("j q", "JCQD"), ("5h 6", "5H6D")],
)
def test_after_one_card_another_or_a_whole_throw(reply: str, throw: str) -> None:
    assert {*read_rest(reply, SIX, parse("5H"), 2)} == {*parse(throw)}


@pytest.mark.parametrize(
    ("reply", "average"),
    [("four", 4.0), ("four and a half", 4.5), ("nineteen", 19.0), ("zero", 0.0)],
)
def test_averages_in_words(reply: str, average: float) -> None:
    assert read_average(reply) == average


@pytest.mark.parametrize(
    ("reply", "number"),
    [("nineteen", 19), ("sixty-one", 61), ("one hundred twenty one", 121), ("a hundred", 100)],
)
def test_numbers_of_the_board_in_words(reply: str, number: int) -> None:
    assert read_amount(reply) == number


def test_a_total_in_words_is_bounded_too() -> None:
    with pytest.raises(Unreadable, match="29"):
        read_total("thirty")


@pytest.mark.parametrize("ten", ["0", "10", "t", "T", "0d", "10D", "T♦", "10♦"])
def test_every_way_to_write_a_ten_is_read_in_drills(ten: str) -> None:
    assert read_cards(ten, parse("TD 5H JS"), 2) == parse("TD")
    assert read_card(ten, parse("TD 5H JS"), parse("TD")) is parse("TD")[0]
