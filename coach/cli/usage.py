"""Wrong options and arguments: what is wrong and what would be right, in one line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from coach.cli.command_list import COMMANDS, EXAMPLE, HIDDEN, WITHIN
from coach.english import listed, meant, nearest
from coach.errors import CoachError, ExportError, TextFileError

if TYPE_CHECKING:
    from collections.abc import Sequence

_NO_OUTPUT = "the output cannot be written"


def explained(error: BaseException) -> BaseException:
    """The error in words of our own, if it is typer's or the system's; any other as it is."""
    if isinstance(error, OSError) and error.strerror:
        what = f"{error.filename} cannot be used" if error.filename else _NO_OUTPUT
        return OSError(f"{what}: {error.strerror}")
    from typer import TyperException

    if not isinstance(error, TyperException):
        return error
    # Of the pinned version; the same classes are not to be had elsewhere.
    from typer._click import exceptions as known

    ways = {
        known.NoSuchOption: _no_such_option,
        known.MissingParameter: _missing,
        known.BadOptionUsage: _bad_use,
        known.BadParameter: _bad_value,
    }
    tell = next((way for kind, way in ways.items() if isinstance(error, kind)), _too_much)
    return CoachError(tell(error))


def _no_such_option(error: Any) -> str:
    command = error.ctx.command
    known = [name for option in command.params for name in option.opts if name.startswith("--")]
    path = error.ctx.command_path
    near = meant(error.option_name, [*known, "--help"], f"{path} --help lists them")
    return f"{error.option_name} is not an option of {path}: {near}"


def _missing(error: Any) -> str:
    told = error.param.help.rstrip(".")
    return f"{error.param.make_metavar(error.ctx)} is missing: {told[:1].lower()}{told[1:]}"


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
    words = [word for word in arguments if not word.startswith("-")]
    if within := WITHIN.get(" ".join(words[:2])):
        return within
    named = words[0] if words else ""
    known = COMMANDS | HIDDEN
    meant = [named] if named in known else nearest(named, COMMANDS)
    return known[meant[0]].example if meant else EXAMPLE
