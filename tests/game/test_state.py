from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from coach import Card, IllegalPlay, ImpossibleCards, parse, score_show
from coach.errors import IllegalAction
from coach.game.actions import (
    Action,
    CallMuggins,
    ClaimPoints,
    CutPack,
    DealCards,
    PlayCard,
    Resign,
    SayGo,
    ThrowCards,
)
from coach.game.packs import KnownPacks, arranged
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options
from tests.game.at_table import (
    HANDS,
    THROWS,
    at_play,
    new_game,
    points,
    put,
    shown,
    simple_action,
    thrown,
    with_cards,
)
from tests.sure import some


def at_throw() -> Game:
    return with_cards(HANDS, "KS")


def at_cut() -> Game:
    game = at_throw()
    for player, cards in enumerate(THROWS):
        game = game.apply(ThrowCards(player, parse(cards)))
    return game


def at_show(**options: Any) -> Game:
    return put(at_play(**options), "8D 7D 6S 8H 2C QS 4H 9S")


def at_end() -> Game:
    game = thrown(with_cards(HANDS, "JC", start=(100, 119)), THROWS)
    assert game.over
    return game


# The cut for the deal


@pytest.mark.parametrize(("players", "most"), [(2, 48), (3, 44), (4, 40)])
def test_four_cards_stay_for_everybody_who_still_cuts(players: int, most: int) -> None:
    game = new_game(players=players)
    assert game.view(0).lifts == range(1, most + 1)
    with pytest.raises(IllegalAction, match=f"{most + 1} cards cannot be lifted: 1 to {most} can"):
        game.apply(CutPack(0, most + 1))
    for player in range(players):
        game = game.apply(CutPack(player, game.view(player).lifts[-1]))
    assert len(game.view(0).cuts) == players


# The deal


def step(game: Game, rng: random.Random) -> Game:
    """The game after an action at random, with right claims."""
    if game.stage.asks in {"cut", "deal", "claim"}:
        return game.apply(simple_action(game))
    legal = game.legal_actions(game.turn[0])
    return game.apply(legal[int(rng.random() * len(legal))])


def test_a_new_deal_starts_empty_and_keeps_the_pegs() -> None:
    # deal-11
    game = shown(at_show())
    scores = game.board.scores
    packs = KnownPacks((arranged(HANDS, "KS"), arranged(HANDS, "KS")))
    again = Game.replay(Setup(Options(), packs, 1), game.actions).apply(DealCards(0))
    view = again.view(0)
    assert view.scores == scores
    assert (view.number, view.dealer) == (2, 0)
    assert (view.starter, view.events, view.shown, view.due, view.threw) == (None, (), (), None, ())
    assert view.pile == ()
    assert view.count == 0


@pytest.mark.parametrize("hands", [HANDS, ["2C4H6S8D7C", "7D8H9SQS2H", "AC2S3S9CKS"]])
@pytest.mark.parametrize("starter", ["JC", None])
def test_known_cards_are_a_whole_pack(hands: list[str], starter: str | None) -> None:
    pack = arranged(hands, starter)
    assert len(pack) == len({*pack}) == 52


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_of_a_deal_are_a_whole_pack(players: int) -> None:
    # deal-10
    deal = new_game(dealer=0, players=players).apply(DealCards(0)).stage.deal
    assert deal is not None
    cards = [*(card for hand in deal.hands for card in hand), *deal.to_crib, *deal.rest]
    assert len(cards) == len({*cards}) == 52
    assert [len(hand) for hand in deal.hands] == [Options(players=players).table.dealt] * players


def test_a_deal_does_not_depend_on_how_the_last_one_went() -> None:
    def second_deal(rng: random.Random) -> tuple[Card, ...]:
        game = new_game(dealer=0)
        while game.view(0).number < 2:
            game = step(game, rng)
        return game.view(0).dealt

    assert second_deal(random.Random(1)) == second_deal(random.Random(2))


# The starter


@pytest.mark.parametrize(("players", "rest"), [(2, 40), (3, 36), (4, 32)])
def test_four_cards_stay_in_either_packet(players: int, rest: int) -> None:
    game = new_game(dealer=players - 1, players=players)
    game = game.apply(DealCards(players - 1))
    while game.stage.asks == "throw":
        game = game.apply(game.legal_actions(game.turn[0])[0])
    assert game.view(0).lifts == range(4, rest - 3)
    for lifted in (3, rest - 3):
        with pytest.raises(IllegalAction, match="cannot be lifted"):
            game.apply(CutPack(0, lifted))


def test_the_starter_is_the_top_card_of_the_lower_packet() -> None:
    deal = at_cut().stage.deal
    assert deal is not None
    for lifted in (4, 20, 36):
        assert at_cut().apply(CutPack(0, lifted)).view(0).starter is deal.rest[lifted]


# The end, at every point of a deal


def test_heels_can_win_the_game() -> None:
    # end-01: a jack turned at 119 ends it before a card is played.
    game = at_end()
    assert (game.winner, game.board.scores, game.turn) == (1, (100, 121), ())
    assert game.view(0).events == ()


@pytest.mark.parametrize("target", [121, 61])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end_with_one_winner(players: int, target: int) -> None:
    # end-07: no further deal once somebody has won.
    rng = random.Random(players * target)
    game = new_game(players=players, target=target)
    while not game.over:
        game = step(game, rng)
    assert sum(score == target for score in game.board.scores) == 1
    for action in (DealCards(0), ClaimPoints(0, 0), Resign(0)):
        with pytest.raises(IllegalAction, match="the game is over"):
            game.apply(action)


# Claims and muggins


def test_a_claim_gets_what_is_claimed_of_what_there_is() -> None:
    game = at_show()
    due = game.stage.due
    assert due is not None
    assert due.score == score_show("2C4H6S8D", "KS")
    hand = shown(game.apply(ClaimPoints(0, 29)))
    assert points(hand) == points(shown(game))  # too much is corrected and costs nothing
    dealers = game.apply(ClaimPoints(0, 0)).apply(ClaimPoints(1, 3))
    assert points(dealers)[-1] == (1, 3, "hand")


def missed(said: int = 4, **options: Any) -> Game:
    """The dealer has nine to count (7-8-9 with a pair of nothing and two fifteens)."""
    game = at_show(muggins=True, **options)
    while game.stage.asks == "claim" and game.stage.due and game.stage.due.rule == "play":
        game = game.apply(simple_action(game))
    game = game.apply(ClaimPoints(0, 0))
    due = game.stage.due
    assert due is not None
    assert (due.player, due.points) == (1, 5)
    return game.apply(ClaimPoints(1, said))


def test_muggins_takes_what_was_not_claimed() -> None:
    game = missed(3)
    before = game.board.scores
    assert game.legal_actions(0) == (CallMuggins(0, 1), CallMuggins(0, 2))
    taken = game.apply(CallMuggins(0, 2))
    assert taken.board.scores == (before[0] + 2, before[1])
    award = taken.board.awards[-1]
    assert (award.muggins, award.player, award.due.player, award.due.rule) == (True, 0, 1, "hand")


def test_muggins_takes_what_is_said_and_no_more_than_was_missed() -> None:
    one = missed(3).apply(CallMuggins(0, 1))
    assert one.board.awards[-1].points == 1
    assert one.apply(CallMuggins(0, 1)).board.awards[-1].points == 1
    assert missed(3).apply(CallMuggins(0, 9)).board.awards[-1].points == 2


@pytest.mark.parametrize(
    ("game", "player", "reason"),
    [
        (lambda: missed(5), 0, "nothing was left"),
        (lambda: missed(3), 1, "their own side's"),
        (lambda: missed(3).apply(ClaimPoints(1, 0)).apply(CallMuggins(0, 29)), 0, "nothing"),
        (lambda: at_show().apply(ClaimPoints(0, 0)).apply(ClaimPoints(1, 0)), 0, "not played"),
        (lambda: at_play(muggins=True), 0, "nothing was left"),
    ],
)
def test_muggins_is_refused(game: Callable[[], Game], player: int, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        game().apply(CallMuggins(player, 2))


def test_muggins_is_too_late_once_somebody_has_acted() -> None:
    game = missed(3).apply(ClaimPoints(1, 0))
    assert game.claimed is not None
    assert game.claimed.due.rule == "crib"


def test_muggins_in_the_play() -> None:
    # The 7 makes fifteen; its player says nothing, and the pone takes the two.
    game = put(at_play(muggins=True), "8D 7D")
    assert (game.stage.asks, game.turn) == ("claim", (1,))
    game = game.apply(ClaimPoints(1, 0))
    assert points(game) == []
    game = game.apply(CallMuggins(0, 2))
    assert points(game) == [(0, 2, "play")]
    assert game.turn == (0,)


def test_muggins_can_win_the_game() -> None:
    game = put(at_play(muggins=True, start=(119, 0)), "8D 7D").apply(ClaimPoints(1, 0))
    assert game.apply(CallMuggins(0, 2)).winner == 0


def test_muggins_cannot_overtake_a_won_game() -> None:
    game = put(at_play(muggins=True, start=(120, 120)), "8D 7D").apply(ClaimPoints(1, 1))
    assert (game.winner, game.board.scores) == (1, (120, 121))
    with pytest.raises(IllegalAction, match="over"):
        game.apply(CallMuggins(0, 1))


# What is refused


@pytest.mark.parametrize(
    ("game", "action", "reason"),
    [
        (at_throw, PlayCard(0, Card("2C")), "throw is wanted of players 0 and 1"),
        (at_throw, CutPack(0, 9), "throw is wanted"),
        (at_throw, DealCards(0), "throw is wanted"),
        (at_throw, SayGo(0), "there is no play"),
        (at_throw, ThrowCards(2, parse("7CKD")), "there is no player 2"),
        (at_cut, CutPack(1, 9), "out of turn: cut is wanted of player 0"),
        (at_cut, ThrowCards(0, parse("2C4H")), "cut is wanted"),
        (at_play, PlayCard(1, Card("7D")), "out of turn: play is wanted of player 0"),
        (at_play, ClaimPoints(0, 2), "play is wanted"),
        (at_show, ClaimPoints(1, 2), "out of turn"),
        (at_show, ClaimPoints(0, 30), "a count is 0 to 29"),
        (at_show, ClaimPoints(0, -1), "a count is 0 to 29"),
        (at_show, DealCards(0), "claim is wanted"),
        (lambda: shown(at_show()), DealCards(1), "out of turn: deal is wanted of player 0"),
        (at_end, DealCards(0), "the game is over"),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(
    game: Callable[[], Game], action: Action, reason: str
) -> None:
    with pytest.raises(IllegalAction, match=reason):
        game().apply(action)


@pytest.mark.parametrize(
    ("cards", "reason"), [("7C", "everybody throws 2"), ("7D KD", "7D was not dealt")]
)
def test_an_impossible_throw_is_refused(cards: str, reason: str) -> None:
    with pytest.raises(ImpossibleCards, match=reason):
        at_throw().apply(ThrowCards(0, parse(cards)))


def test_nobody_throws_twice() -> None:
    game = at_throw().apply(ThrowCards(0, parse("7CKD")))
    with pytest.raises(IllegalAction, match="out of turn"):
        game.apply(ThrowCards(0, parse("2C4H")))


def test_a_card_that_is_not_held_or_passes_31_is_refused() -> None:
    with pytest.raises(IllegalPlay, match="does not hold 7C"):
        at_play().apply(PlayCard(0, Card("7C")))
    with pytest.raises(IllegalPlay, match="31"):
        put(at_play(), "8D QS 6S 9S")


def test_a_false_go_is_refused_and_a_due_one_changes_nothing() -> None:
    game = put(at_play(), "8D QS 6S")
    with pytest.raises(IllegalPlay, match="may not say go"):
        game.apply(SayGo(0))
    later = put(at_play(), "8D QS 4H 8H")
    assert later.apply(SayGo(0)) is later


def test_a_resigned_game_is_over() -> None:
    game = at_play().apply(Resign(0))
    assert (game.over, game.turn, game.winner) == (True, (), 1)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_game_has_a_dealer_among_its_players(dealer: int) -> None:
    with pytest.raises(ValueError, match="cannot deal"):
        new_game(dealer=dealer)


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 1}, {"target": 100}, {"stakes": "gold"}]
)
def test_options_that_there_are_not_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|target|stakes"):
        Options(**options)


def test_a_replay_gives_the_game_back() -> None:
    rng = random.Random(4)
    game = new_game(3, players=3)
    moments = [game]
    while not game.over:
        game = step(game, rng)
        moments.append(game)
    again = Game.start(game.setup)
    for action, moment in some(zip(game.actions, moments[1:], strict=True)):
        again = again.apply(action)
        assert again == moment
