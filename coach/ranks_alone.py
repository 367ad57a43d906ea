"""Cards written by their ranks alone, as questions about hands often are: `5 5 6 J`.

Suits that nobody knows stand in for the missing ones, so that everything below goes on reading
cards. Whoever reads a text in this way leaves suits out of the points and of what it prints.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coach.cards import RANKS, SUITS, Card, Rank, Suit, parse, tokens
from coach.errors import ImpossibleCards, MalformedCard, wrong_number

POINTS_ONLY = "ranks alone are weighed by points: for more write cards like 5H"
"""Refuses a question at which suits matter too much to be averaged."""

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator


def ranks_alone(text: str) -> bool:
    """Whether a text has ranks and no suit at all.

    >>> ranks_alone("5 5 6 J"), ranks_alone("5H 5"), ranks_alone("")
    (True, False, False)
    """
    return not any(sign in SUITS for sign in text) and any(sign in RANKS for sign in text)


def none_with_suits(texts: Iterable[str]) -> bool:
    """Whether texts that belong together have ranks alone.

    Raises:
        MalformedCard: some have suits, and some have none.

    >>> none_with_suits(["5 6 J", ""]), none_with_suits(["5H 6D JS", "KC"])
    (True, False)
    """
    all_of_them = list(texts)
    bare = next((text for text in all_of_them if ranks_alone(text)), None)
    if bare is not None and any(sign in SUITS for text in all_of_them for sign in text):
        raise MalformedCard(f"no suits in {bare!r}: write them with all cards, or with none")
    return bare is not None


def typed_tokens(
    text: str, marks: Collection[str] = (), *, beside: Collection[Card] = ()
) -> Iterator[tuple[Card | str, int, int]]:
    """Read cards and marks with their places as `tokens` does, ranks alone too.

    Raises:
        MalformedCard: a token is neither.
        ImpossibleCards: five of a rank.

    >>> list(typed_tokens("10 5|5", "|"))
    [(TC, 0, 2), (5C, 3, 4), ('|', 4, 5), (5D, 5, 6)]
    """
    if not ranks_alone(text):
        yield from tokens(text, marks)
        return
    free = {rank: [Card(rank, suit) for suit in Suit] for rank in Rank}
    free = {rank: [card for card in cards if card not in beside] for rank, cards in free.items()}
    for token, start, end in tokens(text, marks, ranks=True):
        if not isinstance(token, Rank):
            yield token, start, end
            continue
        if not free[token]:
            message = f"five cards of rank {token.face}: there are four of each"
            raise ImpossibleCards(message, text, start, end)
        yield free[token].pop(0), start, end


def typed_cards(
    cards: str | Card | Iterable[str | Card],
    *,
    name: str = "this",
    size: int | None = None,
    beside: Collection[Card] = (),
) -> tuple[Card, ...]:
    """Read cards as `parse` does, ranks alone too, with suits that stand in for the missing ones.

    Raises:
        MalformedCard, ImpossibleCards: as `parse`, and for five of a rank.

    >>> typed_cards("5 5 6 J")
    (5C, 5D, 6C, JC)
    """
    if not isinstance(cards, str) or not ranks_alone(cards):
        return parse(cards, name=name, size=size, beside=beside)
    tokens_of = typed_tokens(cards, beside=beside)
    found = tuple(card for card, _, _ in tokens_of if isinstance(card, Card))
    if size is not None and len(found) != size:
        raise ImpossibleCards(wrong_number(len(found), name, size), cards, 0, len(cards))
    return found


def without_suits(text: str) -> str:
    """Name the cards in a sentence by their ranks alone.

    >>> without_suits("10♥ makes it 8; or read KS go 4D")
    '10 makes it 8; or read K go 4'
    """
    return re.sub(r"(?<=[A0-9JQK])[♣♦♥♠]|(?<=\b[A2-9TJQK])[CDHS]\b", "", text)


def named(cards: Iterable[Card], *, suits: bool) -> str:
    """Write cards as people read them, by their ranks alone where suits are unknown.

    >>> from coach.cards import parse
    >>> named(parse("10h 5d"), suits=True), named(parse("10h 5d"), suits=False)
    ('10♥ 5♦', '10 5')
    """
    return " ".join(card.face if suits else card.rank.face for card in cards)


def stored(card: Card, *, suits: bool) -> str:
    """Write a card as JSON has it: `5H`, or `5` where suits are unknown."""
    return repr(card) if suits else card.rank.value
