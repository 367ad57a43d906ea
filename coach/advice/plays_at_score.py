"""Playing for the game at a score, instead of for points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.after_deal import chance_after
from coach.engine.play.hands import RANKS, keep_of
from coach.engine.ranks import key, place_of
from coach.engine.search.aim import Aim
from coach.engine.shows.showdown import Showdown
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card
    from coach.engine.search.aim import Scores
    from coach.engine.search.belief import Belief


def aim_at(
    score: tuple[int, int],
    belief: Belief,
    *,
    dealer: bool,
    kept: Sequence[Card],
    his_played: Sequence[Card] = (),
    threw: Sequence[Card] = (),
    starter: Card | None = None,
    target: int = 121,
) -> Aim:
    """The chance to win, as an aim: the play, the show of all hands in order, and deals to come.

    What he shows goes with what he pegs: his hands are parted by what they count.

    Args:
        score: mine and his now.
        belief: what he still holds.
        dealer: whether I deal.
        kept: my four cards, those that I have played included.
        his_played: what he has played.
        threw: what I threw to the crib, if it is known.
        starter: the starter, if it is known.
        target: the hole that ends the game.

    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.play.known import Known
    >>> from coach.cards import parse
    >>> from coach.game.play import Play
    >>> mine, his = "4C KH QS 4S", "7D 2C 3C 9S"
    >>> belief = believe(Known.of(Play.start([his, mine]).put("7D")))
    >>> kept, seven = parse(mine), parse("7D")
    >>> aim = aim_at((120, 120), belief, dealer=True, kept=kept, his_played=seven)
    >>> aim.worth(121, 120), aim.worth(120, 121)
    (1.0, 0.0)
    """
    show = Showdown(
        tuple(kept),
        belief.hands,
        chance_after(dealer=dealer, target=target),
        dealer=dealer,
        played=his_played,
        threw=threw,
        starter=starter,
        target=target,
    )
    played = [*map(place_of, his_played)]
    by_points: dict[int, list[int]] = {}
    for hand, _ in belief.hands:
        keep = keep_of(hand, played)
        by_points.setdefault(_points(keep, starter), []).append(keep)
    by_keep: dict[int, Scores] = {}
    for keeps in by_points.values():
        by_keep |= dict.fromkeys(keeps, show.given(keeps))
    return Aim(show, *score, target, by_keep)


def _points(keep: int, starter: Card | None) -> int:
    """What the ranks of a keep count with the starter, or on average with any, to the point."""
    kept = key(RANKS[keep])
    cuts = RANK_KEYS if starter is None else [RANK_KEYS[place_of(starter)]]
    points = [RANK_POINTS[kept + cut] for cut in cuts if kept + cut in RANK_POINTS]
    return round(sum(points) / len(points))
