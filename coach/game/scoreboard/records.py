"""Games of a scoreboard written down: no cards are known, so each is its pegs at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.game.record.written import GameRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.scoreboard.board import Scoreboard


def records_of(scoreboard: Scoreboard, players: Sequence[str], date: str = "") -> list[GameRecord]:
    """Write down every game that has begun.

    Args:
        scoreboard: as it stands.
        players: their names.
        date: the day, as 2026-11-30.

    >>> from coach.game.scoreboard.board import Scoreboard, Scored
    >>> from coach.game.table import Options
    >>> scoreboard = Scoreboard.start(Options(), dealer=1).after(Scored(0, 8))
    >>> [(game.result, game.unfinished) for game in records_of(scoreboard, ["Ann", "Ben"])]
    [({0: 8, 1: 0}, True)]
    """
    options, length = scoreboard.options, scoreboard.match.length
    last: list[Scoreboard] = []
    dealers: list[int] = []
    for moment in scoreboard.moments():
        number = len(moment.match.results) - (moment.result is not None)
        last[number:] = [moment]
        if moment.scores == (0,) * options.sides or number == len(dealers):
            dealers[number:] = [moment.dealer]  # whoever had the crib when the first points fell
    return [
        GameRecord(
            tuple(players),
            dealer,
            (),
            target=options.target,
            stakes=options.stakes,
            unfinished=moment.result is None,
            result=dict(enumerate(moment.scores)),
            date=date,
            game=number if length > 1 else None,
        )
        for number, (moment, dealer) in enumerate(zip(last, dealers, strict=True), 1)
    ]
