"""The help of a command: options under their headings, and lines that break between words."""

from __future__ import annotations

from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from coach.english import meant
from coach.errors import CoachError

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDEST, _NARROWEST, _NARROW = 80, 20, 60
_MARGIN = 2
_HANGING = 4  # columns of indent for what stands under a name on a narrow screen


def help_width() -> int:
    """The width of help texts in columns, as the screen is now."""
    return max(_NARROWEST, min(_WIDEST, get_terminal_size().columns) - _MARGIN)


def write_section(
    formatter: Any, heading: str, rows: Sequence[tuple[str, str]], *, column: int = 0
) -> None:
    """Write names and what they mean under a heading; nothing where there are none.

    On a narrow screen the meaning of a long name stands under it.

    Args:
        formatter: of the help text.
        heading: without its colon.
        rows: names with their meanings.
        column: the width of the names' column; as wide as they are unless given.
    """
    if not rows:
        return
    longest = column or max(len(name) for name, _ in rows)
    fits = formatter.width >= _NARROW or longest + 20 <= formatter.width
    first = [(f"{rows[0][0]:{column}}", rows[0][1]), *rows[1:]]
    with formatter.section(heading):
        formatter.write_dl(first, col_max=30 if fits else _HANGING)


class Suggesting(TyperGroup):
    """Commands of which the nearest are suggested where none is meant."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is named.

        Raises:
            CoachError: there is none.
        """
        if args[0] not in self.commands and not args[0].startswith("-"):
            path = ctx.command_path
            near = meant(args[0], self.list_commands(ctx), f"{path} --help lists them")
            where = f" of {path}" if ctx.parent else ""
            raise CoachError(f"{args[0]!r} is not a command{where}: {near}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the commands with the first sentence of their help."""
        commands = [(name, self.commands[name].help) for name in self.list_commands(ctx)]
        rows = [(name, (told or "").partition("\n")[0]) for name, told in commands]
        write_section(formatter, "Commands", rows)


class Grouped(TyperCommand):
    """A command whose help sorts the options under their headings, `rich_help_panel`."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the arguments, the general options, then those under headings of their own."""
        groups: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": []}
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None:
                usual = "Arguments" if param.param_type_name == "argument" else "Options"
                heading = getattr(param, "rich_help_panel", None) or usual
                groups.setdefault(heading, []).append(record)
        for heading, records in groups.items():
            write_section(formatter, heading, records)


def drill_help(letters: str = "", *, timed: bool = False) -> type[Grouped]:
    """The class of a command that is a drill, whose help ends with the keys.

    Args:
        letters: keys that are answers: `q` where cards are asked.
        timed: true where it runs against the clock.
    """

    class Drill(Grouped):
        def format_epilog(self, ctx: Any, formatter: Any) -> None:
            """Name the keys of the drill."""
            from coach.words.drills.keys import keys

            heading, *told = keys(letters, timed=timed)
            with formatter.section(heading.rstrip(":")):
                formatter.write_text(" · ".join(told))

    return Drill
