"""`coach sprint`: three minutes against the clock."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

from coach.cli.options.common import NoColor, new_app, seed_or_new
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.practice.session import Session

app = new_app()


@app.command(cls=drill_help(timed=True))
def sprint(no_color: NoColor = False) -> None:
    """Count against the clock for three minutes.

    Hands get harder as you go, and a miss costs ten seconds. The clock runs while a hand is asked;
    an answer after the bell is kept, but does not score. The best sprint has the most right; ties
    go to the fewest misses. To see the answer is a miss; there are no hints, and nothing is taken
    back.

    The answers count towards the day's goal and your speed. Weak spots, accuracy by kind and coach
    review leave them out.
    """
    from coach.cli.loop import run
    from coach.cli.screens.drills.sprint import SprintScreen, show_sprint
    from coach.cli.store import open_store
    from coach.practice.drills.registry import SPRINT
    from coach.practice.sprint import SprintDeck, sprints
    from coach.words.drills.sittings import THREE_MINUTES

    terminal = Terminal.open(no_color=no_color)
    with open_store() as store:
        others = sprints(store.of_drill(SPRINT))
    seed = seed_or_new(None)
    deck = SprintDeck(Random(seed))

    def summary(session: Session) -> None:
        show_sprint(terminal, session, deck.sprint, others)

    terminal.line(THREE_MINUTES)
    run(
        terminal,
        deck,
        SprintScreen(terminal, deck),
        count=sys.maxsize,  # the bell ends it
        seed=seed,
        save=True,
        drill=SPRINT,
        summary=summary,
        timed=True,
    )
