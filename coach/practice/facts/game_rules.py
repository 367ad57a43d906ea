"""Rules of the cut, the deal and the game that one must know."""

from __future__ import annotations

from coach.practice.facts.fact import PONE_DEALER, YES_NO, Fact

_WINNER_LOSER = ("winner", "loser")

GAME_RULES = (
    Fact(
        "first-deal",
        "You cut for the first deal: which card deals, the lower or the higher?",
        "lower",
        "The lowest card deals, and the ace is the lowest.",
        "To deal first is to have the first crib.",
        ("lower", "higher"),
    ),
    Fact(
        "skunk",
        "A game of 121: with how many points at most is the loser skunked?",
        "90",
        "A skunk is fewer than 91 points, 31 or more behind.",
        "It is three quarters of the way round.",
    ),
    Fact(
        "heels-to",
        "A jack is turned up: who takes two for his heels?",
        "dealer",
        "His heels go to the dealer at once.",
        "Pone cut it, and has no joy of it.",
        PONE_DEALER,
    ),
    Fact(
        "dealt-two",
        "Two players: how many cards is each dealt?",
        "6",
        "Six are dealt; two go to the crib and four stay.",
        "Four are kept.",
    ),
    Fact(
        "cuts-starter",
        "Who cuts for the starter?",
        "pone",
        "Pone cuts, and the dealer turns up the top card of the lower packet.",
        "The dealer has had the pack in hand.",
        PONE_DEALER,
    ),
    Fact(
        "target",
        "Twice round the board: how many points win?",
        "121",
        "Twice round is 120 holes, and one more wins.",
        "Once round is 60 holes.",
    ),
    Fact(
        "skunk-games",
        "For how many games does a skunk count?",
        "2",
        "A skunk counts two games, a double skunk four.",
        "It is less than a double skunk.",
    ),
    Fact(
        "double-skunk",
        "A game of 121: with how many points at most is it a double skunk?",
        "60",
        "A double skunk is fewer than 61: the loser has not been once round.",
        "It is half the way round.",
    ),
    Fact(
        "heels-win",
        "The dealer needs two and turns up a jack: is the game won?",
        "yes",
        "Points count at any moment of the deal, and his heels are points.",
        "When is a game over?",
        YES_NO,
    ),
    Fact(
        "dealt-three",
        "Three players: how many cards is each dealt?",
        "5",
        "Five are dealt; each throws one and keeps four.",
        "Four are kept.",
    ),
    Fact(
        "three-from-pack",
        "Three players throw a card each: how many go to the crib from the pack?",
        "1",
        "A crib has four cards: three thrown, and one from the pack.",
        "How many cards has a crib?",
    ),
    Fact(
        "dealt-four",
        "Four players: how many cards is each dealt?",
        "5",
        "Five are dealt; each throws one, and the four are the crib.",
        "Four are kept.",
    ),
    Fact(
        "next-game",
        "A match goes on: who deals the next game first?",
        "loser",
        "The loser of a game deals first in the next one.",
        "To deal is an advantage.",
        _WINNER_LOSER,
    ),
    Fact(
        "muggins",
        "You play muggins: may the others take points that you overlook?",
        "yes",
        "Under muggins what is overlooked goes to whoever says it, but for heels.",
        "It is what muggins is about.",
        YES_NO,
    ),
)
"""In the order in which they are taught."""
