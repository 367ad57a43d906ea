"""Games of random options and random actions, and what must be true of every one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coach.game.actions import (
    CallMuggins,
    ClaimPoints,
    Resign,
    action_text,
    read_action,
)
from coach.game.packs import SeededPacks
from coach.game.play import Played
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import TARGETS, Options
from tests.game.referee import Pegging, Referee

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeVar

    from coach.cards import Card
    from coach.engine.stakes import Stakes
    from coach.game.actions import Action

    _T = TypeVar("_T")

STAKES: tuple[Stakes, ...] = ("skunk", "lurch", "acc", "club")


def pick(rng: random.Random, things: Sequence[_T]) -> _T:
    return things[int(rng.random() * len(things))]


def random_setup(rng: random.Random, seed: int) -> Setup:
    """Any options; half of the games cut for the deal, some begin with pegs on the board."""
    options = Options(
        players=pick(rng, (2, 3, 4)),
        target=pick(rng, TARGETS),
        stakes=pick(rng, STAKES),
        muggins=rng.random() < 0.4,
        go_stops_early=rng.random() < 0.4,
    )
    dealer = None if rng.random() < 0.5 else pick(rng, range(options.players))
    pegs = tuple(int(rng.random() * options.target) for _ in range(options.sides))
    return Setup(options, SeededPacks(seed), dealer, pegs if rng.random() < 0.2 else ())


def random_action(game: Game, rng: random.Random) -> Action:
    """A legal action: claims are mostly right, some are called muggins on, few resign."""
    if rng.random() < 0.0002:
        return Resign(pick(rng, range(game.setup.options.players)))
    if game.claimed is not None and rng.random() < 0.6:
        for player in range(game.setup.options.players):
            called = [a for a in game.legal_actions(player) if isinstance(a, CallMuggins)]
            if called:
                return pick(rng, called)
    action = pick(rng, game.legal_actions(pick(rng, game.turn)))
    if isinstance(action, ClaimPoints) and rng.random() < 0.7:
        assert game.stage.due is not None
        return ClaimPoints(action.player, game.stage.due.points)
    return action


def moments(seed: int) -> Iterator[Game]:
    """A game from its first moment to its end."""
    rng = random.Random(seed)
    game = Game.start(random_setup(rng, seed))
    yield game
    while not game.over:
        game = game.apply(random_action(game, rng))
        yield game


def check_game(seed: int) -> Game:
    """Play a game and look at all of it; a fault is an `AssertionError`."""
    game = None
    for game in moments(seed):
        check_moment(game)
    assert game is not None
    check_log(game)
    check_order(game)
    referee = refereed(game)
    assert referee.ended
    assert pegged(game) == referee.pegged
    assert game.board.scores == tuple(referee.holes)
    return game


def check_moment(game: Game) -> None:
    """Cards are conserved, nobody is past the target, and who is asked can act."""
    options, board = game.setup.options, game.board
    start = game.setup.start or (0,) * options.sides
    for side, score in enumerate(board.scores):
        sum_of_awards = sum(award.points for award in board.awards if award.side == side)
        assert score == min(start[side] + sum_of_awards, options.target)
    assert sum(score == options.target for score in board.scores) == (board.winner is not None)
    assert game.over == (game.resigned is not None or board.winner is not None)
    assert bool(game.turn) != game.over
    for player in range(options.players):
        view = game.view(player)
        assert (view.asked is not None) == (player in game.turn)
        if view.asked is not None:
            assert game.legal_actions(player)
    cards = all_cards(game)
    assert len(cards) == len({*cards}) == (52 if game.stage.deal else 0)


def all_cards(game: Game) -> list[Card]:
    """The cards of the deal, wherever they are now."""
    deal, play = game.stage.deal, game.stage.play
    if deal is None:
        return []
    held = play.hands if play else [deal.kept(seat) for seat in range(len(deal.hands))]
    played = [event.card for event in play.events if isinstance(event, Played)] if play else []
    return [*(card for hand in held for card in hand), *played, *deal.crib, *deal.rest]


def check_log(game: Game) -> None:
    """The log is the whole game, and can be written down."""
    texts = [action_text(action) for action in game.actions]
    assert Game.replay(game.setup, map(read_action, texts)) == game


def check_order(game: Game) -> None:
    """In a deal come heels, the play, the hands from the pone on, the crib; then the next deal."""
    options = game.setup.options
    dealers = [action.player for action in game.actions if action.code == "deal"]
    for number, dealer in enumerate(dealers):
        assert dealer == (dealers[0] + number) % options.players
    places = []
    for award in game.board.awards:
        due = award.due
        seat = (due.player - dealers[due.deal - 1] - 1) % options.players
        step = ("heels", "play", "hand", "crib").index(due.rule)
        places.append((due.deal, step, seat if due.rule == "hand" else 0))
        assert due.rule not in {"heels", "crib"} or seat == options.players - 1
        assert award.points >= 1
        assert award.muggins == (award.player != due.player)
        assert options.muggins or not award.muggins
    assert places == sorted(places)
    if game.resigned is None:
        last = game.board.awards[-1]
        assert (last.side, last.front) == (game.winner, options.target)


def pegged(game: Game) -> list[Pegging]:
    """The awards of a game as the referee notes them."""
    return [
        Pegging(
            award.due.deal,
            award.player,
            award.due.player,
            award.due.rule,
            award.points,
            award.back,
            award.front,
        )
        for award in game.board.awards
    ]


def refereed(game: Game) -> Referee:
    """The referee of a game, who has read its log."""
    options, packs = game.setup.options, game.setup.packs
    referee = Referee(
        options.players,
        options.target,
        options.muggins,
        options.go_stops_early,
        lambda attempt: list(map(repr, packs.for_cut(attempt))),
        lambda number: list(map(repr, packs.for_deal(number))),
        [action_text(action) for action in game.actions],
        list(game.setup.start or (0,) * options.sides),
        game.setup.dealer,
    )
    referee.watch()
    return referee
