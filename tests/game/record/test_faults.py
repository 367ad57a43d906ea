"""A test for every fault and every note that a record can have, named after it."""

from __future__ import annotations

import pytest

from coach.game.record.checking import check_file

HEAD = "format: 1\nplayers: [Ann, Ben]\ndealer: Ben\n"
HANDS = "- hands:\n    Ann: 4S 5H 5S 6D (JC QD)\n    Ben: 2C 7H 8C 9D (3H KS)\n"
PLAY = "5H 8C 6D 9D 2C | 5S 7H 4S ."
DEAL = f"{HANDS}  starter: 9H\n  play: {PLAY}\n"
OTHER = DEAL.replace("Ann", "Bob").replace("Ben", "Ann").replace("Bob", "Ben")
"""The same cards with the players changed, when Ann deals."""
END = "ended: unfinished\n"


def faults(text: str) -> list[str]:
    return [str(fault).removeprefix("a.yaml:") for fault in check_file(text, "a.yaml").faults]


def notes(text: str) -> list[tuple[int, str, int, int]]:
    checked = check_file(text, "a.yaml")
    assert checked.faults == ()
    return [
        (note.line, note.player, note.said, note.points)
        for game in checked.games
        for note in game.miscounts
    ]


def deal(**changes: str) -> str:
    """The deal with other fields; one that is empty is left out."""
    fields = {"starter": "9H", "play": PLAY} | changes
    rows = "".join(f"  {name}: {value}\n" for name, value in fields.items() if value)
    return f"{HEAD}deals:\n{HANDS}{rows}{END}"


def with_hands(ann: str, ben: str, **changes: str) -> str:
    return deal(**changes).replace("4S 5H 5S 6D (JC QD)", ann).replace("2C 7H 8C 9D (3H KS)", ben)


def scores(text: str) -> tuple[int, ...]:
    (game,) = check_file(text, "a.yaml").games
    assert game.game is not None
    return game.game.board.scores


def test_the_record_that_the_others_change_has_no_fault() -> None:
    assert faults(deal()) == []
    assert scores(deal()) == (15, 14)


# cards


@pytest.mark.parametrize(("hand", "line"), [("4S 5H 5S 6D (JC JC)", 6), ("4S 5H 5S 8C (JC QD)", 7)])
def test_a_card_twice(hand: str, line: int) -> None:
    found = faults(deal().replace("4S 5H 5S 6D (JC QD)", hand))
    assert len(found) == 1
    assert found[0].startswith(f"{line}: ")
    assert "stands twice: there is one of each card" in found[0]


def test_a_card_that_is_dealt_and_turned_up() -> None:
    assert faults(deal(starter="5H")) == ["8: 5H stands twice: there is one of each card"]


def test_a_card_played_twice() -> None:
    assert faults(deal(play="5H 8C 5H")) == ["9: 5H stands twice: there is one of each card"]


def test_what_is_not_a_card() -> None:
    (fault,) = faults(deal(starter="9X"))
    assert fault == "8: '9X' is not a card: a suit is C, D, H or S"


def test_what_is_not_a_row_of_cards() -> None:
    assert faults(deal(starter="9H 8H")) == ["8: 2 cards: the starter takes 1"]
    assert faults(deal(play="[5H, 8C]")) == ["9: cards in a row belong here, not a sequence"]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("4S 5H 5S (6D JC QD)", "keeps 3 and throws 3"),
        ("4S 5H 5S 6D (JC)", "keeps 4 and throws 1"),
        ("4S 5H 5S 6D", "keeps 4 and throws 0"),
        ("4S 5H 5S 6D JC QD", "keeps 6 and throws 0"),
    ],
)
def test_a_wrong_number_thrown(hand: str, said: str) -> None:
    found = faults(deal().replace("4S 5H 5S 6D (JC QD)", hand))
    assert found == [f"6: Ann {said}: 4 are kept and in brackets 2 thrown"]


def test_the_deal_of_five_throws_one() -> None:
    found = faults(
        "format: 1\nplayers: [Ann, Ben, Cid]\ndealer: Cid\ndeals:\n- hands:\n"
        "    Ann: 4S 5H 5S 6D (JC QD)\n    Ben: 2C 7H 8C 9D (3H)\n    Cid: AC AD AH AS (KC)\n"
        "  pack: 2D\n  starter: 9H\n  play: 5H\nended: unfinished\n"
    )
    assert found == ["6: Ann keeps 4 and throws 2: 4 are kept and in brackets 1 thrown"]


# the play


def test_a_card_not_held() -> None:
    assert faults(deal(play="5H KD")) == [
        "9: KD is in no hand; Ben is to play at 5: 2C, 7H, 8C or 9D"
    ]


def test_a_card_that_was_thrown() -> None:
    assert faults(deal(play="5H KS")) == ["9: KS was thrown; Ben is to play at 5: 2C, 7H, 8C or 9D"]


def test_a_card_of_another_player() -> None:
    assert faults(deal(play="5H 5S")) == [
        "9: 5S is held by Ann, but Ben is to play at 5: 2C, 7H, 8C or 9D"
    ]


def test_a_count_over_31() -> None:
    text = with_hands("TS 5H 5S 6D (JC QD)", "2C KH KC 9D (3H KS)", play="TS KH 6D 9D")
    assert faults(text) == ["9: 9D makes 35, past 31; Ben is to play at 26: 2C"]


def test_a_go_that_could_be_played() -> None:
    assert faults(deal(play="5H 8C go 6D")) == ["9: go at 13, but Ann can play 4S"]


def test_a_go_that_is_stated_twice() -> None:
    assert faults(deal(play="5H 8C 6D 9D go 2C | 5S 7H 4S .")) == []
    (fault,) = faults(deal(play="5H 8C 6D 9D go go 2C | 5S 7H 4S ."))
    assert fault == "9: go at 28, but Ben can play 2C"


def test_a_go_after_the_last_card() -> None:
    (fault,) = faults(deal(play=f"{PLAY[:-1]}go"))
    assert fault == "9: go that is not due: it is said once a player and count"


def test_a_reset_where_somebody_could_go_on() -> None:
    assert faults(deal(play="5H 8C 6D | 9D")) == ["9: | at 19, but Ben can play 2C"]


def test_a_reset_that_is_missing() -> None:
    assert faults(deal(play=PLAY.replace("| ", ""))) == [
        "9: nobody could go on at 30: put | before 5S"
    ]


def test_a_reset_twice() -> None:
    assert faults(deal(play=PLAY.replace("|", "| |"))) == [
        "9: | where the count is zero: there is nothing to close"
    ]


def test_a_reset_after_31_may_be_left_out() -> None:
    ann, ben = "TS 5H 4S 6D (JC QD)", "2C KH 7C 9D (3H KS)"
    for reset in ("", "| ", "/ "):
        assert faults(with_hands(ann, ben, play=f"TS KH 4S 7C {reset}5H 9D 6D 2C .")) == []


def test_an_end_before_the_last_card() -> None:
    assert faults(deal(play="5H 8C .")) == [
        "9: . after the last card, but Ann holds 4S 5S 6D and Ben holds 2C 7H 9D"
    ]


def test_an_unknown_card_in_the_play() -> None:
    assert faults(deal(play="5H ?")) == [
        "9: ? in the play: a card played, everybody sees it, so it is written down"
    ]


def test_a_play_that_breaks_off_before_the_last_deal() -> None:
    text = f"{HEAD}deals:\n{HANDS}  starter: 9H\n  play: 5H 8C\n{OTHER}{END}"
    assert faults(text) == ["9: the play breaks off: Ann holds 4S 5S 6D and Ben holds 2C 7H 9D"]
    text = f"{HEAD}deals:\n{HANDS}  starter: 9H\n{OTHER}{END}"
    assert faults(text) == ["5: 'play' is missing: only the last deal may break off"]


# the show


@pytest.mark.parametrize("count", ["30", "-1", "x", "1.5", "9" * 5000])
def test_a_count_that_cannot_be(count: str) -> None:
    (fault,) = faults(deal(counts=f"{{Ann: {count}, crib: 3}}"))
    assert fault.startswith("10: the count of Ann is '")
    assert fault.endswith("it must be a whole number from 0 to 29")


def test_counts_of_a_play_that_breaks_off() -> None:
    assert faults(deal(play="5H 8C", counts="{Ann: 14}")) == [
        "10: a count of Ann, but the play breaks off"
    ]


def test_a_count_below_what_was_there_is_a_note() -> None:
    assert notes(deal(counts="{Ben: 8}")) == [(10, "Ben", 8, 10)]
    assert scores(deal(counts="{Ben: 8}")) == (15, 12)


def test_a_count_above_what_was_there_is_a_note() -> None:
    assert notes(deal(counts="{Ben: 12}")) == [(10, "Ben", 12, 10)]
    assert scores(deal(counts="{Ben: 12}")) == (15, 14)


def test_a_card_whose_points_were_not_said() -> None:
    text = deal(pegged="{2C: 0}", score="{Ann: 15, Ben: 13}")
    assert notes(text) == [(10, "Ben", 0, 1)]


def test_a_card_that_is_not_played_has_no_points() -> None:
    assert faults(deal(pegged="{3C: 0}")) == ["10: 3C is not played"]


# pegs and results


def test_pegs_that_do_not_add_up() -> None:
    assert faults(deal(score="{Ann: 15, Ben: 12}")) == [
        "10: score is Ann 15, Ben 12, but the pegs stand at Ann 15, Ben 14"
    ]


def test_a_result_that_does_not_add_up() -> None:
    assert faults(deal() + "result: {Ann: 17}\n") == [
        "11: result is Ann 17, but the pegs stand at Ann 15"
    ]


def test_pegs_that_are_off_are_told_once() -> None:
    text = (
        f"{HEAD}deals:\n{DEAL}  score: {{Ann: 16, Ben: 14}}\n"
        f"{OTHER}  score: {{Ann: 30, Ben: 29}}\n{END}result: {{Ann: 30, Ben: 29}}\n"
    )
    assert faults(text) == ["10: score is Ann 16, Ben 14, but the pegs stand at Ann 15, Ben 14"]


def test_a_fault_does_not_hide_the_next_deal_or_its_pegs() -> None:
    text = (
        f"{HEAD}deals:\n{DEAL.replace('8C 6D', '6D 8C')}  score: {{Ann: 15, Ben: 14}}\n"
        f"{OTHER}  score: {{Ann: 29, Ben: 30}}\n{END}"
    )
    assert faults(text) == [
        "9: 6D is held by Ann, but Ben is to play at 5: 2C, 7H, 8C or 9D",
        "16: score is Ann 29, Ben 30, but the pegs stand at Ann 29, Ben 29",
    ]


def test_a_game_that_nobody_has_won_says_how_it_ended() -> None:
    assert faults(deal().replace(END, "")) == [
        "1: nobody has won at Ann 15, Ben 14: add ended: unfinished, or who resigned"
    ]


def test_a_game_that_is_won_did_not_end_otherwise() -> None:
    text = (
        deal()
        .replace("dealer", "start: {Ann: 120, Ben: 3}\ndealer")
        .replace(f"play: {PLAY}", "play: 5H 8C 6D 9D 2C | 5S 7H 4S")
    )
    found = faults(text)
    assert found[-1] == "11: ended, but Ann has won: leave it out"


# the end


def late(ann: int, ben: int, text: str) -> str:
    return text.replace("dealer", f"start: {{Ann: {ann}, Ben: {ben}}}\ndealer").replace(END, "")


def test_play_after_the_end() -> None:
    text = late(3, 120, deal())
    assert faults(text) == ["10: 5S after the end: Ben has won with 2C"]


@pytest.mark.parametrize("mark", ["", " |", " ."])
def test_after_the_winning_card_a_mark_may_stand_or_not(mark: str) -> None:
    text = late(3, 120, deal(play=f"5H 8C 6D 9D 2C{mark}"))
    assert faults(text) == []
    assert scores(text) == (3, 121)


def test_counts_after_the_winning_count() -> None:
    text = late(110, 110, deal(counts="{Ann: 14, Ben: 10}"))
    assert faults(text) == ["11: a count of Ben, after the end: Ann has won with the hand of Ann"]


def test_heels_that_win_leave_no_play() -> None:
    assert faults(late(100, 119, deal(starter="JD", play=""))) == []
    assert faults(late(100, 119, deal(starter="JD"))) == [
        "10: 5H after the end: Ben has won with his heels"
    ]


def test_a_deal_after_the_end() -> None:
    text = late(120, 3, deal(play="5H 8C 6D 9D 2C | 5S 7H 4S .") + DEAL)
    assert faults(text) == ["11: a deal after the end of the game"]


def test_a_winning_card_earns_its_go_only_where_nobody_could_go_on() -> None:
    fields = {"play": "5H 8C 6D 9D"}
    assert scores(deal(**fields)) == (0, 0)
    text = late(3, 120, deal(**fields))
    assert faults(text) == [
        "1: nobody has won at Ann 3, Ben 120: add ended: unfinished, or who resigned"
    ]
    unknown = text.replace("4S 5H 5S 6D (JC QD)", '"5H 6D ? ? (? ?)"').replace(
        "2C 7H 8C 9D (3H KS)", "8C 9D ? ? (3H KS)"
    )
    assert faults(unknown) == []
    assert scores(unknown) == (3, 121)


# who deals


def test_the_cut_for_the_deal_is_checked() -> None:
    cut = "cuts: {Ann: 9C, Ben: 4D}\n"
    assert faults(deal() + cut) == []
    assert faults(deal() + cut.replace("9C", "3C")) == [
        "11: Ann cut the lowest card, but dealer is Ben"
    ]


def test_after_a_tie_a_card_a_round() -> None:
    assert faults(deal() + "cuts: {Ann: 4C KD, Ben: 4D QD}\n") == []
    assert faults(deal() + "cuts: {Ann: 4C 4C AC, Ben: 4D 4D AD}\n")[0].endswith("is missing")
    assert faults(deal() + "cuts: {Ann: 4C 4C, Ben: 4D 3D}\n") == []
    assert faults(deal() + "cuts: {Ann: 4C, Ben: 4D}\n") == [
        "11: Ann cut 4C: equal lowest cards cut again, and that card is missing"
    ]
    assert faults(deal() + "cuts: {Ann: 9C, Ben: 4D QD}\n") == [
        "11: Ben cut QD too many: only equal lowest cut again"
    ]
    assert faults(deal() + "cuts: {Ann: 4C, Ben: 4C}\n") == [
        "11: 4C stands twice: there is one of each card"
    ]


WON = f"{HEAD}game: 1\nstart: {{Ann: 107, Ben: 100}}\ndeals:\n{DEAL}"


def test_the_loser_deals_first_in_the_next_game() -> None:
    second = deal().replace("dealer", "game: 2\ndealer")
    assert faults(f"{WON}---\n{second}") == []
    wrong = (
        second.replace("dealer: Ben", "dealer: Ann")
        .replace("Ann:", "Bob:")
        .replace("Ben:", "Ann:")
        .replace("Bob:", "Ben:")
    )
    assert faults(f"{WON}---\n{wrong}") == [
        "16: dealer is Ann, but Ben lost the game before and deals first"
    ]


def test_the_games_of_a_match_are_numbered_and_of_the_same_players() -> None:
    third = deal().replace("dealer", "game: 3\ndealer")
    assert faults(f"{WON}---\n{third}") == ["15: game is 3, but the one before is game 1"]
    others = deal().replace("dealer", "game: 2\ndealer").replace("Ben", "Cid")
    assert faults(f"{WON}---\n{others}") == [
        "14: players are Ann, Cid, but the game before had Ann, Ben"
    ]


def test_games_without_a_number_are_no_match() -> None:
    assert (
        faults(f"{WON}---\n{HEAD.replace('dealer: Ben', 'dealer: Ann')}deals:\n{OTHER}{END}") == []
    )


# muggins


def muggins(**changes: str) -> str:
    return deal(**changes).replace("dealer", "muggins: true\ndealer")


def test_muggins_takes_what_was_missed() -> None:
    assert notes(muggins(counts="{Ben: 8}", muggins="{Ann: 2}")) == [(11, "Ben", 8, 10)]
    assert scores(muggins(counts="{Ben: 8}", muggins="{Ann: 2}")) == (17, 12)
    assert scores(muggins(counts="{Ben: 8}", muggins="{Ann: {Ben: 1}}")) == (16, 12)


def test_muggins_takes_from_the_first_hands_shown_on() -> None:
    text = muggins(counts="{Ben: 9, crib: 1}", muggins="{Ann: 2}")
    assert scores(text) == (17, 11)
    assert faults(text.replace("Ann: 2}", "Ann: {Ben: 1, crib: 1}}")) == []


def test_muggins_of_what_nobody_missed() -> None:
    assert faults(muggins(counts="{Ben: 8}", muggins="{Ann: 3}")) == [
        "12: Ann takes 3 by muggins: 2 could be taken"
    ]
    assert faults(muggins(counts="{Ben: 8}", muggins="{Ann: {Ben: 3}}")) == [
        "12: Ann takes 3 of the hand of Ben by muggins: 2 could be taken"
    ]
    assert faults(muggins(counts="{Ann: 8}", muggins="{Ann: {Ann: 3}}")) == [
        "12: Ann takes 3 of the hand of Ann by muggins: only an opponent may"
    ]


def test_muggins_where_it_is_not_played() -> None:
    right = "muggins is not played: 'muggins: true' at the head says that it is"
    assert faults(deal(counts="{Ben: 8}", muggins="{Ann: 2}")) == [f"11: {right}"]
    assert faults(deal(pegged="{2C: {said: 0, Ann: 1}}")) == [f"10: {right}"]


def test_muggins_in_the_play() -> None:
    text = muggins(pegged="{2C: {said: 0, Ann: 1}}")
    assert notes(text) == [(11, "Ben", 0, 1)]
    assert scores(text) == (16, 13)
    assert faults(text.replace("Ann: 1}", "Ann: 2}")) == [
        "11: Ann takes 2 of 2C by muggins: 1 could be taken"
    ]


# pegs without deals


def by_pegs(*lines: str) -> str:
    return HEAD + "deals: []\n" + "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(
    "lines",
    [
        ["result: {Ann: 121, Ben: 84}"],
        ["start: {Ann: 90, Ben: 84}", "result: {Ann: 121, Ben: 84}"],
        ["ended: unfinished", "result: {Ann: 20, Ben: 84}"],
        ["ended: {resigned: Ann}", "result: {Ann: 20, Ben: 84}"],
    ],
)
def test_without_a_deal_the_pegs_are_taken_as_they_stand(lines: list[str]) -> None:
    assert faults(by_pegs(*lines)) == []


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["result: {Ann: 121}"], "5: without a deal 'result' has the pegs of every side"),
        (["result: {Ann: 121, Ben: 121}"], "5: result is Ann 121, Ben 121: only one side is home"),
        (
            ["start: {Ann: 90, Ben: 85}", "result: {Ann: 121, Ben: 84}"],
            "6: result is Ann 121, Ben 84, but the pegs began at Ann 90, Ben 85",
        ),
        (
            ["ended: unfinished", "result: {Ann: 121, Ben: 84}"],
            "5: ended, but Ann has won: leave it out",
        ),
        (
            ["result: {Ann: 120, Ben: 84}"],
            "1: nobody has won at Ann 120, Ben 84: add ended: unfinished, or who resigned",
        ),
    ],
)
def test_pegs_that_cannot_be(lines: list[str], fault: str) -> None:
    (found,) = faults(by_pegs(*lines))
    assert found.startswith(fault)
