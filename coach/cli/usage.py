"""Wrong options and arguments: what is wrong and what would be right, in one line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from coach.cli.command_list import COMMANDS, EXAMPLE, HIDDEN
from coach.english import listed, meant, nearest
from coach.errors import CoachError, ExportError, TextFileError

if TYPE_CHECKING:
    from collections.abc import Sequence


def explained(error: BaseException) -> BaseException:
    """The error in words of our own, if it is typer's; any other as it is."""
    from typer import TyperException

    if not isinstance(error, TyperException):
        return error
    # Of the pinned version; the same classes are not to be had elsewhere.
    from typer._click import exceptions as known

    if isinstance(error, known.NoSuchOption):
        return CoachError(_no_such_option(error))
    if isinstance(error, known.MissingParameter) and error.param is not None:
        return CoachError(_missing(error))
    if isinstance(error, known.BadOptionUsage):
        return CoachError(_bad_use(error))
    if isinstance(error, known.BadParameter):
        return CoachError(_bad_value(error))
    return CoachError(_too_much(error))


def _no_such_option(error: Any) -> str:
    command = error.ctx.command
    known = [name for option in command.params for name in option.opts if name.startswith("--")]
    path = error.ctx.command_path
    near = meant(error.option_name, [*known, "--help"], f"{path} --help lists them")
    return f"{error.option_name} is not an option of {path}: {near}"


def _missing(error: Any) -> str:
    told = error.param.help
    return f"{error.param.make_metavar(error.ctx)} is missing: {told[:1].lower()}{told[1:]}".rstrip(
        "."
    )


def _bad_use(error: Any) -> str:
    wants = "needs a value" if "requires" in error.message else "takes no value"
    return f"{error.option_name} {wants}"


def _bad_value(error: Any) -> str:
    param = error.param
    if param is None:
        return str(error.message)
    message = str(error.message)
    choices = getattr(param.type, "choices", None)
    if choices is not None:
        token = message.partition(" is not one of ")[0]
        near = meant(token.strip("'\""), choices, "")
        message = f"{token} must be {listed([*choices], 'or')}{near and f'; {near}'}"
    if param.param_type_name == "argument":
        return message
    return f"{max(param.opts, key=len)}: {message}"


def _too_much(error: Any) -> str:
    """More than a command takes, or what typer says."""
    found = re.search(r"unexpected extra argument\S* \((.*)\)", error.message, re.DOTALL)
    return f"{error.ctx.command_path} does not take {found[1]!r}" if found else str(error.message)


def example_for(error: BaseException, arguments: Sequence[str]) -> str:
    """A call that works, of the command that was given; empty where none would help.

    Args:
        error: what was wrong, explained.
        arguments: all that was typed after the name of the program.
    """
    if not isinstance(error, CoachError) or isinstance(error, (TextFileError, ExportError)):
        return ""
    named = next((word for word in arguments if not word.startswith("-")), "")
    known = COMMANDS | HIDDEN
    meant = [named] if named in known else nearest(named, COMMANDS)
    return known[meant[0]].example if meant else EXAMPLE
