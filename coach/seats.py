"""Whose crib it is."""

from __future__ import annotations

from enum import StrEnum


class CribOwner(StrEnum):
    """Whose crib it is, as a player sees it.

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
        """Whether what the crib counts is pegged by one's own side."""
        return self is not CribOwner.OPPONENT

    @classmethod
    def of(cls, *, dealer: bool) -> CribOwner:
        """The crib of two players, for the dealer or for pone."""
        return cls.OWN if dealer else cls.OPPONENT
