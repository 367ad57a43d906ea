"""The one-ply player, who thinks of the next card only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play import one_ply

if TYPE_CHECKING:
    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber


class OnePly:
    """Plays what `coach.engine.play.one_ply` says, at a table of any size."""

    def rank(self, known: Known) -> RankNumber:
        """Pick a rank, as a `PlayPolicy`."""
        record = known.record
        return one_ply.choice(known.held, record.pile, record.answers(known.seat))
