from __future__ import annotations

import random

import pytest

from coach.cards import PACK, Card, parse
from coach.errors import CoachError, IllegalPlay, ImpossibleCards, MalformedCard
from coach.game.notation.infer import readings, seen
from coach.game.play import Go, Play, Played
from coach.shuffle import shuffled


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
    with pytest.raises(
        IllegalPlay, match="the opponent's turn: add the card played, or end with go"
    ):
        seen("KS QC JD", parse("AH 2H"), 0)
    assert told("KS QC JD go", "AH 2H", 0)[-1] == (1, "go")


@pytest.mark.parametrize(
    ("text", "held", "seat", "why"),
    [
        ("5S", "6H 7H", 1, "you hold 2 cards and played 0, which makes 2: four are kept"),
        ("KS KD KH", "9C 8C 7C", 1, "no card of yours fits at 30: end with go and what was"),
        ("", "9C 8C 7C 6C", 1, "it is the opponent's turn: add the card that was led"),
    ],
)
def test_what_cannot_have_been_is_refused(text: str, held: str, seat: int, why: str) -> None:
    with pytest.raises(IllegalPlay) as caught:
        seen(text, parse(held), seat)
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("text", "held", "seat", "why", "token"),
    [
        ("KS QC 2D go", "AH 3H 4H", 1, "go says that one could not play at 22, but your AH", "go"),
        ("KS KD KH 2C", "9C 8C", 1, "2C makes 32, past 31: put | where nobody could go on", "2C"),
        ("KS KD KH | 2C AS 3S", "9C 8C 7C", 1, "2C would be yours, which makes 5 cards", "2C"),
        ("7S 8H", "5H 6C JS KS", 0, "7S would be yours, which makes 5 cards with those in", "7S"),
        ("KS KD go 2S", "9C 8C 7C", 1, "go at 20, where every card fits", "go"),
        ("KS KD KH 10C", "9C 8C", 1, "10C makes 40, past 31", "10C"),
        (
            "7S 10H",
            "10H 6C JS",
            0,
            "10H stands twice: it was played, and the hand is what you",
            "10H",
        ),
        ("7S 7S", "5H 6C JS", 0, "7S stands twice: there is one of each card", "7S"),
        ("| KS", "9C 8C 7C 6C", 1, "| at 0, where every card fits", "|"),
        ("KS QC 5D | | AH", "9C 8C 7C", 1, "| stands twice: the count is zero", "|"),
        ("KS KD TH / go | 5H", "9C 8C 7C", 1, "| stands twice: the count is zero", "|"),
        ("KS QC 3D |", "9C 8C 7C", 1, "| says that nobody could go on at 23, but your 8C", "|"),
        ("KS GO QC", "9C 8C 7C", 1, "GO at 10, where every card fits", "GO"),
        ("7S go 8H", "5H 6C 9D", 0, "go at 7, where every card fits", "go"),
        ("KS 1x go", "9C 8C 7C", 1, "'1x' is not a card", "1x"),
        ("KS 9C", "9C 8C 7C", 1, "9C stands twice", "9C"),
    ],
)
def test_what_is_wrong_is_pointed_at(text: str, held: str, seat: int, why: str, token: str) -> None:
    with pytest.raises(CoachError) as caught:
        seen(text, parse(held), seat)
    assert why in str(caught.value)
    assert caught.value.token == token
    assert caught.value.pointer.startswith(text)


def test_a_go_that_the_cards_do_not_need_counts_only_when_it_is_written() -> None:
    text, held = "9C AC KD AH 8H {}2S 9S", "8D"
    assert told(text.format(""), held, 1)[5] == (1, "2S")
    assert told(text.format("go "), held, 1)[5:7] == [(1, "go"), (0, "2S")]


def test_nobody_says_go_where_every_card_fits() -> None:
    with pytest.raises(IllegalPlay, match="you hold 2 cards and played 1, which makes 3"):
        seen("7S 8H", parse("5H 6C"), 0)
    with pytest.raises(IllegalPlay, match="where every card fits"):
        seen("7S go 8H", parse("5H 6C"), 0)


def test_a_card_stands_once_and_is_a_card() -> None:
    with pytest.raises(ImpossibleCards, match="5S stands twice"):
        seen("5S", parse("5S 6C 7D JS"), 1)
    with pytest.raises(MalformedCard, match="'1X'"):
        seen("1X", parse("5S 6C 7D JS"), 1)


def test_a_play_that_can_have_gone_another_way_is_read_in_both() -> None:
    first, second = readings("9C AC KD AH 8H 2S 9S", parse("8D"), 1)
    assert (first.guessed, second.guessed) == (0, 1)
    for reading in (first, second):
        (same,) = [r for r in readings(reading.text, parse("8D"), 1) if not r.guessed]
        assert same.events == reading.events


def test_a_go_before_a_reset_is_said_by_the_reset() -> None:
    for gos in ("", "go ", "go go "):
        assert told(f"KS QC 5D {gos}| 9H", "7H 8H", 0) == told("KS QC 5D | 9H", "7H 8H", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(30))
def test_whole_plays_are_read_as_they_were_played(seed: int, players: int) -> None:
    rng = random.Random(seed)
    cards = shuffled(rng, PACK)
    play = Play.start([cards[4 * seat : 4 * seat + 4] for seat in range(players)])
    read = 0
    while not play.over:
        seat = play.turn
        assert seat is not None
        written, wanted = written_down(play)
        found = readings(written, play.hands[seat], seat, players)[0]
        assert not found.guessed
        assert [(e.seat, e.what) for e in found.events if isinstance(e.what, Card)] == wanted
        read += 1
        legal = play.legal(seat)
        play = play.put(legal[int(rng.random() * len(legal))])
    assert read == 4 * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_written_go_the_play_is_one_of_the_readings_or_refused(players: int) -> None:
    first = other = refused = 0
    for seed in range(60):
        rng = random.Random(seed)
        cards = shuffled(rng, PACK)
        play = Play.start([cards[4 * seat : 4 * seat + 4] for seat in range(players)])
        while not play.over:
            seat = play.turn
            assert seat is not None
            written, wanted = written_down(play)
            try:
                found = readings(without_gos(written), play.hands[seat], seat, players)
            except IllegalPlay:
                refused += 1
            else:
                read = [
                    [(e.seat, e.what) for e in r.events if isinstance(e.what, Card)] for r in found
                ]
                assert wanted in read
                first += wanted == read[0]
                other += wanted != read[0]
            legal = play.legal(seat)
            play = play.put(legal[int(rng.random() * len(legal))])
    assert first > 10 * max(other, 1)
    assert refused < first / 4


def without_gos(text: str) -> str:
    """A go at the end stays: it says whose turn it is."""
    kept = text.removesuffix(" go").removesuffix(" go").removesuffix(" go")
    return kept.replace(" go", "") + text[len(kept) :]


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
    return " ".join(text), cards
