"""Games of a contest to be watched: each is played, counted, and if wanted written down."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.players.tally import tally_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.players.contest import Contest
    from coach.players.tally import GameTally


class WatchedGame(NamedTuple):
    """A game of a contest, small enough to be sent from one process to another."""

    tally: GameTally
    record: str
    """As YAML, empty where none was wanted."""


def watched(contest: Contest, names: Sequence[str] | None, number: int) -> WatchedGame:
    """Play a game of a contest.

    Args:
        contest: who plays, and what.
        names: of the players, for the record; None where there is to be none.
        number: of the game, from 0.
    """
    game = contest.play(number)
    text = ""
    if names is not None:
        from coach.game.record.recording import record_of
        from coach.game.record.writing import write_games

        levels = {player: str(level) for player, level in enumerate(contest.levels)}
        text = write_games([record_of(game, names, levels=levels)])
    return WatchedGame(tally_of(game), text)
