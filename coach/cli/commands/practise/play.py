"""`coach play`: a game at the table, or games of the program against itself to be watched."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

import typer

from coach.cli.options.common import NoColor, new_app, only_with, refuse_beside, seed_or_new
from coach.cli.options.groups import grouped
from coach.cli.options.help import Grouped
from coach.cli.options.watch import (
    CompanyOptions,
    KeepingOptions,
    TableOptions,
    WatchOptions,
    read_levels,
)
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from pathlib import Path

app = new_app()
_SOON_DONE = 50  # games without an expert
_AT_THE_TABLE = ("against", "match", "auto_count", "resume")
_OF_A_NEW_GAME = ("players", "target", "stakes", "muggins", "go", "against", "match", "seed")


@app.command(cls=Grouped)
@grouped
def play(
    context: typer.Context,
    *,
    seat: CompanyOptions,
    keeping: KeepingOptions,
    table: TableOptions,
    watching: WatchOptions,
    no_color: NoColor = False,
) -> None:
    """Play a game of cribbage, or watch the program play itself.

    Alone it is a game of two to 121 against a club player. You cut, throw, play and count; every
    action is kept at once, so that a game that was left can be gone on with:

    coach play --against beginner --target 61

    A beginner keeps the best hand, forgets the crib, leads anything and overlooks some points; club
    throws by tables, looks one card ahead and counts right; an expert follows the advice of this
    program, near the end for the game. --watch shows games won and points a deal:

    coach play --watch club,beginner --games 1000

    Two watched players get all cards twice, with seats changed. --record writes every game to a
    file that coach game check reads.
    """
    terminal = Terminal.open(no_color=no_color)
    if watching.watch is None:
        only_with(context, "--watch", "games", "json")
        refuse_beside(context, "resume", *_OF_A_NEW_GAME)
        _play(terminal, seat, keeping, table)
    else:
        refuse_beside(context, "watch", *_AT_THE_TABLE)
        _watch(terminal, watching.watch, watching, keeping, table)


def _play(
    terminal: Terminal, seat: CompanyOptions, keeping: KeepingOptions, table: TableOptions
) -> None:
    from coach.cli.store import open_store
    from coach.cli.table.evening import Evening
    from coach.progress.games import Games

    target = _target(keeping)
    with open_store() as store:
        store.check_writable()
        games = Games(store)
        evening = Evening(terminal, games, seat.auto_count, target)
        if not seat.resume:
            options = table.options(int(table.players or 2))
            evening.begin(options, seat.against, seed_or_new(keeping.seed), seat.match)
            return
        newest = games.newest()
        if newest is None or newest.game.over:
            raise typer.BadParameter("there is no unfinished game: coach play begins one")
        evening.go_on(newest)


def _watch(
    terminal: Terminal,
    levels_named: str,
    watching: WatchOptions,
    keeping: KeepingOptions,
    table: TableOptions,
) -> None:
    from coach.cli.display.progress_bar import with_progress
    from coach.cli.processes import results
    from coach.cli.screens.watch import as_json, show
    from coach.cli.user_files import written_whole
    from coach.players.contest import Contest
    from coach.players.tally import ContestTally
    from coach.players.watched import watched
    from coach.words.contests import player_names

    levels = read_levels(levels_named, table.players)
    contest = Contest(levels, table.options(len(levels)), seed_or_new(keeping.seed))
    if contest.duplicate and watching.games % 2:
        raise typer.BadParameter(
            f"--games: {watching.games} is odd, but two players get all cards twice: name an even "
            "number"
        )
    names = player_names(levels)
    target = _target(keeping)
    work = partial(watched, contest, None if target is None else names)
    soon = watching.games < _SOON_DONE and "expert" not in levels
    tallies = []
    with (
        nullcontext() if target is None else written_whole(target) as fresh,
        nullcontext() if fresh is None else fresh.open("w", encoding="utf-8") as file,
        results(work, watching.games, at_once=soon) as games,
    ):
        for number, game in enumerate(with_progress(terminal, games, watching.games)):
            tallies.append(game.tally)
            if file is not None:
                file.write(("---\n" if number else "") + game.record)
    tally = ContestTally(tuple(tallies), contest.duplicate)
    if watching.json:
        terminal.json(as_json(contest, tally))
    else:
        show(terminal, contest, tally, names)


def _target(keeping: KeepingOptions) -> Path | None:
    from coach.cli.user_files import target_of

    return None if keeping.record is None else target_of(keeping.record, force=keeping.force)
