"""Drill: count a hand or a crib."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Literal

from coach.cards import Card, parse, write
from coach.game.deal import deal
from coach.players import simple
from coach.practice.deals import kept
from coach.practice.drills.drill import Drill, Question
from coach.practice.drills.grade import Grade, grade_by_kind, grade_total
from coach.scoring.show import score_show
from coach.shuffle import shuffled
from coach.themes.show import SHOW
from coach.themes.show_theme import HAND_COUNT
from coach.themes.shown import Shown
from coach.themes.theme import seen
from coach.words.drills import questions as words

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from coach.scoring.breakdown import Breakdown

CribShare = Literal["none", "some", "only"]
_CRIB_SHARE = {"none": 0.0, "some": 0.25, "only": 1.0}
_THEMES = {theme.id: theme for theme in SHOW}


@dataclass(frozen=True)
class ShowQuestion(Question):
    """Question: what does a hand, or a crib, count?

    >>> read("5H5S6D4S JD".split()) == ShowQuestion(parse("5H5S6D4S"), *parse("JD"))
    True
    """

    drill: ClassVar[str] = HAND_COUNT

    hand: tuple[Card, ...]
    starter: Card
    crib: bool = False
    hint: str = field(default="", compare=False)
    """The first hint, by the author of a pack."""

    @property
    def text(self) -> str:
        return f"show {write(self.hand)} {self.starter}" + (" crib" if self.crib else "")

    @cached_property
    def solution(self) -> Breakdown:
        """The score, item by item."""
        return score_show(self.hand, self.starter, crib=self.crib)

    def check(self) -> None:
        _ = self.solution

    @property
    def right_answer(self) -> str:
        return str(self.solution.total)

    @property
    def in_words(self) -> str:
        return words.count_question(self.hand, self.starter, crib=self.crib)

    @property
    def answer_in_words(self) -> str:
        return words.count_answer(self.solution)

    @cached_property
    def themes(self) -> frozenset[str]:
        return seen(SHOW, Shown.of(self.hand, self.starter, crib=self.crib))

    @property
    def likeness(self) -> object:
        return sorted(card.rank.order for card in (*self.hand, self.starter))

    @property
    def worth(self) -> float:
        return 1 + sum(_THEMES[theme].common for theme in self.themes)

    def grade(self, total: int) -> Grade:
        """Grade a total."""
        return grade_total(self.solution, total)

    def grade_by_kind(self, claimed: Mapping[str, int | None]) -> Grade:
        """Grade points kind by kind, None for a kind that was shown."""
        return grade_by_kind(self.solution, claimed)


def read(words: Sequence[str]) -> ShowQuestion:
    """Read a hand, its starter and perhaps `crib`.

    Raises:
        CoachError, ValueError: there is none.
    """
    hand, starter, *crib = words
    if crib not in ([], ["crib"]):
        raise ValueError(crib)
    (card,) = parse(starter, size=1)
    return ShowQuestion(parse(hand), card, crib=bool(crib))


def shows(rng: random.Random, cribs: CribShare = "some") -> Iterator[ShowQuestion]:
    """Hands that were kept, and cribs that were thrown, in real two-player deals."""
    while True:
        dealt = deal(rng)
        if rng.random() < _CRIB_SHARE[cribs]:
            cards = dealt.crib(simple.throws(dealt))
            yield ShowQuestion(tuple(shuffled(rng, cards)), dealt.starter, crib=True)
        else:
            seat = int(rng.random() * 2)
            cards = kept(dealt.hands[seat], simple.thrown(dealt, seat))
            yield ShowQuestion(cards, dealt.starter)


def all_shown(rng: random.Random) -> Iterator[ShowQuestion]:
    """Everything that is shown in real two-player deals: both hands, and then the crib.

    A third of the cribs is passed over, so that as many come as from `shows`.
    """
    while True:
        dealt = deal(rng)
        thrown = simple.throws(dealt)
        for cards in map(kept, dealt.hands, thrown):
            yield ShowQuestion(cards, dealt.starter)
        if rng.random() < 2 / 3:
            crib = tuple(shuffled(rng, dealt.crib(thrown)))
            yield ShowQuestion(crib, dealt.starter, crib=True)


class ShowSource:
    """Hands and cribs, from real deals or made for a theme."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._deals = all_shown(rng)

    def at_large(self) -> ShowQuestion:
        """A hand or crib of a real deal."""
        return next(self._deals)

    def with_theme(self, theme: str) -> ShowQuestion:
        """A hand or crib made for a theme."""
        return ShowQuestion(*_THEMES[theme].deal(self._rng))

    def asked(self, question: ShowQuestion) -> None:
        """Do nothing: every hand is a new one."""


COUNT = Drill(
    id=HAND_COUNT,
    command="hand-count",
    about="Hands and cribs",
    read=read,
    plain=shows,
    source=ShowSource,
)
