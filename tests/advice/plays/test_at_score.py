"""The chance to win at a score, where the play decides and where the show does."""

from __future__ import annotations

import pytest

from coach import PACK, Card, parse, show_total
from coach.advice.numbers import rank_number
from coach.advice.plays.at_score import aim_at
from coach.advice.plays.positions import position_of
from coach.engine.play.hands import RANKS, number_of
from coach.engine.rules import RankNumber
from coach.engine.search.belief import believe
from coach.engine.search.favour import favour_of
from coach.engine.search.values import values
from coach.game.play import Play
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from tests.sure import some

# The dealer holds 4-8 of 4-7-7-8 and is out with the count; pone has played K-7-6 and needs eight.
MINE, THEIRS, STARTER = parse("7C 7H 4C 8D"), parse("KC 7D 6C"), parse("7S")[0]
NEEDED = 8


def after_six(last: Card) -> Play:
    play = Play.start([[*THEIRS, last], MINE])
    for card in parse("KC 7C 7D 7H 6C"):
        play = play.put(card)
    return play


POSITION = position_of(after_six(parse("2S")[0]), starter=STARTER)
KNOWN = POSITION.known
BELIEF = believe(KNOWN, favour_of(0))


def one_of(rank: int) -> Card:
    free = [card for card in PACK if card not in {*MINE, *THEIRS, STARTER}]
    return next(card for card in reversed(free) if rank_number(card) == rank)


def wins(last: Card, chosen: Card) -> bool:
    """Whether pone stays short of eight with pegs and hand, and so never reaches the target."""
    play = start = after_six(last)
    play = play.put(chosen)
    while not play.over:
        play = play.put(card_to_play(OnePly(), play))
    return play.points[0] - start.points[0] + show_total((*THEIRS, last), STARTER) < NEEDED


def test_what_the_opponent_pegs_is_evidence_of_the_show() -> None:
    aim = aim_at((110, 121 - NEEDED), POSITION, BELIEF)
    found = {value.rank: value.worth for value in values(KNOWN, BELIEF, aim)}
    for chosen in MINE[2:]:
        by_hand = sum(
            chance * wins(one_of(RANKS[hand][0]), chosen) for hand, chance in BELIEF.hands
        )
        assert found[rank_number(chosen)] == pytest.approx(by_hand, abs=0.02)
    # Only who holds a five runs on the four, and that hand is enough whatever is played.
    four, eight = (found[RankNumber(rank)] for rank in (3, 7))
    assert four == pytest.approx(eight, abs=0.01)


def test_all_hands_together_show_what_the_whole_show_does() -> None:
    aim = aim_at((104, 100), POSITION, BELIEF)
    assert aim.by_keep is not None
    for mine, theirs in ((104, 100), (108, 111), (113, 118)):
        by_hand = sum(
            chance * aim.by_keep[number_of([*RANKS[hand], *map(rank_number, THEIRS)])](mine, theirs)
            for hand, chance in BELIEF.hands
        )
        assert by_hand == pytest.approx(aim.worth(mine, theirs), abs=1e-4)


def test_where_both_need_one_the_first_point_wins() -> None:
    aim = aim_at((120, 120), POSITION, BELIEF)
    for value in some(values(KNOWN, BELIEF, aim)):
        assert value.mine + value.opponents == pytest.approx(1)
        assert value.worth == pytest.approx(value.mine)


def test_a_short_game_is_the_end_of_a_long_one() -> None:
    long = aim_at((110, 105), POSITION, BELIEF)
    short = aim_at((50, 45), POSITION, BELIEF, target=61)
    pairs = zip(values(KNOWN, BELIEF, long), values(KNOWN, BELIEF, short), strict=True)
    for one, other in some(pairs):
        assert one.worth == pytest.approx(other.worth)
        assert one.net == pytest.approx(other.net)
