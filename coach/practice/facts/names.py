"""The names of scores, and what each counts."""

from __future__ import annotations

from coach.practice.facts.fact import Fact

_RUNS = ("single", "double", "triple", "double-double")

NAMES = (
    Fact(
        "pair-royal",
        "A pair royal: how many points?",
        "6",
        "Three of a rank are three different pairs.",
        "How many pairs are in it?",
    ),
    Fact(
        "double-run-of-three",
        "A double run of three: how many points, pair and all?",
        "8",
        "Two runs of three are six, and the pair is two.",
        "How many runs, and how many pairs?",
    ),
    Fact(
        "flush",
        "A flush of the four cards held: how many points?",
        "4",
        "A point for each card of the suit.",
        "How many cards are in it?",
    ),
    Fact(
        "nobs",
        "The jack of the starter's suit, held in hand: what is it called?",
        "nobs",
        "In hand or crib it is his nobs; turned up as the starter it is his heels.",
        "The other one is turned up.",
        ("nobs", "heels"),
    ),
    Fact(
        "heels",
        "His heels: how many points?",
        "2",
        "A jack turned up as the starter gives the dealer two at once.",
        "It is more than his nobs.",
    ),
    Fact(
        "nineteen",
        "A hand that is called nineteen: how many points?",
        "0",
        "No hand makes nineteen, so the word is used for nothing.",
        "Can any hand make that count?",
    ),
    Fact(
        "double-run-of-four",
        "A double run of four: how many points, pair and all?",
        "10",
        "Two runs of four are eight, and the pair is two.",
        "How many runs, and how many pairs?",
    ),
    Fact(
        "triple-run",
        "A triple run: how many points, pairs and all?",
        "15",
        "Three runs of three are nine, and the pair royal is six.",
        "It is a run of three with three of one rank.",
    ),
    Fact(
        "double-double-run",
        "A double-double run: how many points, pairs and all?",
        "16",
        "Four runs of three are twelve, and two pairs are four.",
        "It is a run of three with two of its ranks twice.",
    ),
    Fact(
        "double-pair-royal",
        "A double pair royal: how many points?",
        "12",
        "Four of a rank are six different pairs.",
        "How many pairs are in it?",
    ),
    Fact(
        "five-card-flush",
        "All four cards and the starter of one suit: how many points for the flush?",
        "5",
        "The starter of the same suit makes a flush one better.",
        "How many cards are in it?",
    ),
    Fact(
        "one-for-nobs",
        "His nobs: how many points?",
        "1",
        "The jack of the starter's suit, in hand or crib, is one.",
        "It is less than his heels.",
    ),
    Fact(
        "go",
        "The go: how many points to whoever played last, below 31?",
        "1",
        "Nobody can go on: one to whoever played last.",
        "It is less than thirty-one pays.",
    ),
    Fact(
        "thirty-one",
        "Thirty-one in the play: how many points?",
        "2",
        "A count of exactly 31 pays two.",
        "As much as a fifteen.",
    ),
    Fact(
        "last-card",
        "The last card of the deal, short of 31: how many points?",
        "1",
        "The last card is the last go: one.",
        "As much as a go.",
    ),
    Fact(
        "which-run-8-9-9-10",
        "8-9-9-10: which run is it?",
        "double",
        "A pair in a run makes it double: there is one run with each nine.",
        "In how many ways can you choose three neighbours?",
        _RUNS,
    ),
    Fact(
        "which-run-8-9-10-10-10",
        "8-9-10-10-10: which run is it?",
        "triple",
        "Three of a rank in a run: there is one run with each ten.",
        "In how many ways can you choose three neighbours?",
        _RUNS,
    ),
    Fact(
        "which-run-8-8-9-9-10",
        "8-8-9-9-10: which run is it?",
        "double-double",
        "Two pairs in a run: each eight goes with each nine.",
        "In how many ways can you choose three neighbours?",
        _RUNS,
    ),
    Fact(
        "pair-royal-in-play",
        "A third card of one rank right after two in the play: how many points?",
        "6",
        "Royal pairs pay in the play what they pay at the show.",
        "It pairs each of the two.",
    ),
    Fact(
        "double-pair-royal-in-play",
        "The fourth card of one rank in a row in the play: how many points?",
        "12",
        "Royal pairs pay in the play what they pay at the show.",
        "It is called a double pair royal.",
    ),
    Fact(
        "longest-run-in-play",
        "A-2-3-4-5-6-7 all in one count of the play: how many points for the run?",
        "7",
        "A run pays a point a card; these seven make 28, so there is no longer one.",
        "Runs of the play may be longer than those of the show.",
    ),
)
"""In the order in which they are taught."""
