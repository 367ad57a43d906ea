"""Due dates of questions, by FSRS (`fsrs`) with its defaults, retention 0.9.

Fuzz is off, so that the same answers give the same days.
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
        """The moment it is due again, UTC."""


def due(deck: Iterable[Scheduled], now: datetime) -> list[str]:
    """The questions of a deck that are due, in its order."""
    return [scheduled.question for scheduled in deck if scheduled.due <= now]


def due_after(answers: Sequence[Answer]) -> datetime:
    """The moment (UTC) at which a question is due, by its answers since it entered its deck.

    The rating of an answer follows from right or wrong, hints and time.
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
