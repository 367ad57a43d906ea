from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import CoachError, IllegalPlay, ImpossibleCards, MalformedCard, parse

ERRORS = [MalformedCard, ImpossibleCards, IllegalPlay]


def shown(error: CoachError) -> tuple[str, str]:
    """The two lines of a pointer."""
    text, carets = error.pointer.split("\n")
    return text, carets


def pointed_at(error: CoachError) -> str:
    """What stands over the carets."""
    text, carets = shown(error)
    return text[carets.index("^") : len(carets)]


@pytest.mark.parametrize("kind", ERRORS)
def test_every_error_is_a_value_error_and_a_coach_error(kind: type[CoachError]) -> None:
    error = kind("what and why", "5H5X", 2, 4)
    assert isinstance(error, CoachError)
    assert isinstance(error, ValueError)
    assert str(error) == "what and why"
    assert (error.text, error.start, error.end, error.token) == ("5H5X", 2, 4, "5X")


def test_carets_stand_under_the_token() -> None:
    assert MalformedCard("", "5H5X6D", 2, 4).pointer == "5H5X6D\n  ^^"


@pytest.mark.parametrize(
    ("text", "pointer"),
    [
        ("5X", "5X\n^^"),
        ("5H 55H", "5H 55H\n   ^^"),
        ("5H,10X", "5H,10X\n   ^^^"),
        ("5H nothing", "5H nothing\n   ^^^^^^^"),
        ("5H 6", "5H 6\n   ^"),
        ("5♥ 5♠ x", "5♥ 5♠ x\n      ^"),
    ],
)
def test_a_malformed_card_is_pointed_at(text: str, pointer: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        parse(text)
    assert caught.value.pointer == pointer


def test_a_card_that_stands_twice_is_pointed_at_where_it_comes_again() -> None:
    with pytest.raises(ImpossibleCards) as caught:
        parse("5H 6D 5h")
    assert caught.value.pointer == "5H 6D 5h\n      ^^"


def test_an_error_in_a_row_of_cards_has_a_pointer_too() -> None:
    with pytest.raises(MalformedCard) as caught:
        parse(["5H", "5X", "6D"])
    assert caught.value.pointer == "5H 5X 6D\n   ^^"


def test_a_line_break_in_the_text_does_not_break_the_pointer() -> None:
    with pytest.raises(MalformedCard) as caught:
        parse("5H\n\t5X\n6D")
    assert caught.value.pointer == "5H  5X 6D\n    ^^"


def test_an_error_without_a_place_has_no_pointer() -> None:
    error = ImpossibleCards("too few")
    assert (error.token, error.pointer) == ("", "")


def test_a_long_text_is_cut_to_what_stands_around_the_token() -> None:
    error = MalformedCard("", f"{'a' * 100}5X{'b' * 100}", 100, 102)
    text, carets = shown(error)
    assert text.startswith("...aaa")
    assert text.endswith("bbb...")
    assert len(text) <= 66
    assert pointed_at(error) == "5X"
    assert len(carets) < len(text)


def test_a_long_text_is_cut_at_its_end_only_when_the_token_comes_first() -> None:
    error = MalformedCard("", f"5X{'b' * 100}", 0, 2)
    assert error.pointer == f"5X{'b' * 58}...\n^^"


def test_a_long_text_is_cut_at_its_start_only_when_the_token_comes_last() -> None:
    error = MalformedCard("", f"{'a' * 100}5X", 100, 102)
    assert error.pointer == f"...{'a' * 30}5X\n{' ' * 33}^^"


def test_a_token_longer_than_the_excerpt_is_cut() -> None:
    error = ImpossibleCards("", "5H" * 100, 0, 200)
    assert error.pointer == f"{'5H' * 30}...\n{'^' * 60}"


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=150), st.data())
def test_the_pointer_shows_the_token_in_two_short_lines(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    error = MalformedCard("", text, start, end)
    if start == end:
        assert error.pointer == ""
        return
    lines = error.pointer.split("\n")
    assert len(lines) == 2
    assert max(map(len, lines)) <= 66
    assert error.token == text[start:end]
    expected = "".join(c if c.isprintable() else " " for c in error.token)
    assert pointed_at(error) == expected
