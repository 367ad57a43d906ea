from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from coach import PACK, Card, parse
from coach.advice.numbers import hand_number
from coach.advice.plays.positions import known_of
from coach.engine.play.hands import keep_of
from coach.engine.play.pile import EMPTY
from coach.engine.rules import RankNumber
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import believe
from coach.engine.search.tree import Tree
from coach.game.play import Play
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from tests.engine.search import brute_force
from tests.engine.search.moments import moments
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterator

RACE = Aim(lambda mine, theirs: float(mine >= 61) - 0.01 * theirs, mine=58, opponents=59, target=61)
CLOSE = Aim(lambda mine, theirs: (mine >= 31) - (theirs >= 31) + 0.001 * mine, 28, 29, 31)
FAR = Aim(lambda mine, theirs: mine * mine - 3 * theirs, mine=10, opponents=12, target=121)


def endgames(count: int, mine: int, theirs: int) -> Iterator[tuple[Play, list[Card]]]:
    """Moments of the play with these numbers of cards, most of them not at the start of a count."""
    rng = random.Random(1000 * mine + theirs)
    found = 0
    while found < count:
        pack = rng.sample(PACK[: rng.choice([28, 52])], 9)
        play = Play.start([pack[:4], pack[4:8]])
        while not play.over:
            turn = play.turn
            assert turn is not None
            if [len(play.hands[turn]), len(play.hands[1 - turn])] == [mine, theirs]:
                yield play, pack[8:]
                found += 1
                break
            play = play.put(rng.choice(play.legal(turn)))


def compare(play: Play, gone: list[Card], aim: Aim, every: int = 1) -> None:
    me = play.turn
    assert me is not None
    known = known_of(play, threw=gone)
    hands = believe(known).hands[::every]
    plays = [
        (brute_force.with_hand(play, 1 - me, number, gone), weight) for number, weight in hands
    ]
    expected = brute_force.options(plays, me, aim)
    found = Tree(aim).options(known.held, known.record.pile, hands)
    assert [*found] == [*expected]
    for rank, worth in found.items():
        assert worth[0] == pytest.approx(expected[rank][0], abs=1e-9)
        if aim is NET:  # where two ways are worth the same, the scores may differ
            assert worth[0] == pytest.approx(worth[1] - worth[2], abs=1e-9)
            assert worth[1] - worth[2] == pytest.approx(
                expected[rank][1] - expected[rank][2], abs=1e-9
            )


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2), (2, 2), (2, 0), (1, 0)])
@pytest.mark.parametrize("aim", [NET, RACE, CLOSE, FAR], ids=["net", "race", "close", "far"])
def test_small_endgames_equal_brute_force_over_all_hands(mine: int, theirs: int, aim: Aim) -> None:
    for play, gone in endgames(3, mine, theirs):
        compare(play, gone, aim)


@pytest.mark.slow
@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("aim", [NET, RACE, CLOSE, FAR], ids=["net", "race", "close", "far"])
def test_many_small_endgames_equal_brute_force(mine: int, theirs: int, aim: Aim) -> None:
    for play, gone in endgames(40, mine, theirs):
        compare(play, gone, aim)


@pytest.mark.slow
@pytest.mark.parametrize(("mine", "theirs"), [(3, 2), (2, 3), (3, 3), (4, 3), (4, 4)])
@pytest.mark.parametrize("aim", [NET, RACE], ids=["net", "race"])
def test_larger_plays_equal_brute_force_over_some_hands(mine: int, theirs: int, aim: Aim) -> None:
    for play, gone in endgames(1, mine, theirs):
        compare(play, gone, aim, every=max(1, len(believe(known_of(play)).hands) // 25))


def test_my_card_is_chosen_once_for_all_that_looks_alike() -> None:
    # Whoever sees the cards does at least as well with each, and better somewhere.
    better = 0
    for play, _ in endgames(10, 4, 3):
        known = known_of(play)
        hands = believe(known).hands[::20]
        weight = sum(weight for _, weight in hands)
        tree = Tree()
        blind = max(w[0] for w in tree.options(known.held, known.record.pile, hands).values())
        seeing = sum(
            max(w[0] for w in tree.options(known.held, known.record.pile, [pair]).values())
            for pair in hands
        )
        assert seeing >= blind - 1e-9
        better += seeing > blind + 0.05 * weight
    assert better >= 5


def test_weights_are_averaged_over() -> None:
    held, one, other = (hand_number(parse(cards)) for cards in ("4H 9C KD", "5C 6C", "TC JC"))
    tree = Tree()
    both = tree.options(held, EMPTY, [(one, 0.25), (other, 0.75)])
    for rank, worth in some(tree.options(held, EMPTY, [(one, 0.5), (other, 1.5)]).items()):
        assert worth == pytest.approx([2 * part for part in both[rank]])


def test_near_the_end_the_first_to_get_there_is_what_counts() -> None:
    # Somebody pegs, so at 120 each either I reach the target or they do, and never both.
    known = known_of(Play.start(["TD 2H 6C AD", "KS QS 2D 3D"]))
    race = Aim(lambda mine, theirs: float(mine >= 121), mine=120, opponents=120, target=121)
    options = Tree(race).options(known.held, EMPTY, believe(known).hands)
    for worth, mine, theirs in some(options.values()):
        assert mine - 120 == pytest.approx(worth)
        assert theirs - 120 == pytest.approx(1 - worth)


def test_the_aim_changes_the_card() -> None:
    # A six is the best lead by points. At 120 each the ace is: hardly a card scores on it.
    known = known_of(Play.start(["TD 2H 6C AD", "KS QS 2D 3D"]))
    hands = believe(known).hands
    race = Aim(lambda mine, theirs: float(mine >= 121), mine=120, opponents=120, target=121)
    by_points = Tree().options(known.held, EMPTY, hands)
    by_chance = Tree(race).options(known.held, EMPTY, hands)
    assert max(by_points, key=lambda rank: by_points[rank]) == 5
    assert max(by_chance, key=lambda rank: by_chance[rank]) == 0
    assert by_chance[RankNumber(0)][0] > by_chance[RankNumber(5)][0] + 0.1


def test_the_opponent_is_taken_to_play_as_he_does() -> None:
    # Against the very hand that the opponent holds, the value is what the play comes to.
    for seed in range(20):
        cards = random.Random(seed).sample(PACK, 8)
        play = Play.start([cards[:4], cards[4:]])
        tree, total = Tree(), 0.0
        known = known_of(play, seat=0)
        options = tree.options(known.held, EMPTY, [(hand_number(play.hands[1]), 1.0)])
        best = max(worth[0] for worth in options.values())
        while not play.over:
            seat = play.turn
            assert seat is not None
            known = known_of(play)
            if seat == 1:
                play = play.put(card_to_play(OnePly(), play))
                continue
            now = tree.options(known.held, known.record.pile, [(hand_number(play.hands[1]), 1.0)])
            rank = max(now, key=lambda rank: now[rank])
            play = play.put(next(c for c in play.legal(0) if c.rank.order - 1 == rank))
        total = play.points[0] - play.points[1]
        assert total == pytest.approx(best)


def test_hands_that_are_worth_the_same_need_no_worth_of_their_own() -> None:
    def race(mine: int, theirs: int) -> float:
        return float(mine >= 121) if 121 in {mine, theirs} else 0.5

    for place, play in some(enumerate(moments(range(6), 2))):
        known = known_of(play)
        aim = Aim(race, 121 - 4 - place % 5, 121 - 3, 121)
        hands = believe(known).hands
        found = Tree(aim).options(known.held, known.record.pile, hands)
        played = known.played_by(known.opponent)
        by_keep = {keep_of(hand, played): race for hand, _ in hands}
        own = replace(aim, worth=lambda mine, opponents: 0.0, by_keep=by_keep)
        by_hand = Tree(own).options(known.held, known.record.pile, hands, played)
        assert by_hand.keys() == found.keys()
        for rank, worth in found.items():
            assert by_hand[rank] == pytest.approx(worth)
