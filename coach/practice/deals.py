"""Real deals, thrown and played by sensible players.

Everything is drawn by `rng.random()` alone, so that a seed asks the same on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.game.deal import deal
from coach.game.play import Play, Played
from coach.players import simple

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from coach.cards import Card


def kept(dealt: tuple[Card, ...], thrown: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards dealt without those thrown."""
    return tuple(card for card in dealt if card not in thrown)


def moments(hands: tuple[tuple[Card, ...], ...], player: Callable[[Play], Card]) -> Iterator[Play]:
    """A play before every card, and when it is over."""
    play = Play.start(hands)
    yield play
    while not play.over:
        play = play.put(player(play))
        yield play


def line(play: Play) -> list[Played]:
    """The cards played, in their order."""
    return [event for event in play.events if isinstance(event, Played)]


def played_out(
    rng: random.Random, players: int
) -> tuple[tuple[tuple[Card, ...], ...], list[Played]]:
    """The hands kept in a real deal and its whole play."""
    dealt = deal(rng, players)
    hands = tuple(map(kept, dealt.hands, simple.throws(dealt)))
    *_, play = moments(hands, simple.card_to_play)
    return hands, line(play)
