"""The themes of throws: what lies in six cards, whose crib it is, and how close the call is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, Rank
from coach.seats import CribOwner
from coach.themes.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coach.advice.throws.weigh import Throw

DISCARD = "discard"
"""The id of the drill that asks for these themes."""
CLOSE = 0.25
"""Points between the best two throws of different ranks that make a close call."""


@dataclass(frozen=True, slots=True)
class SixDealt:
    """Six cards to throw two of, as the themes look at them."""

    cards: tuple[Card, ...]
    crib: CribOwner
    throws: tuple[Throw, ...]
    """Every throw by net points, best first."""

    @property
    def own(self) -> bool:
        """True if it is one's own crib."""
        return self.crib.ours


def _any_cards(cards: Sequence[Card]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ThrowTheme(Theme[SixDealt]):
    """A theme of throws; six cards are dealt until they have it."""

    drill: ClassVar[str] = DISCARD

    can: Callable[[Sequence[Card]], bool] = _any_cards
    """True if six cards can have it, told without weighing their throws."""
    crib: CribOwner | None = None
    """The owner that the crib must have; None if either will do."""

    def fits(self, crib: CribOwner | None) -> bool:
        """True if it can come up with this owner of the crib; None is either.

        >>> THROW[0].id, THROW[0].fits(CribOwner.OPPONENT), THROW[0].fits(None)
        ('throw-own-crib', False, True)
        """
        return None in {crib, self.crib} or crib is self.crib


def _has_pair(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) < len(cards)


def _has_run(cards: Sequence[Card]) -> bool:
    orders = {card.rank.order for card in cards}
    return any({low, low + 1, low + 2} <= orders for low in orders)


def _has_flush(cards: Sequence[Card]) -> bool:
    return max(Counter(card.suit for card in cards).values()) >= 4


def _has_five(cards: Sequence[Card]) -> bool:
    return any(card.rank is Rank.FIVE for card in cards)


def _breaks_pair(six: SixDealt) -> bool:
    best = six.throws[0]
    kept = {card.rank for card in best.keep}
    return any(card.rank in kept for card in best.throw)


def _is_close(six: SixDealt) -> bool:
    best, *others = six.throws
    rival = next(other for other in others if _ranks(other.throw) != _ranks(best.throw))
    return best.net - rival.net < CLOSE


def _ranks(cards: Sequence[Card]) -> list[Rank]:
    return sorted([card.rank for card in cards], key=lambda rank: rank.order)


THROW = (
    ThrowTheme(
        "throw-own-crib",
        "throws to your own crib",
        "What you throw comes back to you: fives, pairs and neighbours may go.",
        "throw 2C3D6H8STCKD dealer",
        lambda six: six.own,
        crib=CribOwner.OWN,
    ),
    ThrowTheme(
        "throw-their-crib",
        "throws to their crib",
        "Throw them cards that do nothing together, far apart and no five.",
        "throw 2C3D6H8STCKD pone",
        lambda six: not six.own,
        crib=CribOwner.OPPONENT,
    ),
    ThrowTheme(
        "throw-break-pair",
        "breaking a pair",
        "A pair is two points; break it only for more.",
        "throw 3CQC7S7H4S2H pone",
        _breaks_pair,
        can=_has_pair,
    ),
    ThrowTheme(
        "throw-keep-run",
        "keeping a run",
        "Three neighbours are three points already, and many starters make them more.",
        "throw 6C7D8HKSQD2C pone",
        lambda six: _has_run(six.cards),
        can=_has_run,
    ),
    ThrowTheme(
        "throw-flush",
        "throws that break a flush",
        "Four of a suit are four points; see whether the ranks are worth more.",
        "throw 2H6H8HQH7S8C pone",
        lambda six: _has_flush(six.cards),
        can=_has_flush,
    ),
    ThrowTheme(
        "throw-fives",
        "what to do with a five",
        "A five makes fifteen with sixteen cards: keep it, and never give it away.",
        "throw 5C7D8HJSQDKC pone",
        lambda six: _has_five(six.cards),
        can=_has_five,
    ),
    ThrowTheme(
        "throw-close",
        "close calls",
        "Two throws within a quarter of a point: look at the starters that help each.",
        "throw 5C6D7D9DQCKS pone",
        _is_close,
    ),
)
"""In the order in which they are taught."""
