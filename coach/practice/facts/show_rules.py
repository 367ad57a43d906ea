"""Rules of the show that one must know."""

from __future__ import annotations

from coach.practice.facts.fact import PONE_DEALER, YES_NO, Fact

SHOW_RULES = (
    Fact(
        "crib-flush",
        "Four hearts in the crib, the starter a club: how many points for the flush?",
        "0",
        "In the crib only all five cards of one suit are a flush.",
        "The crib is stricter than a hand.",
    ),
    Fact(
        "starter-flush",
        "Three hearts in hand and a heart turned up: is it a flush?",
        "no",
        "A flush is in the four cards held; the starter cannot help three to four.",
        "Which cards make the flush?",
        YES_NO,
    ),
    Fact(
        "first-to-count",
        "Who counts first at the show?",
        "pone",
        "Pone counts first, then the dealer's hand, then the crib.",
        "The other one has two hands to count.",
        PONE_DEALER,
    ),
    Fact(
        "last-to-count",
        "Which is counted last?",
        "crib",
        "Pone counts first, then the dealer's hand, then the crib.",
        "It stays face down the longest.",
        ("pone", "dealer", "crib"),
    ),
    Fact(
        "faces-no-pair",
        "A jack and a queen both count ten. Are they a pair?",
        "no",
        "Pairs go by rank, fifteens by value.",
        "What do pairs go by?",
        YES_NO,
    ),
    Fact(
        "starter-is-no-nobs",
        "The starter is a jack: can it be his nobs in somebody's hand?",
        "no",
        "A jack turned up was heels; it is never nobs.",
        "It has been paid for.",
        YES_NO,
    ),
    Fact(
        "nobs-in-crib",
        "The jack of the starter's suit lies in the crib: does it count?",
        "yes",
        "His nobs counts in hand and crib alike.",
        "Is the crib stricter here too?",
        YES_NO,
    ),
    Fact(
        "starter-in-crib",
        "Does the starter count with the crib too?",
        "yes",
        "The starter is the fifth card of every hand and of the crib.",
        "How many cards are counted in a crib?",
        YES_NO,
    ),
    Fact(
        "round-the-corner",
        "Queen, king, ace: is it a run?",
        "no",
        "The ace is always low, and no run goes round the corner.",
        "Where does the ace stand?",
        YES_NO,
    ),
    Fact(
        "long-run-alone",
        "A run of four in hand, no pair: how many points for its runs?",
        "4",
        "A long run counts once; the shorter ones in it do not count besides.",
        "Do the shorter runs in it count too?",
    ),
    Fact(
        "fifteens-share",
        "A king and two fives: how many points for fifteens?",
        "4",
        "Every different set of cards counts: the king makes fifteen with each five.",
        "May one card be in two fifteens?",
    ),
    Fact(
        "ten-cards",
        "How many of the 52 cards count ten?",
        "16",
        "Tens, jacks, queens and kings, four of each: each makes fifteen with a five.",
        "Which ranks count ten?",
    ),
    Fact(
        "counting-out",
        "Both need two points and hold them: who wins at the show?",
        "pone",
        "Points are taken in order; the game is over when a player reaches the target.",
        "Who counts first?",
        PONE_DEALER,
    ),
    Fact(
        "best-hand",
        "How many points does the best hand of all count?",
        "29",
        "Three fives and a jack, with the last five, of the jack's suit, turned up.",
        "It is full of fives.",
    ),
    Fact(
        "least-impossible",
        "Which is the smallest count that no hand makes?",
        "19",
        "No hand makes 19, 25, 26 or 27.",
        "It is what a hand of nothing is called.",
    ),
)
"""In the order in which they are taught."""
