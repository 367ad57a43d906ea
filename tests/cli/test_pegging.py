from __future__ import annotations

import json

import pytest

from coach.progress.file import default_path
from coach.progress.store import Store
from tests.cli.conftest import Coach

REPLY = ("pegging", "--pone", "--hand", "5H 6C JS", "--played", "7S 8H")


def test_every_card_best_first_and_why(coach: Coach) -> None:
    out = coach(*REPLY).out
    assert "You are pone    5♥ 6♣ J♠" in out
    assert "count 15" in out
    assert "Played: you 7♠ · he 8♥" in out
    assert out.index("★  6♣") < out.index("    J♠  ") < out.index("    5♥  ")
    assert "It takes 3 now." in out
    assert "To be feared: 9 for 4 (he holds one in " in out
    assert "J♠ gives up " in out


def test_a_card_that_is_named_is_marked_and_compared(coach: Coach) -> None:
    out = coach(*REPLY, "--play", "5H").out
    assert "←  5♥" in out
    assert "5♥ gives up " in out
    assert "J♠ gives up " not in out


def test_the_figures_add_up_in_json(coach: Coach) -> None:
    told = json.loads(coach(*REPLY, "--json").out)
    assert (told["you_played"], told["opponent_played"]) == (["7S"], ["8H"])
    chances = told["opponent_holds"]
    ten_card = told["opponent_holds_ten_card"]
    assert max(chances[rank] for rank in "TJQK") < ten_card < sum(chances[r] for r in "TJQK")
    nets = [card["net"] for card in told["cards"]]
    assert nets == sorted(nets, reverse=True)
    assert [card["cards"] for card in told["cards"]] == [["6C"], ["JS"], ["5H"]]
    for card in told["cards"]:
        assert card["you"] - card["opponent"] == pytest.approx(card["net"])
        assert card["you"] >= card["now"]
    # Three cards: the chances by rank are at most three, and he cannot hold four fives.
    assert 1 <= sum(told["opponent_holds"].values()) <= 3


def test_what_is_known_counts(coach: Coach) -> None:
    def five(*more: str) -> float:
        told = json.loads(
            coach(
                "pegging", "--dealer", "--hand", "4S 9C KD 8D", "--played", "TS", *more, "--json"
            ).out
        )
        return float(told["opponent_holds"]["5"])

    assert five("--threw", "5D 5S") < five("--threw", "5D 2S") < five()
    assert five("--starter", "5H") < five()


def test_the_last_card_has_no_reply(coach: Coach) -> None:
    played = "KS QC KD | JD KH TD | KC"
    out = coach("pegging", "--dealer", "--hand", "2D", "--played", played).out
    assert "★  2♦      1  1.00  0.00  +1.00" in out
    assert "feared" not in out
    assert "He may hold" not in out


def test_two_of_a_rank_are_one_line(coach: Coach) -> None:
    told = json.loads(coach("pegging", "--pone", "--hand", "5H 5C JS KD", "--json").out)
    assert sorted(card["cards"] for card in told["cards"]) == [["5H", "5C"], ["JS"], ["KD"]]
    assert "5♥ 5♣" in coach("pegging", "--pone", "--hand", "5H 5C JS KD").out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--hand", "5H 6C JS"), "say where you sit: --pone or --dealer"),
        (("--pone", "--hand", "5H 6C 7C 8C 9C"), "5 cards: in the play you hold one to four"),
        (("--pone", "--hand", "5H 6X"), "'6X' is not a card"),
        (("--pone", "--hand", "5H 6C JS", "--played", "5H"), "5H stands twice"),
        (("--pone", "--hand", "5H 6C JS", "--threw", "5H 2C"), "5H stands twice"),
        (("--pone", "--hand", "5H 6C JS", "--starter", "6C"), "6C stands twice"),
        (("--pone", "--hand", "5H 6C JS", "--played", "7S 8H", "--play", "2C"), "do not hold 2C"),
        (("--pone", "--hand", "5H AC JS", "--played", "KS KD go", "--play", "5H"), "cannot have"),
        (("--pone", "--hand", "5H 6C JS", "--played", "7S"), "it is the opponent's turn"),
        ((*REPLY[1:], "--threw", "7S 2C"), "7S stands twice"),
        ((*REPLY[1:], "--starter", "8H"), "8H stands twice"),
    ],
)
def test_bad_input_gets_one_line(coach: Coach, options: tuple[str, ...], told: str) -> None:
    refused = coach("pegging", *options)
    assert refused.code == 2
    assert told in " ".join(refused.err.split())
    assert "Traceback" not in refused.err


def test_his_replies_and_the_best_answer_to_each(coach: Coach) -> None:
    out = coach(*REPLY, "--replies", "--play", "5H").out
    told = out[out.index("After 5♥, by what he answers:") :]
    rows = {line.split()[0]: line.split() for line in told.splitlines()[3:] if line.strip()}
    assert {"A", "6", "J"} <= rows.keys()
    assert "K" in rows
    assert rows["6"][1] == "4"  # 7-8-5-6 is a run of four
    assert rows["5"][1] == "2"
    assert "go" in rows["6"]


def test_the_drill(coach: Coach) -> None:
    out = coach("pegging", "--seed", "5", "-n", "2", typed="?\n6H\nr\n").out
    assert "Card 1 of 2 · you are dealer" in out
    assert "You hold: 6♥ 2♥ 9♥ 3♥" in out
    assert "What may he answer" in out
    assert "✗ bad: 6♥ gives up 0.5" in out
    assert "←  6♥" in out
    assert "For interest, he held 5♠ 7♦ 4♠." in out
    assert "Play " in out
    assert "Deal these again: coach pegging --count 2 --seed 5" in out
    with Store(default_path()) as store:
        first, second = store.answers()
    assert (first.drill, first.answer, first.correct) == ("pegging", "6H", False)
    assert first.loss is not None
    assert first.loss > 0.5
    assert second.loss is None


def test_a_missed_card_comes_back_in_the_review(coach: Coach) -> None:
    coach("pegging", "--seed", "5", "-n", "1", typed="6H\n")
    out = coach("review", "--last", typed="9\n").out
    assert "✓ the best card" in out
    assert "he held 5♠ 7♦ 4♠" in out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--played", "7S"), "--played goes with --hand"),
        (("--json",), "--json goes with --hand"),
        (("--replies",), "--replies goes with --hand"),
        (("--pone", "--hand", "5H", "--json", "--replies"), "do not go together"),
        (("--pone",), "a seat goes with --hand"),
        (("--pone", "--hand", "5H", "--seed", "3"), "--hand and --seed do not go together"),
    ],
)
def test_options_of_one_half_are_refused_in_the_other(
    coach: Coach, options: tuple[str, ...], told: str
) -> None:
    refused = coach("pegging", *options)
    assert refused.code == 2
    assert told in refused.err
