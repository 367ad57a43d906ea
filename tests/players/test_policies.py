from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from coach import PACK, parse
from coach.advice.numbers import hand_number, rank_number
from coach.advice.plays.positions import known_of
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import NUMBER, HandNumber
from coach.engine.play.known import Known
from coach.engine.rules import RankNumber
from coach.engine.search.aim import Aim
from coach.engine.search.favour import Favour
from coach.game.play import Play
from coach.players.cards.best_answer import BestAnswer
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_to_play
from coach.players.cards.rollout import Rollout
from tests.engine.search.moments import moments
from tests.sure import some

if TYPE_CHECKING:
    from coach.players.cards.policy import PlayPolicy


def policies(seed: int) -> list[PlayPolicy]:
    return [
        OnePly(),
        BestAnswer(random.Random(seed), sample=20),
        Rollout(random.Random(seed), sample=3),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_that_may_be_played(players: int) -> None:
    one, expert, several = policies(1)
    for play in some(moments(range(8), players)):
        assert play.turn is not None
        for policy in (one, expert, several) if players == 2 else (one, several):
            assert card_to_play(policy, play) in play.legal(play.turn)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_looks_at_cards_that_lie_face_down(players: int) -> None:
    for place, play in some(enumerate(moments(range(8), players))):
        turn = play.turn
        hands = [
            hand if seat == turn else tuple(PACK[40 + seat : 40 + seat + len(hand)])
            for seat, hand in enumerate(play.hands)
        ]
        other = Play(tuple(hands), play.leader, play.events, play.go_stops_early)
        mine, same = policies(place), policies(place)
        pairs = [*zip(mine, same, strict=True)]
        fit = [pair for pair in pairs if players == 2 or not isinstance(pair[0], BestAnswer)]
        for policy, again in some(fit):
            known = known_of(play)
            assert policy.rank(known) == again.rank(known_of(other, seat=turn))


def test_the_expert_goes_by_what_the_other_seat_likes_to_keep() -> None:
    aces, fives = (
        {hand: 40.0 for ranks, hand in NUMBER.items() if len(ranks) == 4 and rank in ranks}
        for rank in (0, 4)
    )
    changed = 0
    for play in some(moments(range(4), 2)):
        known = known_of(play)

        def card(own: Favour, other: Favour, known: Known = known) -> int:
            favours = [own, other] if known.seat == 0 else [other, own]
            return BestAnswer(random.Random(1), favours, sample=30).rank(known)

        assert card({}, fives) == card(aces, fives)
        changed += card({}, aces) != card({}, fives)
    assert changed > 2


def test_a_seed_plays_the_same() -> None:
    play = Play.start(["4H 6H 9C KC", "KS QS 2D 3D"])
    for policy, again in some(zip(policies(5), policies(5), strict=True)):
        known = known_of(play)
        assert [policy.rank(known) for _ in range(5)] == [again.rank(known) for _ in range(5)]


def test_of_equal_cards_the_first_by_suit() -> None:
    play = Play.start(["KS KC KH", "4S 4C"])
    assert card_to_play(OnePly(), play) is parse("KC")[0]


def test_an_expert_plays_for_its_aim() -> None:
    known = known_of(Play.start(["TD 2H 6C AD", "KS QS 2D 3D"]))
    race = Aim(lambda mine, theirs: float(mine >= 121), mine=120, opponents=120, target=121)
    assert BestAnswer(random.Random(1), sample=2000).rank(known) == rank_number(parse("6C")[0])
    assert BestAnswer(random.Random(1), sample=2000, aim=race).rank(known) == rank_number(
        parse("AD")[0]
    )


def test_points_pegged_in_the_play_count_for_the_aim() -> None:
    play = Play.start(["TD 5H 6C AD", "5S 5C 2D 3D"]).put("TD").put("5S").put("5H").put("5C")
    seen = set()

    def worth(mine: int, theirs: int) -> float:
        seen.add((mine >= 103, theirs >= 108))
        return float(mine - theirs)

    # The dealer has made a fifteen and a pair royal, the pone a pair.
    aim = Aim(worth, mine=101, opponents=100, target=121)
    BestAnswer(random.Random(1), aim=aim).rank(known_of(play))
    assert seen == {(True, True)}


def test_what_was_thrown_and_cut_is_known_to_be_gone() -> None:
    seen: list[Known] = []

    class Spy:
        def rank(self, known: Known) -> RankNumber:
            seen.append(known)
            return RankNumber(3)

    play = Play.start(["4H 6H 9C KC", "KS QS 2D 3D"])
    threw, (starter,) = parse("AC 2C"), parse("JD")
    assert card_to_play(Spy(), play, threw=threw, starter=starter) is parse("4H")[0]
    assert (seen[0].threw, seen[0].starter) == ((0, 1), 10)
    assert sum(seen[0].unseen()) == 52 - 4 - 2 - 1


def net(policies: list[PlayPolicy], hands: list[HandNumber]) -> int:
    play = FastPlay(hands)
    while play.turn is not None:
        seat = play.turn
        play.put(policies[seat].rank(Known(seat, play.hands[seat], play.record)))
    return play.points[0] - play.points[1]


@pytest.mark.slow
def test_the_expert_beats_the_instant_player() -> None:
    # About 0.35 on deals of random cards, with no keep favoured; the standard error is 0.06.
    rng = random.Random(13)
    expert, one = BestAnswer(rng), OnePly()
    total = 0
    for _ in range(500):
        cards = rng.sample(PACK, 8)
        hands = [hand_number(cards[:4]), hand_number(cards[4:])]
        total += net([expert, one], hands) - net([one, expert], hands)
    assert total / 1000 > 0.15
