from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.advice.opponents import read_frequencies
from coach.engine.ranks import PAIRS, Ranks, from_letters, letters
from coach.errors import CoachError


@pytest.mark.parametrize(
    "text",
    [
        "TK,9\n5J,1\n",
        "throw,frequency\nTK,9\n5J,1",
        "# what Bert throws\n\n Throw , Frequency \n kt , 90 \n j5,10.0\n",
        "10K,0.9\r\n5J,0.1\r\n",
        "TK,9e2\n5J,100\n22,0\n",
    ],
)
def test_a_table_may_be_written_in_many_ways(text: str) -> None:
    read = read_frequencies(text, "bert.csv")
    assert read.get(from_letters("TK")) == pytest.approx(0.9)
    assert read.get(from_letters("5J")) == pytest.approx(0.1)
    assert read.get(from_letters("22"), 0) == 0


@given(st.dictionaries(st.sampled_from(PAIRS), st.floats(0.01, 1e6), min_size=1))
def test_whatever_is_written_is_read(often: dict[Ranks, float]) -> None:
    text = "".join(f"{letters(pair)},{frequency}\n" for pair, frequency in often.items())
    read = read_frequencies(text, "")
    assert read == pytest.approx({pair: f / sum(often.values()) for pair, f in often.items()})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("TK,9\nX2,1", "bert.csv:2: 'X2' is not a pair of ranks: write two of A23456789TJQK"),
        ("TK9,9", "bert.csv:1: 'TK9' is not a pair of ranks: write two of A23456789TJQK"),
        ("#\nTK", "bert.csv:2: 'TK' is not a pair and a number, as in TK,9.5"),
        ("TK,often", "bert.csv:1: 'often' is not a frequency: write a number like 9.5"),
        ("TK,-1", "bert.csv:1: '-1' is not a frequency: write a number like 9.5"),
        ("TK,nan", "bert.csv:1: 'nan' is not a frequency: write a number like 9.5"),
        ("TK,1,2", "bert.csv:1: '1,2' is not a frequency: write a number like 9.5"),
        ("TK,1\nKT,2", "bert.csv:2: TK stands twice"),
        ("", "bert.csv: no pair in it is ever thrown; a line is one like TK,9.5"),
        ("TK,0", "bert.csv: no pair in it is ever thrown; a line is one like TK,9.5"),
        ("TK,1e308\nQK,1", "bert.csv:1: '1e308' is not a frequency: write a number like 9.5"),
    ],
)
def test_a_fault_is_named_by_file_and_line(text: str, message: str) -> None:
    with pytest.raises(CoachError) as error:
        read_frequencies(text, "bert.csv")
    assert str(error.value) == message
