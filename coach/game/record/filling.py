"""Cards in the place of those that a record does not know, so that the rest of it can be checked.

What is put in fits all that is written: nobody gets a card with which a go would have been false,
and the crib counts what was said of it, where any cards do.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, islice
from typing import TYPE_CHECKING

from coach.cards import PACK, Card
from coach.errors import IllegalPlay
from coach.game.notation.so_far import KEPT, SoFar
from coach.game.notation.tokens import END, GO, RESET
from coach.game.record.written import CRIB, DealRecord, WrittenHand
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coach.game.record.written import MaybeCard, PlayToken

_MOST_TRIES = 20_000  # cribs tried for one that counts what was said, so that nobody waits


@dataclass(frozen=True, slots=True)
class Filled:
    """A deal all of whose cards are known, and whether it was so before."""

    deal: DealRecord
    known: bool
    """True where every card was written."""
    crib_known: bool
    """True where all cards of the crib were written."""
    crib_fits: bool
    """True where the crib counts what was said of it."""
    one_way: bool = True
    """True where the play can have gone in one way only."""


def filled(deal: DealRecord, dealer: int, *, go_stops_early: bool, closing: bool) -> Filled:
    """Put cards in the place of the unknown ones.

    Args:
        deal: a deal with hands.
        dealer: the player who deals it.
        go_stops_early: the three-hand reading.
        closing: true where the last card played won, perhaps by a go: then others hold high cards,
            else low ones, so that the count stays open as it does in the record.

    Raises:
        IllegalPlay: no hands allow the play.

    >>> from coach.game.record.deals import read_play
    >>> from coach.game.record.hands import read_hand
    >>> hands = read_hand("5H 5S 6D JC (KD QD)"), read_hand("? ? ? ? (? ?)")
    >>> deal = DealRecord(hands, starter=Card("9H"), play=read_play("JC QC 6D"))
    >>> filled(deal, 1, go_stops_early=False, closing=False).deal.hands[1].kept
    (QC, AC, AD, AH)
    """
    on_table = [*deal.from_pack, deal.starter]
    for hand in deal.hands:
        on_table += hand.kept + hand.thrown
    if None not in on_table[: len(deal.from_pack)] + on_table[len(deal.from_pack) + 1 :]:
        return Filled(deal, known=True, crib_known=True, crib_fits=True)
    players = len(deal.hands)
    order = [(dealer + 1 + seat) % players for seat in range(players)]
    kept = [deal.hands[player].kept for player in order]
    way, *others = [SoFar.start([()] * players)]
    if deal.play and any(None in cards for cards in kept):
        way, *others = _ways(deal.play, kept, go_stops_early=go_stops_early)
    played = [_played(way, seat) for seat in range(players)]
    seen = {*on_table, *(deal.play or ())}
    unseen = [card for card in PACK if card not in seen]
    if closing:
        unseen.reverse()
    full: dict[int, tuple[Card, ...]] = {}
    for seat in sorted(range(players), key=lambda seat: -way.above[seat]):
        full[order[seat]] = _fill(kept[seat], played[seat], way.above[seat], unseen)
    hands = tuple(WrittenHand(full[player], hand.thrown) for player, hand in enumerate(deal.hands))
    done = _with_crib(replace(deal, hands=hands), unseen)
    return replace(done, one_way=not others)


def _ways(
    play: Sequence[PlayToken], kept: Sequence[tuple[MaybeCard, ...]], *, go_stops_early: bool
) -> list[SoFar]:
    """Ways in which a play can have gone, by who played what; the fewest gos unwritten first."""
    owner = {card: seat for seat, cards in enumerate(kept) for card in _cards(cards)}
    held = [tuple(card for card in _cards(cards) if card not in play) for cards in kept]
    ways = [SoFar.start(held, go_stops_early=go_stops_early)]
    for place, token in enumerate(play):
        follows = next((after for after in play[place:] if after != GO), None)
        if token == END or (token == GO and follows in {RESET, END}):
            continue
        ways = [
            way
            for before in ways
            for way in before.reading(token)
            if not isinstance(token, Card) or owner.get(token) in {None, _last(way)}
        ]
        if not ways:
            raise IllegalPlay(_why_not(token))
    found: dict[tuple[tuple[Card, ...], ...], SoFar] = {}
    for way in sorted(ways, key=lambda way: way.guessed):
        found.setdefault(tuple(_played(way, seat) for seat in range(len(kept))), way)
    best, *others = found.values()
    if others and others[0].guessed == best.guessed:
        raise IllegalPlay(
            "this can have been played in more ways than one; write go where one could not play"
        )
    return [best, *others]


def _why_not(token: PlayToken) -> str:
    if isinstance(token, Card):
        return (
            f"{token} cannot have been played here: pone leads, all play by turns, {KEPT} cards "
            "each, to 31 at most; write | where nobody could go on"
        )
    said = "nobody could go on" if token == RESET else "one could not play"
    return f"{token} says that {said}, and that cannot have been"


def _last(way: SoFar) -> int:
    """The seat of the last card."""
    return next(event.seat for event in reversed(way.events) if isinstance(event.what, Card))


def _played(way: SoFar, seat: int) -> tuple[Card, ...]:
    return tuple(
        event.what for event in way.events if event.seat == seat and isinstance(event.what, Card)
    )


def _fill(
    kept: tuple[MaybeCard, ...], played: tuple[Card, ...], above: int, unseen: list[Card]
) -> tuple[Card, ...]:
    """Four cards: those known, those played, and the first of the unseen that exceed some pips."""
    known = [*_cards(kept)]
    known += [card for card in played if card not in known]
    for card in [card for card in unseen if card.rank.pips > above][: len(kept) - len(known)]:
        unseen.remove(card)
        known.append(card)
    if len(known) < len(kept):
        raise IllegalPlay("no cards are left that allow this play")
    return tuple(known)


def _with_crib(deal: DealRecord, unseen: list[Card]) -> Filled:
    """Put cards in the crib, such that it counts what was said of it."""
    crib = [*deal.from_pack, *(card for hand in deal.hands for card in hand.thrown)]
    open_places = crib.count(None)
    if not open_places:
        return Filled(deal, known=False, crib_known=True, crib_fits=True)
    tries = combinations(unseen, open_places)
    new, exact = next(tries), False
    starter, said = deal.starter, deal.counts.get(CRIB)
    if len(crib) == KEPT and starter is not None and said is not None:
        known = _cards(crib)
        want = said + _taken_of_crib(deal, starter)
        for cards in islice(tries, _MOST_TRIES):
            if show_total((*known, *cards), starter, crib=True) == want:
                new, exact = cards, True
                break
    left = iter(new)
    hands = tuple(WrittenHand(hand.kept, _put(hand.thrown, left)) for hand in deal.hands)
    done = replace(deal, from_pack=_put(deal.from_pack, left), hands=hands)
    return Filled(done, known=False, crib_known=False, crib_fits=exact)


def _taken_of_crib(deal: DealRecord, starter: Card) -> int:
    """Points taken of the crib by muggins: those named, and what nobody missed in a hand."""
    missed = sum(
        max(0, show_total(kept, starter) - deal.counts[player])
        for player, hand in enumerate(deal.hands)
        if player in deal.counts and len(kept := _cards(hand.kept)) == KEPT
    )
    in_all = sum(points for points in deal.muggins.values() if isinstance(points, int))
    named = [parts for parts in deal.muggins.values() if not isinstance(parts, int)]
    return max(0, in_all - missed) + sum(parts.get(CRIB, 0) for parts in named)


def _cards(cards: Iterable[MaybeCard]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def _put(cards: tuple[MaybeCard, ...], new: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(new) if card is None else card for card in cards)
