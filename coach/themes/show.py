"""The themes of hands and cribs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Rank
from coach.themes.show_theme import ShowTheme
from coach.themes.shown import FiveRanks, Shown, five_ranks

if TYPE_CHECKING:
    from collections.abc import Callable

BIG_HAND = 16


def _ranks(
    id: str,  # noqa: A002 (as a theme calls it)
    title: str,
    lesson: str,
    example: str,
    test: Callable[[FiveRanks], bool],
    *,
    kind: str,
    most: int = 5,
    common: float = 0.0,
) -> ShowTheme:
    """A theme that the ranks decide.

    `most` is the largest number of different ranks, which is cheaper to check than the scores.
    """

    def sees(shown: Shown) -> bool:
        return test(shown.ranks)

    def can(orders: tuple[int, ...]) -> bool:
        return len({*orders}) <= most and test(five_ranks(orders))

    return ShowTheme(id, title, lesson, example, sees, kind, common, can)


def _a_jack(orders: tuple[int, ...]) -> bool:
    return Rank.JACK.order in orders


def _four_ranks(orders: tuple[int, ...]) -> bool:
    return len({*orders}) >= 4


def _hand_alone(place: int, rank: Rank) -> bool:
    return place < 4


# `common` is set by simulated learners: with less, a weakness at what stands in nearly half of all
# hands is found no sooner than the deals of a table would show it; with more, the rare themes are
# found too seldom.
SHOW = (
    _ranks(
        "fifteen-of-two",
        "fifteens of two cards",
        "Give every big card its partner: a ten-card a 5, a 9 a 6, an 8 a 7.",
        "show 7C8D2H4S KD",
        lambda ranks: 2 in ranks.fifteens,
        kind="fifteen",
        common=0.15,
    ),
    _ranks(
        "fifteen-of-more",
        "fifteens of three or more",
        "When the twos are done, ask what two or three small cards make up with a big one.",
        "show 2C3D8HKS QC",
        lambda ranks: bool(ranks.fifteens - {2}),
        kind="fifteen",
        common=0.15,
    ),
    _ranks(
        "pair",
        "pairs",
        "Two of a rank are two, alone or beside a run.",
        "show 9C9D2HKS 7C",
        lambda ranks: 2 in ranks.alike,
        kind="pair",
        common=0.45,
    ),
    _ranks(
        "pair-royal",
        "pairs royal",
        "Three of a rank are six.",
        "show 6C6D6HKS QD",
        lambda ranks: 3 in ranks.alike,
        kind="pair",
        most=3,
    ),
    _ranks(
        "double-pair-royal",
        "double pairs royal",
        "Four of a rank are twelve.",
        "show 4C4D4HKS 4S",
        lambda ranks: 4 in ranks.alike,
        kind="pair",
        most=2,
    ),
    _ranks(
        "run-of-three",
        "runs of three",
        "Put the cards in order in your head; suits do not matter.",
        "show TCJDQH2S 4C",
        lambda ranks: (ranks.runs, ranks.run_length) == (1, 3),
        kind="run",
    ),
    _ranks(
        "run-of-four",
        "runs of four and five",
        "A long run counts once, for its whole length; the shorter ones in it do not count.",
        "show 2C3D4H5S KC",
        lambda ranks: ranks.runs == 1 and ranks.run_length > 3,
        kind="run",
    ),
    _ranks(
        "double-run",
        "double runs",
        "A pair in a run makes it twice: of three it is eight, of four ten, pair and all.",
        "show 9CTDJHJS 2C",
        lambda ranks: ranks.runs == 2,
        kind="run",
        most=4,
    ),
    _ranks(
        "triple-run",
        "triple runs",
        "Three of a rank in a run of three make fifteen, pairs and all.",
        "show JCJDJHQS KC",
        lambda ranks: ranks.runs == 3,
        kind="run",
        most=3,
    ),
    _ranks(
        "double-double-run",
        "double-double runs",
        "Two pairs in a run of three make sixteen, pairs and all.",
        "show 9C9DTHTS JC",
        lambda ranks: ranks.runs == 4,
        kind="run",
        most=3,
    ),
    ShowTheme(
        "flush",
        "flushes",
        "All four cards held of one suit are four, with the starter five.",
        "show 2H6H8HQH KS",
        sees=lambda shown: shown.flush,
        kind="flush",
        can=_four_ranks,
        suited=_hand_alone,
        crib=False,
    ),
    ShowTheme(
        "crib-flush-trap",
        "four of a suit in a crib",
        "A crib is a flush only with all five cards.",
        "show 2H6H8HQH KS crib",
        sees=lambda shown: shown.crib_flush_trap,
        kind="flush",
        can=_four_ranks,
        suited=_hand_alone,
        crib=True,
    ),
    ShowTheme(
        "starter-flush-trap",
        "three of a suit and the starter",
        "Four of a suit that need the starter are no flush.",
        "show 2D6D9DKS QD",
        sees=lambda shown: shown.starter_flush_trap,
        kind="flush",
        suited=lambda place, rank: place != 3,
    ),
    ShowTheme(
        "nobs",
        "his nobs",
        "The jack of the starter's suit is one.",
        "show 4S2HJD8C QD",
        sees=lambda shown: shown.nobs,
        kind="nobs",
        can=_a_jack,
        suited=lambda place, rank: rank is Rank.JACK or place == 4,
    ),
    ShowTheme(
        "jack-starter",
        "a jack turned up",
        "It was heels at the cut; in the show it is a ten-card like any other.",
        "show 2C4D6H8S JC",
        sees=lambda shown: shown.jack_starter,
        kind="nobs",
        can=_a_jack,
        jack_last=True,
    ),
    ShowTheme(
        "nineteen",
        "hands of nothing",
        "Be sure, then say nineteen.",
        "show 2C4D6H8S QC",
        sees=lambda shown: not shown.points,
    ),
    ShowTheme(
        "big-hand",
        "hands of sixteen and more",
        "Count in the same order every time, and aloud.",
        "show 4C5D5S6H 6D",
        sees=lambda shown: shown.points >= BIG_HAND,
    ),
    _ranks(
        "aces",
        "fifteens with an ace",
        "Aces hide in fifteens of three and four: 6-8-A, 7-7-A, 6-7-A-A.",
        "show 6C7D8HAS AD",
        lambda ranks: ranks.ace_fifteen,
        kind="fifteen",
    ),
)
"""In the order in which they are taught."""
