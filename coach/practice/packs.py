"""Drill packs: questions that teach one thing, as fixed hands or dealt to fit a filter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank
from coach.game.deal import shuffled
from coach.practice.generator import pick
from coach.practice.questions import ShowQuestion
from coach.scoring.totals import RANK_KEYS, RANK_PARTS

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping

    from coach.scoring.breakdown import Breakdown

TOTAL = "total"
_MOST_SUIT_POINTS = 6  # a flush of five and nobs
_TRIES = 20_000  # of suits for ranks that fit: five of one suit come up 78 times in them


class PackError(ValueError):
    """A pack has a fault; `str(error)` names the pack, the place and what would be right."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Bounds on the points by kind and in total, both ends included."""

    bounds: Mapping[str, tuple[int, int]]
    crib: bool = False

    def fits(self, breakdown: Breakdown) -> bool:
        """Whether a breakdown keeps to all bounds.

        >>> from coach import score_show
        >>> Filter({"run": (6, 29)}).fits(score_show("7C 8D 9H 9S", "AC"))
        True
        """
        points = {TOTAL: breakdown.total, **breakdown.by_kind}
        return all(low <= points.get(kind, 0) <= high for kind, (low, high) in self.bounds.items())

    def ranks(self) -> list[int]:
        """The keys (`coach.scoring.totals`) of all rank multisets that may fit."""
        low, high = self.bounds.get(TOTAL, (0, 29))
        ends = [self.bounds.get(kind, (0, 29)) for kind in ("fifteen", "pair", "run")]
        return [
            key
            for key, parts in RANK_PARTS.items()
            if all(least <= part <= most for part, (least, most) in zip(parts, ends, strict=True))
            and low - _MOST_SUIT_POINTS <= sum(parts) <= high
        ]


@dataclass(frozen=True, slots=True)
class Pack:
    """A drill pack."""

    id: str
    title: str
    teaches: str
    hands: tuple[ShowQuestion, ...] = ()
    filter: Filter | None = None
    hint: str = ""

    def questions(self, rng: random.Random) -> Iterator[ShowQuestion]:
        """Questions without end.

        Fixed hands come in random order, all of them before one comes again; otherwise hands are
        dealt to fit the filter.

        Raises:
            PackError: no hand fits the filter.
        """
        if self.filter is None:
            while True:
                yield from shuffled(rng, self.hands)
        keys = self.filter.ranks()
        while True:
            yield self._fitting(rng, keys)

    def _fitting(self, rng: random.Random, keys: list[int]) -> ShowQuestion:
        assert self.filter is not None
        for _ in range(_TRIES if keys else 0):
            five = _deal_ranks(rng, pick(rng, keys))
            question = ShowQuestion(five[:4], five[4], crib=self.filter.crib, hint=self.hint)
            if self.filter.fits(question.solution):
                return question
        raise PackError(f"{self.id}: no hand fits the filter")


def _deal_ranks(rng: random.Random, key: int) -> tuple[Card, ...]:
    """Five cards of the ranks of a key, suits and order random."""
    cards: list[Card] = []
    for rank, digit in zip(Rank, RANK_KEYS, strict=True):
        suits = shuffled(rng, [card for card in PACK if card.rank is rank])
        cards += suits[: key // digit % 5]
    return tuple(shuffled(rng, cards))
