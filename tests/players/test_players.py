from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from coach import PACK, CoachError, parse, score_show
from coach.game.actions import CallMuggins, ClaimPoints, PlayCard, ThrowCards
from coach.game.awards import Claimed, Due
from coach.game.packs import SeededPacks
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options
from coach.players.beginner import MISSED_FIFTEEN, MISSED_NOBS, MISSED_RUN, Beginner
from coach.players.club import Club
from coach.players.contest import STRENGTHS, new_player
from coach.players.player import act
from coach.scoring.play import score_play
from coach.shuffle import shuffled
from tests.game.at_table import at_play, put, with_cards
from tests.game.random_games import random_action, random_setup
from tests.game.test_view import seen, with_other_cards
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.game.view import View
    from coach.players.contest import Strength


def deals(number: int, seed: int = 0) -> Iterator[Game]:
    """Moments of the first deals of random games over all options, chance for every player."""
    for one in range(seed, seed + number):
        rng = random.Random(one)
        game = Game.start(random_setup(rng, one))
        yield from islice(_moments(game, rng), 30)


def _moments(game: Game, rng: random.Random) -> Iterator[Game]:
    while not game.over:
        yield game
        game = game.apply(random_action(game, rng))


@pytest.mark.parametrize(("strength", "games"), [("beginner", 40), ("club", 40), ("expert", 2)])
def test_every_action_is_legal(strength: Strength, games: int) -> None:
    for game in some(deals(games)):
        player = new_player(strength, random.Random(1))
        view = game.view(game.turn[0])
        action = act(player, view)
        assert game.apply(action).actions[-1] == action
        options, claimed = game.setup.options, game.claimed
        if claimed is None or not options.muggins:
            continue
        for other in range(options.players):
            call = player.call(game.view(other))
            if call is not None and options.side(other) != options.side(claimed.due.player):
                assert game.apply(call).board != game.board


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_seed_acts_the_same(strength: Strength) -> None:
    for game in some(islice(deals(2), 0, None, 7)):
        view = game.view(game.turn[0])
        once, again = (act(new_player(strength, random.Random(3)), view) for _ in range(2))
        assert once == again


@pytest.mark.parametrize(("strength", "games"), [("beginner", 12), ("club", 12), ("expert", 3)])
def test_nobody_sees_what_is_hidden(strength: Strength, games: int) -> None:
    """Hidden cards change places with others of their rank, so that every go stays one."""
    changed = 0
    for place, game in some(enumerate(deals(games, seed=50))):
        if game.stage.deal is None or place % 3:
            continue
        view = game.view(game.turn[0])
        rng = random.Random(place)
        hidden = [card for card in PACK if card not in seen(view)]
        change = {card: card for card in PACK}
        if game.stage.asks == "throw":  # nobody has played yet, so any will do
            change |= zip(hidden, shuffled(rng, hidden), strict=True)
        for rank in PACK[::4]:
            alike = [card for card in hidden if card.rank is rank.rank]
            if game.stage.asks != "throw":
                change |= zip(alike, shuffled(rng, alike), strict=True)
        try:
            other = with_other_cards(game, change).view(view.player)
        except CoachError:
            continue
        if other.turn != view.turn or other.scores != view.scores:
            continue  # heels, or a flush that has been shown
        changed += change != {card: card for card in PACK}
        mine = act(new_player(strength, random.Random(place)), view)
        assert act(new_player(strength, random.Random(place)), other) == mine
    assert changed > 5


def view_of_hand(hand: str, *, dealer: int) -> View:
    game = with_cards([hand, "KSKHKD9S9HTS"] if dealer else ["KSKHKD9S9HTS", hand], dealer=1)
    return game.view(0 if dealer else 1)


def test_club_throws_by_hand_crib_and_pegging() -> None:
    # Four of a suit are kept for the flush, which the ranks alone would not do.
    assert Club().throw(view_of_hand("2H6HTHQH4C8S", dealer=1)).cards == parse("4C 8S")
    # The good pair goes to one's own crib only.
    own, other = (
        Club().throw(view_of_hand("5H5S6DJCQD4S", dealer=dealer)).cards for dealer in (0, 1)
    )
    assert own == other == parse("JC QD")
    with_two = "2C3D7H8STCQC"
    thrown = {Club().throw(view_of_hand(with_two, dealer=dealer)).cards for dealer in (0, 1)}
    assert len(thrown) == 2


def test_club_looks_one_card_ahead_and_counts_right() -> None:
    game = at_play()
    action = Club().play(game.view(0))
    assert isinstance(action, PlayCard)
    assert action.card in game.view(0).held
    due = Due(1, 0, "hand", parse("4H5H6CJD"), score_show("4H5H6CJD", "9D"))
    assert claim_of(Club(), due) == due.points


def claim_of(player: Club | Beginner, due: Due) -> int:
    """The claim of a player for a due."""
    view = replace(at_play().view(0), due=due)
    action = player.claim(view)
    assert isinstance(action, ClaimPoints)
    return action.points


def test_a_beginner_forgets_the_crib() -> None:
    """The same hand is thrown in either seat, the second best three times in ten."""
    thrown = []
    for seed in range(400):
        mine, theirs = (
            Beginner(random.Random(seed)).throw(view_of_hand("5H5S6DJCQD4S", dealer=dealer))
            for dealer in (0, 1)
        )
        assert mine.cards == theirs.cards
        thrown.append(mine.cards)
    assert 0.22 < 1 - thrown.count(parse("JC QD")) / 400 < 0.38


def test_a_beginner_leads_fives() -> None:
    game = with_cards(["5H5S5DJCQD4S", "KSKHKD9S9HTS"], starter="2C", dealer=1)
    for player, throw in ((0, "QD4S"), (1, "9S9H")):
        game = game.apply(ThrowCards(player, parse(throw)))
    game = game.apply(game.legal_actions(0)[0])
    view = game.view(0)
    led = [Beginner(random.Random(seed)).play(view).card for seed in range(200)]
    fives = sum(card.rank.value == "5" for card in led)
    assert 120 < fives < 180  # three cards of four
    assert not {Club().play(view).card} & {*parse("5H5S5D")}


@pytest.mark.parametrize(
    ("hand", "starter", "part", "rate"),
    [
        ("4H 5H 6C KD", "QS", 2, MISSED_FIFTEEN),  # 4-5-6, beside two of two cards
        ("2H 4S 8C JD", "QD", 1, MISSED_NOBS),
        ("4H 4S 4C KD", "QS", 0, 0.0),  # no pair is overlooked
    ],
)
def test_what_a_beginner_overlooks_in_a_hand(
    hand: str, starter: str, part: int, rate: float
) -> None:
    cards = parse(hand)
    due = Due(1, 0, "hand", cards, score_show(cards, starter))
    counts = [claim_of(Beginner(random.Random(seed)), due) for seed in range(1000)]
    assert {*counts} == {due.points, due.points - part}
    missed = sum(count < due.points for count in counts) / 1000
    assert abs(missed - rate) < 0.05


def test_what_a_beginner_overlooks_in_the_play() -> None:
    pile = parse("4H 6H 5C")
    due = Due(1, 0, "play", (pile[-1],), score_play(pile))
    counts = [claim_of(Beginner(random.Random(seed)), due) for seed in range(1000)]
    assert {*counts} == {5, 2}  # the fifteen is the count, which everybody hears
    assert abs(counts.count(2) / 1000 - MISSED_RUN) < 0.05


def muggins_view(said: int) -> View:
    cards = parse("4H 4S 4C KD")
    due = Due(1, 1, "hand", cards, score_show(cards, "QS"))
    options = Options(muggins=True)
    start = Game.start(Setup(options, SeededPacks(1), dealer=1)).view(0)
    return replace(start, claimed=Claimed(due, said))


def test_calls_of_muggins() -> None:
    view = muggins_view(4)
    assert Club().call(view) == CallMuggins(0, 2)
    assert Club().call(muggins_view(6)) is None
    calls = [Beginner(random.Random(seed)).call(view) for seed in range(500)]
    assert {call.points for call in calls if call is not None} == {2}
    assert 0.3 < sum(call is not None for call in calls) / 500 < 0.5
    assert Beginner(random.Random(1)).call(muggins_view(6)) is None


def test_an_expert_throws_for_the_game_near_its_end() -> None:
    """The published kind of decision: at 110 against 118 pone cannot wait for a good hand."""
    hand, far = "5H5S6DJCQD4S", (0, 0)
    cards = [hand, "KSKHKD9S9HTS"]
    expert = new_player("expert", random.Random(1))
    for score, throw in ((far, "JC QD"), ((110, 118), "4S 6D")):
        view = with_cards(cards, dealer=1, start=score).view(0)
        assert expert.throw(view).cards == parse(throw)


def test_nothing_is_asked() -> None:
    view = put(at_play(), "8D").view(0)
    with pytest.raises(ValueError, match="nothing is asked of player 0"):
        act(Club(), view)


def test_packs_are_cut_in_the_middle() -> None:
    game = Game.start(Setup(Options(), SeededPacks(1)))
    action = act(Club(), game.view(0))
    assert action in game.legal_actions(0)
    assert action == act(Beginner(random.Random(9)), game.view(0))
