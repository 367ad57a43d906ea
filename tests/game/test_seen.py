from __future__ import annotations

import random

import pytest

from coach.cards import PACK, Card, parse
from coach.errors import IllegalPlay, ImpossibleCards, MalformedCard
from coach.game.deal import shuffled
from coach.game.play import Go, Play, Played
from coach.game.seen import seen


def told(text: str, held: str, seat: int) -> list[tuple[int, str]]:
    return [(event.seat, repr(event.what).strip("'")) for event in seen(text, parse(held), seat)]


def test_pone_leads_and_the_two_play_by_turns() -> None:
    assert told("7S 8H", "5H 6C JS", 0) == [(0, "7S"), (1, "8H")]
    assert seen("", parse("5H 6C 7D JS"), 0) == ()


def test_after_31_the_count_goes_back_by_itself_and_the_other_leads() -> None:
    assert told("7S 8H 9C 7D", "5H 4H", 0)[-1] == (1, "|")
    assert told("7S 8H 9C 7D KD", "5H 4H", 1)[-1] == (0, "KD")


def test_a_go_that_is_not_written_is_read_where_the_cards_need_it() -> None:
    # Pone's third card would be past 31 for neither; dealer holds nothing that fits at 26.
    assert told("KS 6C TS 5D", "9H 8H 7H", 1) == [
        (0, "KS"),
        (1, "6C"),
        (0, "TS"),
        (1, "go"),
        (0, "5D"),
        (0, "|"),
    ]


def test_a_go_at_the_end_is_written() -> None:
    with pytest.raises(IllegalPlay, match="it is the opponent's turn: end with go where he cannot"):
        seen("KS QC JD", parse("AH 2H"), 0)
    assert told("KS QC JD go", "AH 2H", 0)[-1] == (1, "go")


@pytest.mark.parametrize(
    ("text", "held", "seat", "why"),
    [
        ("5S", "6H 7H", 1, "you hold 2 cards and played 0, which makes 2: four are kept"),
        ("KS KD KH", "9C 8C 7C", 1, "no card of yours fits at 30: end with | where nobody could"),
        ("KS QC go", "AH 3H 4H", 0, "cannot have been played"),
        ("KS KD KH 2C", "9C 8C", 1, "cannot have been played"),
        ("| KS", "9C 8C 7C 6C", 1, "cannot have been played"),
    ],
)
def test_what_cannot_have_been_is_refused(text: str, held: str, seat: int, why: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        seen(text, parse(held), seat)
    assert why in str(caught.value)


def test_a_go_that_the_cards_do_not_need_counts_only_when_it_is_written() -> None:
    text, held = "9C AC KD AH 8H {}2S 9S", "8D"
    assert told(text.format(""), held, 1)[5] == (1, "2S")
    assert told(text.format("go "), held, 1)[5:7] == [(1, "go"), (0, "2S")]


def test_nobody_says_go_where_every_card_fits() -> None:
    with pytest.raises(IllegalPlay, match="you hold 2 cards and played 1, which makes 3"):
        seen("7S 8H", parse("5H 6C"), 0)
    with pytest.raises(IllegalPlay, match="cannot have been played"):
        seen("7S go 8H", parse("5H 6C"), 0)


def test_a_card_stands_once_and_is_a_card() -> None:
    with pytest.raises(ImpossibleCards, match="5S stands twice"):
        seen("5S", parse("5S 6C 7D JS"), 1)
    with pytest.raises(MalformedCard, match="'1X'"):
        seen("1X", parse("5S 6C 7D JS"), 1)


@pytest.mark.parametrize("seed", range(60))
def test_whole_plays_are_read_as_they_were_played(seed: int) -> None:
    rng = random.Random(seed)
    cards = shuffled(rng, PACK)
    play = Play.start([cards[:4], cards[4:8]])
    read = 0
    while not play.over:
        seat = play.turn
        assert seat is not None
        written, wanted = written_down(play)
        found = seen(written, play.hands[seat], seat)
        assert [(e.seat, e.what) for e in found if isinstance(e.what, Card)] == wanted
        read += 1
        legal = play.legal(seat)
        play = play.put(legal[int(rng.random() * len(legal))])
    assert read > 4


def written_down(play: Play) -> tuple[str, list[tuple[int, Card]]]:
    """A play with every go and reset, and who played which card."""
    text, cards, count = [], [], 0
    for event in play.events:
        if isinstance(event, Played):
            text.append(repr(event.card))
            cards.append((event.seat, event.card))
            count = event.count
        elif isinstance(event, Go):
            text.append("go")
        elif count < 31:
            text.append("|")
    # Both said go before a reset: the mark stands for the second.
    return " ".join(text).replace("go go |", "|").replace("go |", "|"), cards
