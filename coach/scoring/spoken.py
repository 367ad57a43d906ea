"""The count as a player says it aloud, with its running total."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coach.english import number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.scoring.breakdown import Breakdown, Item

NOTHING = "nineteen"
"""The name of a hand without points, since no hand makes nineteen."""

_PAIRS = {1: "a pair", 3: "a pair royal", 6: "a double pair royal"}  # by pairs of one rank
_RUNS = {1: "a run of", 2: "a double run of", 3: "a triple run of", 4: "a double-double run of"}
_ALONE = {
    "pair": "a pair",
    "pair royal": "a pair royal",
    "double pair royal": "a double pair royal",
    "flush": "a flush",
    "nobs": "one for his nobs",
    "go": "one for the go",
    "last card": "one for last card",
}


def spoken(score: Breakdown) -> str:
    """Say the score of a hand, a crib or a played card in the table's cadence.

    Pairs inside a run are part of its name: a double run of three is eight, of four ten, a triple
    run fifteen, a double-double run sixteen. Cadence: ACC score cards and club usage.

    >>> from coach.scoring.show import score_show
    >>> spoken(score_show("5H 5S 6D 4S", "JD"))
    'fifteen two, four, six, eight, and a double run of three makes sixteen'
    >>> spoken(score_show("2H 4H 6H 8H", "TH"))
    'a flush is five'
    >>> from coach.scoring.play import score_play
    >>> spoken(score_play("KC 7D 6H 8S"))
    'thirty-one for two, and a run of three makes five'
    >>> spoken(score_show("2C 4D 6H 8S", "KC"))
    'nineteen'
    """
    items = score.items
    if not items:
        return NOTHING
    fifteens = sum(item.kind == "fifteen" for item in items)
    total = 2 * fifteens
    parts = []
    if fifteens:
        parts.append("fifteen " + ", ".join(number(2 * nth) for nth in range(1, fifteens + 1)))
    elif items[0].kind == "thirty-one":
        total = 2
        parts.append("thirty-one for two")
    figures = list(figure_points(items))
    for place, (figure, points) in enumerate(figures):
        name = "another pair" if (figure, points) in figures[:place] else figure
        verb = "makes" if total and not name.startswith("one for") else "is"
        total += points
        lead = "and " if place == len(figures) - 1 and parts else ""
        parts.append(f"{lead}{name}" + (f" {verb} {number(total)}" if total > 1 else ""))
    return ", ".join(parts)


def figure_points(items: Iterable[Item]) -> Iterator[tuple[str, int]]:
    """Name the figures besides fifteens and thirty-one, with their article, and their points.

    >>> from coach.scoring.show import score_show
    >>> list(figure_points(score_show("7C 7D 8H 8S", "9C").items))
    [('a double-double run of three', 16)]
    """
    items = [item for item in items if item.kind not in {"fifteen", "thirty-one"}]
    runs = [item for item in items if item.kind == "run"]
    in_run = {card.rank for item in runs for card in item.cards}
    # In the show a pair is counted card by card; in the play its item already has its full name.
    pairs = Counter(item.cards[0].rank for item in items if item.kind == "pair")
    loose = {rank: count for rank, count in pairs.items() if rank not in in_run or not runs}
    if runs:
        inside = sum(count for rank, count in pairs.items() if rank in in_run)
        points = sum(item.points for item in runs) + 2 * inside
        yield f"{_RUNS[len(runs)]} {number(runs[0].points)}", points
    for count in sorted(loose.values(), reverse=True):
        yield _PAIRS[count], 2 * count
    for item in items:
        if item.kind not in {"run", "pair"}:
            yield _ALONE[item.kind], item.points
