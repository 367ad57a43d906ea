"""Ranks and hands by name, as the engine numbers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import number_of
from coach.engine.ranks import from_letters
from coach.engine.rules import ALL_RANKS

if TYPE_CHECKING:
    from coach.engine.play.hands import HandNumber

ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = ALL_RANKS


def of_ranks(letters: str) -> HandNumber:
    """The hand of up to four ranks."""
    return number_of(from_letters(letters))
