"""Rules of the play that one must know."""

from __future__ import annotations

from coach.practice.facts.fact import PONE_DEALER, YES_NO, Fact

PLAY_RULES = (
    Fact(
        "plays-first",
        "Who plays the first card?",
        "pone",
        "Pone leads, then it goes round to the left.",
        "The crib is an advantage; this goes to the other side.",
        PONE_DEALER,
    ),
    Fact(
        "thirty-one-and-go",
        "You reach 31 and nobody can go on: how many points in all?",
        "2",
        "The two for 31 stand instead of the one for the go, never beside it.",
        "Are both paid?",
    ),
    Fact(
        "pair-over-reset",
        "After a go a new count begins. May its first card pair the last one played?",
        "no",
        "Cards of the last count are dead: no pair or run reaches across.",
        "What becomes of the cards already played?",
        YES_NO,
    ),
    Fact(
        "must-play",
        "You hold a card that fits. May you keep it back and say go?",
        "no",
        "Who can play must play.",
        "Is a go a choice?",
        YES_NO,
    ),
    Fact(
        "run-out-of-order",
        "4, then 2, then 3: does the 3 make a run?",
        "yes",
        "The last cards may make a run in any order.",
        "Must they come in order?",
        YES_NO,
    ),
    Fact(
        "broken-run",
        "4, 5, 5, 6 played in this order: how many points for the 6?",
        "0",
        "The last three are 5-5-6 and the last four have a rank twice: neither is a run.",
        "Look at the last three cards, then at the last four.",
    ),
    Fact(
        "broken-pair",
        "7, then 9, then 7: does the second 7 make a pair?",
        "no",
        "One card between two of a rank, and they do not pair.",
        "Which card was played right before it?",
        YES_NO,
    ),
    Fact(
        "last-card-thirty-one",
        "The last card of the deal makes 31: how many points, last card and all?",
        "2",
        "The two for 31 stand instead of the one for the last card.",
        "Are both paid?",
    ),
    Fact(
        "flush-in-play",
        "Four hearts in a row in the play: how many points for the flush?",
        "0",
        "There is no flush in the play, and no nobs.",
        "Do suits matter in the play?",
    ),
    Fact(
        "leads-after-go",
        "Both still hold cards: who leads after a go, the last to play or the other?",
        "other",
        "The turn passes to the left of whoever played last.",
        "Whoever played last has had the point.",
        ("last", "other"),
    ),
    Fact(
        "starter-in-play",
        "May the starter be played?",
        "no",
        "The starter takes no part in the play; it waits for the show.",
        "Whose card is it?",
        YES_NO,
    ),
)
"""In the order in which they are taught."""
