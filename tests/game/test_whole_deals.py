"""Deals as they go at the table, line by line: who does what, and in brackets what it pegs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import parse
from coach.game.actions import (
    CallMuggins,
    ClaimPoints,
    CutPack,
    PlayCard,
    ThrowCards,
)
from tests.game.at_table import simple_action, with_cards
from tests.sure import some

if TYPE_CHECKING:
    from coach.game.actions import Action
    from coach.game.state import Game

TWO = """
    Ann throws JC QD
    Ben throws 3H KS
    Ann cuts           # the 9♥: no jack, no heels
    Ann plays 5H
    Ben plays 8C       # 13
    Ann plays 6D       # 19
    Ben plays 9D       # 28: Ann's 4 and 5 would pass 31: Ann owes a go
    Ben plays 2C       [Ben 1]  # 30: nobody can go on
    Ann plays 5S       # Ben played last, so Ann leads
    Ben plays 7H       # 12
    Ann plays 4S       [Ann 1]  # 16: the last card; 5-7-4 is no run
    Ann claims 14      [Ann 14]
    Ben claims 8       [Ben 8]  # there are ten
    Ann calls 2        [Ann 2]  # muggins
    Ben claims 3       [Ben 3]  # J-Q-K in the crib
"""

THREE = """
    Cid throws KD
    Ann throws QC      # in any order
    Ben throws 2H
    Ann cuts           [Cid 2]  # the J♠: heels
    Ann plays 4H
    Ben plays JD       # 14
    Cid plays AC       [Cid 2]  # 15
    Ann plays 6S       # 21
    Ben plays TC       [Ben 2]  # 31: two, and no go besides
    Cid plays 9C       # sits to the left of whoever played last
    Ann plays 6H       [Ann 2]  # 15
    Ben plays 7D       # 22
    Cid plays 8S       [Cid 5]  # 30: a run of 6-7-8-9, and nobody can go on: four and one
    Ann plays 5C
    Ben plays 3S
    Cid plays 5D       [Cid 1]  # last card
    Ann claims 14      [Ann 14]
    Ben claims 2       [Ben 2]  # the jack is not of the starter's suit
    Cid claims 4       [Cid 4]
    Cid claims 3       [Cid 3]  # the crib: Q, 2, K and the 7 from the pack, with the starter
"""


def action(player: int, verb: str, what: str) -> Action:
    match verb:
        case "throws":
            return ThrowCards(player, parse(what))
        case "cuts":
            return CutPack(player, 4)
        case "plays":
            (card,) = parse(what)
            return PlayCard(player, card)
        case "claims":
            return ClaimPoints(player, int(what))
    assert verb == "calls"
    return CallMuggins(player, int(what))


def told(game: Game, names: list[str], story: str) -> Game:
    """The game after a story, in which every line pegs what it says."""
    for line in some(story.strip().splitlines()):
        who, verb, *rest = line.partition("#")[0].split()
        what, _, pegs = " ".join(rest).partition("[")
        before = len(game.board.awards)
        game = game.apply(action(names.index(who), verb, what))
        if game.stage.due and game.stage.due.rule == "play":
            game = game.apply(simple_action(game))  # what a card earns is said as it is played
        pegged = [f"{names[award.player]} {award.points}" for award in game.board.awards[before:]]
        assert pegged == [pegs.rstrip("] ")] * bool(pegs), line
    return game


def test_a_deal_of_two_with_muggins() -> None:
    hands = ["4S 5H 5S 6D JC QD", "2C 7H 8C 9D 3H KS"]
    game = told(with_cards(hands, "9H", muggins=True), ["Ann", "Ben"], TWO)
    assert game.board.scores == (17, 12)
    assert (game.stage.asks, game.turn) == ("deal", (0,))


def test_a_deal_of_three() -> None:
    hands = ["4H 6S 6H 5C QC", "JD TC 7D 3S 2H", "AC 9C 8S 5D KD"]
    game = told(with_cards(hands, "JS", to_crib="7S"), ["Ann", "Ben", "Cid"], THREE)
    assert game.board.scores == (16, 4, 17)
    assert (game.stage.asks, game.turn) == ("deal", (0,))
