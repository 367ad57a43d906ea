"""The protocol of players: a view in, an action out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from coach.game.actions import CallMuggins, ClaimPoints, CutPack, DealCards

if TYPE_CHECKING:
    from coach.game.actions import Action, PlayCard, ThrowCards
    from coach.game.view import View


class Player(Protocol):
    """A player of whole games, who gets views and nothing else.

    Chance in it comes from a `random.Random` of its own, so the deal never depends on who plays.
    """

    def throw(self, view: View) -> ThrowCards:
        """Throw to the crib."""

    def play(self, view: View) -> PlayCard:
        """Play a card."""

    def claim(self, view: View) -> ClaimPoints:
        """Say what is due."""

    def call(self, view: View) -> CallMuggins | None:
        """Call muggins on the claim just made, or let it pass."""


def act(player: Player, view: View) -> Action:
    """The action of a player who is asked for one; packs are cut in the middle."""
    match view.asked:
        case "throw":
            return player.throw(view)
        case "play":
            return player.play(view)
        case "claim":
            return player.claim(view)
        case "cut":
            return CutPack(view.player, view.lifts[len(view.lifts) // 2])
        case "deal":
            return DealCards(view.player)
        case _:
            raise ValueError(f"nothing is asked of player {view.player}")


class CountsRight:
    """A player who claims all that is due, and calls muggins on whatever is left."""

    def claim(self, view: View) -> ClaimPoints:
        """Claim everything, as a `Player`."""
        assert view.due is not None
        return ClaimPoints(view.player, view.due.points)

    def call(self, view: View) -> CallMuggins | None:
        """Take everything, as a `Player`."""
        left = 0 if view.claimed is None else view.claimed.left
        return CallMuggins(view.player, left) if left else None
