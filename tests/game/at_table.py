"""Games brought to a moment in few words, and deals played out as they were written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cards import Card, parse
from coach.game.actions import (
    Action,
    ClaimPoints,
    CutPack,
    DealCards,
    PlayCard,
    ThrowCards,
)
from coach.game.packs import SHORTEST, KnownPacks, SeededPacks, arranged
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


HANDS = ["2C4H6S8D7CKD", "7D8H9SQS2H3D"]
THROWS = ["7CKD", "2H3D"]


def new_game(seed: int = 1, dealer: int | None = None, **options: Any) -> Game:
    """A game before its first action."""
    return Game.start(Setup(Options(**options), SeededPacks(seed), dealer))


def with_cards(
    hands: Sequence[str | tuple[Card, ...]],
    starter: str | Card | None = None,
    *,
    to_crib: str | Card | None = None,
    dealer: int = -1,
    start: tuple[int, ...] = (),
    **options: Any,
) -> Game:
    """A game whose first deal has these cards by seat; the last player deals unless told."""
    packs = KnownPacks((arranged(hands, starter, to_crib),))
    table = Options(players=len(hands), **options)
    first = dealer % len(hands)
    return Game.start(Setup(table, packs, first, start)).apply(DealCards(first))


def simple_action(game: Game) -> Action:
    """What needs no thought: the shallowest cut, the next deal, the right claim."""
    (player,) = game.turn
    match game.stage.asks:
        case "cut":
            return CutPack(player, game.stage.lifts()[0])
        case "deal":
            return DealCards(player)
        case "claim":
            assert game.stage.due is not None
            return ClaimPoints(player, game.stage.due.points)
    raise AssertionError(f"{game.stage.asks} needs a thought")


def thrown(game: Game, throws: Iterable[str | tuple[Card, ...]]) -> Game:
    """The game after everybody's throw, by seat, and the cut for the starter."""
    deal = game.stage.deal
    assert deal is not None
    for seat, cards in enumerate(throws):
        game = game.apply(ThrowCards(deal.player(seat), parse(cards)))
    lifted = SHORTEST
    return game.apply(CutPack(deal.player(0), lifted))


def put(game: Game, cards: str | Iterable[Card]) -> Game:
    """The game after these cards of the play, everybody claiming what is due."""
    for card in parse(cards):
        while game.stage.asks == "claim":
            game = game.apply(simple_action(game))
        (player,) = game.turn
        game = game.apply(PlayCard(player, card))
    return game


def shown(game: Game) -> Game:
    """The game after the show, everybody claiming what is due, or at its end."""
    while not game.over and game.stage.asks == "claim":
        game = game.apply(simple_action(game))
    return game


def points(game: Game) -> list[tuple[int, int, str]]:
    """Awards as side, points and rule."""
    return [(award.side, award.points, award.due.rule) for award in game.board.awards]


def won_by_heels(*start: int, players: int = 2, dealer: int = -1, **options: Any) -> Game:
    """A game that the dealer wins at once, from two holes before the target."""
    hands = {
        2: HANDS,
        3: ["2C4H6S8D7C", "7D8H9SQS2H", "AC2S3S9CKS"],
        4: ["2C4H6S8D7C", "7D8H9SQS2H", "AC2S3S9CKS", "AD2D3D9DKD"],
    }[players]
    throws = [hand[-4:] if players == 2 else hand[-2:] for hand in hands]
    game = with_cards(hands, "JC", dealer=dealer, start=start, **options)
    return thrown(game, throws)


def at_play(**options: Any) -> Game:
    """A game at the first card of its play."""
    return thrown(with_cards(HANDS, "KS", **options), THROWS)


def played_out(game: Game) -> Game:
    """The game after one more deal, everybody doing the first thing that is legal."""
    number = game.view(0).number
    while game.view(0).number == number or game.stage.asks != "deal":
        asks = game.stage.asks
        easy = asks in {"cut", "deal", "claim"}
        game = game.apply(simple_action(game) if easy else game.legal_actions(game.turn[0])[0])
    return game
