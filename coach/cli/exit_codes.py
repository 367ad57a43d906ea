"""Exit statuses, and the status of each error."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """Exit status of every command."""

    DONE = 0
    """All went well, a drill that was ended early included."""
    OUTPUT = 1
    """The output cannot be written: the reader closed the pipe, or a disk is full."""
    USAGE = 2
    """Something in what was typed is wrong: a card, an option, a drill pack, a file."""
    PROGRESS_FILE = 3
    """The progress file cannot be read or written."""
    INTERRUPTED = 130
    """Ctrl-C; everything answered is saved."""


def exit_code(error: BaseException) -> ExitCode | None:
    """The status for an error that a user can cause; None for a fault of the program.

    >>> from coach.errors import IllegalPlay
    >>> exit_code(IllegalPlay("32"))
    <ExitCode.USAGE: 2>
    """
    import typer

    from coach.errors import CoachError, ProgressFileError

    if isinstance(error, KeyboardInterrupt):
        return ExitCode.INTERRUPTED
    if isinstance(error, OSError):
        return ExitCode.USAGE if error.filename else ExitCode.OUTPUT
    if isinstance(error, (CoachError, typer.TyperException)):
        return ExitCode.USAGE
    return ExitCode.PROGRESS_FILE if isinstance(error, ProgressFileError) else None
