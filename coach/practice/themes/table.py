"""The table of themes: what each is, what to remember of it, and a question that shows it."""

from __future__ import annotations

from coach.english import listed
from coach.practice.themes.decisions import DECISIONS
from coach.practice.themes.theme import Theme

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
        *DECISIONS,
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
    >>> no_theme("fifteen", tuple(THEMES))
    "'fifteen' is no theme here; did you mean fifteen-of-two, fifteen-of-more or play-fifteen? \
coach themes lists them"
    >>> no_theme("play-go", SHOW_THEMES)
    "'play-go' is a theme of other questions; coach themes play-go says how to drill it"
    """
    from difflib import get_close_matches

    if name in THEMES and name not in known:
        return f"{name!r} is a theme of other questions; coach themes {name} says how to drill it"
    within = [theme for theme in known if name in theme.split("-")]
    near = within or get_close_matches(name, known, 1)
    meant = f"did you mean {listed(near, 'or')}? " if near else ""
    return f"{name!r} is no theme here; {meant}coach themes lists them"
