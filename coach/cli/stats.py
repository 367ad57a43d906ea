"""`coach stats`: accuracy, speed and errors by drill and by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.options import Json, NoColor, new_app, whole_number
from coach.cli.terminal import Terminal
from coach.progress.stats import by_drill, by_kind, percent, unattributed

if TYPE_CHECKING:
    from coach.progress.stats import Tally

app = new_app()


@app.command()
def stats(
    days: Annotated[
        int | None,
        typer.Option(
            "--days", metavar="N", parser=whole_number(1, 36_500), help="Only the last N days."
        ),
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Show accuracy, speed and errors by drill and by kind."""
    from datetime import timedelta

    from coach.cli.now import local_now
    from coach.progress.file import default_path
    from coach.progress.store import Store
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
                "unattributed": unattributed(answers),
            }
        )
        return
    terminal.line()
    if not answers:
        terminal.line("No answers yet. Start with: coach hand-count")
        terminal.line()
        return
    columns = ("right", "", "median", "trend %")
    rows = [(tally.name, *_rate(tally), _seconds(tally), _trend(tally)) for tally in drills]
    spare = ("trend %", "median")
    terminal.table(rows, header=("drill", *columns), align="lrrrr", spare=spare)
    terminal.line()
    if kinds:
        columns = ("right", "", "median", "in totals")
        rows = [
            (tally.name, *_rate(tally), _seconds(tally), f"{tally.charged} missed")
            for tally in kinds
        ]
        terminal.table(rows, header=("kind", *columns), align="lrrrr", spare=("median",))
        terminal.line()
        itemised = sum(answer.itemised for answer in answers)
        terminal.line(
            f"Right by kind rests on what was asked by kind, {itemised} of {len(answers)} answers."
        )
    if unexplained := unattributed(answers):
        terminal.line(
            "A wrong total is charged to a kind only where that kind alone explains it; "
            f"so many are charged to none: {unexplained}."
        )
    terminal.line()


def _rate(tally: Tally) -> tuple[str, str]:
    return (f"{tally.right}/{tally.tried}", percent(tally.accuracy)) if tally.tried else ("", "")


def _seconds(tally: Tally) -> str:
    return "" if tally.seconds is None else f"{tally.seconds:.0f} s"


def _trend(tally: Tally) -> str:
    return "" if tally.trend is None else f"{100 * tally.trend:+.0f}"


def _tally_json(tally: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "tried": tally.tried,
        "right": tally.right,
        "accuracy": tally.accuracy,
        "missed_in_totals": tally.charged,
        "median_seconds": tally.seconds,
        "trend": tally.trend,
    }
