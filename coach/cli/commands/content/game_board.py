"""`coach game board`: the scoreboard of a real table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from coach.cli.options.common import NoColor, only_with, refuse_beside, whole_number
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

_LONGEST_NAME = 20
_LETTERS = "ABCD"


def board(
    context: typer.Context,
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[NAMES]...",
            help="Who plays, round the table; of four, first and third are partners.",
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            parser=whole_number(2, 4),
            help="How many play, without names: a, b, c, d. Two unless said.",
        ),
    ] = None,
    target: Annotated[
        Literal["121", "61"], typer.Option("--target", help="The hole that ends a game.")
    ] = "121",
    stakes: Annotated[
        Literal["skunk", "lurch", "acc", "club"],
        typer.Option("--stakes", help="What a win is worth; see coach rules stakes."),
    ] = "skunk",
    match: Annotated[
        int,
        typer.Option(
            "--match",
            metavar="N",
            parser=whole_number(1, 99),
            help="A match of so many games; the loser deals the next one first.",
        ),
    ] = 1,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the scoreboard that was left.")
    ] = False,
    record: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Write down how every game stands or ended."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing FILE.")] = False,
    no_color: NoColor = False,
) -> None:
    """Keep the score of a real table: type who pegs what, such as a 8.

    Every line is kept at once. A record has the pegs of a game and no cards, which the scoreboard
    does not know.
    """
    from coach.cli.commands.content.scoreboard import NewScoreboard, keep_score
    from coach.cli.user_files import target_of
    from coach.game.table import Options

    for given in ("names", "players", "target", "stakes", "match"):
        refuse_beside(context, "resume", given)
    if record is None:
        only_with(context, "--record", "force")
    who = _checked_names(names, players)
    options = Options(len(who), int(target), stakes)
    keep_score(
        Terminal.open(no_color=no_color),
        None if resume else NewScoreboard(who, options, match),
        None if record is None else target_of(record, force=force),
    )


def _checked_names(names: Sequence[str] | None, players: int | None) -> tuple[str, ...]:
    """The names of the players, letters where none are given.

    Raises:
        typer.BadParameter: they are no names for two, three or four.
    """
    from coach.game.record.written import CRIB, SAID
    from coach.textfiles.characters import shortened

    if not names:
        return (*_LETTERS[: players or 2],)
    found = tuple(" ".join(name.split()) for name in names)
    if not 2 <= len(found) <= 4:
        what = "one name" if len(found) == 1 else f"{len(found)} names"
        raise typer.BadParameter(f"{what}: cribbage is played by 2, 3 or 4")
    if players not in {None, len(found)}:
        raise typer.BadParameter(f"--players {players} and {len(found)} names: leave one out")
    for at, name in enumerate(found):
        if not name[:1].isalpha() or not name.isprintable() or len(name) > _LONGEST_NAME:
            raise typer.BadParameter(
                f"{shortened(name)!r} is no name here: it begins with a letter and has "
                f"{_LONGEST_NAME} signs at most"
            )
        if name.casefold() in {CRIB, SAID}:
            raise typer.BadParameter(f"{name!r} is no name: a record needs the word itself")
        if name.casefold() in map(str.casefold, found[:at]):
            raise typer.BadParameter(f"{name!r} stands twice: every player has another name")
    return found
