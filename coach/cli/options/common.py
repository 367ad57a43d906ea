"""Shared by commands: a new app, and the options that mean the same everywhere."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import SystemRandom
from typing import Annotated, Any, get_args

import typer
from typer.core import TyperOption

WITH_HAND, DRILL = "With HAND", "For the drill"
"""Headings of a command that advises on a hand and is a drill without one."""


def whole_number(low: int, high: int) -> Callable[[str | int], int]:
    """A reader of whole numbers between two bounds, both included, for an option."""

    def read(value: str | int) -> int:  # a default comes as the number it is
        text = str(value)
        if re.fullmatch("[0-9]{1,18}", text) and low <= int(text) <= high:
            return int(text)
        raise typer.BadParameter(f"{text!r} must be a whole number from {low} to {high}")

    return read


def count_option(help: str) -> Any:  # noqa: A002 (as typer calls it)
    """The option `--count`, with its own help."""
    return typer.Option(
        "--count",
        "-n",
        metavar="N",
        parser=whole_number(1, 10_000),
        help=help,
        rich_help_panel=DRILL,
    )


NoColor = Annotated[bool, typer.Option("--no-color", help="No colour; NO_COLOR does the same.")]
Linear = Annotated[
    bool,
    typer.Option("--linear", help="All in words, nothing drawn; COACH_LINEAR does the same."),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole_number(0, 10**18 - 1),
        help="Deal these questions again, on any machine.",
        rich_help_panel=DRILL,
    ),
]
NoSave = Annotated[
    bool,
    typer.Option("--no-save", help="Keep no record of the answers.", rich_help_panel=DRILL),
]
Count = Annotated[int | None, count_option("Number of questions; default ten.")]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        help="Deal as at the table, not for weak spots; so do options on what is dealt.",
    ),
]
Mine = Annotated[bool, typer.Option("--mine", help="Throws to your crib.")]
Theirs = Annotated[bool, typer.Option("--theirs", help="Throws to their crib.")]
QUESTIONS = 10
"""Default number of questions in a drill."""


def given_options(context: typer.Context) -> dict[str, str]:
    """The options typed with another value than their usual one: as typed, by parameter."""
    given = {}
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        typed = source is not None and source.name == "COMMANDLINE"
        if typed and context.params.get(name) not in (None, parameter.default):
            is_argument = parameter.param_type_name == "argument"
            shown = parameter.make_metavar(context).strip("[]") if is_argument else None
            given[name] = shown or max(parameter.opts, key=len)
    return given


def refuse_together(context: typer.Context, *names: str) -> None:
    """Refuse options that say two things at once, by their parameters.

    Raises:
        typer.BadParameter: more than one of them is given.
    """
    given = given_options(context)
    options = [given[name] for name in names if name in given]
    if len(options) > 1:
        raise typer.BadParameter(f"{' and '.join(options)} do not go together")


def refuse_beside(context: typer.Context, one: str, *names: str) -> None:
    """Refuse some options beside one other, by their parameters.

    Raises:
        typer.BadParameter: that one and one of them are given.
    """
    for name in names:
        refuse_together(context, one, name)


def only_with(context: typer.Context, option: str, *names: str) -> None:
    """Refuse options that mean nothing without another one, which is not given.

    Raises:
        typer.BadParameter: one of them is given.
    """
    given = given_options(context)
    for name in names:
        if name in given:
            raise typer.BadParameter(f"{given[name]} goes with {option}")


def either(**given: bool) -> bool | None:
    """Choose between two options: True for the first, False for the second, None for neither.

    Raises:
        typer.BadParameter: both are given.

    >>> either(mine=True, theirs=False), either(mine=False, theirs=False)
    (True, None)
    """
    if all(given.values()):
        options = [f"--{name.replace('_', '-')}" for name in given]
        raise typer.BadParameter(f"{' and '.join(options)} do not go together")
    first, second = given.values()
    return True if first else False if second else None


def go_linear() -> None:
    """Put every screen of this process into words."""
    os.environ["COACH_LINEAR"] = "1"


def linear_option() -> TyperOption:
    """The option `--linear`, which commands have without naming it."""

    def read(_context: Any, _option: Any, wanted: bool) -> None:
        if wanted:
            go_linear()

    return TyperOption(
        param_decls=["--linear"],
        is_flag=True,
        default=False,
        expose_value=False,
        callback=read,
        help=get_args(Linear)[1].help,
    )


def typed_hand(context: typer.Context, cards: list[str] | None, option: str | None) -> str | None:
    """The hand, as an argument or with --hand; None where there is none.

    Raises:
        typer.BadParameter: it is given in both ways.
    """
    refuse_together(context, "cards", "hand")
    return " ".join(cards) if cards else option


def seed_or_new(seed: int | None) -> int:
    """The seed asked for, or a new one that is short enough to type."""
    return SystemRandom().randrange(1_000_000) if seed is None else seed


def new_app(*, completion: bool = False) -> typer.Typer:
    """An app for one command, with plain help and readable errors in place of tracebacks."""
    return typer.Typer(
        add_completion=completion,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
