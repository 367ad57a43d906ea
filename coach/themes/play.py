"""The themes of cards of the play: what a card scored and what it just missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.game.play import Played
from coach.themes.theme import Theme

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.play import Play

PEGGING_DRILL = "pegging-drill"
"""The id of the drill that asks for these themes."""


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """The last card of a play, as the themes look at it."""

    pile: tuple[Card, ...]
    """The cards of its count, itself last."""
    kinds: frozenset[str]
    """The kinds that it scored."""
    scores: int
    """The number of scores that it made."""
    run: bool | None
    """True if the cards of its run were played in order; None without a run."""
    dead: Card | None
    """The last card of the count before; None in the first count."""

    @classmethod
    def of(cls, play: Play) -> CardPlayed:
        """Look at the last card of a play with at least one."""
        *before, now = [
            [event for event in count if isinstance(event, Played)] for count in play.counts
        ]
        score = now[-1].score
        runs = [_in_order(item.cards) for item in score.items if item.kind == "run"]
        return cls(
            pile=tuple(event.card for event in now),
            kinds=frozenset(score.by_kind),
            scores=len(score.items),
            run=runs[0] if runs else None,
            dead=before[-1][-1].card if before else None,
        )


@dataclass(frozen=True, slots=True)
class PlayTheme(Theme[CardPlayed]):
    """A theme of cards of the play; real plays are dealt until one has it."""

    drill: ClassVar[str] = PEGGING_DRILL


def _in_order(cards: tuple[Card, ...]) -> bool:
    orders = [card.rank.order for card in cards]
    return orders == sorted(orders) or orders == sorted(orders, reverse=True)


def _broken_run(card: CardPlayed) -> bool:
    orders = {played.rank.order for played in card.pile}
    here = card.pile[-1].rank.order
    near = any({low, low + 1, low + 2} <= orders for low in (here - 2, here - 1, here))
    return near and card.run is None


def _broken_pair(card: CardPlayed) -> bool:
    *before, last = card.pile
    paired = bool(card.kinds & {"pair", "pair royal", "double pair royal"})
    return not paired and any(played.rank is last.rank for played in before)


def _after_reset(card: CardPlayed) -> bool:
    """True if the first cards of a count would have paired with the last dead one."""
    if card.dead is None or len(card.pile) > 2:
        return False
    return {played.rank for played in card.pile} == {card.dead.rank}


PLAY = (
    PlayTheme(
        "play-fifteen",
        "fifteen in the play",
        "Say the count as you play; at fifteen take two.",
        "play 7S2C 8HKS : 7S8H",
        lambda card: "fifteen" in card.kinds,
    ),
    PlayTheme(
        "play-thirty-one",
        "thirty-one",
        "Thirty-one is two, and the go is in the two.",
        "play KSJC QHAD : KSQHJCAD",
        lambda card: "thirty-one" in card.kinds,
    ),
    PlayTheme(
        "play-pair",
        "pairs in the play",
        "The same rank as the card before it is two.",
        "play 4S2C 4HKS : 4S4H",
        lambda card: "pair" in card.kinds,
    ),
    PlayTheme(
        "play-royal",
        "pairs royal in the play",
        "The third of a rank is six, the fourth twelve.",
        "play 4S4C 4HKS : 4S4H4C",
        lambda card: bool(card.kinds & {"pair royal", "double pair royal"}),
    ),
    PlayTheme(
        "play-run",
        "runs in order",
        "Neighbours played up or down in a row are a run as long as they last.",
        "play 6S8C 7HKS : 6S7H8C",
        lambda card: card.run is True,
    ),
    PlayTheme(
        "play-run-out-of-order",
        "runs out of order",
        "The last cards may make a run in any order.",
        "play 4S3C 2HKS : 4S2H3C",
        lambda card: card.run is False,
    ),
    PlayTheme(
        "play-broken-run",
        "broken runs",
        "A foreign card among the last ones, or one rank twice, and there is no run.",
        "play 4S5C KH6D : 4SKH5C6D",
        _broken_run,
    ),
    PlayTheme(
        "play-broken-pair",
        "broken pairs",
        "One card between two of a rank, and they do not pair.",
        "play 4S4C 9HKS : 4S9H4C",
        _broken_pair,
    ),
    PlayTheme(
        "play-stacked",
        "scores that add up",
        "One card may make fifteen and a run, or a pair and thirty-one: take both.",
        "play 6C5H 4DKS : 6C4D5H",
        lambda card: card.scores > 1,
    ),
    PlayTheme(
        "play-go",
        "the go",
        "When nobody can go on, whoever played last takes one.",
        "play KS9C QHTD : KSQH9C",
        lambda card: "go" in card.kinds,
    ),
    PlayTheme(
        "play-last-card",
        "the last card",
        "The last card of the deal is one.",
        "play 7S 9H : 7S9H",
        lambda card: "last card" in card.kinds,
    ),
    PlayTheme(
        "play-after-reset",
        "after a reset",
        "The count is nothing again, and no pair or run reaches back.",
        "play KS9C9D QH : KSQH9C9D",
        _after_reset,
    ),
)
"""In the order in which they are taught."""
