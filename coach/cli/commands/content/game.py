"""`coach game`: the scoreboard of a real table, and the check of games that are written down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.commands.content.game_board import board
from coach.cli.exit_codes import ExitCode
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped, Suggesting
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.game.record.checking import CheckedFile
    from coach.game.record.replay import Replayed

app = new_app()
app.command(cls=Grouped)(board)


@app.callback(cls=Suggesting, invoke_without_command=True)
def game(context: typer.Context) -> None:
    """Keep the score of a real table, and check games that are written down."""
    if context.invoked_subcommand is None:
        raise typer.BadParameter("coach game takes a command: board, or check FILE")


@app.command(cls=Grouped)
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Game records, as YAML.")],
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Check game records against the rules: every fault with its file and line.

    A count that was not what the cards hold is a note, and no fault.
    """
    from coach.cli.user_files import contents_of
    from coach.game.record.checking import check_file
    from coach.words.records import miscount_text, no_fault_text

    terminal = Terminal.open(no_color=no_color)
    checked = {str(path): check_file(contents_of(path), str(path)) for path in files}
    games = [game for file in checked.values() for game in file.games]
    faults = [fault for file in checked.values() for fault in file.faults]
    if json:
        terminal.json({"files": [_json(name, file) for name, file in checked.items()]})
    else:
        for fault in faults:
            terminal.error(fault)
        for name, file in checked.items():
            for note in (note for game in file.games for note in game.miscounts):
                terminal.line(f"{name}:{note.line}: {miscount_text(note)}")
        if not faults:
            terminal.line(no_fault_text(len(games)))
    if faults:
        raise typer.Exit(ExitCode.USAGE)


def _json(name: str, file: CheckedFile) -> dict[str, Any]:
    return {
        "file": name,
        "faults": [{"line": fault.line or None, "reason": fault.reason} for fault in file.faults],
        "games": list(map(_game_json, file.games)),
    }


def _game_json(game: Replayed) -> dict[str, Any]:
    from coach.cards import write

    played = game.game
    return {
        "players": game.record.players,
        "deals": len(game.record.deals),
        "whole": game.whole,
        "scores": None if played is None else played.board.scores,
        "winner": None if played is None else played.winner,
        "notes": [
            {
                "line": note.line,
                "deal": note.deal,
                "player": note.player,
                "rule": note.rule,
                "cards": write(note.cards),
                "said": note.said,
                "points": note.points,
            }
            for note in game.miscounts
        ],
    }
