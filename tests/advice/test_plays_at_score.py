"""The chance to win at a score, where the play decides and where the show does."""

from __future__ import annotations

import pytest

from coach import PACK, Card, parse, show_total
from coach.advice.plays_at_score import aim_at
from coach.engine.play.hands import RANKS, number_of
from coach.engine.play.known import Known
from coach.engine.ranks import place_of
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import favour_of
from coach.engine.search.policies import OnePly, card_to_play
from coach.engine.search.values import values
from coach.game.play import Play
from tests.sure import some

# The dealer holds 4-8 of 4-7-7-8 and is out when he counts; pone has played K-7-6 and needs eight.
MINE, HIS, STARTER = parse("7C 7H 4C 8D"), parse("KC 7D 6C"), parse("7S")[0]
NEEDED = 8


def after_six(last: Card) -> Play:
    play = Play.start([[*HIS, last], MINE])
    for card in parse("KC 7C 7D 7H 6C"):
        play = play.put(card)
    return play


def known() -> tuple[Known, Belief]:
    seen = Known.of(after_six(parse("2S")[0]), starter=STARTER)
    return seen, believe(seen, favour_of(0))


def one_of(rank: int) -> Card:
    free = [card for card in PACK if card not in {*MINE, *HIS, STARTER}]
    return next(card for card in reversed(free) if place_of(card) == rank)


def wins(last: Card, chosen: Card) -> bool:
    """Whether pone stays short of eight with his pegs and his hand, and so never gets home."""
    play = start = after_six(last)
    play = play.put(chosen)
    while not play.over:
        play = play.put(card_to_play(OnePly(), play))
    return play.points[0] - start.points[0] + show_total((*HIS, last), STARTER) < NEEDED


def test_what_he_pegs_says_what_he_will_show() -> None:
    seen, belief = known()
    aim = aim_at(
        (110, 121 - NEEDED), belief, dealer=True, kept=MINE, his_played=HIS, starter=STARTER
    )
    found = {value.rank: value.worth for value in values(seen, belief, aim)}
    for chosen in MINE[2:]:
        by_hand = sum(
            chance * wins(one_of(RANKS[hand][0]), chosen) for hand, chance in belief.hands
        )
        assert found[place_of(chosen)] == pytest.approx(by_hand, abs=0.02)
    # Only who holds a five runs on the four, and he is home with it whatever is played.
    assert found[3] == pytest.approx(found[7], abs=0.01)


def test_his_hands_together_show_what_the_whole_show_does() -> None:
    _, belief = known()
    aim = aim_at((104, 100), belief, dealer=True, kept=MINE, his_played=HIS, starter=STARTER)
    assert aim.by_keep is not None
    for mine, his in ((104, 100), (108, 111), (113, 118)):
        parted = sum(
            chance * aim.by_keep[number_of([*RANKS[hand], *map(place_of, HIS)])](mine, his)
            for hand, chance in belief.hands
        )
        assert parted == pytest.approx(aim.worth(mine, his), abs=1e-4)


def test_where_both_need_one_the_first_point_wins() -> None:
    seen, belief = known()
    aim = aim_at((120, 120), belief, dealer=True, kept=MINE, his_played=HIS, starter=STARTER)
    for value in some(values(seen, belief, aim)):
        assert value.mine + value.his == pytest.approx(1)
        assert value.worth == pytest.approx(value.mine)


def test_a_short_game_is_the_end_of_a_long_one() -> None:
    seen, belief = known()
    options = {"dealer": True, "kept": MINE, "his_played": HIS, "starter": STARTER}
    long = aim_at((110, 105), belief, **options)  # type: ignore[arg-type]
    short = aim_at((50, 45), belief, **options, target=61)  # type: ignore[arg-type]
    pairs = zip(values(seen, belief, long), values(seen, belief, short), strict=True)
    for one, other in some(pairs):
        assert one.worth == pytest.approx(other.worth)
        assert one.net == pytest.approx(other.net)
