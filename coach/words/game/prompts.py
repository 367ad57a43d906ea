"""Prompts at the table, what each takes, and why a reply will not do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces, in_order
from coach.words.drills.prompts import throw

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cards import Card
    from coach.game.actions import Code
    from coach.game.awards import Due

CARD = "Your card?"
CARD_OR_GO = "Your card, or go?"
MUGGINS = "Muggins (Enter: nothing missed)?"
DEAL = "Enter to deal?"
NEXT_DEAL = "Enter for the next deal?"
NEXT_GAME = "Enter for the next game?"
GO_ON = "Enter to go on?"
CUT_AMOUNT = "a number of cards to lift, or Enter"
MUGGINS_POINTS = "the points they missed, or Enter for none"
NOTHING_TO_TAKE_BACK = "Nothing to take back: something hidden has been seen since."
TAKEN_BACK = "Taken back."
ENTER_ALONE = "just Enter, or a key"

KEYS = "Keys: ? help · u takes back · quit, Ctrl-D or Ctrl-C leaves, and the game is kept"
HELP: Mapping[Code, str] = {
    "cut": "A cut: type how many cards you lift, or press Enter to lift some. For the deal the "
    "lowest card deals, the ace is lowest; for the starter at least four stay in each packet.",
    "deal": "The cards are dealt when you press Enter.",
    "throw": "A throw: type the cards for the crib, like 5H JD, or their ranks, like 5 j. You "
    "keep four. Until a card is seen that you did not know, u takes the throw back.",
    "play": "A card: type it, like 5H, or its rank. The count may not pass 31; fifteen and "
    "thirty-one earn 2, a pair 2, three alike 6, four 12, a run its length. When no card of "
    "yours fits, say go.",
    "go": "None of your cards fits under 31: say go, or press Enter. Whoever plays the last card "
    "of the count gets one for it.",
    "claim": "A count: fifteens, pairs, runs, flush, nobs, added up; in figures or in words, 0 or "
    "nineteen for nothing. What you leave out is lost.",
    "muggins": "Muggins: type the points that they left out, and you take them; Enter if they "
    "left out none.",
}
"""Help by what is asked."""


def cut(lifts: range) -> str:
    """Ask for a cut.

    >>> cut(range(4, 37))
    'Cut: lift how many cards, 4 to 36 (Enter: some)?'
    """
    return f"Cut: lift how many cards, {lifts[0]} to {lifts[-1]} (Enter: some)?"


def cut_outside(lifted: int, lifts: range) -> str:
    """Refuse a cut that leaves too few cards."""
    return f"{lifted} cards cannot be lifted: {lifts[0]} to {lifts[-1]} can"


def throws(thrown: Sequence[Card], must: int) -> str:
    """Ask for the cards to throw, or for the rest of them."""
    return throw(thrown) if must > 1 else "Throw which one?"


def count(due: Due) -> str:
    """Ask for the points of a hand, the crib or a card."""
    if due.rule == "play":
        return f"What does {due.cards[0].face} earn (Enter: nothing)?"
    return "The crib counts?" if due.rule == "crib" else "Your hand counts?"


def overlooked(cards: Sequence[Card]) -> str:
    """Refuse a go while a card fits."""
    return f"no go yet: {faces(in_order(cards))} can be played"


def must_say_go(count: int) -> str:
    """Refuse a card where none fits."""
    return f"no card of yours fits at {count}: say go"
