"""The table of themes: what each is, what to remember of it, and a question that shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """What a theme is, what to remember of it, and a question that shows it."""

    id: str
    title: str
    lesson: str
    example: str
    """The text of a question; `coach.practice.questions.read` deals it."""


THEMES: dict[str, Theme] = {
    theme.id: theme
    for theme in (
        Theme(
            "fifteen-of-two",
            "fifteens of two cards",
            "Give every big card its partner: a ten-card a 5, a 9 a 6, an 8 a 7.",
            "show 7C8D2H4S KD",
        ),
        Theme(
            "fifteen-of-more",
            "fifteens of three or more",
            "When the twos are done, ask what two or three small cards make up with a big one.",
            "show 2C3D8HKS QC",
        ),
        Theme("pair", "pairs", "Two of a rank are two, alone or beside a run.", "show 9C9D2HKS 7C"),
        Theme("pair-royal", "pairs royal", "Three of a rank are six.", "show 6C6D6HKS QD"),
        Theme(
            "double-pair-royal",
            "double pairs royal",
            "Four of a rank are twelve.",
            "show 4C4D4HKS 4S",
        ),
        Theme(
            "run-of-three",
            "runs of three",
            "Put the cards in order in your head; suits do not matter.",
            "show TCJDQH2S 4C",
        ),
        Theme(
            "run-of-four",
            "runs of four and five",
            "A long run counts once, for its whole length; the shorter ones in it do not count.",
            "show 2C3D4H5S KC",
        ),
        Theme(
            "double-run",
            "double runs",
            "A pair in a run makes it twice: of three it is eight, of four ten, pair and all.",
            "show 9CTDJHJS 2C",
        ),
        Theme(
            "triple-run",
            "triple runs",
            "Three of a rank in a run of three make fifteen, pairs and all.",
            "show JCJDJHQS KC",
        ),
        Theme(
            "double-double-run",
            "double-double runs",
            "Two pairs in a run of three make sixteen, pairs and all.",
            "show 9C9DTHTS JC",
        ),
        Theme(
            "flush",
            "flushes",
            "All four cards held of one suit are four, with the starter five.",
            "show 2H6H8HQH KS",
        ),
        Theme(
            "crib-flush-trap",
            "four of a suit in a crib",
            "A crib is a flush only with all five cards.",
            "show 2H6H8HQH KS crib",
        ),
        Theme(
            "starter-flush-trap",
            "three of a suit and the starter",
            "Four of a suit that need the starter are no flush.",
            "show 2D6D9DKS QD",
        ),
        Theme("nobs", "his nobs", "The jack of the starter's suit is one.", "show 4S2HJD8C QD"),
        Theme(
            "jack-starter",
            "a jack turned up",
            "It was heels at the cut; in the show it is a ten-card like any other.",
            "show 2C4D6H8S JC",
        ),
        Theme("nineteen", "hands of nothing", "Be sure, then say nineteen.", "show 2C4D6H8S QC"),
        Theme(
            "big-hand",
            "hands of sixteen and more",
            "Count in the same order every time, and aloud.",
            "show 4C5D5S6H 6D",
        ),
        Theme(
            "aces",
            "fifteens with an ace",
            "Aces hide in fifteens of three and four: 6-8-A, 7-7-A, 6-7-A-A.",
            "show 6C7D8HAS AD",
        ),
        Theme(
            "play-fifteen",
            "fifteen in the play",
            "Say the count as you play; at fifteen take two.",
            "play 7S2C 8HKS : 7S8H",
        ),
        Theme(
            "play-thirty-one",
            "thirty-one",
            "Thirty-one is two, and the go is in the two.",
            "play KSJC QHAD : KSQHJCAD",
        ),
        Theme(
            "play-pair",
            "pairs in the play",
            "The same rank as the card before it is two.",
            "play 4S2C 4HKS : 4S4H",
        ),
        Theme(
            "play-royal",
            "pairs royal in the play",
            "The third of a rank is six, the fourth twelve.",
            "play 4S4C 4HKS : 4S4H4C",
        ),
        Theme(
            "play-run",
            "runs in order",
            "Neighbours played up or down in a row are a run as long as they last.",
            "play 6S8C 7HKS : 6S7H8C",
        ),
        Theme(
            "play-run-out-of-order",
            "runs out of order",
            "The last cards may make a run in any order.",
            "play 4S3C 2HKS : 4S2H3C",
        ),
        Theme(
            "play-broken-run",
            "broken runs",
            "A foreign card among the last ones, or one rank twice, and there is no run.",
            "play 4S5C KH6D : 4SKH5C6D",
        ),
        Theme(
            "play-broken-pair",
            "broken pairs",
            "One card between two of a rank, and they do not pair.",
            "play 4S4C 9HKS : 4S9H4C",
        ),
        Theme(
            "play-stacked",
            "scores that add up",
            "One card may make fifteen and a run, or a pair and thirty-one: take both.",
            "play 6C5H 4DKS : 6C4D5H",
        ),
        Theme(
            "play-go",
            "the go",
            "When nobody can go on, whoever played last takes one.",
            "play KS9C QHTD : KSQH9C",
        ),
        Theme(
            "play-last-card",
            "the last card",
            "The last card of the deal is one.",
            "play 7S 9H : 7S9H",
        ),
        Theme(
            "play-after-reset",
            "after a reset",
            "The count is nothing again, and no pair or run reaches back.",
            "play KS9C9D QH : KSQH9C9D",
        ),
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
            "throw 3C5C8HTS4H6S pone",
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
            "Near the end of a count spend the high card that fits and keep the low one: it fits "
            "when his do not.",
            "card 7S6H2H4H 2S3DTC4C 8C8S QC : 4H4C7S",
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
}
"""By id, in the order in which they are taught."""

SHOW_THEMES = tuple(theme for theme in THEMES if not theme.startswith(("play-", "throw-", "card-")))
"""The ids of the themes of hands and cribs."""
PLAY_THEMES = tuple(theme for theme in THEMES if theme.startswith("play-"))
"""The ids of the themes of the play."""
THROW_THEMES = tuple(theme for theme in THEMES if theme.startswith("throw-"))
"""The ids of the themes of throws."""
CARD_THEMES = tuple(theme for theme in THEMES if theme.startswith("card-"))
"""The ids of the themes of cards to play."""
EVERY_DAY = {"fifteen-of-two": 0.15, "fifteen-of-more": 0.15, "pair": 0.45}
"""How much more it is worth to look at themes that stand in nearly half of all hands. The figures
are set by simulated learners: with less, such a weakness is found no sooner than the deals of a
table would show it; with more, the rare ones are found too seldom."""


def no_theme(name: str, known: tuple[str, ...]) -> str:
    """What is said of a name that is none of the known themes.

    >>> no_theme("nob", SHOW_THEMES)
    "'nob' is no theme here; did you mean nobs? coach themes lists them"
    >>> no_theme("play-go", SHOW_THEMES)
    "'play-go' is a theme of other questions; coach themes play-go says how to drill it"
    """
    from difflib import get_close_matches

    if name in THEMES and name not in known:
        return f"{name!r} is a theme of other questions; coach themes {name} says how to drill it"
    near = get_close_matches(name, known, 1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"{name!r} is no theme here; {meant}coach themes lists them"
