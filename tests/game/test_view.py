from __future__ import annotations

import random
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from coach import PACK, Card, CoachError
from coach.game.actions import Action, PlayCard, ThrowCards
from coach.game.awards import Due
from coach.game.deal_so_far import DealSoFar
from coach.game.packs import KnownPacks
from coach.game.play import Play, Played
from coach.game.state import Game
from coach.game.view import View
from coach.seats import CribOwner
from coach.shuffle import shuffled
from tests.game.at_table import HANDS, THROWS, at_play, new_game, put, thrown, with_cards
from tests.game.random_games import moments
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterator


def things(value: Any) -> Iterator[Any]:
    """Everything that can be reached from a value."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from things(part)
    elif is_dataclass(value) and not isinstance(value, Card):
        for each in fields(value):
            yield from things(getattr(value, each.name))


def seen(view: View) -> set[Card]:
    """The cards of this deal that a player has seen."""
    cards = {*view.dealt, *([view.starter] if view.starter else [])}
    cards |= {event.card for event in view.events if isinstance(event, Played)}
    for due in (*view.shown, *([view.due] if view.due else [])):
        cards |= {*due.cards}
    return cards


def moment(seed: int, place: int) -> Game:
    """A moment of a random game: the last one where there are not as many."""
    *_, game = islice(moments(seed), place + 1)
    return game


def with_other_cards(game: Game, change: dict[Card, Card]) -> Game:
    """The game as it would be if the unseen cards of its last deal were other ones."""
    deal = game.stage.deal
    assert deal is not None
    packs = [game.setup.packs.for_deal(number) for number in range(1, deal.number + 1)]
    packs[-1] = tuple(change[card] for card in packs[-1])
    cuts = [game.setup.packs.for_cut(attempt) for attempt in range(1, 20)]
    begun = max(place for place, action in enumerate(game.actions) if action.code == "deal")

    def changed(place: int, action: Action) -> Action:
        if place > begun and isinstance(action, ThrowCards):
            return replace(action, cards=tuple(change[card] for card in action.cards))
        if place > begun and isinstance(action, PlayCard):
            return replace(action, card=change[action.card])
        return action

    setup = replace(game.setup, packs=KnownPacks(tuple(packs), tuple(cuts)))
    return Game.replay(setup, [changed(*numbered) for numbered in enumerate(game.actions)])


@settings(max_examples=100, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    place=st.integers(5, 120),
    player=st.integers(0, 3),
    order=st.integers(0, 10**6),
    ranks_stay=st.booleans(),
)
def test_a_view_stays_the_same_when_hidden_cards_change(
    seed: int, place: int, player: int, order: int, ranks_stay: bool
) -> None:
    game = moment(seed, place)
    assume(game.stage.deal is not None)
    player %= game.setup.options.players
    view = game.view(player)
    hidden = [card for card in PACK if card not in seen(view)]
    rng = random.Random(order)
    groups = [hidden]
    if ranks_stay:  # so that whoever had to say go still has to
        groups = [[c for c in hidden if c.rank is one.rank] for one in PACK[::4]]
    change = {card: card for card in PACK}
    for group in groups:
        change |= zip(group, shuffled(rng, group), strict=True)
    try:
        other = with_other_cards(game, change)
    except CoachError:
        assume(False)  # somebody would not have had to say go
        raise AssertionError from None
    mine = other.view(player)
    assume((mine.events, mine.turn) == (view.events, view.turn))
    assert mine == view
    assert other.legal_actions(player) == game.legal_actions(player)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), place=st.integers(5, 120), player=st.integers(0, 3))
def test_nothing_in_a_view_leads_to_a_card_unseen(seed: int, place: int, player: int) -> None:
    game = moment(seed, place)
    view = game.view(player % game.setup.options.players)
    known = seen(view) | {card for _, card in view.cuts}
    for field in some(fields(View)):
        of_earlier_deals = field.name in {"board", "claimed"}
        inside = list(things(getattr(view, field.name)))
        cards = {thing for thing in inside if isinstance(thing, Card)}
        assert of_earlier_deals or cards <= known
        assert not any(isinstance(thing, (Game, DealSoFar, Play)) for thing in inside)
    awards = [award for award in view.board.awards if award.due.deal == view.number]
    assert {card for award in awards for card in award.due.cards} <= known


def test_a_view_before_the_first_deal() -> None:
    view = new_game().view(1)
    assert (view.number, view.dealer, view.seat, view.dealt) == (0, None, -1, ())
    assert view.asked is None
    assert new_game(dealer=1).view(1).asked == "deal"


def test_a_view_shows_own_cards_and_who_has_thrown() -> None:
    game = with_cards(HANDS, "KS")
    (mine, *_) = game.legal_actions(1)
    game = game.apply(mine)
    view = game.view(1)
    assert isinstance(mine, ThrowCards)
    assert view.threw == mine.cards
    assert {*view.kept} == {*view.dealt} - {*view.threw}
    assert view.held == view.kept
    assert view.thrown == (False, True)
    assert game.view(0).threw == ()


def test_a_view_of_the_play() -> None:
    game = put(at_play(), "8D QS 4H 8H")
    view = game.view(0)
    assert (view.seat, view.asked, view.count, view.pile) == (0, "play", 0, ())
    assert view.held == tuple(map(Card, ("2C", "6S")))
    assert view.played(1) == tuple(map(Card, ("QS", "8H")))
    assert view.starter is Card("KS")


def test_whose_crib_it_is() -> None:
    hands = ["2C4H6S8D7C", "7D8H9SQS2H", "AC2S3S9CKS", "AD2D3D9DKD"]
    owners = [with_cards(hands, dealer=1).view(player).crib for player in range(4)]
    opponent, own, partner = CribOwner.OPPONENT, CribOwner.OWN, CribOwner.PARTNER
    assert owners == [opponent, own, opponent, partner]


def test_the_crib_is_seen_when_it_is_shown() -> None:
    game = put(at_play(), "8D 7D 6S 8H 2C QS 4H 9S")
    crib: Due | None = None
    while game.stage.asks == "claim":
        crib = game.view(0).due
        game = game.apply(game.legal_actions(game.turn[0])[0])
    assert crib is not None
    assert (crib.rule, {*crib.cards}) == ("crib", {*map(Card, ("7C", "KD", "2H", "3D"))})
    assert crib == game.view(0).shown[-1]


def test_no_view_of_a_player_that_there_is_not() -> None:
    game = thrown(with_cards(HANDS, "KS"), THROWS)
    for player in (-1, 2):
        with pytest.raises(ValueError, match=f"no player {player}"):
            game.view(player)
