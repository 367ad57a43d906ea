"""Playing for the game at a score, instead of for points."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from coach.advice.numbers import number_of_card, numbers_of, rank_number
from coach.advice.plays.judging import judge
from coach.advice.plays.positions import read_position
from coach.cards import parse
from coach.engine.after_deal import worth_after
from coach.engine.play.hands import RANKS, keep_of
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import key
from coach.engine.search.aim import Aim
from coach.engine.shows.showdown import Showdown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.advice.plays.judging import Judged
    from coach.advice.plays.positions import PlayPosition
    from coach.cards import Card
    from coach.engine.after_deal import FinalWorth
    from coach.engine.play.hands import HandNumber
    from coach.engine.search.aim import ScoreWorth
    from coach.engine.search.belief import Belief
    from coach.engine.stakes import Stakes


def plays(
    hand: str | Iterable[str | Card],
    *,
    dealer: bool,
    played: str = "",
    threw: str | Iterable[str | Card] = "",
    starter: str | Card = "",
    score: tuple[int, int] | None = None,
    target: int = 121,
    stakes: Stakes | None = None,
) -> Judged:
    """Weigh the legal cards against every hand that the one opponent may hold.

    Args:
        hand: the cards still held, one to four.
        dealer: whether you dealt, and play second.
        played: all cards played so far in their order, yours too, written as for `coach pegging`.
        threw: your throw to the crib, if it is to be taken into account.
        starter: the starter, if it is known.
        score: your points and the opponent's, if the chance to win should decide.
        target: the score that ends the game.
        stakes: with a score, games or match points to play for; None for the game alone.

    Returns:
        the position with the value of every card, best first.

    Raises:
        MalformedCard, ImpossibleCards, IllegalPlay: the cards or the play are impossible.

    >>> best, *_ = plays("5H 6C JS", dealer=False, played="7S 8H").values
    >>> best.card, best.now, round(best.net, 2)
    (6C, 3, -1.01)
    >>> found = plays("5C6D7HTS", dealer=True, played="JC", starter="8C", score=(110, 108))
    >>> found.values[0].card, round(found.values[0].worth, 3)
    (6D, 0.942)
    """
    seat = int(dealer)
    held = parse(hand, name="a hand")
    position, _ = read_position(held, seat, played=played, threw=threw, starter=starter)
    if score is None:
        return judge(position)
    return judge_at_score(position, score, target, stakes)


def judge_at_score(
    position: PlayPosition,
    score: tuple[int, int],
    target: int = 121,
    stakes: Stakes | None = None,
) -> Judged:
    """Weigh the cards of the seat to play, one of two, by what they are worth at a score.

    Args:
        position: what the seat knows.
        score: mine and the opponent's now.
        target: the hole that ends the game.
        stakes: games or match points to play for; None: the chance to win decides.

    Raises:
        ImpossibleCards: no hand of the opponent fits what was played.

    >>> from coach.advice.plays.positions import position_of
    >>> from coach.game.play import Play
    >>> position = position_of(Play.start(["7D 2C 3C 9S", "8C KH QS 4S"]).put("7D"))
    >>> best, *_ = judge_at_score(position, (119, 119)).values
    >>> best.card, best.now, round(best.worth, 6)
    (8C, 2, 1.0)
    """
    worth = worth_after(dealer=position.seat == 1, target=target, stakes=stakes)
    judged = judge(position, lambda belief: aim_at(score, position, belief, worth, target=target))
    return replace(judged, stakes=stakes)


def aim_at(
    score: tuple[int, int],
    position: PlayPosition,
    belief: Belief,
    after: FinalWorth | None = None,
    *,
    target: int = 121,
) -> Aim:
    """The worth of a score, as an aim: the play, the show in order, and deals to come.

    The opponent's pegging and show are not independent, so their hands are split by their count.

    Args:
        score: mine and the opponent's now.
        position: what the seat knows.
        belief: what the opponent still holds.
        after: the worth of the scores after the deal; unless given, the chance to win.
        target: the hole that ends the game.
    """
    dealer = position.seat == 1
    opponent_played = position.played[1 - position.seat]
    show = Showdown(
        numbers_of((*position.held, *position.played[position.seat])),
        belief.hands,
        after or worth_after(dealer=dealer, target=target),
        dealer=dealer,
        played=numbers_of(opponent_played),
        threw=numbers_of(position.threw),
        starter=None if position.starter is None else number_of_card(position.starter),
        target=target,
    )
    ranks = [*map(rank_number, opponent_played)]
    by_points: dict[int, list[HandNumber]] = {}
    for hand, _ in belief.hands:
        keep = keep_of(hand, ranks)
        by_points.setdefault(_points(keep, position.starter), []).append(keep)
    by_keep: dict[HandNumber, ScoreWorth] = {}
    for keeps in by_points.values():
        by_keep |= dict.fromkeys(keeps, show.given(keeps))
    return Aim(show, *score, target, by_keep)


def _points(keep: HandNumber, starter: Card | None) -> int:
    """Points of the ranks of a keep with the starter, or with any on average, rounded."""
    kept = key(RANKS[keep])
    cuts = RANK_KEYS if starter is None else [RANK_KEYS[rank_number(starter)]]
    points = [RANK_POINTS[kept + cut] for cut in cuts if kept + cut in RANK_POINTS]
    return round(sum(points) / len(points))
