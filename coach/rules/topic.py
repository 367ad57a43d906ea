"""A topic of the rules: its text, and examples that the engine scores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.game.notation.transcript import peg_sequence
from coach.scoring.play import score_play
from coach.scoring.show import score_show

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cards import Card
    from coach.game.notation.transcript import Pegged
    from coach.scoring.breakdown import Breakdown


@dataclass(frozen=True, slots=True)
class HandExample:
    """Four cards and the starter, counted at the show."""

    hand: tuple[Card, ...]
    starter: Card
    crib: bool = False
    note: str = ""

    @property
    def score(self) -> Breakdown:
        """Every item that counts."""
        return score_show(self.hand, self.starter, crib=self.crib)

    @property
    def total(self) -> int:
        """Points in all."""
        return self.score.total


@dataclass(frozen=True, slots=True)
class PileExample:
    """Cards played since the count was last zero, of which the last one scores."""

    pile: tuple[Card, ...]
    note: str = ""

    @property
    def score(self) -> Breakdown:
        """Every item that the last card earns, go and last card aside.

        Raises:
            IllegalPlay: the count passes 31.
        """
        return score_play(self.pile)

    @property
    def total(self) -> int:
        """Points of the last card."""
        return self.score.total


@dataclass(frozen=True, slots=True)
class SequenceExample:
    """A pegging sequence as `coach.game.notation.transcript.peg_sequence` reads it."""

    text: str
    note: str = ""

    @property
    def plays(self) -> tuple[Pegged, ...]:
        """Every card with its count and what it earns.

        Raises:
            MalformedCard, ImpossibleCards, IllegalPlay: as `peg_sequence`.
        """
        return peg_sequence(self.text)

    @property
    def total(self) -> int:
        """Points of all cards."""
        return sum(play.score.total for play in self.plays)


Example = HandExample | PileExample | SequenceExample


@dataclass(frozen=True, slots=True)
class Topic:
    """One screen of the rules."""

    id: str
    title: str
    text: tuple[str, ...]
    """Paragraphs: first what it is about, then one rule each."""
    also: tuple[str, ...] = ()
    """Other names that it goes by."""
    acc: tuple[str, ...] = ()
    """Numbers of the rules of the American Cribbage Congress that it tells."""
    see: tuple[str, ...] = ()
    """Ids of topics nearby."""
    examples: tuple[Example, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All names that it can be asked for by."""
        return (self.id, self.title, *self.also, *self.acc)


@dataclass(frozen=True, slots=True)
class TopicGroup:
    """Topics that are read together, in the order in which they are taught."""

    title: str
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All topics, in groups."""

    groups: tuple[TopicGroup, ...]

    @property
    def topics(self) -> Iterator[Topic]:
        """Every topic in its order."""
        return (topic for group in self.groups for topic in group.topics)

    def group_of(self, topic: Topic) -> str:
        """The title of the group in which a topic stands."""
        return next(group.title for group in self.groups if topic in group.topics)
