from __future__ import annotations

import json
import re
import shlex

import pytest

from coach.data_folder import default_path
from coach.practice.drills.registry import themes_of_text
from coach.progress.store import Store
from tests.cli.conftest import Coach
from tests.sure import some

REPLY = ("pegging", "--pone", "--hand", "5H 6C JS", "--played", "7S 8H")


def test_every_card_best_first_and_why(coach: Coach) -> None:
    out = coach(*REPLY).out
    assert "You are pone    5♥ 6♣ J♠" in out
    assert "count 15" in out
    assert "Played: you 7♠ · they 8♥" in out
    assert out.index("★  6♣") < out.index("    J♠  ") < out.index("    5♥  ")
    assert "It takes 3 now." in out
    assert "To be feared: a 9 for 4 (they hold one in " in out
    assert "J♠ gives up " in out


def test_a_card_that_is_named_is_marked_and_compared(coach: Coach) -> None:
    out = coach(*REPLY, "--play", "5H").out
    assert "←  5♥" in out
    assert "5♥ gives up " in out
    assert "J♠ gives up " not in out


def test_the_figures_add_up_in_json(coach: Coach) -> None:
    told = json.loads(coach(*REPLY, "--json").out)
    assert told["schema"] == 2
    assert [(seat["seat"], seat["played"], seat["left"]) for seat in told["seats"]] == [
        ("pone", ["7S"], 3),
        ("dealer", ["8H"], 3),
    ]
    chances = told["opponent_holds"]
    ten_card = told["opponent_holds_ten_card"]
    assert max(chances[rank] for rank in "TJQK") < ten_card < sum(chances[r] for r in "TJQK")
    nets = [card["net"] for card in told["cards"]]
    assert nets == sorted(nets, reverse=True)
    assert [card["cards"] for card in told["cards"]] == [["6C"], ["JS"], ["5H"]]
    for card in told["cards"]:
        assert card["own"] - card["opponent"] == pytest.approx(card["net"])
        assert card["own"] >= card["now"]
    # Three cards: the chances by rank are at most three, and nobody can hold four fives.
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
    assert "They may hold" not in out


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
        (("--pone", "--hand", "5H 6C JS", "--played", "7S 8H", "--play", "2C"), "do not hold 2♣"),
        (("--pone", "--hand", "5H AC JS", "--played", "KS KD go"), "go at 20, where every card"),
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


def test_the_replies_and_the_best_answer_to_each(coach: Coach) -> None:
    out = coach(*REPLY, "--replies", "--play", "5H").out
    told = out[out.index("After 5♥, by what they answer, the points of their card included:") :]
    rows = {line.split()[0]: line.split() for line in told.splitlines()[3:] if line.strip()}
    assert {"A", "6", "J"} <= rows.keys()
    assert "K" in rows
    assert rows["6"][1] == "4"  # 7-8-5-6 is a run of four
    assert rows["5"][1] == "2"
    assert "go" in rows["6"]


def test_the_drill(coach: Coach) -> None:
    out = coach("pegging", "--seed", "5", "-n", "2", typed="?\n7D\nw\nr\n").out
    assert "Card 1 of 2 · you are pone" in out
    assert "You hold: 5♠ 4♦ 7♦ 4♠" in out
    assert "What may your opponent answer" in out
    assert "✗ very bad: 7♦ gives up 1." in out
    assert "←  7♦" in out
    assert "For interest, your opponent held 6♥ 2♥ 9♥ 3♥." in out
    assert "Deal these again: coach pegging --count 2 --seed 5" in out
    with Store(default_path()) as store:
        first, second = store.answers()
    assert (first.drill, first.answer, first.correct) == ("pegging", "7D", False)
    assert first.loss is not None
    assert first.loss > 1
    assert second.loss is None


def test_a_missed_card_comes_back_in_the_review(coach: Coach) -> None:
    coach("pegging", "--seed", "5", "-n", "1", typed="7D\n")
    out = coach("review", "--last", typed="4\n").out
    assert "✓ the best card" in out


def test_the_drill_of_a_theme_says_so_and_can_be_dealt_again(coach: Coach) -> None:
    options = ("--theme", "card-pair", "--theme", "card-go", "-n", "2", "--seed", "4")
    out = coach("pegging", *options, typed="r\nr\n").out
    assert "pairing or not" in out
    assert "playing for the go" in out
    assert "coach pegging --theme card-pair --theme card-go --count 2 --seed 4" in out
    with Store(default_path()) as store:
        asked = [themes_of_text(answer.question) for answer in store.answers()]
    assert "card-pair" in asked[0]
    assert "card-go" in asked[1]


@pytest.mark.slow
def test_a_weakness_at_a_theme_of_cards_is_found(coach: Coach) -> None:
    coach("pegging", "--theme", "card-lead", "-n", "7", "--seed", "4", typed="r\n" * 7)
    assert "Weakest: leads, 7 of 7 missed" in coach().out
    assert "coach pegging --theme card-lead" in coach("stats").out
    assert "Leads" in coach("stats", "--theme", "card-lead").out


# The lead


def test_leads_are_a_table_and_a_sentence(coach: Coach) -> None:
    out = coach("pegging", "--lead", "4H 4S JC KD").out
    head, *rows = [line for line in out.splitlines() if line.strip()]
    assert head == " Leads from 4♥ 4♠ J♣ K♦"
    assert [row.split()[0] for row in rows[1:4]] == ["★", "J♣", "K♦"]
    assert rows[4].startswith(" Play 4♥. If they pair it for 2 (17 %), you take 6 with 4♠.")
    assert len(rows) == 5


def test_a_lead_is_pones_first_card(coach: Coach) -> None:
    lead = coach("pegging", "--lead", "4H 4S JC KD", "--json").out
    assert lead == coach("pegging", "--pone", "--hand", "4H 4S JC KD", "--json").out
    assert coach("pegging", "--lead", "4H 4S JC KD", "--pone", "--json").out == lead


# Gos


def test_another_way_to_read_the_play_is_told_and_can_be_taken(coach: Coach) -> None:
    options = ("pegging", "--dealer", "--hand", "8D", "--played")
    out = coach(*options, "9C AC KD AH 8H 2S 9S").out
    assert "Played: they 9♣ K♦ 8♥ 9♠ · you A♣ A♥ 2♠" in out
    other = '--played "9C AC KD AH 8H go 2S | 9S"'
    assert f"If there was a go that you did not write:  {other}" in out
    told = coach(*options, "9C AC KD AH 8H go 2S | 9S")
    assert "Played: they 9♣ K♦ 8♥ 2♠ · you A♣ A♥ 9♠" in told.out
    assert "If there was" not in told.out
    found = json.loads(coach(*options, "9C AC KD AH 8H 2S 9S", "--json").out)
    assert found["another_way"] == "9C AC KD AH 8H go 2S | 9S"


def test_a_play_that_can_be_read_one_way_only_has_no_other(coach: Coach) -> None:
    assert "If there was" not in coach(*REPLY).out
    assert json.loads(coach(*REPLY, "--json").out)["another_way"] is None


def test_what_is_wrong_in_the_play_is_pointed_at(coach: Coach) -> None:
    refused = coach("pegging", "--dealer", "--hand", "9C 8C", "--played", "KS KD KH 2C")
    assert refused.err.splitlines() == [
        "coach: 2C makes 32, past 31: put | where nobody could go on",
        "  KS KD KH 2C",
        "           ^^",
    ]


# At a score

CLOSE = ("--dealer", "--hand", "5C 6D 7H TS", "--played", "JC", "--starter", "8C")


def test_at_a_score_the_chance_to_win_decides(coach: Coach) -> None:
    out = coach("pegging", *CLOSE, "--score", "110-108").out
    assert "You are dealer, 110-108    5♣ 6♦ 7♥ 10♠" in out
    rows = [line.split() for line in out.splitlines() if " %" in line][:4]
    chances = [float(row[-2]) for row in rows]
    assert chances == sorted(chances, reverse=True)
    assert rows[0][:2] == ["★", "6♦"]
    asked = coach("pegging", *CLOSE, "--score", "110-108", "--play", "7H").out
    assert re.search(r"7♥ wins \d\d\.\d %, not \d\d\.\d %\.", asked)
    assert re.search(
        r"For points alone 5♣ is better by \d\.\d\d; at this score 6♦ wins \S+ %, 5♣ \S+ %\.", out
    )
    assert "★  5♣" in coach("pegging", *CLOSE).out


def test_far_from_home_points_and_chances_agree(coach: Coach) -> None:
    out = coach("pegging", *CLOSE, "--score", "0-0").out
    assert "For points alone" not in out


def test_a_chance_to_win_is_in_json(coach: Coach) -> None:
    told = json.loads(coach("pegging", *CLOSE, "--score", "110-108", "--json").out)
    assert told["score"] == {"own": 110, "opponent": 108}
    wins = [card["win"] for card in told["cards"]]
    assert wins == sorted(wins, reverse=True)
    assert all(0 < win < 1 for win in wins)
    short = json.loads(coach("pegging", *CLOSE, "--score", "50-48", "--target", "61", "--json").out)
    assert [card["win"] for card in short["cards"]] == pytest.approx(wins)
    plain = json.loads(coach("pegging", *CLOSE, "--json").out)
    assert plain["score"] is None
    assert plain["cards"][0]["win"] is None


NEAR_A_SKUNK = ("8S 5H 2D AC", "--dealer", "--played", "4D", "--score", "90-120")


def test_at_stakes_a_skunk_that_is_saved_decides(coach: Coach) -> None:
    out = coach("pegging", *NEAR_A_SKUNK, "--stakes", "skunk").out
    assert "net   worth" in out
    assert re.search(r"★  8♠ .* -1\.\d\d\d\n", out)
    assert re.search(r"2♦ is worth -1\.\d\d\d games, not -1\.\d\d\d\.", out)
    told = json.loads(coach("pegging", *NEAR_A_SKUNK, "--stakes", "skunk", "--json").out)
    assert told["stakes"] == "skunk"
    assert all(card["win"] is None and -2 < card["worth"] < -1 for card in some(told["cards"]))
    plain = json.loads(coach("pegging", *NEAR_A_SKUNK, "--json").out)
    assert plain["stakes"] is None
    assert all(card["worth"] is None and card["win"] < 0.001 for card in some(plain["cards"]))


def test_stakes_need_a_score(coach: Coach) -> None:
    refused = coach("pegging", "8S 5H 2D AC", "--pone", "--stakes", "acc")
    assert refused.code == 2
    assert "--stakes" in refused.err
    assert "--score" in refused.err


def test_a_card_that_wins_the_game_says_so(coach: Coach) -> None:
    options = ("pegging", "--dealer", "--hand", "8D 2C 3S 4C", "--played", "7S")
    out = coach(*options, "--score", "119-100").out
    assert "★  8♦" in out
    assert "100.0 %" in out
    assert "Play 8♦. It wins the game." in out


def test_a_reply_that_wins_the_game_says_so(coach: Coach) -> None:
    options = ("pegging", "--pone", "--hand", "5H 6C JS 2D", "--score", "110-119", "--replies")
    out = coach(*options, "--play", "5H").out
    assert "wins them the game." in out
    assert "they win" in out


# Three and four


@pytest.mark.parametrize(
    ("players", "seat", "hand", "played", "whose"),
    [
        ("3", "second", "4H 4S JC", "7S 8C 9D 2C", "pone 7♠ 2♣ · you 8♣ · dealer 9♦"),
        ("3", "dealer", "4H 4S JC 2D", "7S 8C", "pone 7♠ · second 8♣"),
        ("4", "third", "4H 4S JC 2D", "7S 8C", "pone 7♠ · second 8♣"),
        ("4", "pone", "4H 4S JC", "7S 8C AD AH", "you 7♠ · second 8♣ · third A♦ · dealer A♥"),
    ],
)
def test_more_players_have_their_seats(
    coach: Coach, players: str, seat: str, hand: str, played: str, whose: str
) -> None:
    options = ("pegging", "-p", players, f"--{seat}", "--hand", hand, "--played", played)
    out = coach(*options).out
    assert f"You are {seat}" in out
    assert f"Played: {whose}" in " ".join(out.split())
    assert "Rolled out over 1,000 deals" in out
    assert coach(*options).out == out
    told = json.loads(coach(*options, "--json").out)
    assert told["seat"] == seat
    assert told["deals"] == 1000
    cards = [card for one in told["seats"] for card in one["played"]]
    assert sorted(cards) == sorted(played.split())
    assert seat in {one["seat"] for one in told["seats"]}
    assert len(told["seats"]) == int(players)
    assert told["cards"][0]["error"] == 0
    assert all(card["error"] > 0 for card in told["cards"][1:])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--dealer", "--pone", "--hand", "5H"), "--pone and --dealer do not go together"),
        (("--second", "--hand", "5H"), "no --second among 2 players: --pone or --dealer"),
        (("-p", "3", "--third", "--hand", "5H"), "no --third among 3 players"),
        (("-p", "4", "--hand", "5H"), "say where you sit: --pone, --second, --third or --dealer"),
        (("-p", "3", "--dealer", "--hand", "5H", "--threw", "2C 3C"), "2 cards: a throw takes 1"),
        (("-p", "3", "--pone", "--hand", "5H6C7CKD", "--replies"), "--replies is for two players"),
        (("-p", "3", "--pone", "--hand", "5H6C7CKD", "--score", "1-2"), "--score is for two"),
        (("--pone", "--hand", "5H6C7CKD", "--score", "121-2"), "'121' is too high a score"),
        (("--pone", "--hand", "5H6C7CKD", "--score", "70-2", "--target", "61"), "ends at 61"),
        (("--pone", "--hand", "5H6C7CKD", "--score", "x"), "'x' is not a score"),
        (("--score", "1-2"), "--score goes with HAND"),
        (("-p", "5", "--pone", "--hand", "5H"), "must be a whole number from 2 to 4"),
        (("--lead", "5H 6C"), "2 cards: a hand to lead from takes 4"),
        (("--lead", "5H 6C 7C KD", "--dealer"), "--lead is pone's: --dealer goes with HAND"),
        (("--lead", "5H 6C 7C KD", "--played", "2C"), "--played goes with HAND"),
        (("--lead", "5H 6C 7C KD", "--hand", "2C"), "--hand and --lead do not go together"),
        (("--pone", "--hand", "5H", "--theme", "card-go"), "--hand and --theme do not go"),
        (("--theme", "nobs"), "'nobs' is a theme of other questions"),
    ],
)
def test_what_does_not_fit_together_is_refused(
    coach: Coach, options: tuple[str, ...], told: str
) -> None:
    refused = coach("pegging", *options)
    assert (refused.code, refused.out) == (2, "")
    assert told in " ".join(refused.err.split())


# The two halves of the command


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--played", "7S"), "--played goes with HAND"),
        (("--json",), "--json goes with HAND"),
        (("--replies",), "--replies goes with HAND"),
        (("--target", "61"), "--target goes with HAND"),
        (("--players", "3"), "--players goes with HAND"),
        (("--starter", "5H"), "--starter goes with HAND"),
        (("--threw", "5H 6H"), "--threw goes with HAND"),
        (("--play", "5H"), "--play goes with HAND"),
        (("--pone",), "a seat goes with HAND"),
        (("--pone", "--hand", "5H", "--seed", "3"), "--hand and --seed do not go together"),
    ],
)
def test_options_of_one_half_are_refused_in_the_other(
    coach: Coach, options: tuple[str, ...], told: str
) -> None:
    refused = coach("pegging", *options)
    assert refused.code == 2
    assert told in refused.err


# What a new player is told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--lead", "5H6C7CKD", "--theme", "card-pair"), "--lead and --theme do not go together"),
        (("--lead", "5H6C7CKD", "--count", "3"), "--lead and --count do not go together"),
        (("--pone", "--hand", "", "--played", "7S"), "no card for a hand: write cards like 5H"),
        (("--hand", "", "--pone"), "no card for a hand: write cards like 5H"),
        (("--lead", ""), "no card for a hand to lead from"),
        (("--pone", "--hand", "7S 5H 6C JS", "--played", "7S 8H"), "hand is what you still hold"),
        (("--pone", "--hand", "5H 6C JS KS", "--played", "7S 8H"), "makes 5 cards with those in"),
        ((*REPLY[1:], "--play", "10S"), "you do not hold 10♠"),
        ((*REPLY[1:], "--play", ""), "type a card like 5H, or its rank"),
        ((*REPLY[1:], "--play", "5H 6C"), "2 cards are too many: 1 to go"),
        ((*REPLY[1:], "--target", "61"), "--target goes with --score"),
        ((*REPLY[1:], "--score", ""), "is not a score"),
        (("--dealer", "--hand", "10H 2C", "--played", "KS KD 9H go | 3C 4D"), "but your 2C fits"),
        (
            ("--dealer", "--hand", "10H 2C 3C", "--played", "KS KD 9H", "--play", "10H"),
            "10♥ does not fit",
        ),
    ],
)
def test_what_was_typed_is_named(coach: Coach, options: tuple[str, ...], told: str) -> None:
    refused = coach("pegging", *options)
    assert (refused.code, refused.out) == (2, "")
    assert told in " ".join(refused.err.split())


def test_an_empty_hand_is_told_as_by_the_adviser_of_throws(coach: Coach) -> None:
    assert coach("pegging", "--pone", "--hand", "").err == coach("discard", "--hand", "").err


def test_a_pair_that_is_made_three_is_told_as_a_gain(coach: Coach) -> None:
    told = ("--dealer", "--hand", "9H JC 9C 6H", "--played", "4S", "--starter", "AH")
    out = coach("pegging", *told, "--threw", "AS2S", "--play", "9H").out
    assert "To be feared: a 2 for 2 (they hold one in " in out
    assert "9 for 2" not in out
    assert re.search(r"If they pair it for 2 \(\d %\), you take 8 with 9♣\.", out)


def test_a_card_that_wins_at_once_comes_before_one_that_wins_later(coach: Coach) -> None:
    played = "KS QH 9C 2D | 3H 4S"
    options = ("pegging", "--dealer", "--hand", "5H 6H", "--played", played)
    out = coach(*options, "--score", "120-100").out
    assert "Play 5♥. It wins the game." in out
    assert "6♥ is as good." in out


def test_a_go_that_cannot_be_had_is_never_yours(coach: Coach) -> None:
    played = ("--played", "2S TC AH KS | JC", "--starter", "6H", "--threw", "AC6D")
    out = coach("pegging", "--dealer", "--hand", "TD JD", *played).out
    assert "The go or 31 is never yours." in out
    assert "yours in" not in out


def test_where_only_their_go_makes_the_last_card_yours_it_is_said_once(coach: Coach) -> None:
    played = ("--played", "AH JD 7C", "--starter", "QS", "--threw", "2C6S")
    out = " ".join(coach("pegging", "--dealer", "--hand", "TH 9H JH", *played).out.split())
    told = r"In \d+ % of their hands they cannot play, and only then is the go or 31 yours\."
    assert len(re.findall(told, out)) == out.count("go or 31") == 2


def test_replies_and_reasons_are_in_json(coach: Coach) -> None:
    told = json.loads(coach(*REPLY, "--play", "5H", "--replies", "--json").out)
    shown = coach(*REPLY, "--play", "5H", "--replies").out
    best, asked = told["why"]
    assert [reason["code"] for reason in best["reasons"]][:2] == ["best", "takes"]
    assert (asked["card"], asked["reasons"][0]["code"]) == ("5H", "gives-up")
    assert f"5♥ gives up {asked['reasons'][0]['points']:.2f}." in shown
    (feared,) = (one for one in asked["reasons"] if one["code"] == "feared" and one["rank"] == "6")
    assert f"a 6 for {feared['points']} (they hold one in {100 * feared['held']:.0f} %)" in shown
    assert told["replies"]["to"] == "5H"
    by_rank = {answer["rank"]: answer for answer in told["replies"]["answers"]}
    assert [*by_rank] == list("A23456789TJQK")
    assert by_rank["6"]["points"] == 4  # 7-8-5-6 is a run of four
    assert by_rank["6"]["then"] == []
    assert by_rank["6"]["net"] < -4  # the points of the reply are in it
    assert by_rank["A"]["then"] == ["JS"]
    assert f"{by_rank['A']['net']:+.2f}" in shown
    for answer in by_rank.values():
        # Python 3.12 rounds sums of floats otherwise than 3.11.
        assert 0 <= answer["plays"] <= answer["holds"] + 1e-9
        assert answer["holds"] <= 1
    won = json.loads(coach(*REPLY, "--score", "110-100", "--replies", "--json").out)
    assert won["replies"]["to"] == won["cards"][0]["cards"][0]
    wins = [answer["win"] for answer in won["replies"]["answers"]]
    assert all(0 <= win <= 1 for win in wins)
    average = sum(answer["plays"] * answer["win"] for answer in won["replies"]["answers"])
    assert average == pytest.approx(
        won["cards"][0]["win"], abs=0.03
    )  # the opponent can always answer
    assert max(wins) == pytest.approx(1)  # the run of five after a 4, or of three after a 5
    assert json.loads(coach(*REPLY, "--json").out)["replies"] is None


def test_the_keys_of_json_depend_on_no_option(coach: Coach) -> None:
    plain = json.loads(coach(*REPLY, "--json").out)
    won = json.loads(coach(*REPLY, "--score", "110-100", "--replies", "--json").out)
    four = json.loads(coach("pegging", "-p", "4", "--pone", "--hand", "4H 4S JC 2D", "--json").out)
    assert plain.keys() == won.keys() == four.keys()
    for told in (won, four):
        assert plain["cards"][0].keys() == told["cards"][0].keys()
        assert plain["seats"][0].keys() == told["seats"][0].keys()
    assert won["instead_of_points"] is None or "code" in won["instead_of_points"]


@pytest.mark.slow
def test_after_a_go_or_31_the_drill_says_that_the_count_is_zero_and_how_many_are_left(
    coach: Coach,
) -> None:
    out = coach("pegging", "--seed", "5", "-n", "40", typed="r\n" * 40).out
    screens = re.split(r"^ (?=Card \d+ of )", out, flags=re.MULTILINE)[1:]
    at_zero = [screen for screen in screens if "count 0: you lead" in screen]
    assert 0 < len(at_zero) < len(screens)
    for screen in screens:
        assert re.search(
            r"your opponent has (no|1) card left|your opponent has [2-4] cards left", screen
        )
        assert len(re.findall(r"^ Play \S+\.$", screen, re.MULTILINE)) == 1


def test_the_examples_of_the_help_run(coach: Coach) -> None:
    help_ = coach("pegging", "--help").out
    examples = [line.split("coach ", 1)[1] for line in help_.splitlines() if "  coach " in line]
    assert len(examples) == 2
    for example in examples:
        assert coach(*shlex.split(example)).code == 0


def test_ranks_alone_are_simply_read(coach: Coach) -> None:
    suited = ("--dealer", "--hand", "8S 5H 2D AC", "--played", "4D", "--threw", "4C 4H")
    bare = ("--dealer", "--hand", "8 5 2 A", "--played", "4", "--threw", "4 4")
    with_suits, without = (json.loads(coach("pegging", *o, "--json").out) for o in (suited, bare))
    assert (with_suits["suits"], without["suits"]) == (True, False)
    assert without["hand"] == ["8", "5", "2", "A"]
    figures = [[(card["rank"], card["net"]) for card in t["cards"]] for t in (with_suits, without)]
    assert figures[0] == figures[1]
    shown = coach("pegging", *bare).out
    assert not set(shown) & set("♣♦♥♠")
    assert "Play A" in shown or "Play 8" in shown or "Play 2" in shown
    leads = coach("pegging", "--lead", "A 4 J K").out
    assert leads
    assert not set(leads) & set("♣♦♥♠")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--hand", "8 5 2 A", "--played", "4D"), "no suits in '8 5 2 A': write them with all"),
        (("--hand", "8 5 2 A", "--played", "4", "--score", "90-120"), "write cards like 5H"),
        (("--hand", "8 5 2 A", "--played", "4", "--play", "3"), "you hold no 3"),
        (("--hand", "4 4 4 A", "--played", "4 ", "--starter", "4"), "five cards of rank 4"),
        (("--hand", "8 2 J", "--played", "10 9 K", "--play", "J"), "J does not fit"),
    ],
)
def test_ranks_alone_that_cannot_be(coach: Coach, options: tuple[str, ...], told: str) -> None:
    refused = coach("pegging", "--dealer", *options)
    assert (refused.code, refused.out) == (2, "")
    assert told in " ".join(refused.err.split())


def test_a_card_to_compare_may_be_named_by_its_rank(coach: Coach) -> None:
    options = ("--pone", "--hand", "5H 6C JS", "--played", "7S 8H", "--play")
    assert coach("pegging", *options, "j").out == coach("pegging", *options, "JS").out


def test_the_hand_as_a_plain_argument(coach: Coach) -> None:
    plain = coach("pegging", "5H6CJS", "--pone", "--played", "7S 8H")
    assert plain.code == 0
    assert plain.out == coach("pegging", "--hand", "5H6CJS", "--pone", "--played", "7S 8H").out


@pytest.mark.parametrize("option", ["--hand 5H6CJS", "--lead 5H6CJS2D", "--count 3"])
def test_a_plain_hand_goes_with_no_other_and_with_no_drill(coach: Coach, option: str) -> None:
    result = coach("pegging", "5H6CJS", *option.split())
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: HAND and {option.split(maxsplit=1)[0]} do not go together\n"
