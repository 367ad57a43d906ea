"""Cards, with the one parser and the one formatter of hands.

A card is rank then suit, `A 2 3 4 5 6 7 8 9 T|10|0 J Q K` and `C D H S` or `♣ ♦ ♥ ♠`, in any case.
A hand is cards in a row, with or without spaces, commas or hyphens between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import product
from operator import attrgetter
from typing import TYPE_CHECKING, TypeGuard, cast, overload

from coach.errors import ImpossibleCards, MalformedCard, wrong_number

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterable, Iterator


class Rank(Enum):
    """A rank; its value is the letter. `order` (1–13) is not `pips` (1–10).

    >>> Rank("K").order, Rank("K").pips
    (13, 10)
    """

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"

    order: int
    """Place from ace (1) to king (13), for pairs and runs."""
    pips: int
    """Counting value, 1–10, for fifteens and the count."""

    def __init__(self, letter: str) -> None:
        self.order = "A23456789TJQK".index(letter) + 1
        self.pips = min(self.order, 10)

    @property
    def face(self) -> str:
        """The rank as people write it: `10`, not `T`."""
        return "10" if self is Rank.TEN else self.value


class Suit(Enum):
    """A suit; its value is the letter.

    >>> Suit("H").symbol
    '♥'
    """

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    symbol: str

    def __init__(self, letter: str) -> None:
        self.symbol = "♣♦♥♠"["CDHS".index(letter)]


@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Card:
    """One of the 52 cards, made from its text or from a rank and a suit.

    There is one object per card, so `==` and `hash` go by identity.

    Raises:
        MalformedCard, ImpossibleCards: as `parse`, for a text that is not one card.

    >>> Card("5h"), Card(Rank.TEN, Suit.HEARTS).face
    (5H, '10♥')
    >>> Card("5H") is Card(Rank.FIVE, Suit.HEARTS)
    True
    """

    rank: Rank
    suit: Suit
    index: int
    """Place in `PACK`, 0 (AC) to 51 (KS)."""

    @overload
    def __new__(cls, rank: str | Card, /) -> Card: ...
    @overload
    def __new__(cls, rank: Rank, suit: Suit) -> Card: ...
    def __new__(cls, rank: str | Card | Rank, suit: Suit | None = None) -> Card:  # noqa: D102
        if isinstance(rank, Rank) and suit is not None:
            return _BY_NAME[rank, suit]
        (card,) = parse(cast("str | Card", rank), name="a card", size=1)
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __repr__(self) -> str:
        return f"{self.rank.value}{self.suit.value}"

    @property
    def face(self) -> str:
        """The card as people write it: `5♥`, `10♥`."""
        return self.rank.face + self.suit.symbol


def _new_pack() -> Iterator[Card]:
    for index, (rank, suit) in enumerate(product(Rank, Suit)):
        card = object.__new__(Card)
        for name, value in (("rank", rank), ("suit", suit), ("index", index)):
            object.__setattr__(card, name, value)
        yield card


PACK: tuple[Card, ...] = tuple(_new_pack())
"""All 52 cards by rank, then suit."""

_BY_NAME = {(card.rank, card.suit): card for card in PACK}

RANKS = {name: rank for rank in Rank for name in (rank.value, rank.value.lower(), rank.face)}
RANKS["0"] = Rank.TEN  # as some programs write it: 0D
SUITS = {name: suit for suit in Suit for name in (suit.value, suit.value.lower(), suit.symbol)}
_BY_INDEX = attrgetter("index")
_EMOJI = "\ufe0f"  # follows a ♥ that was copied as a coloured picture


def parse(
    cards: str | Card | Iterable[str | Card],
    *,
    name: str = "this",
    size: int | None = None,
    beside: Container[Card] = (),
) -> tuple[Card, ...]:
    """Read cards from a text, from cards, or from an iterable of either.

    Args:
        cards: the cards.
        name: what they are ("a hand"), for error messages.
        size: the number of cards required; None for any.
        beside: other cards known at the same time, which may not be repeated.

    Returns:
        the cards in the order given.

    Raises:
        MalformedCard: a token is not a card, or a text has no card.
        ImpossibleCards: a card is repeated, or there are not `size` cards.

    >>> parse("5H 5s,6♦-10c")
    (5H, 5S, 6D, TC)
    >>> parse("5H5X")
    Traceback (most recent call last):
    coach.errors.MalformedCard: '5X' is not a card: a suit is C, D, H or S
    """
    if isinstance(cards, str):
        return _read(cards, name=name, size=size, beside=beside)
    row = (cards,) if isinstance(cards, Card) else tuple(cards)
    if (
        all_cards(row)
        and len({*row}) == len(row)
        and (size is None or len(row) == size)
        and not any(card in beside for card in row)
    ):
        return row
    # Written out and read, so that an error can point at the card.
    return _read(" ".join(map(str, row)), name=name, size=size, beside=beside)


def _read(text: str, *, name: str, size: int | None, beside: Container[Card]) -> tuple[Card, ...]:
    found: list[Card] = []
    for card, start, end in tokens(text):
        assert isinstance(card, Card)
        if card in found or card in beside:
            raise ImpossibleCards(stands_twice(card), text, start, end)
        found.append(card)
    if not found:
        raise MalformedCard(f"no card for {name}: write cards like 5H or 10D")
    if size is not None and len(found) != size:
        raise ImpossibleCards(wrong_number(len(found), name, size), text, 0, len(text))
    return tuple(found)


def stands_twice(card: Card) -> str:
    """The message for a card that is on the table already."""
    return f"{card.rank.face}{card.suit.value} stands twice: there is one of each card"


@overload
def tokens(text: str, marks: Collection[str] = ()) -> Iterator[tuple[Card | str, int, int]]: ...
@overload
def tokens(
    text: str, marks: Collection[str] = (), *, ranks: bool
) -> Iterator[tuple[Card | Rank | str, int, int]]: ...
def tokens(
    text: str, marks: Collection[str] = (), *, ranks: bool = False
) -> Iterator[tuple[Card | Rank | str, int, int]]:
    """Read each card of a text and each of the `marks` between cards, with its start and end.

    With `ranks` a rank without a suit is read too, unless other letters follow it at once.

    Raises:
        MalformedCard: a token is none of them.

    >>> list(tokens("5h|10S", "|"))
    [(5H, 0, 2), ('|', 2, 3), (TS, 3, 6)]
    """
    here = 0
    while here < len(text):
        start = here
        if between_cards(text[here]):
            here += 1
        elif mark := next((mark for mark in marks if text.startswith(mark, here)), None):
            here += len(mark)
            yield mark, start, here
        else:
            here += 2 if text.startswith("10", here) else 1
            rank = RANKS.get(text[start:here])
            suit = SUITS.get(text[here : here + 1])
            if rank is not None and suit is not None:
                here += 1 + text.startswith(_EMOJI, here + 1)
                yield Card(rank, suit), start, here
            elif ranks and rank is not None and not _runs_on(text[here : here + 2]):
                yield rank, start, here
            else:
                raise _not_a_card(text, start, here, marks)


def _runs_on(rest: str) -> bool:
    return rest[:1].isalnum() and rest[:1] not in RANKS and rest not in RANKS


def all_cards(row: tuple[str | Card, ...]) -> TypeGuard[tuple[Card, ...]]:
    """True if a row has cards only, no text."""
    return {*map(type, row)} <= {Card}


def between_cards(character: str) -> bool:
    """Whether a character may stand between cards."""
    return character.isspace() or character in ",;-"


def _not_a_card(text: str, start: int, after_rank: int, marks: Collection[str]) -> MalformedCard:
    """Name the malformed token at `start` and say what it lacks."""
    end = start
    while end < len(text) and not between_cards(text[end]) and text[end] not in marks:
        end += 1
    if text[start:after_rank] in RANKS:
        if end == after_rank:
            hint = "a suit comes after the rank, as in 5H"
        else:
            end = after_rank + 1
            hint = "a suit is C, D, H or S"
    elif text[start] in SUITS:
        end = start + 1
        hint = "a rank comes before the suit, as in 5H"
    else:
        # As far as the next suit, so that the token looks like the card that was meant.
        suit = next((place for place in range(start + 1, end) if text[place] in SUITS), end)
        end = min(suit + 1, end) if suit < start + 3 else min(end, start + 12)
        hint = "a rank is A, 2 to 9, T or 10, J, Q or K"
    return MalformedCard(f"{text[start:end]!r} is not a card: {hint}", text, start, end)


def write(cards: Iterable[Card]) -> str:
    """Write cards as one short text that `parse` reads back: the form of files and JSON.

    >>> write(parse("10h 5d"))
    'TH5D'
    """
    return "".join(map(repr, cards))


def faces(cards: Iterable[Card]) -> str:
    """Write cards as people read them.

    >>> faces(parse("10h 5d"))
    '10♥ 5♦'
    """
    return " ".join(card.face for card in cards)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by rank, then suit.

    >>> in_order(parse("KD AS AH"))
    (AH, AS, KD)
    """
    return tuple(sorted(cards, key=_BY_INDEX))
