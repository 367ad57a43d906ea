"""Points of the opponent's hand with each starter, for four ranks that they may hold.

Ranks are counted exactly, suits are chances: a jack of theirs is any that is unseen, and a flush
has the starter in it one time in five.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.engine.card_numbers import rank_of, suit_of
from coach.engine.play.hands import RANKS
from coach.engine.ranks import JACK
from coach.engine.shows.keep_classes import many_tens
from coach.engine.shows.packed import FIELD

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.card_numbers import CardNumber
    from coach.engine.rules import RankNumber
    from coach.engine.shows.opponent_cards import KeptCards

SPAN = 32
"""Totals that have room in the block of one starter; 29 is the most there is."""
BLOCK = SPAN * FIELD
"""Bits of a block."""
WHOLE = 1 << 26
"""Weight of all opponent hands: times parts, twelfths and cribs it stays below 2**58."""
UNIT = 1024
"""Denominator of flush probabilities in packed weights."""


class HandCounts(NamedTuple):
    """Points of hands, packed by starter."""

    few_tens: int
    many_tens: int


def counted(
    kept: KeptCards, scale: float, *, nobs: Sequence[float], jacks: int, flush: float
) -> int:
    """Count a keep with every starter, packed by starter: read it by `block`.

    Args:
        kept: the keep.
        scale: the factor that makes its weights whole numbers.
        nobs: by the starter's rank: the chance (0–1) that a certain jack of theirs is of its suit.
        jacks: those of the keep of which the suit is not known.
        flush: the chance that the four are of one suit.

    >>> from coach.engine.shows.opponent_cards import KeptCards
    >>> from coach.engine.shows.packed import unpacked
    >>> from coach.engine.play.hands import number_of
    >>> kept = KeptCards(number_of([3, 4, 5, 10]), [0.0, 2.0], [0, 12], flush=0.0)
    >>> blocks = counted(kept, 50, nobs=[0.0, 0.25], jacks=1, flush=kept.flush)
    >>> [often / UNIT for often in unpacked(block(blocks, 1))[12:]]
    [75.0, 25.0]
    """
    blocks = 0
    for rank, (weight, points) in enumerate(zip(kept.weights, kept.points, strict=True)):
        often = round(scale * weight)
        if jacks:
            one = round(scale * weight * jacks * nobs[rank])
            often += (one << FIELD) - one
        blocks += often << BLOCK * rank + FIELD * points
    if not flush:
        return UNIT * blocks
    five = round(UNIT * flush / 5)
    four = round(UNIT * flush) - five
    suited = (four * blocks << 4 * FIELD) + (five * blocks << 5 * FIELD)
    return (UNIT - four - five) * blocks + suited


def block(blocks: int, rank: RankNumber) -> int:
    """Cut out the points with a starter of one rank."""
    return blocks >> BLOCK * rank & _ONE_BLOCK


def together(hands: Iterable[tuple[int, int]]) -> HandCounts:
    """Mix several hands.

    Args:
        hands: keeps and their points, packed.
    """
    few: list[int] = []
    many: list[int] = []
    for keep, blocks in hands:
        (many if many_tens(RANKS[keep]) else few).append(blocks)
    return HandCounts(sum(few), sum(many))


def nobs_chances(starters: Iterable[CardNumber], unseen: Iterable[CardNumber]) -> list[float]:
    """The chance (0–1) that a certain unseen jack is nobs, by the starter's rank.

    >>> from coach.cards import parse
    >>> starters, unseen = ([card.index for card in parse(c)] for c in ("5H 5S 6S JS", "JS JC"))
    >>> nobs_chances(starters, unseen)[4:6]
    [0.25, 0.5]
    """
    jacks = {suit_of(card) for card in unseen if rank_of(card) == JACK}
    found = [0.0] * 13
    left = [0] * 13
    for card in starters:
        rank = rank_of(card)
        left[rank] += 1
        found[rank] += suit_of(card) in jacks and rank != JACK
    return [
        chance and chance / (cards * len(jacks)) for chance, cards in zip(found, left, strict=True)
    ]


_ONE_BLOCK = (1 << BLOCK) - 1
