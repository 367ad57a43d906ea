"""The tables of facts, in the order in which they are taught."""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import TYPE_CHECKING, TypeVar

from coach.practice.facts.game_rules import GAME_RULES
from coach.practice.facts.names import NAMES
from coach.practice.facts.play_rules import PLAY_RULES
from coach.practice.facts.show_rules import SHOW_RULES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from coach.practice.facts.fact import Fact

_T = TypeVar("_T")


def by_turns(*rows: Iterable[_T]) -> Iterator[_T]:
    """One of each row in turn, until all are done.

    >>> "".join(by_turns("abc", "12"))
    'a1b2c'
    """
    nothing = object()
    turns = chain.from_iterable(zip_longest(*rows, fillvalue=nothing))
    return (item for item in turns if item is not nothing)  # type: ignore[misc]


TABLES: Mapping[str, Mapping[str, Fact]] = {
    "rule": {fact.id: fact for fact in by_turns(GAME_RULES, SHOW_RULES, PLAY_RULES)},
    "name": {fact.id: fact for fact in NAMES},
}
"""By kind of fact, then by id."""
