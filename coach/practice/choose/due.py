"""When a question comes again: FSRS (`fsrs`), its defaults, retention 0.9.

There is no fuzz, so that the same answers give the same days.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from coach.progress.statistics import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.progress.answer import Answer


class Scheduled(Protocol):
    """A question in a deck."""

    @property
    def question(self) -> str:
        """Its text."""

    @property
    def due(self) -> datetime:
        """When it is to be asked again, UTC."""


def due(deck: Iterable[Scheduled], now: datetime) -> list[str]:
    """The questions of a deck that are due, in its order."""
    return [scheduled.question for scheduled in deck if scheduled.due <= now]


def due_after(answers: Sequence[Answer]) -> datetime:
    """When a question is due (UTC) that has been answered like this since it entered its deck.

    How well it is known follows from right or wrong, hints and time.
    """
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(desired_retention=0.9, enable_fuzzing=False)
    card = Card(card_id=1)
    for answer in answers:
        if not answer.correct:
            rating = Rating.Again
        elif answer.hints or answer.seconds > LONGEST:
            rating = Rating.Hard
        else:
            rating = Rating.Good
        card, _ = scheduler.review_card(card, rating, answer.at.astimezone(UTC))
    return card.due
