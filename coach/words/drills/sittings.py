"""Sentences at the end of a sitting: score, misses, streak, and how a sprint compares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.words.drills.verdicts import amount

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coach.advice.losses import Unit

NO_ANSWERS = "No answers this time."
NOTHING_SAVED = "Nothing was saved."
THREE_MINUTES = "Three minutes. Hands get harder, and a miss costs ten seconds."
TIME_IS_UP = "Time is up."
AFTER_THE_BELL = "That was after the bell, and does not count."
DAILY_DONE = "Today's ten are on the record. Again, for practice:"
NOTHING_TO_REVIEW = "Nothing to review."
NOTHING_DUE = "Nothing is due."


def score(right: int, answered: int, seconds: float | None) -> str:
    """Say how many answers were right, and the median of the seconds they took.

    >>> score(7, 10, 4.2)
    '7 of 10 right · median 4 s'
    """
    return f"{right} of {answered} right{_speed(seconds)}"


def remarks(
    *,
    hinted: int,
    lost: Mapping[Unit, float],
    missed: Sequence[tuple[str, int]],
    unexplained: int,
    shown: int,
    taken_back: int,
) -> Iterator[str]:
    """Remark on the answers of a sitting.

    Args:
        hinted: right answers that took a hint.
        lost: the sum of what decisions gave up, by its unit.
        missed: kinds with a miss and how many, the most missed first.
        unexplained: misses that no one kind explains.
        shown: answers that were shown.
        taken_back: answers that were taken back.

    >>> list(remarks(hinted=1, lost={}, missed=(), unexplained=0, shown=2, taken_back=0))
    ['Of the right ones 1 took a hint.', 'Shown: 2.']
    """
    if hinted:
        yield f"Of the right ones {hinted} took a hint."
    if lost:
        yield f"Given up in all: {' and '.join(amount(loss, unit) for unit, loss in lost.items())}."
    if missed:
        yield f"Missed: {', '.join(f'{kind} {times}' for kind, times in missed)}."
    if unexplained:
        yield f"Cause unclear: {unexplained}."
    if shown:
        yield f"Shown: {shown}."
    if taken_back:
        yield f"Taken back: {taken_back}."


def deal_again(command: str) -> str:
    """Give the command that deals the same questions."""
    return f"Deal these again: {command}"


def in_the_deck(questions: int, due: str) -> str:
    """Say how many questions wait, and when the first is due.

    >>> in_the_deck(12, "Monday 03 June at 12:30")
    'In the deck: 12, the next on Monday 03 June at 12:30.'
    """
    return f"In the deck: {questions}, the next on {due}."


def daily_result(day: str, right: Sequence[bool | None], seconds: int) -> list[str]:
    """A few lines to share that give nothing away: a square a question, the score, the time.

    None is an answer that was taken back: a small square, and not right.

    >>> daily_result("2026-05-20", [True, False, True, None], 75)
    ['Cribbage Coach, 2026-05-20', '■□■▪  2/4  1:15']
    """
    squares = "".join({True: "■", False: "□", None: "▪"}[one] for one in right)
    minutes, rest = divmod(seconds, 60)
    score = f"{sum(map(bool, right))}/{len(right)}"
    return [f"Cribbage Coach, {day}", f"{squares}  {score}  {minutes}:{rest:02}"]


def sprint_score(right: int, missed: int, seconds: float | None = None) -> str:
    """Say the score of a sprint.

    >>> sprint_score(12, 3), sprint_score(12, 3, 6.6)
    ('12 right, 3 missed', '12 right, 3 missed · median 7 s')
    """
    return f"{right} right, {missed} missed{_speed(seconds)}"


def records(before: str | None, today: str, *, is_best: bool) -> list[str]:
    """Compare a sprint with those before it.

    Args:
        before: the score of the best one before it; None where there is none.
        today: the score of the best one of the day, itself among them.
        is_best: whether it is better than all before.

    >>> records("8 right, 1 missed", "9 right, 0 missed", is_best=True)
    ['A new best. The one before: 8 right, 1 missed.']
    """
    if before is None:
        return ["Your first sprint: the one to beat."]
    if is_best:
        return [f"A new best. The one before: {before}."]
    return [f"Best today: {today}.", f"Best ever: {before}."]


def _speed(seconds: float | None) -> str:
    return "" if seconds is None else f" · median {seconds:.0f} s"
