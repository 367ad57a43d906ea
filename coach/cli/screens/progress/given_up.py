"""Lines of the dashboard: what decisions gave up, and the best sprints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.losses import CHANCE, POINTS
from coach.cli.screens.bars import bars
from coach.practice.sprint import best
from coach.progress.statistics import mean_over
from coach.words.progress import statistics as said

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from coach.cli.terminal import Terminal
    from coach.practice.choose.given_up import GivenUp
    from coach.practice.sprint import Sprint


def show_given_up(
    terminal: Terminal, found: Sequence[GivenUp], today: date, days: int, spans: int
) -> None:
    """The decisions of each drill: what one gives up, then and now, and over time."""
    terminal.parts(
        [
            said.GIVEN_UP,
            *(
                said.given_up(
                    said.decision(one.drill, at_score=one.at_score),
                    [said.loss(loss, at_score=one.at_score) for loss in _shown(one)],
                    one.change,
                    ""
                    if terminal.narrow or terminal.linear
                    else _over_time(one, today, days, spans),
                )
                for one in found
            ),
        ]
    )


def show_sprints(terminal: Terminal, sprints: Sequence[Sprint], today: date) -> None:
    """The last sprint, the best of the day and the best ever; there must be one."""
    ever = best(sprints)
    of_today = best(sprint for sprint in sprints if sprint.day == today)
    assert ever is not None
    last = sprints[-1]
    terminal.parts(
        said.sprints(
            (last.right, last.missed),
            None if of_today is None else (of_today.right, of_today.missed),
            (ever.right, ever.missed),
            None if ever.day == today else f"{ever.day.day} {ever.day:%b}",
        )
    )


def _shown(one: GivenUp) -> Sequence[float]:
    """The averages of then and of now, or where there is too little for that, of all."""
    return one.then_and_now or (one.mean,)


def _over_time(one: GivenUp, today: date, days: int, spans: int) -> str:
    """Bars as high as the loss, full where the average is very bad."""
    full = (CHANCE if one.at_score else POINTS).bad
    means = mean_over(one.losses, today, days, spans)
    return bars(None if mean is None else mean / full for mean in means)
