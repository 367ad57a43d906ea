"""Seats of a deal, and whose crib it is."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

Seat = Literal["dealer", "pone"]
"""The two seats that throw and play differently; in tables each has its rows."""

SEATS: tuple[Seat, ...] = ("dealer", "pone")


class CribOwner(StrEnum):
    """Owner of the crib, as a player sees it.

    With two players the crib is one's own as dealer and the opponent's as pone. With four players
    a partner's crib counts for one's own side too.

    >>> CribOwner("partner").ours, CribOwner.OPPONENT.ours
    (True, False)
    """

    OWN = "own"
    PARTNER = "partner"
    OPPONENT = "opponent"

    @property
    def ours(self) -> bool:
        """True if one's own side pegs what the crib counts."""
        return self is not CribOwner.OPPONENT

    @property
    def seat(self) -> Seat:
        """The seat of a player who throws to such a crib: the dealer's side, or the other."""
        return "dealer" if self.ours else "pone"

    @property
    def other_seat(self) -> Seat:
        """The seat of whoever throws the rest of the crib, with two players."""
        return "pone" if self.ours else "dealer"

    @classmethod
    def of(cls, *, dealer: bool) -> CribOwner:
        """The crib of two players, for the dealer or for pone."""
        return cls.OWN if dealer else cls.OPPONENT
