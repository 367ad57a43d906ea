"""Events of an action, as one player sees them: what is new between two views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.game.actions import CallMuggins, ClaimPoints, CutPack, DealCards, PlayCard, ThrowCards
from coach.words.game import events as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.game.actions import Action
    from coach.game.view import View
    from coach.words.game.people import People

_AT_ONCE, _A_CARD, _A_SHOW = 0.3, 0.7, 1.5


def told(people: People, before: View, after: View, action: Action) -> Iterator[str]:
    """Tell an action to the player of the views."""
    who = action.player
    match action:
        case CutPack() if after.starter is None:
            yield from _cut(people, before, after)
        case CutPack():
            new = after.board.awards[len(before.board.awards) :]
            heels = new[0].due if new else None
            assert after.starter is not None
            yield words.turned_up(people, who, after.starter, heels)
        case DealCards():
            yield words.dealt(people, who)
        case ThrowCards():
            own = after.threw if who == after.player else ()
            yield words.thrown(people, who, own, after.options.table.thrown)
        case PlayCard():
            assert after.dealer is not None
            count = after.options.players
            players = [(after.dealer + 1 + seat) % count for seat in range(count)]
            new_events = after.events[len(before.events) :]
            yield from words.plays(people, players, new_events, silent=after.options.muggins)
        case ClaimPoints():
            assert after.claimed is not None
            open_end = after.options.muggins and who != after.player and bool(after.turn)
            yield from words.claim(people, after.claimed, open_end=open_end)
        case CallMuggins(points=points):
            yield words.muggins(people, who, points)


def pause_after(action: Action) -> float:
    """Seconds to look at what an action did."""
    if isinstance(action, ClaimPoints):
        return _A_SHOW
    return _A_CARD if isinstance(action, (PlayCard, CutPack)) else _AT_ONCE


def _cut(people: People, before: View, after: View) -> Iterator[str]:
    for player, card in after.cuts[len(before.cuts) :]:
        yield words.cut_for_deal(people, player, card)
    if after.dealer is not None:
        yield words.deals_first(people, after.dealer)
    elif after.turn[0] <= before.turn[0]:
        yield words.CUT_AGAIN
