"""What speaks for a throw, in numbers: what is kept, what the crib gets, what the four peg.

Every figure comes from the engine or from a shipped table; `explain` puts them into words.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby
from math import hypot
from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.advice.throws import NO_PLAY
from coach.cards import PACK, Card, Rank
from coach.engine.ranks import PAIRS, ranks_of
from coach.engine.tables import (
    crib_averages,
    keep_frequency,
    pegging_averages,
    pegging_errors,
    throw_frequency,
)
from coach.scoring.show import score_held
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws import Throw
    from coach.engine.tables import Seat
    from coach.scoring.breakdown import Breakdown

RANDOM_CRIB = 61_528_020 / 12_994_800
"""What all cribs average: the published counts, which `data/show_distribution.csv` has as well."""
SALT = 1.0
"""Points over the usual crib from which throwing to one's own crib is called salting."""

Trait = Literal["five", "pair", "fifteen", "fifteen with tens", "touching", "one apart"]
"""What two cards thrown do for a crib."""


class CutReason(NamedTuple):
    """What the hand makes with some starters."""

    points: int
    starters: tuple[Card, ...]


class KeptReason(NamedTuple):
    """The hand."""

    held: Breakdown
    """Before the cut."""
    cuts: tuple[CutReason, ...]
    """By what the hand makes, most first; all starters."""

    @property
    def adding(self) -> int:
        """How many starters add something."""
        return sum(len(cut.starters) for cut in self.cuts if cut.points > self.held.total)


class ThrownReason(NamedTuple):
    """The crib."""

    own_crib: bool
    traits: tuple[Trait, ...]
    average: float
    usual: float
    """What such a crib averages over all deals."""
    salts: bool
    """A good pair is thrown to one's own crib: `SALT` points more than usual."""
    balks: bool
    """Cards thrown to the opponent's crib that do least for it (`balks`)."""


class PeggingReason(NamedTuple):
    """The play."""

    net: float
    usual: float
    """What keeps net in this seat over all deals."""
    error: float
    """How sure the net is: its standard error."""
    eleven: tuple[Card, ...]
    """A magic eleven among the cards kept (`magic_eleven`); empty: there is none."""
    low: Card | None
    """The only low card kept (`low_card`)."""


class Reasons(NamedTuple):
    """What speaks for a throw."""

    throw: Throw
    kept: KeptReason
    thrown: ThrownReason
    pegs: PeggingReason | None
    """None: the play is not looked at."""


def reasons(
    throw: Throw, dealt: Sequence[Card], *, own_crib: bool, usual: float | None = None
) -> Reasons:
    """What speaks for one of the throws of the cards dealt.

    `usual` is what such a crib averages; unless it is given, it goes by whether the throw has the
    play of two sensible players or random cards beside it.

    >>> from coach.advice.throws import best, weigh
    >>> from coach.cards import parse
    >>> dealt = parse("5H5S6DJCQD4S")
    >>> found = reasons(best(weigh(dealt, own_crib=True), own_crib=True), dealt, own_crib=True)
    >>> found.kept.held.total, found.kept.cuts[0], found.thrown.traits
    (12, CutReason(points=24, starters=(4C, 4D, 4H, 6C, 6H, 6S)), ('touching',))
    """
    played = throw.pegged is not NO_PLAY
    if usual is None:
        usual = usual_crib() if played else RANDOM_CRIB
    seat: Seat = "dealer" if own_crib else "pone"
    return Reasons(
        throw,
        KeptReason(score_held(throw.keep), tuple(_cuts(throw.keep, dealt))),
        ThrownReason(
            own_crib,
            traits(throw.throw),
            throw.crib,
            usual,
            salts=own_crib and len(throw.throw) == 2 and throw.crib >= usual + SALT,
            balks=not own_crib and balks(throw.throw),
        ),
        _pegs(throw, seat) if played else None,
    )


def _pegs(throw: Throw, seat: Seat) -> PeggingReason:
    eleven, low = magic_eleven(throw.keep), low_card(throw.keep)
    error = pegging_errors(seat)[ranks_of(throw.keep)]
    return PeggingReason(throw.pegged.net, usual_pegging(seat), error, eleven, low)


class Rival(NamedTuple):
    """A throw that may be better than the best."""

    throw: Throw
    gap: float
    """Points by which it is behind."""
    error: float
    """The standard error of that, which is the play's."""


def rival(best_first: Sequence[Throw], *, own_crib: bool) -> Rival | None:
    """The next throw with other ranks to play, if pegging is not known well enough to part them.

    >>> from coach.advice.throws import ranked, weigh
    >>> rival(ranked(weigh("5H5S6DJCQD4S", own_crib=True), own_crib=True), own_crib=True)
    """
    best, *others = best_first
    keep = ranks_of(best.keep)
    other = next((throw for throw in others if ranks_of(throw.keep) != keep), None)
    if other is None or best.pegged is NO_PLAY:
        return None
    errors = pegging_errors("dealer" if own_crib else "pone")
    error = hypot(errors[keep], errors[ranks_of(other.keep)])
    gap = best.net(own_crib=own_crib) - other.net(own_crib=own_crib)
    return Rival(other, gap, error) if gap < error else None


def _cuts(keep: tuple[Card, ...], dealt: Sequence[Card]) -> list[CutReason]:
    unseen = [card for card in PACK if card not in dealt]
    made = sorted(((show_total(keep, starter), starter.index) for starter in unseen), reverse=True)
    return [
        CutReason(points, tuple(PACK[index] for _, index in sorted(starters)))
        for points, starters in groupby(made, key=lambda one: one[0])
    ]


def traits(thrown: Sequence[Card]) -> tuple[Trait, ...]:
    """What cards thrown do for a crib; of one card only whether it is a five.

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
    """Whether cards thrown to the opponent's crib balk it.

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
    """The only card kept that counts four or less, which so fits up to 27: a card for the go.

    >>> from coach.cards import parse
    >>> low_card(parse("3H 9S JD KC")), low_card(parse("3H 3S JD KC"))
    (3H, None)
    """
    low = [card for card in keep if card.rank.pips <= 4]
    return low[0] if len(low) == 1 else None


@cache
def usual_crib() -> float:
    """What a crib averages between sensible players, over all deals.

    >>> 4.5 < usual_crib() < 5
    True
    """
    often = throw_frequency("pone")
    return sum(
        often[pair] * crib for pair, crib in zip(PAIRS, crib_averages().opponents, strict=True)
    )


@cache
def usual_pegging(seat: Seat) -> float:
    """What keeps net in the play between sensible players, over all deals.

    >>> usual_pegging("dealer") > 0 > usual_pegging("pone")
    True
    """
    pegged = pegging_averages(seat)
    return sum(often * pegged[keep].net for keep, often in keep_frequency(seat).items())
