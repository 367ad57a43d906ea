"""What the program writes, it reads back to the same game."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.cards import parse
from coach.errors import RecordError
from coach.game.actions import CallMuggins, ClaimPoints, DealCards
from coach.game.packs import SeededPacks
from coach.game.record.checking import check_file
from coach.game.record.recording import record_of
from coach.game.record.writing import write_games
from coach.game.record.written import DealRecord, GameRecord, SaidPoints, WrittenHand
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options
from tests.game.at_table import put, thrown, with_cards
from tests.game.record.games import NAMES, random_game

if TYPE_CHECKING:
    from coach.game.record.replay import Replayed


def read_back(record: GameRecord) -> Replayed:
    checked = check_file(write_games([record]), "a.yaml")
    assert [str(fault) for fault in checked.faults] == []
    (again,) = checked.games
    assert again.record == record
    return again


def told(game: Game) -> tuple[object, ...]:
    """All that a record tells of a game; what one takes of a hand in two calls is one taking."""
    awards: Counter[tuple[object, ...]] = Counter()
    for award in game.board.awards:
        due = award.due
        awards[due.deal, due.player, due.rule, frozenset(due.cards), award.player] += award.points
    return game.board.scores, awards, game.winner, game.resigned, game.stage.cuts


@given(st.integers(0, 10**9))
def test_a_random_game_is_read_back_to_the_same_game(seed: int) -> None:
    game = random_game(random.Random(seed))
    record = record_of(game, NAMES[: game.setup.options.players])
    again = read_back(record)
    assert again.game is not None
    assert again.whole
    assert told(again.game) == told(game)
    if game.board.winner is not None:  # else a count of nothing may be the last one or not
        assert replace(record_of(again.game, record.players), seed=record.seed) == record


@given(
    event=st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), max_size=30),
    names=st.lists(
        st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S", "Zs"]), max_size=9)
        .map(lambda name: " ".join(name.split()))
        .filter(lambda name: name not in {"", "crib", "said"}),
        min_size=2,
        max_size=4,
        unique=True,
    ),
)
def test_any_name_is_read_back(event: str, names: list[str]) -> None:
    record = GameRecord(
        tuple(names), 1, (), unfinished=True, event=" ".join(event.split()), levels={0: "club"}
    )
    assert read_back(record).record.players == tuple(names)


def test_unknown_cards_are_read_back() -> None:
    hands = (WrittenHand((None,) * 4, (None, None)), WrittenHand(parse("5H5S6DJC"), parse("KDQD")))
    deal = DealRecord(hands, starter=parse("9H")[0], play=parse("5C5H"))
    assert not read_back(GameRecord(("Ann", "Ben"), 1, (deal,), unfinished=True)).whole


def test_a_hand_that_is_not_thrown_yet_is_read_back() -> None:
    game = Game.start(Setup(Options(players=3), SeededPacks(1), 0)).apply(DealCards(0))
    again = read_back(record_of(game, NAMES[:3])).game
    assert again is not None
    assert again.stage.asks == "throw"
    assert again.turn == (1, 2, 0)


def test_a_game_whose_dealer_is_not_cut_yet_cannot_be_written() -> None:
    with pytest.raises(RecordError, match="once it is known who deals first"):
        record_of(Game.start(Setup(Options(), SeededPacks(1))), ["Ann", "Ben"])


def test_a_game_is_written_as_people_write_it() -> None:
    game = with_cards(["4S5H5S6DJCQD", "2C7H8C9D3HKS"], "9H", muggins=True)
    game = put(thrown(game, ["JCQD", "3HKS"]), "5H 8C 6D 9D 2C 5S 7H 4S")
    game = game.apply(ClaimPoints(0, 1)).apply(ClaimPoints(0, 14)).apply(ClaimPoints(1, 8))
    game = game.apply(CallMuggins(0, 2)).apply(ClaimPoints(1, 3))
    assert write_games([record_of(game, ["Ann", "Ben"], date="2026-11-30", number=1)]) == (
        "format: 1\ndate: 2026-11-30\ngame: 1\nplayers: [Ann, Ben]\nmuggins: true\ndealer: Ben\n"
        "deals:\n- hands:\n    Ann: 4S 5H 5S 6D (JC QD)\n    Ben: 2C 7H 8C 9D (3H KS)\n"
        "  starter: 9H\n  play: 5H 8C 6D 9D 2C | 5S 7H 4S .\n"
        "  counts: {Ann: 14, Ben: 8, crib: 3}\n  muggins: {Ann: 2}\n"
        "  score: {Ann: 17, Ben: 12}\nended: unfinished\nresult: {Ann: 17, Ben: 12}\n"
    )


def test_points_of_a_card_are_written_where_they_were_not_said() -> None:
    said = {parse("2C")[0]: SaidPoints(0, {0: 1})}
    hands = (
        WrittenHand(parse("4S5H5S6D"), parse("JCQD")),
        WrittenHand(parse("2C7H8C9D"), parse("3HKS")),
    )
    deal = DealRecord(hands, starter=parse("9H")[0], play=(*parse("5H8C6D9D2C"), "|"), pegged=said)
    record = GameRecord(("Ann", "Ben"), 1, (deal,), muggins=True, unfinished=True)
    assert "  pegged: {2C: {said: 0, Ann: 1}}\n" in write_games([record])
    assert read_back(record).game is not None
