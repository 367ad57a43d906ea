"""The daily ten: the same questions for everybody on a date, and their record."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING

from coach.practice.drills.count import ShowQuestion, shows
from coach.practice.drills.earn import PlayQuestion, plays
from coach.progress.statistics import LONGEST
from coach.words.drills.sittings import daily_result

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from coach.progress.answer import Answer

HANDS, CARDS = 7, 3


def daily(day: date) -> list[ShowQuestion | PlayQuestion]:
    """The ten questions of a local day: seven hands or cribs, then three cards of the play.

    The date is the seed, and only `random()` is drawn on, whose sequence Python promises to keep.

    >>> from datetime import date
    >>> len(daily(date(2026, 5, 20)))
    10
    """
    rng = random.Random(day.year * 10_000 + day.month * 100 + day.day)
    return [
        *islice(shows(rng), HANDS),
        *islice(plays(rng), CARDS),
    ]


def for_the_record(questions: Iterable[str], answers: Iterable[Answer]) -> list[Answer | None]:
    """The first answer to each question among those of its day; None where there is none yet.

    One that was taken back stays on the record as that: the right answer has been seen.
    """
    first: dict[str, Answer] = {}
    for answer in answers:
        first.setdefault(answer.question, answer)
    return [first.get(question) for question in questions]


def result_block(day: date, answers: Sequence[Answer]) -> list[str]:
    """A few lines to share that give nothing away: a square a question, the score, the time.

    An answer taken back is a small square, and not right.
    """
    seconds = round(sum(min(answer.seconds, LONGEST) for answer in answers))
    told = [None if answer.outcome.is_void else answer.correct for answer in answers]
    return daily_result(day.isoformat(), told, seconds)
