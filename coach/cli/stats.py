"""`coach stats`: accuracy, speed and errors by drill and by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.options import Json, NoColor, new_app
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.progress.stats import Tally

app = new_app()


@app.command()
def stats(
    days: Annotated[
        int | None, typer.Option("--days", min=1, metavar="N", help="Only the last N days.")
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Show accuracy, speed and errors by drill and by kind."""
    from datetime import timedelta

    from coach.cli.now import local_now
    from coach.progress.stats import by_drill, by_kind
    from coach.progress.store import Store, default_path
    from coach.progress.streak import local_day

    terminal = Terminal.open(no_color=no_color)
    since = None if days is None else local_day(local_now()) - timedelta(days=days - 1)
    with Store(default_path()) as store:
        answers = store.answers(since)
    drills, kinds = by_drill(answers), by_kind(answers)
    if json:
        terminal.json(
            {
                "days": days,
                "answers": len(answers),
                "drills": [_tally_json(tally) for tally in drills],
                "kinds": [_tally_json(tally) for tally in kinds],
            }
        )
        return
    terminal.line()
    if not answers:
        terminal.line("No answers yet. Start with: coach hand-count")
        terminal.line()
        return
    _table(terminal, "drill", drills)
    terminal.line()
    if kinds:
        _table(terminal, "kind", kinds)
        terminal.line()
        exact = sum(answer.itemised for answer in answers)
        terminal.line(
            f"Kinds rest on {exact} itemised answers and {len(answers) - exact} others. A wrong "
            "total is charged to a kind only where that kind alone explains it."
        )
        terminal.line()


def _table(terminal: Terminal, what: str, tallies: Sequence[Tally]) -> None:
    from coach.progress.stats import percent

    rows = []
    for tally in tallies:
        seconds = "" if tally.seconds is None else f"{tally.seconds:.0f} s"
        trend = "" if tally.trend is None else f"{100 * tally.trend:+.0f}"
        right = f"{tally.right}/{tally.tried}"
        rows.append((tally.name, right, percent(tally.accuracy), seconds, trend))
    header = (what, "right", "", "median", "trend")
    columns = 4 if terminal.narrow else 5
    terminal.table([row[:columns] for row in rows], header=header[:columns], align="lrrrr")


def _tally_json(tally: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "tried": tally.tried,
        "right": tally.right,
        "accuracy": tally.accuracy,
        "itemised": tally.exact,
        "median_seconds": tally.seconds,
        "trend": tally.trend,
    }
