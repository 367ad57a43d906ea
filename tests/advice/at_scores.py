from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.throws.at_score import AtStake, throw_worths
from coach.advice.throws.weigh import weigh
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coach.cards import Card
    from coach.engine.after_deal import FinalWorth


def worth_at(
    hand: str | Iterable[str | Card],
    score: tuple[int, int],
    *,
    dealer: bool,
    target: int = 121,
    after: FinalWorth | None = None,
) -> Mapping[tuple[Card, ...], float]:
    """The worth of every throw at a score, own first: the chance to win unless `after` is given."""
    return throw_worths(weigh(hand, CribOwner.of(dealer=dealer)), AtStake(*score, target), after)
