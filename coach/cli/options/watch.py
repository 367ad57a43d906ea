"""Options of games: at the table with the program, or of the program against itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from coach.cli.options.common import whole_number
from coach.english import listed, meant

if TYPE_CHECKING:
    from coach.game.table import Options
    from coach.players.contest import Strength

_GAME = "The game"
_WATCHED = "With --watch"


@dataclass(frozen=True, slots=True)
class WatchOptions:
    """Games that the program plays against itself: who plays, and how many."""

    watch: Annotated[
        str | None,
        typer.Option(
            "--watch",
            metavar="LEVEL,LEVEL",
            help="Watch games between these: beginner, club or expert, one for everybody or one "
            "for each; with four players two are one for each side.",
            rich_help_panel=_WATCHED,
        ),
    ] = None
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            parser=whole_number(1, 1_000_000),
            help="Number of games; default 100. Two players play an even number.",
            rich_help_panel=_WATCHED,
        ),
    ] = 100
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print one JSON object and nothing else.",
            rich_help_panel=_WATCHED,
        ),
    ] = False


@dataclass(frozen=True, slots=True)
class CompanyOptions:
    """A game at the table: who sits there, and how it is played with you."""

    against: Annotated[
        Literal["beginner", "club", "expert"],
        typer.Option("--against", help="The strength of everybody else."),
    ] = "club"
    match: Annotated[
        int,
        typer.Option(
            "--match", metavar="N", parser=whole_number(1, 99), help="So many games; default 1."
        ),
    ] = 1
    auto_count: Annotated[
        bool, typer.Option("--auto-count", help="Have your points counted for you.")
    ] = False
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = (
        False
    )


@dataclass(frozen=True, slots=True)
class KeepingOptions:
    """The seed of games, and the file that they are written to."""

    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            parser=whole_number(0, 10**18 - 1),
            help="Deal these games again, on any machine.",
        ),
    ] = None
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write the games to a file, as YAML."),
    ] = None
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The table of a game: players, target, stakes, and how it is played."""

    players: Annotated[
        Literal["2", "3", "4"] | None,
        typer.Option(
            "--players",
            help="Players; default two, or as many as --watch names.",
            rich_help_panel=_GAME,
        ),
    ] = None
    target: Annotated[
        Literal["121", "61"],
        typer.Option("--target", help="The hole that ends a game.", rich_help_panel=_GAME),
    ] = "121"
    stakes: Annotated[
        Literal["skunk", "lurch", "acc", "club"],
        typer.Option(
            "--stakes", help="What skunks are worth; see coach odds.", rich_help_panel=_GAME
        ),
    ] = "skunk"
    muggins: Annotated[
        bool,
        typer.Option(
            "--muggins", help="Take what an opponent does not claim.", rich_help_panel=_GAME
        ),
    ] = False
    go: Annotated[
        Literal["early"] | None,
        typer.Option(
            "--go",
            help="With three or four: a count closes at the next player who cannot play.",
            rich_help_panel=_GAME,
        ),
    ] = None

    def options(self, players: int) -> Options:
        """The options of a game between as many players."""
        from coach.game.table import Options

        return Options(players, int(self.target), self.stakes, self.muggins, self.go == "early")


def read_levels(text: str, players: str | None) -> tuple[Strength, ...]:
    """Read the strengths of players, and deal them round the table.

    Args:
        text: one for everybody, one for each, or with four players one for each side.
        players: how many there are; as many as levels, two at least, unless given.

    Raises:
        typer.BadParameter: a word is no strength, or there are not as many as players.

    >>> read_levels("club", None), read_levels("expert,club", "4")
    (('club', 'club'), ('expert', 'club', 'expert', 'club'))
    """
    from coach.players.contest import STRENGTHS

    found: list[Strength] = []
    for word in text.split(","):
        level = next((one for one in STRENGTHS if one == word.strip().casefold()), None)
        if level is None:
            strengths = listed(STRENGTHS, "or")
            near = meant(word.strip(), STRENGTHS, f"a player is {strengths}")
            raise typer.BadParameter(f"--watch: {word.strip()!r} is not a strength: {near}")
        found.append(level)
    size = int(players) if players else max(2, len(found))
    if size > 4 or len(found) not in ({1, 2, 4} if size == 4 else {1, size}):
        ways = "one, two or four" if size == 4 else f"one or {size}"
        if size > 4:
            raise typer.BadParameter(f"--watch: {len(found)} players: cribbage is for 2, 3 or 4")
        raise typer.BadParameter(f"--watch: {len(found)} levels for {size} players: name {ways}")
    return tuple(found * (size // len(found)))
