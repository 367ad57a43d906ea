"""The club player: throws by tables, looks one card ahead, counts right."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from coach.advice.numbers import ranks_of
from coach.engine.throwing.by_tables import throw_nets
from coach.game.actions import PlayCard, ThrowCards
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_in_view
from coach.players.player import CountsRight

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cards import Card
    from coach.engine.ranks import Ranks
    from coach.game.view import View

_PACK, _SUIT = 52, 13


class Club(CountsRight):
    """Throws for hand, crib and pegging by the tables, plays by one ply; the score is ignored."""

    def throw(self, view: View) -> ThrowCards:
        """Throw the most by the tables, as a `Player`."""
        nets = throw_nets(ranks_of(view.held), view.crib.seat, view.options.players)
        return ThrowCards(view.player, best_throws(view.held, nets)[0])

    def play(self, view: View) -> PlayCard:
        """Look one card ahead, as a `Player`."""
        return PlayCard(view.player, card_in_view(OnePly(), view))


def best_throws(cards: Sequence[Card], nets: Mapping[Ranks, float]) -> list[tuple[Card, ...]]:
    """Sort the throws of a hand, best first; ties go to the lower cards.

    Args:
        cards: those dealt.
        nets: points by the ranks thrown, flushes apart; the four kept add theirs.

    >>> from coach.cards import parse
    >>> from coach.engine.throwing.by_tables import hand_averages
    >>> dealt = parse("2H 6H TH QH 4C 8S")
    >>> best_throws(dealt, hand_averages(ranks_of(dealt)))[0]
    (4C, 8S)
    """
    in_suit = Counter(card.suit for card in cards)

    def worth(throw: tuple[Card, ...]) -> tuple[float, list[int]]:
        suits = {card.suit for card in cards if card not in throw}
        net = nets[ranks_of(throw)]
        if len(suits) == 1:
            net += 4 + (_SUIT - in_suit[suits.pop()]) / (_PACK - len(cards))
        return -round(net, 9), [card.index for card in throw]

    return sorted(combinations(cards, len(cards) - 4), key=worth)
