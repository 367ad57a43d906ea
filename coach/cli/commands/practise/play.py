"""`coach play`: the program plays itself, at known strengths, to be watched."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial

import typer

from coach.cli.options.common import Json, NoColor, new_app, seed_or_new
from coach.cli.options.groups import grouped
from coach.cli.options.help import Grouped
from coach.cli.options.watch import TableOptions, WatchOptions, read_levels
from coach.cli.terminal import Terminal

app = new_app()
_SOON_DONE = 50  # games without an expert


@app.command(cls=Grouped)
@grouped
def play(
    *, asked: WatchOptions, table: TableOptions, json: Json = False, no_color: NoColor = False
) -> None:
    """Watch the program play itself: games won and points a deal, with standard errors.

    A beginner keeps the best hand, forgets the crib, leads anything and overlooks some points; club
    throws by tables, looks one card ahead and counts right; an expert follows the advice of this
    program, near the end for the game.

    coach play --watch club,beginner --games 1000

    Two players get all cards twice, with seats changed. --record writes every game to a file that
    coach game check reads.
    """
    from coach.cli.display.progress_bar import with_progress
    from coach.cli.processes import results
    from coach.cli.screens.watch import as_json, show
    from coach.cli.user_files import target_of, written_whole
    from coach.players.contest import Contest
    from coach.players.tally import ContestTally
    from coach.players.watched import watched
    from coach.words.contests import player_names

    levels = read_levels(asked.watch, table.players)
    terminal = Terminal.open(no_color=no_color)
    contest = Contest(levels, table.options(len(levels)), seed_or_new(asked.seed))
    if contest.duplicate and asked.games % 2:
        raise typer.BadParameter(
            f"--games: {asked.games} is odd, but two players get all cards twice: name an even "
            "number"
        )
    names = player_names(levels)
    target = None if asked.record is None else target_of(asked.record, force=asked.force)
    work = partial(watched, contest, None if target is None else names)
    soon = asked.games < _SOON_DONE and "expert" not in levels
    tallies = []
    with (
        nullcontext() if target is None else written_whole(target) as fresh,
        nullcontext() if fresh is None else fresh.open("w", encoding="utf-8") as file,
        results(work, asked.games, at_once=soon) as games,
    ):
        for number, game in enumerate(with_progress(terminal, games, asked.games)):
            tallies.append(game.tally)
            if file is not None:
                file.write(("---\n" if number else "") + game.record)
    tally = ContestTally(tuple(tallies), contest.duplicate)
    if json:
        terminal.json(as_json(contest, tally))
    else:
        show(terminal, contest, tally, names)
