"""The themes of cards to play: the choices that the table and one's own hand leave."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, Rank, Suit
from coach.game.play import Played
from coach.scoring.play import LIMIT, count, score_play
from coach.themes.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.game.play import Play

PEGGING = "pegging"
"""The id of the drill that asks for these themes."""
_LAST_CARDS = 2
_DANGEROUS = {5, 21}  # a ten-card makes fifteen or thirty-one of them
_TEN = 10


@dataclass(frozen=True, slots=True)
class Turn:
    """A moment of the play of two, as the themes look at it for the seat to play."""

    laid: int
    """Cards played so far."""
    held: int
    """Cards still held."""
    counts: tuple[int, ...]
    """The counts that can be made."""
    pairs: bool
    """True if the last card can be paired."""
    traps: bool
    """True if a card of a pair can be played."""
    lets_run: tuple[bool, ...]
    """For each legal card: true if some card would make a run after it."""
    opponent_holds: bool
    may_force_go: bool
    """True if some card shuts out ten-cards, and the opponent has not said go."""

    @classmethod
    def of(cls, play: Play) -> Turn:
        """Look at a play that is not over."""
        seat = play.turn
        assert seat is not None
        fitting, pile = play.legal(seat), play.pile
        counts = [play.count + card.rank.pips for card in fitting]
        ranks = [card.rank for card in play.hands[seat]]
        return cls(
            laid=sum(isinstance(event, Played) for event in play.events),
            held=len(ranks),
            counts=tuple(counts),
            pairs=bool(pile) and any(card.rank is pile[-1].rank for card in fitting),
            traps=any(ranks.count(card.rank) > 1 for card in fitting),
            lets_run=tuple(_lets_run((*pile, card)) for card in fitting),
            opponent_holds=bool(play.hands[1 - seat]),
            may_force_go=1 - seat not in play.gone
            and any(0 < LIMIT - made < _TEN for made in counts),
        )


@dataclass(frozen=True, slots=True)
class CardTheme(Theme[Turn]):
    """A theme of cards to play; real plays are dealt until one comes to it."""

    drill: ClassVar[str] = PEGGING


def _some(flags: Iterable[bool]) -> bool:
    """True if it holds for one card and not for another."""
    return len({*flags}) > 1


def _lets_run(pile: tuple[Card, ...]) -> bool:
    """True if some card that fits on a pile makes a run."""
    room = LIMIT - count(pile)
    replies = [
        next(filter(lambda card: card not in pile, (Card(rank, suit) for suit in Suit)), None)
        for rank in Rank
        if rank.pips <= room
    ]
    return any("run" in score_play((*pile, reply)).by_kind for reply in replies if reply)


CARD = (
    CardTheme(
        "card-lead",
        "leads",
        "Of a card below five nobody makes fifteen, of a five every ten-card does: lead "
        "low, or one of a pair.",
        "card 4C7H8H9D 6S7SAH7C QHKC 3H :",
        lambda turn: not turn.laid,
    ),
    CardTheme(
        "card-reply",
        "answers to a lead",
        "Most answers score nothing: stay away from the lead, so that nobody runs, and "
        "from counts that a ten-card makes good.",
        "card QCQS6HJC 9H8CAH6C KHKS AC : QC",
        lambda turn: turn.laid == 1,
    ),
    CardTheme(
        "card-pair",
        "pairing or not",
        "To pair is right about nine times in ten: two now, against a pair royal that "
        "they seldom have.",
        "card 9D6C3H3C 9STDJH6H 4STS 8H : 3C6H",
        lambda turn: turn.opponent_holds and turn.pairs,
    ),
    CardTheme(
        "card-trap",
        "the trap of a pair",
        "Play one of your pair: if they pair it for two, you make a pair royal for six.",
        "card 3D3C7CJH 8S4SJS5S 6HKD KC :",
        lambda turn: turn.opponent_holds and turn.traps,
    ),
    CardTheme(
        "card-run",
        "staying out of runs",
        "A card three ranks away from those of the count lets nobody run.",
        "card JS5H4S3C 8S3H2H4C TSKS 4D : 4S4C",
        lambda turn: turn.opponent_holds and _some(turn.lets_run),
    ),
    CardTheme(
        "card-five",
        "five and twenty-one",
        "Leave neither: every ten-card makes fifteen of the one and thirty-one of the other.",
        "card 5H4H7C3D TDQS5D9D ADJD AC : 4HQS",
        lambda turn: turn.opponent_holds and _some(made in _DANGEROUS for made in turn.counts),
    ),
    CardTheme(
        "card-go",
        "playing for the go",
        "Near the end of a count the highest card that fits mostly gets the go: it "
        "leaves them the least room, and you the low card for later.",
        "card QDQS6S4D 3S2CTCKD 6H7D AS : 4DKD6S",
        lambda turn: turn.opponent_holds and turn.may_force_go,
    ),
    CardTheme(
        "card-thirty-one",
        "thirty-one or not",
        "Thirty-one is two, one more than a go; only a better score is a reason to wait.",
        "card JDJCTC6C 4C2C9S2S 7D8C 4D : JC2C6C9S",
        lambda turn: _some(made == LIMIT for made in turn.counts),
    ),
    CardTheme(
        "card-end",
        "the last two cards",
        "Think which of the two can still be the last card, and what they make of the other.",
        "card 9D6C3H3C 9STDJH6H 2S7S 8H : 3C6H6CJH3H",
        lambda turn: turn.held <= _LAST_CARDS,
    ),
)
"""In the order in which they are taught."""
