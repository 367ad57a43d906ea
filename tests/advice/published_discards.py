"""Published discarding problems beside what the coach throws: for a test and a report."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from typing import Any

from coach.advice.opponents import OPPONENTS
from coach.advice.throws.weigh import weigh
from coach.cards import Card, Suit, in_order, parse
from coach.seats import CribOwner
from tests.advice.at_scores import worth_at
from tests.cases import load

POINTS, CHANCE = 0.1, 0.01
"""What a throw may be worse by and still be as good."""


@dataclass(frozen=True)
class Problem:
    """One of them, judged. Throws go by their ranks, as published."""

    row: dict[str, Any]
    net: dict[str, float]
    """Hand and crib against a sensible opponent, with the play; or as the problem was posed."""
    chance: dict[str, float] | None
    """To win the game, where a score is given."""

    @property
    def values(self) -> dict[str, float]:
        """What decides: the chance at a score, or else the net."""
        return self.net if self.chance is None else self.chance

    @property
    def best(self) -> str:
        return max(self.values, key=lambda throw: self.values[throw])

    @property
    def answer(self) -> str | None:
        return self.row.get("answer")

    @property
    def named(self) -> list[str]:
        """The throws that experts name: the answer, or where they differ what each throws."""
        if self.answer:
            return [self.answer]
        found = re.findall(r"(?:[2-9AJQK]|10)-(?:[2-9AJQK]|10)", self.row["by"])
        return [*dict.fromkeys(throw for throw in found if throw in self.net)]

    @property
    def agreed(self) -> bool:
        """Whether one of these is the best, or as good."""
        gap = self.values[self.best] - max(self.values[throw] for throw in self.named)
        return gap <= (POINTS if self.chance is None else CHANCE)


def cards_of(ranks: str) -> tuple[Card, ...]:
    """Six cards with suits in turn: no four are of one suit, and cards of a rank differ.

    >>> cards_of("5-5-7-8-Q-Q")
    (5C, 5D, 7H, 8S, QC, QD)
    """
    tokens = zip(ranks.split("-"), cycle(Suit), strict=False)
    return in_order(parse("".join(rank + suit.value for rank, suit in tokens)))


def ranks_in(throw: tuple[Card, ...]) -> str:
    """How the problems write two cards."""
    return "-".join(card.rank.face for card in throw)


@cache
def problems() -> tuple[Problem, ...]:
    """All of them."""
    return tuple(_judged(row) for row in load("discard_problems.yaml"))


def _judged(row: dict[str, Any]) -> Problem:
    six, own_crib = cards_of(row["cards"]), row["seat"] == "dealer"
    throws = weigh(
        six, CribOwner.of(dealer=own_crib), opponent=OPPONENTS[row.get("against", "sensible")]
    ).throws
    net = {throw.throw: throw.net for throw in throws}
    chance = None
    if "mine" in row:
        found = worth_at(six, (row["mine"], row["his"]), dealer=own_crib)
        chance = _by_ranks(found)
    return Problem(row, _by_ranks(net), chance)


def _by_ranks(found: Mapping[tuple[Card, ...], float]) -> dict[str, float]:
    """Of throws of the same ranks the best counts."""
    best: dict[str, float] = {}
    for throw, value in sorted(found.items(), key=lambda item: item[1]):
        best[ranks_in(throw)] = value
    return best
