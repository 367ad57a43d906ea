"""Read the cards that are typed at a question, by their ranks alone where that tells which."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from coach.cards import RANKS, Card, Rank, parse, tokens, write
from coach.errors import CoachError, MalformedCard, Unreadable
from coach.words.drills import replies as said

if TYPE_CHECKING:
    from collections.abc import Sequence


def read_cards(reply: str, held: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Cards out of those held, by their ranks alone where that tells which.

    Raises:
        Unreadable: a token is not a card, a card is not held or stands twice, a rank may be more
            than one card, or there are too many.

    >>> from coach.cards import parse
    >>> read_cards("a7", parse("AH 7S 5D 5C"), 2), read_cards("5 5", parse("AH 7S 5D 5C"), 2)
    ((AH, 7S), (5D, 5C))
    >>> read_cards("a 5", parse("AH 7S 5D 5C"), 2)
    Traceback (most recent call last):
    coach.errors.Unreadable: which 5: 5♦ or 5♣
    """
    named = _cards_and_ranks(reply)
    asked = Counter(token for token in named if isinstance(token, Rank))
    if not asked:
        return _with_suits(reply, held, most)
    if len(named) > most:
        raise Unreadable(said.too_many(len(named), most))
    whole = [token for token in named if isinstance(token, Card)]
    by_suit = _with_suits(write(whole), held, most) if whole else ()
    left = [card for card in held if card not in by_suit]
    by_rank = {rank: [card for card in left if card.rank is rank] for rank in asked}
    for rank, cards in by_rank.items():
        if len(cards) < asked[rank]:
            some = any(card.rank is rank for card in (*cards, *by_suit))
            raise Unreadable(said.rank_not_held(rank, other=some))
        if len(cards) > asked[rank]:
            raise Unreadable(said.which_of_rank(rank, cards))
    return (*by_suit, *chain(*by_rank.values()))


def read_rest(
    reply: str, held: Sequence[Card], thrown: tuple[Card, ...], size: int
) -> tuple[Card, ...]:
    """The cards that a throw still lacks after some, or the whole throw once more.

    Args:
        reply: what was typed.
        held: all cards, those thrown too.
        thrown: the cards of the throw so far.
        size: the number of cards of a throw.

    Returns:
        the throw as far as it is known.

    Raises:
        Unreadable: as `read_cards`.

    >>> from coach.cards import parse
    >>> hand = parse("AH 7S 5D 5C")
    >>> read_rest("7", hand, parse("AH"), 2), read_rest("7 5d", hand, parse("AH"), 2)
    ((AH, 7S), (5D, 7S))
    """
    missing = size - len(thrown)
    if thrown and len(_cards_and_ranks(reply)) > missing:
        return read_cards(reply, held, size)
    return (*thrown, *read_cards(reply, [card for card in held if card not in thrown], missing))


def read_card(reply: str, held: Sequence[Card], fits: Sequence[Card]) -> Card:
    """One card to play out of those held; its rank is enough, as in `5`.

    Raises:
        Unreadable: no card, not one, or one that is not held or does not fit.

    >>> from coach.cards import parse
    >>> read_card("j", parse("5H JS"), parse("JS"))
    JS
    """
    word = reply.strip()
    if not word:
        raise Unreadable(said.no_answer(reply, said.CARD))
    rank = RANKS.get(word)
    named = [card for card in held if card.rank is rank]
    if rank is not None and not named:
        raise Unreadable(said.rank_not_held(rank))
    card = (named or read_cards(reply, held, most=1))[0]
    if card not in fits:
        raise Unreadable(said.does_not_fit(card))
    return card


def _cards_and_ranks(reply: str) -> list[Card | Rank]:
    try:
        return [token for token, _, _ in tokens(reply, ranks=True) if not isinstance(token, str)]
    except MalformedCard as error:
        raise Unreadable(str(error)) from error


def _with_suits(reply: str, held: Sequence[Card], most: int) -> tuple[Card, ...]:
    try:
        cards = parse(reply, name="a throw")
    except CoachError as error:
        raise Unreadable(str(error)) from error
    for card in cards:
        if card not in held:
            raise Unreadable(said.not_held(card))
    if len(cards) > most:
        raise Unreadable(said.too_many(len(cards), most))
    return cards
