from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from coach.advice.throws.weigh import weigh
from coach.cards import Rank
from coach.data_folder import default_path
from coach.practice.drills.registry import themes_of_text
from coach.progress.store import Store
from coach.seats import CribOwner
from tests.cli.conftest import Coach
from tests.sure import some

if TYPE_CHECKING:
    from pathlib import Path

HAND = "5H5S6DJCQD4S"


def test_both_seats_show_their_five_best(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND).out
    assert out.count("J♣ Q♦  4♠ 5♥ 5♠ 6♦  15.96") == 2
    assert out.count("against a sensible opponent") == 2
    for own_crib, sign in ((True, 1), (False, -1)):
        throw = weigh(HAND, CribOwner.of(dealer=own_crib)).best
        figures = f"{sign * throw.crib:+.2f}  {throw.play:+.2f}  "
        assert f"{figures}{throw.net:.2f}" in re.sub("  +", "  ", out)
    assert sum("%" in line for line in out.splitlines()) == 10
    assert " These are the 5 best of 15: --all shows all of them.\n" in out


def test_against_random_cards_the_play_is_left_out(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--opponent", "random").out
    assert "+4.73  20.69" in out
    assert "-4.73  11.22" in out
    assert out.count("against random cards") == 2
    assert "peg" not in out


def test_against_the_throws_of_a_file(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "bert.csv"
    file.write_text("throw,frequency\nTK,2\n10J,1\n")
    out = coach("discard", "--hand", HAND, "--dealer", "--opponent", str(file)).out
    assert "against the throws in bert.csv" in out
    result = json.loads(coach("discard", "--hand", HAND, "--opponent", str(file), "--json").out)
    assert result["opponent"] == str(file)
    own, _ = result["seats"]
    fives = next(row for row in own["throws"] if row["throw"] == ["5H", "5S"])
    assert fives["crib"] > 10  # two fives and two ten-cards: ten before the cut
    file.write_text("TK,2\n1J,1\n")
    result = coach("discard", "--hand", HAND, "--opponent", str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        f"coach: {file}:2: '1J' is not a pair of ranks: write two of A23456789TJQK\n"
    )


@pytest.mark.parametrize("name", ["sensibel", "", "/"])
def test_an_opponent_that_is_none_is_refused(coach: Coach, name: str) -> None:
    result = coach("discard", "--hand", HAND, "--opponent", name)
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        f"coach: {name!r} is not an opponent: say sensible, random, or the file with their throws\n"
    )


def test_why_the_best_throw_and_what_another_gives_up(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--throw", "5h 5s", "--opponent", "random").out
    assert out.count(" Keep 4♠ 5♥ 5♠ 6♦: two fifteens and a double run of three are 12.\n") == 2
    assert " Your crib gets touching cards and averages 4.73 (usual 4.73).\n" in out
    assert " 5♥ 5♠ against J♣ Q♦: 9.68 worse – hand -13.74, crib +4.06.\n" in out
    assert sum(line.split()[:1] == ["←"] for line in out.splitlines()) == 2
    best = coach("discard", "--hand", HAND, "--throw", "QdJc", "--opponent", "random").out
    assert " J♣ Q♦ against 4♠ 6♦: 3.59 better – hand +3.26, crib +0.33.\n" in best
    assert any(line.split()[:1] == ["★←"] for line in best.splitlines())


def test_the_likeliest_to_reach_a_count_are_marked(coach: Coach) -> None:
    out = coach("discard", "--hand", "3C5C8HTS4H6S", "--need", "10", "--pone", "--all").out
    rows = re.findall(r"^ [★ ]  \S+ \S+  .*?(\d+) %( ▪)?", out, re.MULTILINE)
    assert len(rows) == 15
    most = max(int(share) for share, _ in rows)
    assert [bool(mark) for _, mark in rows] == [int(share) == most for share, _ in rows]


def test_the_likeliest_to_hold_the_crib_is_told_against_the_best(coach: Coach) -> None:
    out = coach("discard", "--hand", "3C5C8HTS4H6S", "--hold", "8", "--pone", "--all").out
    found = re.search(r"Likeliest to hold the crib under 8: .*, (\S+) % against (\S+)\.\n", out)
    assert found is not None
    most, best = map(float, found.groups())
    shares = [int(share) for share in re.findall(r"(\d+) %", out.partition("Likeliest")[0])]
    assert (shares[0], max(shares)) == (round(best), round(most))
    assert most > best


def test_chances_to_reach_a_count_and_to_hold_the_crib(coach: Coach) -> None:
    hand = "3C5C8HTS4H6S"
    out = coach("discard", "--hand", hand, "--need", "10", "--hold", "8").out
    assert out.count("need 10") == 2
    assert out.count("hold 8") == 1
    assert " to make 10 in hand and crib: " in out
    assert " to make 10 in the hand: " in out
    figures = r"\d\d\.\d % against \d\d\.\d"
    assert re.search(rf" Likeliest to hold the crib under 8: .*, {figures}\.\n", out)
    never = coach("discard", "--hand", hand, "--need", "53", "--dealer").out
    assert " No throw is able to make 53 in hand and crib.\n" in never
    assert "▪" not in never
    assert coach("discard", "--hand", hand, "--need", "29", "--pone").out.count("need 29") == 1
    both = coach("discard", "--hand", hand, "--need", "30").out
    assert (both.count("need 30"), both.count("to make 30 in hand and crib")) == (1, 1)


def test_json_of_starters_and_chances(coach: Coach) -> None:
    asked = ("--need", "10", "--hold", "8", "--starters", "--json")
    result = json.loads(coach("discard", "--hand", "3C5C8HTS4H6S", *asked).out)
    assert (result["need"], result["hold"]) == (10, 8)
    for seat in some(result["seats"]):
        for throw in some(seat["throws"]):
            assert 0 <= throw["need"] <= 1
            assert throw["hold"] is None if seat["crib"] == "own" else 0 < throw["hold"] < 1
            rows = throw["starters"]
            assert sum(row["starters"] for row in rows) == 46
            hand = sum(row["starters"] * row["hand"] for row in rows) / 46
            crib = sum(row["starters"] * row["crib"] for row in rows) / 46
            assert hand == pytest.approx(throw["hand"], abs=1e-9)
            assert crib == pytest.approx(throw["crib"], abs=0.02)


def test_hand_and_crib_with_every_starter(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--dealer", "--starters").out
    points = r"(\d+\.\d\d)"
    row = rf"^ ([A2-9JQK]|10) +(\d) +{points} +\+{points} +{points} "
    rows = re.findall(row, out, re.MULTILINE)
    assert [row[0] for row in rows] == [rank.face for rank in Rank]
    assert [int(row[1]) for row in rows] == [4, 4, 4, 3, 2, 3, 4, 4, 4, 4, 3, 3, 4]
    for _, _, hand_points, crib, both in rows:
        assert float(hand_points) + float(crib) == pytest.approx(float(both), abs=0.011)
    assert " With each starter, J♣ Q♦ thrown:\n" in out
    asked = coach("discard", "--hand", HAND, "--pone", "--starters", "--throw", "5H 5S").out
    assert " With each starter, 5♥ 5♠ thrown:\n" in asked


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--need 54", "'54' must be a whole number from 1 to 53"),
        ("--hold 0", "'0' must be a whole number from 1 to 29"),
        ("--hold 8 --dealer", "--hold is for their crib: --pone"),
        ("--need 30 --pone", "--need 30: only the hand counts for you, 29 at most"),
    ],
)
def test_chances_that_cannot_be_asked_for(coach: Coach, options: str, message: str) -> None:
    result = coach("discard", "--hand", HAND, *options.split())
    assert (result.code, result.out) == (2, "")
    assert message in result.err


def test_how_sure_the_advice_is(coach: Coach) -> None:
    sensible = coach("discard", "--hand", HAND).out
    exact = "Hands are exact, cribs too if your opponent throws sensibly"
    assert f" {exact}; ± is one standard error.\n" in sensible
    random = coach("discard", "--hand", HAND, "--opponent", "random").out
    assert " Hands and cribs are exact for random cards; the play is left out.\n" in random


@pytest.mark.parametrize(
    ("throw", "message"),
    [
        ("5H 3C", "you do not hold 3♣"),
        ("5H", "1 card: a throw takes 2"),
        ("5H5H", "5H stands twice: there is one of each card"),
        ("5H5X", "'5X' is not a card: a suit is C, D, H or S"),
    ],
)
def test_a_throw_that_cannot_be_is_refused(coach: Coach, throw: str, message: str) -> None:
    result = coach("discard", "--hand", HAND, "--throw", throw)
    assert (result.code, result.out) == (2, "")
    assert result.err.splitlines()[0] == f"coach: {message}"


def test_at_a_score_the_chance_to_win_decides(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--pone", "--score", "110-118").out
    assert [line.split()[:3] for line in out.splitlines() if "★" in line] == [["★", "4♠", "6♦"]]
    found = r" At 110-118 4♠ 6♦ wins (\d\d\.\d) %; J♣ Q♦, the best by points, (\d\d\.\d) %\.\n"
    (wins,) = re.findall(found, out)
    column = re.findall(r"(\d+\.\d) %  +\d+–", out)
    assert column == sorted(column, key=float, reverse=True)
    assert (column[0], column[1]) == wins
    asked = coach("discard", "--hand", HAND, "--pone", "--score", "110-118", "--throw", "JCQD").out
    (less,) = re.findall(r" J♣ Q♦ against 4♠ 6♦: wins (\d\.\d) % of games less often; ", asked)
    assert float(less) == pytest.approx(float(wins[0]) - float(wins[1]), abs=0.11)
    assert re.search(r"; \d\.\d\d points better – hand \+", asked)
    assert " Play off, to hold them back: " in out
    assert " Chances to win take both of you to play for points, one card ahead: " in out


def test_at_a_score_at_which_points_decide(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--score", "0-0", "--throw", "5H JC").out
    said = r" At 0-0 J♣ Q♦ wins \d\d\.\d %, the most, and it is the best by points\.\n"
    assert len(re.findall(said, out)) == 2
    assert len(re.findall(r" 5♥ J♣ wins \d\d\.\d %\.\n", out)) == 2


def test_at_a_score_for_match_points_to_61(coach: Coach) -> None:
    asked = ("--score", "40:50", "--target", "61", "--stakes", "acc")
    out = coach("discard", "--hand", HAND, "--dealer", *asked).out
    assert re.search(r" At 40-50 J♣ Q♦ is worth [+-]\d\.\d{3} match points, the most, and", out)
    result = json.loads(coach("discard", "--hand", HAND, "--dealer", *asked, "--json").out)
    assert result["score"] == {"own": 40, "opponent": 50}
    assert (result["target"], result["stakes"]) == (61, "acc")
    (own,) = result["seats"]
    assert own["at_score"]["decides"] is False
    assert all(-3 <= throw["worth"] <= 3 and throw["win"] is None for throw in own["throws"])


def test_json_at_a_score(coach: Coach) -> None:
    result = json.loads(coach("discard", "--hand", HAND, "--score", "110-118", "--json").out)
    assert result["stakes"] is None
    own, theirs = result["seats"]
    assert theirs["at_score"]["decides"] is True
    assert theirs["at_score"]["best_by_points"] == ["JC", "QD"]
    assert theirs["at_score"]["play"] == "off"
    assert theirs["throws"][0]["throw"] == ["4S", "6D"]
    for throw in some(own["throws"] + theirs["throws"]):
        assert 0 < throw["win"] < 0.5
        assert throw["worth"] is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("--score 84", "'84' is not a score of two: write yours and the opponent's, like 84-92"),
        ("--score 121-3", "'121' is too high a score: the game ends at 121"),
        ("--score 70-3 --target 61", "'70' is too high a score: the game ends at 61"),
        ("--target 61", "--target goes with --score"),
        ("--stakes acc", "--stakes goes with --score"),
        ("--score 84-92 --opponent random", "--score is against a sensible opponent"),
    ],
)
def test_scores_that_cannot_be(coach: Coach, options: str, message: str) -> None:
    result = coach("discard", "--hand", HAND, *options.split())
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {message}\n"


FIVE = "5H6S7DJCQD"


@pytest.mark.parametrize(
    ("options", "whose", "model"),
    [
        ("--players 3", ["Your crib", "Their crib"], "three sensible players"),
        ("--players 4", ["Your side's crib", "Their crib"], "four sensible players"),
        ("--players 3 --dealer", ["Your crib"], "three sensible players"),
        ("--players 4 --crib partner", ["Your partner's crib"], "four sensible players"),
        ("--players 4 --crib mine", ["Your crib"], "four sensible players"),
        ("--players 4 --crib theirs", ["Their crib"], "four sensible players"),
        ("--players 3 --pone --opponent random", ["Their crib"], "against random cards"),
    ],
)
def test_three_and_four_players_throw_one_card_of_five(
    coach: Coach, options: str, whose: list[str], model: str
) -> None:
    out = coach("discard", "--hand", FIVE, *options.split()).out
    assert re.findall(r"^ (.*)    5♥ 6♠ 7♦ J♣ Q♦ ", out, re.MULTILINE) == whose
    assert out.count(model) == len(whose)
    assert sum("%" in line for line in out.splitlines()) == 5 * len(whose)
    assert "peg" not in out
    assert "the play is left out." in out


def test_json_of_several_players(coach: Coach) -> None:
    both = json.loads(coach("discard", "--hand", FIVE, "--players", "4", "--json").out)
    assert both["players"] == 4
    for seat in some(both["seats"]):
        sign = 1 if seat["crib"] == "own" else -1
        for throw in some(seat["throws"]):
            assert throw["pegging"] is None
            assert throw["net"] == pytest.approx(throw["hand"] + sign * throw["crib"])
    options = ("--players", "4", "--crib", "partner", "--json")
    (partner,) = json.loads(coach("discard", "--hand", FIVE, *options).out)["seats"]
    assert partner["crib"] == "partner"
    assert partner["throws"] == both["seats"][0]["throws"]


def test_json_of_several_players_gives_the_reasons_of_the_screen(coach: Coach) -> None:
    asked = ("discard", "--hand", FIVE, "--players", "3", "--dealer")
    out = " ".join(coach(*asked).out.split())
    (seat,) = json.loads(coach(*asked, "--json").out)["seats"]
    kept, starters, crib = seat["reasons"]
    assert [kept["code"], starters["code"], crib["code"]] == ["kept", "starters", "crib"]
    assert f"; {starters['adding']} of 47 starters add something." in out
    assert f" averages {crib['average']:.2f} (usual {crib['usual']:.2f})." in out
    assert sum(item["points"] for item in kept["items"]) == kept["points"]


def test_the_crib_says_the_seat_of_two_players_too(coach: Coach) -> None:
    for crib, seat in (("mine", "--dealer"), ("theirs", "--pone")):
        said = coach("discard", "--hand", HAND, "--crib", crib).out
        assert said.splitlines() == coach("discard", "--hand", HAND, seat).out.splitlines()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("", "5 cards: two players have six; say --players 3 or --players 4"),
        ("--players 3 --crib partner", "--crib partner goes with --players 4"),
        ("--crib mine --dealer --players 3", "--dealer and --crib do not go together"),
        ("--players 3 --starters", "--players and --starters do not go together"),
        ("--players 3 --need 8", "--players and --need do not go together"),
        ("--players 3 --hold 8", "--players and --hold do not go together"),
        ("--players 3 --score 9-9", "--players and --score do not go together"),
        ("--players 3 --throw 2S", "you do not hold 2♠"),
        ("--players 5", "'5' must be 2, 3 or 4"),
    ],
)
def test_what_several_players_cannot_ask(coach: Coach, options: str, message: str) -> None:
    result = coach("discard", "--hand", FIVE, *options.split())
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("coach: ")
    assert result.err.endswith(f": {message}\n")


def test_a_table_of_pairs_is_for_two_players(coach: Coach, tmp_path: Path) -> None:
    (tmp_path / "bert.csv").write_text("TK,1\n")
    options = ("--players", "3", "--opponent", str(tmp_path / "bert.csv"))
    result = coach("discard", "--hand", FIVE, *options)
    assert (result.code, result.out) == (2, "")
    assert result.err == "coach: a file of pairs thrown is for two players\n"


def test_two_seats_at_once_are_refused(coach: Coach) -> None:
    for rest in ((), ("--hand", HAND)):
        result = coach("discard", "--pone", "--dealer", *rest)
        assert (result.code, result.out) == (2, "")
        assert result.err == "coach: --dealer and --pone do not go together\n"


@pytest.mark.parametrize(
    ("options", "rows"),
    [(["--dealer"], 15), (["--pone"], 15), (["--all"], 30)],
    ids=str,
)
def test_a_seat_or_all_shows_every_throw(coach: Coach, options: list[str], rows: int) -> None:
    out = coach("discard", "--hand", HAND, *options).out
    assert sum("%" in line for line in out.splitlines()) == rows


def test_json_has_all_fifteen_with_unrounded_numbers(coach: Coach) -> None:
    result = json.loads(coach("discard", "--hand", HAND, "--json").out)
    assert result["schema"] == 2
    assert result["hand"] == ["5H", "5S", "6D", "JC", "QD", "4S"]
    assert result["opponent"] == "sensible"
    assert [seat["crib"] for seat in result["seats"]] == ["own", "opponent"]
    for seat, sign in zip(result["seats"], (1, -1), strict=True):
        assert len(seat["throws"]) == 15
        for throw in seat["throws"]:
            pegged = throw["pegging"]
            assert 0 < pegged["error"] < 0.5
            net = throw["hand"] + sign * throw["crib"] + pegged["own"] - pegged["opponent"]
            assert throw["net"] == pytest.approx(net, abs=1e-9)


def test_json_has_the_same_keys_whatever_is_asked(coach: Coach) -> None:
    plain = json.loads(coach("discard", "--hand", HAND, "--json").out)
    for options in (
        ("--dealer",),
        ("--opponent", "random"),
        ("--score", "84-92", "--throw", "5H5S"),
        ("--pone", "--need", "12", "--hold", "5", "--starters"),
    ):
        found = json.loads(coach("discard", "--hand", HAND, "--json", *options).out)
        assert list(found) == list(plain)
        assert list(found["seats"][0]) == list(plain["seats"][0])
        assert list(found["seats"][0]["throws"][0]) == list(plain["seats"][0]["throws"][0])


def test_json_says_how_a_throw_differs(coach: Coach) -> None:
    asked = ("discard", "--hand", HAND, "--throw", "5H 5S", "--json")
    both = json.loads(coach(*asked, "--score", "110-118").out)
    for seat in some(both["seats"]):
        told = seat["asked"]
        found = {
            name: next(row for row in seat["throws"] if row["throw"] == told[name])
            for name in ("throw", "against")
        }
        assert told["throw"] == ["5H", "5S"]
        for figure in ("net", "win"):
            apart = found["throw"][figure] - found["against"][figure]
            assert told[figure] == pytest.approx(apart)
            assert apart < 0
        assert told["hand"] + told["crib"] + told["pegging"] == pytest.approx(told["net"])
    best = json.loads(coach("discard", "--hand", HAND, "--throw", "QDJC", "--pone", "--json").out)
    assert best["seats"][0]["asked"]["net"] > 0
    assert best["seats"][0]["asked"]["win"] is None
    unasked = json.loads(coach("discard", "--hand", HAND, "--json").out)
    assert [seat["asked"] for seat in unasked["seats"]] == [None, None]


def test_json_against_random_cards(coach: Coach) -> None:
    result = json.loads(coach("discard", "--hand", HAND, "--opponent", "random", "--json").out)
    assert result["opponent"] == "random"
    own, theirs = (seat["throws"] for seat in result["seats"])
    best = own[0]
    assert best["pegging"] is None
    assert best["throw"] == ["JC", "QD"]
    assert best["keep"] == ["4S", "5H", "5S", "6D"]
    assert best["hand"] == 734 / 46
    assert best["net"] == pytest.approx(best["hand"] + best["crib"], abs=1e-12)
    assert theirs[0]["throw"] == best["throw"]
    assert theirs[0]["net"] == pytest.approx(best["hand"] - best["crib"], abs=1e-12)
    assert (best["min"], best["max"]) == (12, 24)
    assert best["distribution"] == {"12": 8, "14": 16, "16": 14, "23": 2, "24": 6}
    for throw in own:
        assert sum(throw["distribution"].values()) == 46


def test_the_seat_that_is_named_reaches_the_advice(coach: Coach) -> None:
    hand = "5H 6C 7D 8S TC KH"
    options = ("--hand", hand, "--opponent", "random", "--json")
    (pone,) = json.loads(coach("discard", *options, "--pone").out)["seats"]
    (dealer,) = json.loads(coach("discard", *options, "--dealer").out)["seats"]
    assert (pone["crib"], pone["throws"][0]["throw"]) == ("opponent", ["TC", "KH"])
    assert (dealer["crib"], dealer["throws"][0]["throw"]) == ("own", ["5H", "TC"])
    assert round(pone["throws"][0]["net"], 4) == 6.326
    assert round(dealer["throws"][0]["net"], 4) == 14.3379


def test_near_ties_are_marked_as_equal(coach: Coach) -> None:
    # 3-8 and 8-10 differ by less than a hundredth of a point.
    out = coach("discard", "--hand", "3C5C8HTS4H6S", "--pone", "--opponent", "random").out
    rows = [line.split() for line in out.splitlines() if "%" in line]
    assert [row[0] for row in rows[:2]] == ["★", "="]
    assert rows[2][0] not in {"★", "="}
    assert " = as good as the best to 0.05 points\n" in out
    assert "as good as" not in coach("discard", "--hand", HAND, "--pone").out


def test_near_ties_at_a_score_say_what_they_are_near_in(coach: Coach) -> None:
    asked = ("discard", "--hand", "3D8C4H4S8D7H", "--pone", "--score", "110-118")  # the eights
    assert " = as good as the best to 0.1 % of games\n" in coach(*asked).out
    assert "best to 0.001 match points\n" in coach(*asked, "--stakes", "acc").out


def test_the_parts_of_the_net_stand_beside_it_all_or_not_at_all(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("discard", "--hand", HAND, "--dealer", "--need", "12")
    for width in range(34, 81, 3):
        monkeypatch.setattr("coach.cli.terminal.WIDTH_OF_A_FILE", width)
        header, *_ = (line for line in coach(*asked).out.splitlines() if " net " in line)
        assert {"hand", "crib", "peg"} & {*header.split()} in ({"hand", "crib", "peg"}, set())


def test_below_sixty_columns_five_throws_and_fewer_columns(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coach.cli.terminal.WIDTH_OF_A_FILE", 40)
    out = coach("discard", "--hand", HAND, "--dealer").out
    assert "%" not in out
    throws = [line for line in out.splitlines() if re.search(r" \d+\.\d\d \+", line)]
    assert len(throws) == 5
    assert all(len(line) <= 40 for line in throws)
    assert " These are the 5 best of 15: --all shows all of them.\n" in out


@pytest.mark.parametrize("hand", ["5H5S6D", HAND + "2C", "5H5S6DJCQD5H", "nothing", ""])
def test_a_bad_hand_is_refused(coach: Coach, hand: str) -> None:
    result = coach("discard", "--hand", hand)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("coach: ")


def test_the_drill_takes_cards_together_or_one_after_the_other(coach: Coach) -> None:
    result = coach("discard", "--seed", "52", "--count", "2", "--pone", typed="8c,Qs\n7d\nJd\n")
    assert result.code == 0
    assert "✓ the best throw" in result.out
    assert "7♦ and which other?" in result.out
    with Store(default_path()) as store:
        first, second = store.answers()
    assert (first.drill, first.answer, first.right_answer, first.correct) == (
        "discard",
        "8CQS",
        "8CQS",
        True,
    )
    assert second.answer == "7DJD"
    assert (first.loss, second.correct) == (0, False)
    assert second.loss is not None
    assert second.loss > 0.05


def test_a_bad_throw_says_what_it_gives_up_and_is_marked(coach: Coach) -> None:
    out = coach("discard", "--seed", "52", "--count", "2", "--pone", typed="4s 4d\nw\n").out
    assert "throw 8♣ Q♠" in out
    assert any(line.split()[:1] == ["←"] for line in out.splitlines())
    assert re.search(
        r"^ 0 of 1 right · .*\n Given up in all: \d\.\d\d points\.$", out, re.MULTILINE
    )
    given_up, again = re.findall(r"gives up (\d\.\d\d) points", out)
    assert given_up == again
    assert f" Given up in all: {given_up} points.\n" in out


def test_a_throw_that_was_shown_gives_nothing_up(coach: Coach) -> None:
    out = coach("discard", "--seed", "52", "--count", "1", "--pone", typed="r\n").out
    assert "Given up" not in out
    assert " Shown: 1.\n" in out
    with Store(default_path()) as store:
        assert store.answers()[0].loss is None


def test_throws_that_cannot_be_are_asked_again_with_the_reason(coach: Coach) -> None:
    typed = "8c qs 3s\n5x\n9c\n\n8c 8c\n8c\nqs 9s 8c\nqs\n"
    out = coach("discard", "--seed", "52", "--count", "1", "--pone", typed=typed).out
    for reason in (
        "You do not hold 3♠.",
        "'5x' is not a card: a suit is C, D, H or S.",
        "You do not hold 9♣.",
        "No card for a throw: write cards like 5H or 10D.",
        "8C stands twice: there is one of each card.",
        "3 cards are too many: 2 to go.",
    ):
        assert f"? {reason}".replace("? ", "\n ") in out
    assert "✓ the best throw" in out


@pytest.mark.parametrize(
    ("options", "again"),
    [
        ("--seed 9", "--seed 9"),
        ("--dealer --seed 9 -n 10", "--dealer --count 10 --seed 9"),
        ("--pone --seed 9 -n 3", "--pone --count 3 --seed 9"),
        (
            "--theme throw-fives --theme throw-close --pone --seed 9",
            "--pone --theme throw-fives --theme throw-close --seed 9",
        ),
        ("--pack own-crib --seed 9", "--pack own-crib --seed 9"),
    ],
)
def test_the_whole_command_that_deals_the_same_again_is_said(
    coach: Coach, options: str, again: str
) -> None:
    out = coach("discard", *options.split(), typed="q\n").out
    assert f" Deal these again: coach discard {again}\n" in out


@pytest.mark.parametrize(
    "option",
    [
        "--json",
        "--all",
        "--opponent random",
        "--throw 5H5S",
        "--starters",
        "--need 9",
        "--hold 9",
        "--crib mine",
        "--players 3",
        "--score 84-92",
        "--target 61",
        "--stakes acc",
    ],
)
def test_options_of_the_adviser_need_a_hand(coach: Coach, option: str) -> None:
    result = coach("discard", *option.split(), typed="q\n")
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {option.split(maxsplit=1)[0]} goes with HAND\n"


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--count", "10"], "--count"),
        (["-n", "3"], "--count"),
        (["--seed", "0"], "--seed"),
        (["--no-save"], "--no-save"),
        (["--pack", "fives"], "--pack"),
        (["--theme", "throw-fives"], "--theme"),
    ],
    ids=str,
)
def test_what_belongs_to_the_drill_does_not_go_with_a_hand(
    coach: Coach, options: list[str], named: str
) -> None:
    result = coach("discard", "--hand", HAND, *options)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: --hand and {named} do not go together\n"


@pytest.mark.parametrize(("seat", "whose"), [("--dealer", "your"), ("--pone", "their")])
def test_a_theme_is_drilled_in_the_seat_that_is_named(coach: Coach, seat: str, whose: str) -> None:
    out = coach("discard", "--theme", "throw-flush", seat, "-n", "4", typed="r\n" * 4).out
    assert len(re.findall(rf"^ Throw \d of 4 · {whose} crib", out, re.MULTILINE)) == 4
    with Store(default_path()) as store:
        texts = [answer.question for answer in store.answers()]
    assert all("throw-flush" in themes_of_text(text) for text in texts)


def test_a_theme_of_the_other_seat_is_refused(coach: Coach) -> None:
    result = coach("discard", "--theme", "throw-own-crib", "--pone")
    assert (result.code, result.out) == (2, "")
    assert result.err == ("coach: --theme throw-own-crib and --pone do not go together\n")
    assert coach("discard", "--theme", "throw-own-crib", "--dealer", typed="q\n").code == 0


def test_a_score_that_no_throw_can_change(coach: Coach) -> None:
    out = coach("discard", "--hand", HAND, "--pone", "--score", "0-120").out
    assert " At 0-120 every throw wins 0.0 %.\n" in out


def test_ranks_alone_get_an_answer_averaged_over_suits(coach: Coach) -> None:
    shown = coach("discard", "--hand", "5 6 9 Q Q K", "--pone", "--throw", "q k")
    assert shown.code == 0
    assert "By ranks alone: figures are averages over all ways to suit these cards" in shown.out
    assert "★  9 K    5 6 Q Q" in shown.out
    assert "Q K against 9 K: 2.83 worse" in shown.out
    assert not set(shown.out) & set("♣♦♥♠")
    told = json.loads(coach("discard", "--hand", "569QQK", "--pone", "--json").out)
    assert told["suits"] is False
    assert told["hand"] == ["5", "6", "9", "Q", "Q", "K"]
    assert told["seats"][0]["throws"][0]["throw"] == ["9", "K"]
    assert told["seats"][0]["reasons"][0]["items"][0]["cards"] == ["5", "Q"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--score", "110-110"), "ranks alone are weighed by points: for more write cards like 5H"),
        (("--need", "12"), "ranks alone are weighed by points"),
        (("--throw", "Q 4"), "you hold no 4"),
        (("--throw", "Q"), "1 card: a throw takes 2"),
    ],
)
def test_ranks_alone_that_cannot_be_weighed(
    coach: Coach, options: tuple[str, str], message: str
) -> None:
    result = coach("discard", "--hand", "5 6 9 Q Q K", "--pone", *options)
    assert result.code == 2
    assert message in result.err


def test_a_throw_to_compare_is_named_by_ranks_where_they_tell_which(coach: Coach) -> None:
    hand = ("discard", "--hand", "5H5S6DJCQD4S", "--dealer", "--throw")
    assert "4♠ 6♦ against" in coach(*hand, "64").out
    assert "which 5: 5♥ or 5♠" in coach(*hand, "5 6").err


@pytest.mark.parametrize("hand", [["5H5S6DJCQD4S"], ["5H", "5S", "6D", "JC", "QD", "4S"]], ids=str)
def test_the_hand_as_a_plain_argument(coach: Coach, hand: list[str]) -> None:
    plain = coach("discard", *hand, "--pone")
    assert plain.code == 0
    assert plain.out == coach("discard", "--hand", "5H5S6DJCQD4S", "--pone").out


@pytest.mark.parametrize("option", ["--hand 5H5S6DJCQD4S", "--count 3", "--seed 1", "--no-save"])
def test_a_plain_hand_goes_with_no_other_and_with_no_drill(coach: Coach, option: str) -> None:
    result = coach("discard", "5H5S6DJCQD4S", *option.split())
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: HAND and {option.split(maxsplit=1)[0]} do not go together\n"
