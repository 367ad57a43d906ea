"""What the program's exit status means, and which error leads to which."""

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

    from coach.errors import CoachError

    if isinstance(error, KeyboardInterrupt):
        return ExitCode.INTERRUPTED
    if isinstance(error, OSError):
        return ExitCode.USAGE if error.filename else ExitCode.OUTPUT
    if isinstance(error, (CoachError, typer.TyperException)):
        return ExitCode.USAGE
    # These cost an import; whoever raised one has paid for it already.
    match type(error).__name__:
        case "PackError" | "ExportError":
            return ExitCode.USAGE
        case "ProgressFileError":
            return ExitCode.PROGRESS_FILE
    return None
