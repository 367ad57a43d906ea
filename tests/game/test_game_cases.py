from __future__ import annotations

import re
from typing import Any

import pytest

from coach import PACK, Card, Rank, parse
from coach.game.actions import CutPack
from coach.game.packs import KnownPacks, arranged_cut
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import TABLES, Options
from tests.cases import load
from tests.game.at_table import new_game, played_out, put, shown, thrown, with_cards
from tests.game.at_table import points as pegged
from tests.sure import some

CASES = load("game.yaml")


def of(key: str) -> pytest.MarkDecorator:
    """The cases that say this, by their ids."""
    found = [case for case in CASES if key in case]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


@of("cuts")
def test_who_deals_first(case: dict[str, Any]) -> None:
    rounds = [parse(cards) for cards in case["cuts"]]
    packs = KnownPacks((), tuple(map(arranged_cut, rounds)))
    game = Game.start(Setup(Options(players=len(rounds[0])), packs))
    for cards in rounds:
        assert game.view(0).dealer is None
        for _ in cards:
            game = game.apply(CutPack(game.turn[0], 1))
    assert (game.stage.asks, game.turn, game.view(0).dealer) == (
        "deal",
        (case["deals"],),
        case["deals"],
    )


@of("dealers")
def test_who_deals_next(case: dict[str, Any]) -> None:
    game = new_game(dealer=case["first"], players=case["players"])
    for dealer in some(case["dealers"]):
        assert game.turn == (dealer,)
        game = played_out(game)


@of("dealt")
def test_how_many_cards(case: dict[str, Any]) -> None:
    for players, sizes in some(case["dealt"].items()):
        table = TABLES[players]
        game = played_out(new_game(dealer=0, players=players))
        deal = game.stage.deal
        assert deal is not None
        dealt, kept, crib = map(len, (deal.hands[0], deal.kept(0), deal.crib))
        assert [dealt, table.thrown, table.from_pack, kept, crib] == sizes


@of("hands")
def test_a_deal(case: dict[str, Any]) -> None:
    keeps, throws = zip(*(re.split(r"[()]", hand)[:2] for hand in case["hands"]), strict=True)
    hands = [keep + throw for keep, throw in zip(keeps, throws, strict=True)]
    game = with_cards(hands, case["starter"], start=tuple(case.get("start", ())))
    game = thrown(game, throws)
    assert game.actions[-1] == CutPack(case.get("cuts_for_starter", 0), 4)
    if "play" in case:
        game = shown(put(game, case["play"]))
    assert list(map(list, pegged(game)[-len(case["awards"]) :])) == case["awards"]
    assert game.winner == case.get("winner")
    assert list(game.board.scores) == case.get("scores", list(game.board.scores))


def cards_played(case: dict[str, Any]) -> list[tuple[str, Card, int]]:
    """The cards of a case of play.yaml, each with its seat and what it earns."""
    played = [action.split() for action in case["actions"] if " go" not in action]
    return [(seat, Card(card), int(earned)) for seat, card, earned in played]


PLAYS = [case for case in load("play.yaml") if len(cards_played(case)) == 4 * len(case["seats"])]


@pytest.mark.parametrize("case", PLAYS, ids=[case["id"] for case in PLAYS])
def test_a_whole_play_is_pegged_at_the_table(case: dict[str, Any]) -> None:
    played = cards_played(case)
    cards = [card for _, card, _ in played]
    other = [card for card in PACK if card not in cards and card.rank is not Rank.JACK]
    hands, throws = [], []
    for name in case["seats"]:
        throw = [other.pop() for _ in range(TABLES[len(case["seats"])].thrown)]
        throws.append(tuple(throw))
        hands.append((*[card for seat, card, _ in played if seat == name], *throw))
    game = put(thrown(with_cards(hands, other.pop()), throws), cards)
    assert [points for _, points, _ in pegged(game)] == [earned for *_, earned in played if earned]
