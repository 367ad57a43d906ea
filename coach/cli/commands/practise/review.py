"""`coach review`: what was missed, when it is due again."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options.common import NoColor, NoSave, count_option, new_app
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.practice.choose.due import Scheduled
    from coach.progress.answer import Answer

app = new_app()

_AT_ONCE = 20


@app.command(cls=drill_help())
def review(
    last: Annotated[
        bool,
        typer.Option(
            "--last", help="Ask what was missed since the last pause of half an hour, due or not."
        ),
    ] = False,
    facts: Annotated[
        bool,
        typer.Option(
            "--facts", help="Ask facts to know by heart: rules, score names, crib averages."
        ),
    ] = False,
    count: Annotated[int | None, count_option("Most questions to ask; default twenty.")] = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Ask again what was missed and is due.

    A missed question comes back within minutes, then at growing intervals. It leaves when it has
    been right on three separate days. Facts stay: --facts asks those that are due, then up to ten
    new ones.
    """
    from coach.cli.clock import local_now
    from coach.cli.loop import run
    from coach.cli.screens.drills.mixed import MixedScreen
    from coach.cli.store import open_store
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.choose.due import due
    from coach.practice.choose.facts import facts_to_ask, known_facts
    from coach.practice.choose.mistakes import deck, missed_last
    from coach.practice.drills.registry import readable
    from coach.practice.facts.fact import FACTS
    from coach.words.drills import sittings as words

    terminal = Terminal.open(no_color=no_color)
    waiting: Sequence[Scheduled]
    newest: Iterable[Answer]
    with open_store() as store:
        if facts:
            answers = store.of_drill(FACTS)
            waiting = known_facts(answers)
            newest = reversed(answers)
            texts = missed_last(newest) if last else facts_to_ask(waiting, local_now())
        else:
            waiting = deck(store)
            newest = (answer for answer in store.newest() if answer.drill != FACTS)
            texts = missed_last(newest) if last else due(waiting, local_now())
    if not texts:
        terminal.line(words.NOTHING_TO_REVIEW if last or not waiting else words.NOTHING_DUE)
        if waiting and not last:
            terminal.line(words.in_the_deck(len(waiting), _when(waiting[0].due)))
        return
    asked = list(islice(readable(texts), count or _AT_ONCE))
    run(
        terminal,
        AsTheyCome(iter(asked)),
        MixedScreen(terminal, "Fact" if facts else "Review"),
        count=len(asked),
        seed=None,
        save=not no_save,
    )


def _when(due: datetime) -> str:
    from coach.cli.clock import local

    return f"{local(due):%A %d %B at %H:%M}"
