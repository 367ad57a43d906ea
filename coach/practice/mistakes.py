"""The mistakes deck: missed questions, and when each is due again. Worked out from the answers.

A missed question enters the deck. It is scheduled by FSRS (`fsrs`, its defaults, retention 0.9, no
fuzz, so that the same answers give the same days) and leaves when it has been right on three
separate days since it was last missed.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from coach.progress.stats import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.progress.store import Answer

RIGHT_DAYS = 3
"""Separate days on which a question must be right before it leaves."""
_PAUSE = timedelta(minutes=30)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A question in the deck."""

    question: str
    due: datetime
    """When it is to be asked again, UTC."""
    right_days: int
    """Days on which it has been right since it was last missed."""


def mistakes(answers: Iterable[Answer]) -> list[Mistake]:
    """The deck, what is due first at the top.

    Args:
        answers: all answers, in the order in which they were given.
    """
    stints: dict[str, list[Answer]] = {}
    for answer in answers:
        if not answer.correct:
            stints.setdefault(answer.question, []).append(answer)
        elif answer.question in stints:
            stint = stints[answer.question]
            stint.append(answer)
            if len(_right_days(stint)) == RIGHT_DAYS:
                del stints[answer.question]
    deck = [
        Mistake(question, _due(number, stint), len(_right_days(stint)))
        for number, (question, stint) in enumerate(stints.items())
    ]
    return sorted(deck, key=lambda mistake: mistake.due)


def due_now(answers: Iterable[Answer], now: datetime) -> list[str]:
    """The questions that are due, the longest due first."""
    return [mistake.question for mistake in mistakes(answers) if mistake.due <= now]


def missed_last(answers: Sequence[Answer]) -> list[str]:
    """The questions missed in the last session, in their order.

    A session is answers with less than half an hour between any two.
    """
    last: list[Answer] = []
    for answer in reversed(answers):
        if last and last[0].at - answer.at > _PAUSE:
            break
        last.insert(0, answer)
    return list(dict.fromkeys(answer.question for answer in last if not answer.correct))


def _right_days(stint: Sequence[Answer]) -> set[object]:
    """The days on which a question has been right since it was last missed."""
    days: set[object] = set()
    for answer in stint:
        days = {*days, answer.day} if answer.correct else set()
    return days


def _due(number: int, stint: Sequence[Answer]) -> datetime:
    """When a question is due, having been answered like this since it entered the deck."""
    from fsrs import Card, Rating, Scheduler

    scheduler = Scheduler(desired_retention=0.9, enable_fuzzing=False)
    card = Card(card_id=number)
    for answer in stint:
        if not answer.correct:
            rating = Rating.Again
        elif answer.hints or answer.seconds > LONGEST:
            rating = Rating.Hard
        else:
            rating = Rating.Good
        card, _ = scheduler.review_card(card, rating, answer.at.astimezone(UTC))
    return card.due
