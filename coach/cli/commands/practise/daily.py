"""`coach daily`: the same ten questions for everybody, once a day for the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.options.common import Json, NoColor, NoSave, new_app
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from datetime import date

    from coach.progress.answer import Answer

app = new_app()


@app.command(cls=drill_help())
def daily(no_save: NoSave = False, json: Json = False, no_color: NoColor = False) -> None:
    """Ask the ten questions of the day.

    They are the same for everybody. The first answers go on the record; later ones are practice.
    --json prints the record and asks nothing.
    """
    from coach.cli.clock import local_now
    from coach.cli.loop import run
    from coach.cli.screens.drills.mixed import MixedScreen
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.daily import daily as questions_of
    from coach.practice.daily import result_block
    from coach.progress.answer import Outcome
    from coach.progress.streak import local_day
    from coach.words.drills.sittings import DAILY_DONE

    terminal = Terminal.open(no_color=no_color)
    day = local_day(local_now())
    questions = questions_of(day)
    texts = [question.text for question in questions]
    record = _record(texts, day)
    if json:
        outcomes = [None if answer is None else answer.outcome for answer in record]
        right = outcomes.count(Outcome.RIGHT)
        terminal.json({"day": day.isoformat(), "right": right, "outcomes": outcomes})
        return
    left = [q for q, answer in zip(questions, record, strict=True) if answer is None]
    if not left:
        terminal.line(DAILY_DONE)
    asked = left or questions
    view = MixedScreen(terminal, "Daily")
    deck = AsTheyCome(iter(asked))
    run(terminal, deck, view, count=len(asked), seed=None, save=not no_save)
    done = [answer for answer in _record(texts, day) if answer is not None]
    if left and len(done) == len(questions):
        for line in result_block(day, done):
            terminal.line(line)
        terminal.line()


def _record(texts: list[str], day: date) -> list[Answer | None]:
    from coach.cli.store import open_store
    from coach.practice.daily import for_the_record

    with open_store() as store:
        return for_the_record(texts, store.of_day(day))
