"""Reasons for a throw, in numbers: the cards kept, the crib, the play.

Every figure comes from the engine or from a shipped table; `words.throws` puts them into words.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby
from math import hypot
from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.advice.numbers import ranks_of
from coach.cards import PACK, Card, Rank
from coach.engine.ranks import PAIRS
from coach.engine.tables import (
    crib_averages,
    keep_frequency,
    pegging_averages,
    pegging_errors,
    throw_frequency,
)
from coach.scoring.show import score_held, score_ranks
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.scoring.breakdown import Breakdown
    from coach.seats import CribOwner, Seat

RANDOM_CRIB = 61_528_020 / 12_994_800
"""The average of all cribs: the published counts, which `data/show_distribution.csv` has too."""
SALT = 1.0
"""Points over the usual crib from which throwing to one's own crib is called salting."""

Trait = Literal["five", "pair", "fifteen", "fifteen with tens", "touching", "one apart"]
"""A merit of two cards thrown to a crib."""


class CutReason(NamedTuple):
    """Starters with which the hand counts the same."""

    points: int
    starters: tuple[Card, ...]


class KeptReason(NamedTuple):
    """The hand."""

    held: Breakdown
    """Before the cut."""
    cuts: tuple[CutReason, ...]
    """All starters, most points first."""

    @property
    def adding(self) -> int:
        """Number of starters that add something."""
        return sum(len(cut.starters) for cut in self.cuts if cut.points > self.held.total)


class ThrownReason(NamedTuple):
    """The crib."""

    owner: CribOwner
    traits: tuple[Trait, ...]
    average: float
    usual: float
    """The average of such cribs over all deals."""
    salts: bool
    """A good pair is thrown to one's own crib: `SALT` points more than usual."""
    balks: bool
    """Cards thrown to the opponent's crib that do least for it (`balks`)."""


class PeggingReason(NamedTuple):
    """The play."""

    net: float
    usual: float
    """The average net of all keeps in this seat."""
    error: float
    """The standard error of the net."""
    eleven: tuple[Card, ...]
    """A magic eleven among the cards kept (`magic_eleven`); empty without one."""
    low: Card | None
    """The only low card kept (`low_card`)."""


class Reasons(NamedTuple):
    """The reasons for a throw."""

    throw: Throw
    kept: KeptReason
    thrown: ThrownReason
    pegs: PeggingReason | None
    """None: the play is left out."""


def reasons(found: WeighedThrows, throw: Throw | None = None) -> Reasons:
    """Give the reasons for a throw.

    Args:
        found: the throws of a hand.
        throw: one of them; the best unless given.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> found = reasons(weigh("5H5S6DJCQD4S", CribOwner.OWN))
    >>> found.kept.held.total, found.kept.cuts[0], found.thrown.traits
    (12, CutReason(points=24, starters=(4C, 4D, 4H, 6C, 6H, 6S)), ('touching',))
    """
    throw = throw or found.best
    usual = _usual_crib(found)
    own, pair = found.crib.ours, len(throw.throw) == 2
    return Reasons(
        throw,
        _kept(throw.keep, found),
        ThrownReason(
            found.crib,
            traits(throw.throw),
            throw.crib,
            usual,
            salts=own and pair and throw.crib >= usual + SALT,
            balks=not own and balks(throw.throw),
        ),
        _pegs(throw),
    )


def _usual_crib(found: WeighedThrows) -> float:
    if found.opponent.code == "random":
        return RANDOM_CRIB
    if found.players == 2:
        return usual_crib()
    from coach.engine.cribs.crib_3_4 import usual_crib as usual_among

    return usual_among(found.players)


def _pegs(throw: Throw) -> PeggingReason | None:
    if throw.pegged is None:
        return None
    eleven, low = magic_eleven(throw.keep), low_card(throw.keep)
    usual = usual_pegging(throw.owner.seat)
    return PeggingReason(throw.pegged.net, usual, pegging_error(throw), eleven, low)


def pegging_error(throw: Throw) -> float:
    """The standard error of the net points of the play, in a game of two.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> 0 < pegging_error(weigh("5H5S6DJCQD4S", CribOwner.OWN).best) < 0.5
    True
    """
    return pegging_errors(throw.owner.seat)[ranks_of(throw.keep)]


class Rival(NamedTuple):
    """A throw that may be better than the best."""

    throw: Throw
    gap: float
    """Points by which it is behind."""
    error: float
    """The standard error of the gap, which is the play's."""


def rival(found: WeighedThrows) -> Rival | None:
    """The next throw that keeps other ranks, if the error of the pegging exceeds the gap.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> rival(weigh("5H5S6DJCQD4S", CribOwner.OWN))
    """
    best, *others = found.throws
    keep = ranks_of(best.keep)
    other = next((throw for throw in others if ranks_of(throw.keep) != keep), None)
    if other is None or best.pegged is None:
        return None
    gap, error = best.net - other.net, hypot(pegging_error(best), pegging_error(other))
    return Rival(other, gap, error) if gap < error else None


def _kept(keep: tuple[Card, ...], found: WeighedThrows) -> KeptReason:
    """The hand before and after the cut; of ranks alone without flush and nobs."""
    unseen = [card for card in PACK if card not in found.hand]
    if found.suits:
        held, totals = score_held(keep), [show_total(keep, starter) for starter in unseen]
    else:
        held = score_ranks(keep)
        totals = [score_ranks((*keep, starter)).total for starter in unseen]
    made = sorted(zip(totals, [starter.index for starter in unseen], strict=True), reverse=True)
    cuts = [
        CutReason(points, tuple(PACK[index] for _, index in sorted(starters)))
        for points, starters in groupby(made, key=lambda one: one[0])
    ]
    return KeptReason(held, tuple(cuts))


def traits(thrown: Sequence[Card]) -> tuple[Trait, ...]:
    """Name the merits of the cards thrown to a crib; of a single card, only a five counts.

    >>> from coach.cards import parse
    >>> traits(parse("5H JC")), traits(parse("8H 10C")), traits(parse("2H KC"))
    (('five', 'fifteen'), ('one apart',), ())
    """
    found: list[Trait] = []
    if any(card.rank is Rank.FIVE for card in thrown):
        found.append("five")
    for one, other in combinations(thrown, 2):
        apart = abs(one.rank.order - other.rank.order)
        if apart == 0:
            found.append("pair")
        if one.rank.pips + other.rank.pips == 15:
            found.append("fifteen")
        if one.rank.pips + other.rank.pips == 5:
            found.append("fifteen with tens")
        if apart == 1:
            found.append("touching")
        if apart == 2:
            found.append("one apart")
    return tuple(found)


def balks(thrown: Sequence[Card]) -> bool:
    """True if cards thrown to the opponent's crib balk it.

    George Rasmussen (cribbage.org, "Discarding to opponent's crib"): little help for runs, fifteens
    and pairs; kings balk best, then queens; no five, no jack, no touching cards, wary of those one
    apart.

    >>> from coach.cards import parse
    >>> balks(parse("6H KC")), balks(parse("JH KC")), balks(parse("6H 9C"))
    (True, False, False)
    """
    ranks = {card.rank for card in thrown}
    if len(thrown) != 2 or traits(thrown) or Rank.JACK in ranks:
        return False
    return bool(ranks & {Rank.KING, Rank.QUEEN})


def magic_eleven(keep: Sequence[Card]) -> tuple[Card, ...]:
    """Two cards, or else three, that add up to eleven: two ten-cards make 31 with them.

    DeLynn Colvert (cribbage.org, "The magic eleven"): a defence against the ten-cards that most
    hands hold; with a ten-card of one's own and an ace it is worth less than with other cards.

    >>> from coach.cards import parse
    >>> [magic_eleven(parse(keep)) for keep in ("AH 2S 9D KC", "3H 3S 5D KC", "4H 5S 6D 7C")]
    [(2S, 9D), (3H, 3S, 5D), (4H, 7C)]
    """
    found = [
        cards
        for size in (2, 3)
        for cards in combinations(keep, size)
        if sum(card.rank.pips for card in cards) == 11
    ]
    return min(found, key=lambda cards: (len(cards), cards[-1].rank.pips == 10), default=())


def low_card(keep: Sequence[Card]) -> Card | None:
    """The only card kept of four or less: it still fits at 27, and so helps to win the go.

    >>> from coach.cards import parse
    >>> low_card(parse("3H 9S JD KC")), low_card(parse("3H 3S JD KC"))
    (3H, None)
    """
    low = [card for card in keep if card.rank.pips <= 4]
    return low[0] if len(low) == 1 else None


@cache
def usual_crib() -> float:
    """The average of all cribs between two sensible players.

    >>> 4.5 < usual_crib() < 5
    True
    """
    often = throw_frequency("pone")
    return sum(
        often[pair] * crib for pair, crib in zip(PAIRS, crib_averages().opponents, strict=True)
    )


@cache
def usual_pegging(seat: Seat) -> float:
    """The average net of all keeps in the play between sensible players.

    >>> usual_pegging("dealer") > 0 > usual_pegging("pone")
    True
    """
    pegged = pegging_averages(seat)
    return sum(often * pegged[keep].net for keep, often in keep_frequency(seat).items())
