"""The board, drawn: four rows of thirty holes, two a side of the centre strip, two pegs each.

Up one row and down the other is once round, sixty holes. The numbers at the ends of a side's rows
are those of the round in which its front peg is. The game hole is in the centre strip, and a bar
stands where a skunk line is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.stakes import lines_at_stake

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal
    from coach.game.table import Options

_ROW, _ROUND = 30, 60
_FRONT, _BACK, _HOLE, _LINE = "●", "○", "∙", "┊"
_STRIP = "─" * 33


def show_board(
    terminal: Terminal,
    options: Options,
    pegs: Sequence[tuple[int, int]],
    about: Sequence[tuple[str, str]],
) -> None:
    """Show the pegs of every side: drawn where there is room, else in words.

    Args:
        terminal: where to.
        options: of the game.
        pegs: holes of the back and the front peg, by side.
        about: two texts of every side, which say in words where it stands.
    """
    rows = board_rows(options, pegs, about)
    if terminal.linear or max(map(len, rows)) > terminal.width:
        for texts in about:
            terminal.parts(texts)
        return
    for row in rows:
        terminal.line(row, indent=0)


def board_rows(
    options: Options, pegs: Sequence[tuple[int, int]], about: Sequence[tuple[str, str]]
) -> list[str]:
    """Draw the board: five rows for two sides, nine for three.

    Args:
        options: of the game.
        pegs: holes of the back and the front peg, by side.
        about: two texts of every side, beside its rows.

    >>> from coach.game.table import Options
    >>> rows = board_rows(Options(), [(76, 84), (80, 92)], [("Ann 84", ""), ("Ben 92", "")])
    >>> for row in rows:
    ...     print(row)
      61┊∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ○∙∙∙∙ ∙∙∙●∙ ∙∙∙∙∙┊ 90   Ann 84
     120 ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙┊ 91
     121 ∙ ─────────────────────────────────
     120 ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙●∙┊ 91   Ben 92
      61┊∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙∙ ∙∙∙∙○ ∙∙∙∙∙ ∙∙∙∙∙┊ 90
    """
    rows: list[str] = []
    for side, texts in enumerate(about):
        rows += [""] * (side == 2)
        ways = (False, True) if side == 1 else (True, False)  # up is the outer row
        tracks = [_track(options, pegs[side], up=up) for up in ways]
        rows += [f"{track}   {text}".rstrip() for track, text in zip(tracks, texts, strict=True)]
        if side != 1:
            rows.append(_strip(options.target, pegs[:2] if side == 0 else pegs[side:]))
    return rows


def _track(options: Options, pegs: tuple[int, int], *, up: bool) -> str:
    """A row of a side from left to right: its way up, or its way down."""
    back, front = pegs
    past = _ROUND if front > _ROUND else 0  # holes of the rounds before this one
    holes = range(past + 1, past + _ROW + 1) if up else range(past + _ROUND, past + _ROW, -1)
    lines = lines_at_stake(options.stakes, options.target)
    track = f" {holes[0]:>3}"
    for place, hole in enumerate(holes):
        if place % 5 == 0:
            track += _gap(hole, hole - holes.step, lines)
        track += _hole(hole, back, front)
    return f"{track}{_gap(holes[-1], holes[-1] + holes.step, lines)}{holes[-1]:>3}"


def _hole(hole: int, back: int, front: int) -> str:
    """A hole, with a peg in it where there is one; the back peg may be a round behind."""
    if hole == front:
        return _FRONT
    return _BACK if 0 < back < front and hole in {back, back + _ROUND} else _HOLE


def _gap(hole: int, other: int, lines: Sequence[int]) -> str:
    """What is between two holes side by side: a skunk line, or nothing."""
    return _LINE if max(hole, other) in lines else " "


def _strip(target: int, pegs: Sequence[tuple[int, int]]) -> str:
    """The centre strip, with the game hole of some sides."""
    home = target in (front for _, front in pegs)
    return f" {target:>3} {_FRONT if home else _HOLE} {_STRIP}"
