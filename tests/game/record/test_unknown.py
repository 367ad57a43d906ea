"""Records in which cards are not known: as much of them is checked as follows from the rest."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.game.record.checking import CheckedFile, check_file
from coach.game.record.recording import record_of
from coach.game.record.writing import write_games
from coach.game.record.written import WrittenHand
from tests.game.record.games import NAMES, random_game

HEAD = "format: 1\nplayers: [Ann, Ben]\ndealer: Ben\ndeals:\n- hands:\n"
OWN, KEPT, NONE = "4S 5H 5S 6D (JC QD)", "2C 7H 8C 9D (? ?)", '"? ? ? ? (? ?)"'
PLAY = "5H 8C 6D 9D 2C | 5S 7H 4S ."


def checked(ann: str, ben: str, rest: str, *, ended: str = "unfinished") -> CheckedFile:
    end = f"ended: {ended}\n" if ended else ""
    return check_file(f"{HEAD}    Ann: {ann}\n    Ben: {ben}\n  starter: 9H\n{rest}{end}", "a.yaml")


def faults(file: CheckedFile) -> list[str]:
    return [str(fault).removeprefix("a.yaml:") for fault in file.faults]


def scores(file: CheckedFile) -> tuple[int, ...]:
    (game,) = file.games
    assert file.faults == ()
    assert game.game is not None
    assert not game.whole
    return game.game.board.scores


def test_the_play_tells_what_the_opponent_kept() -> None:
    for ben in (KEPT, NONE, '"? ? 8C ? (KS ?)"'):
        file = checked(OWN, ben, f"  play: {PLAY}\n  counts: {{crib: 3}}\n")
        assert scores(file) == (15, 14)


def test_both_hands_may_be_unknown() -> None:
    play = PLAY.replace("2C", "go 2C")  # else Ann may have played it, with no go at all
    assert scores(checked(NONE, NONE, f"  play: {play}\n  counts: {{crib: 3}}\n")) == (15, 14)


def test_a_hand_that_the_play_has_shown_is_counted() -> None:
    file = checked(OWN, NONE, f"  play: {PLAY}\n  counts: {{Ben: 8, crib: 3}}\n")
    assert [(note.player, note.said, note.points) for note in file.games[0].miscounts] == [
        ("Ben", 8, 10)
    ]


def test_a_crib_of_unknown_cards_counts_what_was_said() -> None:
    for said in (0, 3, 4, 10):
        rest = (
            f"  play: {PLAY}\n  counts: {{crib: {said}}}\n  score: {{Ann: 15, Ben: {11 + said}}}\n"
        )
        assert scores(checked(OWN, KEPT, rest)) == (15, 11 + said)


def test_a_crib_of_unknown_cards_that_nobody_counted_leaves_the_pegs_open() -> None:
    file = checked(OWN, KEPT, f"  play: {PLAY}\n  score: {{Ann: 15, Ben: 40}}\n")
    assert faults(file) == []
    assert file.games[0].game is None


def test_after_open_pegs_those_that_are_written_count() -> None:
    first = f"  play: {PLAY}\n  score: {{Ann: 15, Ben: 16}}\n"
    second = (
        "- hands:\n    Ben: 4S 5H 5S 6D (JC QD)\n    Ann: 2C 7H 8C 9D (3H KS)\n"
        f"  starter: 9H\n  play: {PLAY}\n  score: {{Ann: 29, Ben: 32}}\n"
    )
    assert faults(checked(OWN, KEPT, first + second)) == [
        "16: score is Ann 29, Ben 32, but the pegs stand at Ann 29, Ben 31"
    ]


@pytest.mark.parametrize("missed", ["{Ann: 2}", "{Ann: {crib: 2}}"])
def test_muggins_of_a_crib_of_unknown_cards(missed: str) -> None:
    rest = f"  play: {PLAY}\n  counts: {{crib: 3}}\n  muggins: {missed}\n"
    text = f"{HEAD}    Ann: {OWN}\n    Ben: {KEPT}\n  starter: 9H\n{rest}ended: unfinished\n"
    file = check_file(text.replace("dealer", "muggins: true\ndealer"), "a.yaml")
    assert scores(file) == (17, 14)


def test_a_go_of_unknown_cards_rules_out_low_ones() -> None:
    # Ben said go at 30, so that what he still has is no ace.
    play = "6D 8C 5H 7H 4S | KC"
    assert scores(checked(OWN, NONE, f"  play: {play}\n")) == (6, 4)
    assert faults(checked(OWN, '"? ? ? AC (? ?)"', f"  play: {play}\n")) == [
        "9: | says that nobody could go on, and that cannot have been"
    ]


def test_a_card_of_a_known_hand_is_played_by_its_owner() -> None:
    assert faults(checked(OWN, NONE, "  play: 5H 5S\n")) == [
        "9: 5S cannot have been played here: pone leads, all play by turns, 4 cards each, to 31 "
        "at most; write | where nobody could go on"
    ]


def test_a_count_stays_open_where_unknown_cards_may_go_on() -> None:
    assert scores(checked(OWN, NONE, "  play: 6D 9C 5H 9S\n")) == (0, 2)


def test_a_starter_is_seen_by_all() -> None:
    file = check_file(f"{HEAD}    Ann: {OWN}\n    Ben: {KEPT}\n  starter: '?'\n", "a.yaml")
    assert faults(file)[0] == "8: the starter is ?: everybody sees it, so it is written down"


def test_a_line_that_begins_with_a_question_mark_needs_quotes() -> None:
    file = checked(OWN, "? ? ? ? (? ?)", f"  play: {PLAY}\n")
    assert faults(file) == ["7: no YAML: a text that begins with ? stands in quotes"]


def test_two_ways_in_which_it_can_have_been_played_are_told() -> None:
    text = (
        "format: 1\nplayers: [Ann, Ben, Cid, Dan]\ndealer: Ann\ndeals:\n- hands:\n"
        "    Ann: 2C TC 5C QS (AH)\n    Ben: 9D JC 6C 5H (?)\n    Cid: '? ? ? ? (?)'\n"
        "    Dan: '? ? ? ? (?)'\n  starter: TH\n"
        "  play: JC AD 8H TC AS | 8C QS 9D 2S 2C 6C 6D 9S 5C 5H TD .\n"
        "  counts: {crib: 4}\nended: unfinished\n"
    )
    assert faults(check_file(text, "a.yaml")) == [
        "11: this can have been played in more ways than one; write go where one could not play"
    ]


def test_pegs_that_are_written_decide_between_two_ways() -> None:
    # The ace was Cid's, not Ben's who comes before; with the fewest gos it would be Ben's.
    text = (
        "format: 1\nplayers: [Ann, Ben, Cid, Dan]\ndealer: Dan\nstart: {Ann: 119, Ben: 101}\n"
        "deals:\n- hands:\n    Ann: 9C KD 9H 8S (7S)\n    Ben: '? ? ? ? (?)'\n"
        "    Cid: '? ? ? ? (?)'\n    Dan: 4D 2C KH TD (?)\n  starter: 9D\n"
        "  play: KD JH KC AD\n  score: {Ann: 121, Ben: 101}\n"
    )
    assert faults(check_file(text, "a.yaml")) == []


@given(st.integers(0, 10**9))
def test_a_game_of_two_has_no_fault_when_one_hides_the_cards(seed: int) -> None:
    game = random_game(random.Random(seed), players=2, muggins=False)
    record = record_of(game, NAMES[:2])
    deals = [replace(deal, hands=(deal.hands[0], hidden(deal.hands[1]))) for deal in record.deals]
    record = replace(record, deals=tuple(deals))
    assert check_file(write_games([record]), "a.yaml").faults == ()


def hidden(hand: WrittenHand) -> WrittenHand:
    return WrittenHand((None,) * len(hand.kept), (None,) * len(hand.thrown))


def test_the_count_may_close_early_with_unknown_cards() -> None:
    text = (
        "format: 1\nplayers: [Ann, Ben, Cid]\ndealer: Cid\ngo: early\ndeals:\n- hands:\n"
        "    Ann: TS 9C AS 4D (KD)\n    Ben: '? ? ? ? (?)'\n    Cid: '? ? ? ? (?)'\n"
        "  pack: '?'\n  starter: 9H\n  play: TS TD TC | 9C\nended: unfinished\n"
    )
    # Ann could have gone on with the ace, so it was not she who closed the count.
    assert len(faults(check_file(text, "a.yaml"))) == 1
    file = check_file(text.replace("TS TD TC |", "TS TD 8C |").replace("AS", "5S"), "a.yaml")
    assert faults(file) == []
