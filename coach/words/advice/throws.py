"""Sentences about throws: reasons, differences, and the model behind the figures."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coach.cards import Rank, faces
from coach.english import listed, number
from coach.scoring.spoken import figure_points
from coach.seats import CribOwner

if TYPE_CHECKING:
    from coach.advice.throws.reasons import (
        CutReason,
        KeptReason,
        PeggingReason,
        Reasons,
        Rival,
        ThrownReason,
        Trait,
    )
    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.scoring.breakdown import Breakdown

_FEW = 3  # cards that are named one by one
_MANY = 6  # ranks that are named
_TRAITS: dict[Trait, str] = {
    "five": "a five",
    "pair": "a pair",
    "fifteen": "a fifteen",
    "fifteen with tens": "a fifteen with any ten-card",
    "touching": "touching cards",
    "one apart": "cards one apart",
}


def why(reasons: Reasons) -> list[str]:
    """Give the reasons for a throw: the keep, the starters, the crib, and the pegging.

    >>> from coach.advice.opponents import RANDOM
    >>> from coach.advice.throws.reasons import reasons
    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> for line in why(reasons(weigh("5H5S6DJCQD4S", CribOwner.OWN, opponent=RANDOM))):
    ...     print(line)
    Keep 4♠ 5♥ 5♠ 6♦: two fifteens and a double run of three are 12.
    Any 4 or 6 makes it 24, any 5 makes it 23; 38 of 46 starters add something.
    Your crib gets touching cards and averages 4.73 (usual 4.73).
    """
    kept, thrown, pegs = reasons.kept, reasons.thrown, reasons.pegs
    return [
        f"Keep {faces(reasons.throw.keep)}: {_combinations(kept.held)}.",
        _cuts(kept),
        _crib(thrown, reasons.throw),
        *([] if pegs is None else [_play(pegs)]),
    ]


def why_keep(found: WeighedThrows, throw: Throw) -> str:
    """The first reason for a throw: the keep.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> found = weigh("5H5S6DJCQD4S", CribOwner.OWN)
    >>> why_keep(found, found.throws[0])
    'Keep 4♠ 5♥ 5♠ 6♦: two fifteens and a double run of three are 12.'
    """
    from coach.advice.throws.reasons import reasons  # it needs the tables

    return why(reasons(found, throw))[0]


def difference(one: Throw, other: Throw, *, won: str = "") -> str:
    """Say how much better one throw is than another, or worse, and where the points are.

    At a score `won` says first how much more or less the one wins.

    >>> from coach.advice.opponents import RANDOM
    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> first, second, *_ = weigh("5H5S6DJCQD4S", CribOwner.OWN, opponent=RANDOM).throws
    >>> difference(second, first)
    '4♠ 6♦ against J♣ Q♦: 3.59 worse – hand -3.26, crib -0.33.'
    """
    parts = {"hand": one.hand - other.hand, "crib": one.signed_crib - other.signed_crib}
    if one.pegged is not None:
        parts["pegging"] = one.play - other.play
    gap = one.net - other.net
    told = ", ".join(f"{name} {points:+.2f}" for name, points in parts.items())
    figure = f"{abs(gap):.2f} points" if won else f"{abs(gap):.2f}"
    verdict = f"{figure} {'better' if gap > 0 else 'worse'}" if gap else "equal"
    if won:
        verdict = f"{won}; {verdict}"
    return f"{faces(one.throw)} against {faces(other.throw)}: {verdict} – {told}."


def doubt(best: Throw, rival: Rival) -> str:
    """Say that another throw may be better than the best.

    >>> from coach.advice.throws.reasons import Rival
    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> first, second, *_ = weigh("5H5S6DJCQD4S", CribOwner.OPPONENT).throws
    >>> doubt(first, Rival(second, 0.12, 0.35))
    'J♣ Q♦ and 4♠ 6♦ are only 0.12 apart; the standard error of that is 0.35, from the pegging.'
    """
    both = f"{faces(best.throw)} and {faces(rival.throw.throw)}"
    error = f"the standard error of that is {rival.error:.2f}, from the pegging"
    return f"{both} are only {rival.gap:.2f} apart; {error}."


def crib_of(found: WeighedThrows, *, one_seat: bool) -> str:
    """Name the crib, as the heading of its throws.

    Args:
        found: the throws.
        one_seat: whether it was said whose crib it is; else with four players it may be either of
            the side's.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> crib_of(weigh("5H5S6DJC4S", CribOwner.OWN, players=4), one_seat=False)
    "Your side's crib"
    """
    if found.crib is CribOwner.PARTNER:
        return "Your partner's crib"
    if not found.crib.ours:
        return "Their crib"
    return "Your side's crib" if found.players == 4 and not one_seat else "Your crib"


def model(found: WeighedThrows) -> str:
    """Name the model of the other players, in a heading."""
    if found.opponent.code == "random":
        return "crib: exact, against random cards"
    if found.players > 2:
        return f"{number(found.players)} sensible players"
    if found.opponent.code == "sensible":
        return "against a sensible opponent"
    return f"against the throws in {found.opponent.name}"


SUITS_AVERAGED = (
    "By ranks alone: figures are averages over all ways to suit these cards, flush and nobs too."
)


def how_exact(found: WeighedThrows) -> str:
    """Say how exact the figures are."""
    if found.opponent.code == "random":
        return "Hands and cribs are exact for random cards; the play is left out."
    if found.players > 2:
        return "Hands are exact, cribs right to a tenth of a point; the play is left out."
    throws = "sensibly" if found.opponent.code == "sensible" else "like that"
    return f"Hands are exact, cribs too if your opponent throws {throws}; ± is one standard error."


def with_each_starter(throw: Throw) -> str:
    """Head the figures of a throw by starter."""
    return f"With each starter, {faces(throw.throw)} thrown:"


def of_points(margin: float) -> str:
    """Write a margin in points.

    >>> of_points(0.05)
    '0.05 points'
    """
    return f"{margin:g} points"


def as_good(within: str) -> str:
    """Say what the sign = means; `within` is the margin with its unit."""
    return f"= as good as the best to {within}"


def best_of(shown: int, throws: int) -> str:
    """Say that there are more throws, and how to see them."""
    return f"These are the {shown} best of {throws}: --all shows all of them."


def _cuts(kept: KeptReason) -> str:
    adding = [cut for cut in kept.cuts if cut.points > kept.held.total]
    if not adding:
        return "No starter adds anything."
    best, *others = adding
    cuts = f"{_starters(best, kept)} {best.points}"
    if others:
        cuts += f", {_starters(others[0], kept, first=False)} {others[0].points}"
    starters = sum(len(cut.starters) for cut in kept.cuts)
    return f"{cuts}; {kept.adding} of {starters} starters add something."


def _combinations(held: Breakdown) -> str:
    """Name the combinations, the fifteens counted, and their sum."""
    fifteens = sum(item.kind == "fifteen" for item in held.items)
    names = [f"{number(fifteens)} fifteens" if fifteens > 1 else "a fifteen"] if fifteens else []
    figures = Counter(name for name, _ in figure_points(held.items))
    names += ["two pairs" if many > 1 else name for name, many in figures.items()]
    verb = "is" if fifteens + figures.total() == 1 else "are"
    return f"{listed(names)} {verb} {held.total}" if names else "nothing before the cut"


def _starters(cut: CutReason, kept: KeptReason, *, first: bool = True) -> str:
    """Name the starters that make it, by rank where all of a rank do; and the verb."""
    unseen = Counter(card.rank for other in kept.cuts for card in other.starters)
    ranks = Counter(card.rank for card in cut.starters)
    whole = all(times == unseen[rank] for rank, times in ranks.items())
    many = len(cut.starters)
    if whole and len(ranks) <= _MANY and many > 1:
        return f"{'Any' if first else 'any'} {listed(list(map(_face, ranks)), 'or')} makes it"
    if many > _FEW:
        # In words: a figure would read like a rank.
        told = number(many) if many < 40 else f"{many}"
        return f"{told.capitalize()} starters make it" if first else f"{told} others make it"
    return listed([card.face for card in cut.starters], "or") + " makes it"


def _face(rank: Rank) -> str:
    return rank.face


_WHOSE = {
    CribOwner.OWN: "Your",
    CribOwner.PARTNER: "Your partner's",
    CribOwner.OPPONENT: "Their",
}


def _crib(thrown: ThrownReason, throw: Throw) -> str:
    whose = _WHOSE[thrown.owner]
    gets = listed([_TRAITS[trait] for trait in thrown.traits]) or "no pair, fifteen or neighbours"
    if len(throw.throw) == 1:
        gets = faces(throw.throw)
        if thrown.owner is CribOwner.OWN:  # with four players it may be a partner's as well
            whose = "The"
    if thrown.salts:
        gets += " (salting it)"
    if thrown.balks:
        gets = "balking cards (far apart)"
    return f"{whose} crib gets {gets} and averages {thrown.average:.2f} (usual {thrown.usual:.2f})."


def _play(pegs: PeggingReason) -> str:
    term = ""
    if pegs.eleven:
        term = f"; {faces(pegs.eleven)} are a magic eleven"
    elif pegs.low is not None:
        term = f"; {pegs.low.face} is the low card for the go"
    return f"The four peg {pegs.net:+.2f} ±{pegs.error:.2f} net (usual {pegs.usual:+.2f}){term}."
