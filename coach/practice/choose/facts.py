"""The deck of facts, worked out from the answers.

A fact enters with its first answer, right or wrong, and is scheduled as the mistakes are. It never
leaves, but comes later and later while it is right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import OWNED, highest_first
from coach.practice.choose.due import due, due_after
from coach.practice.drills.fact import CribFact, FactQuestion
from coach.practice.facts.table import TABLES, by_turns

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from coach.progress.answer import Answer

NEW_AT_ONCE = 10
"""New facts in a session."""


@cache
def teaching_order() -> tuple[str, ...]:
    """Every fact, as the text of its question, in the order in which they are taught.

    Rules, names and averages by turns, of your crib and of theirs by turns; of the averages those
    farthest from the middle first, the highest and the lowest by turns, since they decide most
    throws.

    >>> teaching_order()[:3]
    ('fact rule first-deal', 'fact name pair-royal', 'fact crib own 5 5')
    """
    by_kind = [[FactQuestion(kind, fact).text for fact in table] for kind, table in TABLES.items()]
    cribs = []
    for crib in OWNED:
        throws = [CribFact(ranks, crib).text for ranks in highest_first(crib)]
        cribs.append(list(by_turns(throws, reversed(throws)))[: len(throws)])
    return tuple(by_turns(*by_kind, by_turns(*cribs)))


@dataclass(frozen=True, slots=True)
class KnownFact:
    """A fact that has been asked."""

    question: str
    due: datetime
    """The moment it is due again, UTC."""


def known_facts(answers: Iterable[Answer]) -> list[KnownFact]:
    """The deck, what is due first at the top.

    Args:
        answers: all answers to facts, in the order in which they were given.
    """
    asked: dict[str, list[Answer]] = {fact: [] for fact in teaching_order()}
    for answer in answers:
        if answer.question in asked:
            asked[answer.question].append(answer)
    deck = [KnownFact(fact, due_after(given)) for fact, given in asked.items() if given]
    return sorted(deck, key=lambda known: known.due)


def facts_to_ask(known: Iterable[KnownFact], now: datetime) -> list[str]:
    """The facts of a session: those that are due, then some that are new."""
    seen = {fact.question for fact in known}
    new = [fact for fact in teaching_order() if fact not in seen]
    return due(known, now) + new[:NEW_AT_ONCE]
