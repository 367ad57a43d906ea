"""The command that deals the same questions again, from the options of the one under way."""

from __future__ import annotations

from shlex import join
from typing import TYPE_CHECKING

from coach.cli.options.common import given_options

if TYPE_CHECKING:
    import typer

_NOT_DEALING = {"seed", "no_save", "no_color"}
"""Options that change nothing about the questions; the seed is given apart."""


def again(context: typer.Context, seed: int) -> str:
    """Write a command with the options that were given, and a seed.

    Args:
        context: of the command.
        seed: of its questions.
    """
    words = context.command_path.split()
    for name, option in given_options(context).items():
        if name in _NOT_DEALING:
            continue
        value = context.params[name]
        if isinstance(value, bool):
            words.append(option)
        else:
            for one in value if isinstance(value, (list, tuple)) else (value,):
                words += [option, str(one)]
    return join([*words, "--seed", str(seed)])
