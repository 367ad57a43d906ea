"""The drills whose answers count otherwise than those of most.

Apart from the drills, because the streak asks for it, and should not wait for all drills to load.
"""

from __future__ import annotations

from coach.progress.answer import Roles
from coach.themes.play import PEGGING_DRILL

GOS = "gos"
"""The id of the drill that asks who owes a go, beside the cards of a whole deal."""
SPRINT = "sprint"
"""The id under which answers against the clock are stored, whatever drill reads the question."""
ROLES = Roles(
    timed=frozenset({SPRINT}),
    asides=frozenset({GOS}),
    of_the_play=frozenset({PEGGING_DRILL}),
)
