"""Records in writing: counts at the table that were not what was there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces

if TYPE_CHECKING:
    from coach.game.record.replay import Miscount


def miscount_text(miscount: Miscount) -> str:
    """A count above or below what was there.

    >>> from coach.cards import parse
    >>> from coach.game.record.replay import Miscount
    >>> miscount_text(Miscount(21, 1, "Ben", "hand", parse("2C 7H 8C 9D"), 8, 10))
    'deal 1: Ben said 8 for the hand 2♣ 7♥ 8♣ 9♦, which counts 10: 2 missed'
    >>> miscount_text(Miscount(21, 1, "Ann", "play", parse("7S"), 2, 0))
    'deal 1: Ann said 2 for 7♠, which earned nothing: 2 too many'
    """
    said, points = (str(number or "nothing") for number in (miscount.said, miscount.points))
    cards = faces(miscount.cards)
    what = cards if miscount.rule == "play" else f"the {miscount.rule} {cards}"
    verb = "earned" if miscount.rule == "play" else "counts"
    off = miscount.said - miscount.points
    wrong = f"{off} too many" if off > 0 else f"{-off} missed"
    lead = f"deal {miscount.deal}: {miscount.player} said {said}"
    return f"{lead} for {what}, which {verb} {points}: {wrong}"


def no_fault_text(games: int) -> str:
    """The result of a check that found no fault.

    >>> no_fault_text(2)
    '2 games checked, no fault.'
    """
    return f"{games} game{'' if games == 1 else 's'} checked, no fault."
