"""The option `--score`: yours and the opponent's points, before the deal or in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

import typer

from coach.cli.options.common import WITH_HAND


class TypedScore(NamedTuple):
    """Holes of the two players."""

    own: int
    opponent: int


def read_score(text: str, target: int = 121) -> TypedScore:
    """Read a score like `84-92`; a colon, a dash or a space will do as well.

    Raises:
        typer.BadParameter: not two numbers, or one that ends the game.

    >>> read_score("84-92"), read_score(" 0 : 7 ", 61)
    (TypedScore(own=84, opponent=92), TypedScore(own=0, opponent=7))
    """
    tokens = re.split(r"\s*[-–:]\s*|\s+", text.strip())
    for token in tokens:
        if not re.fullmatch("[0-9]{1,9}", token):
            raise typer.BadParameter(f"{token or text!r} is not a score: {_HINT}")
        if int(token) >= target:
            raise typer.BadParameter(f"{token!r} is too high a score: the game ends at {target}")
    if len(tokens) != 2:
        raise typer.BadParameter(f"{text!r} is not a score of two: {_HINT}")
    return TypedScore(*map(int, tokens))


_HINT = "write yours and the opponent's, like 84-92"

ScoreOption = Annotated[
    str | None,
    typer.Option(
        "--score",
        metavar="YOU-OPPONENT",
        help="The score, like 84-92: the chance to win decides.",
        rich_help_panel=WITH_HAND,
    ),
]
Target = Annotated[
    Literal["121", "61"],
    typer.Option("--target", help="The hole that ends the game.", rich_help_panel=WITH_HAND),
]
StakesOption = Annotated[
    Literal["skunk", "lurch", "acc", "club"] | None,
    typer.Option(
        "--stakes",
        help="With --score: play for games or match points, skunks included; see coach odds.",
        rich_help_panel=WITH_HAND,
    ),
]


@dataclass(frozen=True, slots=True)
class ScoreOptions:
    """The score at which advice is asked for, and what is played for."""

    score: ScoreOption = None
    target: Target = "121"
    stakes: StakesOption = None
