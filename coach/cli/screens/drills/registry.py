"""The registry of screens: one line a drill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cli.screens.drills.card import CardScreen
from coach.cli.screens.drills.count import CountScreen
from coach.cli.screens.drills.earn import EarnScreen
from coach.cli.screens.drills.gos import GoScreen
from coach.cli.screens.drills.short import ShortScreen
from coach.cli.screens.drills.throw import ThrowScreen
from coach.practice.drills.card import PLAYING
from coach.practice.drills.count import COUNT
from coach.practice.drills.crib import CRIB
from coach.practice.drills.earn import EARN
from coach.practice.drills.fact import FACT
from coach.practice.drills.gos import GOS
from coach.practice.drills.throw import THROWING

if TYPE_CHECKING:
    from collections.abc import Callable

    from coach.cli.asking import Screen
    from coach.cli.terminal import Terminal

SCREENS: dict[str, Callable[[Terminal], Screen[Any]]] = {
    COUNT.id: CountScreen,
    EARN.id: EarnScreen,
    GOS.id: GoScreen,
    PLAYING.id: CardScreen,
    THROWING.id: ThrowScreen,
    CRIB.id: ShortScreen,
    FACT.id: ShortScreen,
}
"""By the id of the drill."""
