"""What commands share: how an app is made, and the options that mean the same everywhere."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated

import typer

NoColor = Annotated[bool, typer.Option("--no-color", help="No colour; NO_COLOR does the same.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="N", help="Deal these questions again, on any machine."),
]
NoSave = Annotated[bool, typer.Option("--no-save", help="Keep no record of the answers.")]
Count = Annotated[
    int, typer.Option("--count", "-n", min=1, metavar="N", help="How many questions.")
]


def seed_or_new(seed: int | None) -> int:
    """The seed asked for, or a new one that is short enough to type."""
    return SystemRandom().randrange(1_000_000) if seed is None else seed


def new_app(*, completion: bool = False) -> typer.Typer:
    """An app for one command, with plain help, and with our own errors in place of tracebacks."""
    return typer.Typer(
        add_completion=completion,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
