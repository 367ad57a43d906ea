"""The themes of decisions: which two cards to throw, and which card to play."""

from __future__ import annotations

from coach.practice.themes.theme import Theme

DECISIONS = (
    Theme(
        "throw-own-crib",
        "throws to your own crib",
        "What you throw comes back to you: fives, pairs and neighbours may go.",
        "throw 2C3D6H8STCKD dealer",
    ),
    Theme(
        "throw-their-crib",
        "throws to their crib",
        "Throw them cards that do nothing together, far apart and no five.",
        "throw 2C3D6H8STCKD pone",
    ),
    Theme(
        "throw-break-pair",
        "breaking a pair",
        "A pair is two points; break it only for more.",
        "throw 3CQC7S7H4S2H pone",
    ),
    Theme(
        "throw-keep-run",
        "keeping a run",
        "Three neighbours are three points already, and many starters make them more.",
        "throw 6C7D8HKSQD2C pone",
    ),
    Theme(
        "throw-flush",
        "throws that break a flush",
        "Four of a suit are four points; see whether the ranks are worth more.",
        "throw 2H6H8HQH7S8C pone",
    ),
    Theme(
        "throw-fives",
        "what to do with a five",
        "A five makes fifteen with sixteen cards: keep it, and never give it away.",
        "throw 5C7D8HJSQDKC pone",
    ),
    Theme(
        "throw-close",
        "close calls",
        "Two throws within a quarter of a point: look at the starters that help each.",
        "throw 5C6D7D9DQCKS pone",
    ),
    Theme(
        "card-lead",
        "leads",
        "Of a card below five nobody makes fifteen, of a five every ten-card does: lead low, "
        "or one of a pair.",
        "card 4C7H8H9D 6S7SAH7C QHKC 3H :",
    ),
    Theme(
        "card-reply",
        "answers to a lead",
        "Most answers score nothing: stay away from the lead, so that nobody runs, and from "
        "counts that a ten-card makes good.",
        "card QCQS6HJC 9H8CAH6C KHKS AC : QC",
    ),
    Theme(
        "card-pair",
        "pairing or not",
        "To pair is right about nine times in ten: two now, against a pair royal that he "
        "seldom has.",
        "card 9D6C3H3C 9STDJH6H 4STS 8H : 3C6H",
    ),
    Theme(
        "card-trap",
        "the trap of a pair",
        "Play one of your pair: if he pairs it for two, you make a pair royal for six.",
        "card 3D3C7CJH 8S4SJS5S 6HKD KC :",
    ),
    Theme(
        "card-run",
        "staying out of runs",
        "A card three ranks away from those of the count lets nobody run.",
        "card JS5H4S3C 8S3H2H4C TSKS 4D : 4S4C",
    ),
    Theme(
        "card-five",
        "five and twenty-one",
        "Leave neither: every ten-card makes fifteen of the one and thirty-one of the other.",
        "card 5H4H7C3D TDQS5D9D ADJD AC : 4HQS",
    ),
    Theme(
        "card-go",
        "playing for the go",
        "Near the end of a count the highest card that fits mostly gets the go: it leaves him the "
        "least room, and you the low card for later.",
        "card QDQS6S4D 3S2CTCKD 6H7D AS : 4DKD6S",
    ),
    Theme(
        "card-thirty-one",
        "thirty-one or not",
        "Thirty-one is two, one more than a go; only a better score is a reason to wait.",
        "card JDJCTC6C 4C2C9S2S 7D8C 4D : JC2C6C9S",
    ),
    Theme(
        "card-end",
        "the last two cards",
        "Think which of the two can still be the last card, and what he makes of the other.",
        "card 9D6C3H3C 9STDJH6H 2S7S 8H : 3C6H6CJH3H",
    ),
)
"""In the order in which they are taught."""
