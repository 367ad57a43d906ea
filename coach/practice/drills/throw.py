"""Drill: throw two of six cards, at a score or at none."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from coach.advice.losses import CHANCE, POINTS, Unit
from coach.cards import Card, faces, in_order, parse, write
from coach.errors import CoachError
from coach.game.deal import deal
from coach.practice.drills.drill import QUEEN, Drill, Question
from coach.practice.drills.grade import SHOWN, Grade
from coach.practice.drills.stock import Stock
from coach.practice.game_scores import TARGET, read_stored, score_text
from coach.progress.answer import Outcome
from coach.seats import CribOwner
from coach.themes.theme import seen
from coach.themes.throw import DISCARD, THROW, SixDealt
from coach.words.drills import questions as words

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping, Sequence

    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.practice.game_scores import GameScore, ScoreSource

_SEATS = {"dealer": CribOwner.OWN, "pone": CribOwner.OPPONENT}
"""The seats as stored, by whose crib it is."""
_THEMES = {theme.id: theme for theme in THROW}


@dataclass(frozen=True)
class ThrowQuestion(Question):
    """Question: which two of six cards go to the crib?

    >>> read("5H5S6DJCQD4S dealer".split()).right_answer
    'JCQD'
    """

    drill: ClassVar[str] = DISCARD

    cards: tuple[Card, ...]
    crib: CribOwner
    hint: str = field(default="", compare=False)
    """The first hint, by the author of a pack."""
    starter: Card | None = None
    """The starter, shown after the answer; None where nothing was dealt."""
    score: GameScore | None = None
    """One's own and the opponent's before the deal; None where points alone count."""

    @property
    def own(self) -> bool:
        """True if it is one's own crib."""
        return self.crib.ours

    @property
    def text(self) -> str:
        parts = ["throw", write(self.cards), "dealer" if self.own else "pone"]
        parts += [repr(self.starter)] if self.starter else []
        parts += [score_text(self.score)] if self.score else []
        return " ".join(parts)

    @cached_property
    def weighed(self) -> WeighedThrows:
        """Every throw by net points between sensible players, the play included."""
        from coach.advice.throws.weigh import weigh  # questions are read without it

        return weigh(self.cards, self.crib)

    @property
    def by_points(self) -> tuple[Throw, ...]:
        """Every throw by net points, best first."""
        return self.weighed.throws

    @cached_property
    def _chances(self) -> Mapping[tuple[Card, ...], float]:
        assert self.score is not None
        from coach.advice.throws.at_score import AtStake, throw_worths

        found = throw_worths(self.weighed, AtStake(*self.score, TARGET))
        # Rounded, so that what is alike but for suits is the same.
        return {throw: round(chance, 6) for throw, chance in found.items()}

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw, best first: at a score by the chance to win, else by points."""
        if self.score is None:
            return self.by_points
        return tuple(sorted(self.by_points, key=lambda throw: -self.chance(throw.throw)))

    @property
    def right_answer(self) -> str:
        return write(self.throws[0].throw)

    @property
    def in_words(self) -> str:
        score = "" if self.score is None else score_text(self.score)
        return words.throw_question(self.cards, score, own=self.own)

    @property
    def answer_in_words(self) -> str:
        return faces(self.throws[0].throw)

    def given_in_words(self, answer: str) -> str:
        return answer if answer == SHOWN.answer else faces(parse(answer))

    @property
    def letters(self) -> frozenset[str]:
        return QUEEN

    @cached_property
    def themes(self) -> frozenset[str]:
        return seen(THROW, SixDealt(self.cards, self.crib, self.by_points))

    @property
    def likeness(self) -> object:
        return sorted(card.index for card in self.cards)

    def option(self, throw: Sequence[Card]) -> Throw:
        """The throw of these cards."""
        return self.weighed.of(throw)

    def chance(self, throw: Sequence[Card]) -> float:
        """The chance (0–1) to win with a throw; the question must have a score."""
        return self._chances[self.option(throw).throw]

    @property
    def unit(self) -> Unit:
        """The unit in which a throw is judged."""
        return POINTS if self.score is None else CHANCE

    def given_up(self, throw: Sequence[Card]) -> float:
        """Loss of a throw against the best, 0 for the best, in the question's unit."""
        best = self.throws[0]
        if self.score is not None:
            return self.chance(best.throw) - self.chance(throw)
        return best.net - self.option(throw).net

    def grade(self, throw: Sequence[Card]) -> Grade:
        """Grade a throw by what it gives up: within 0.05 points of the best is right.

        At a score the chance to win counts, and within 0.25 % of games is right.
        """
        loss = self.given_up(throw)
        right = Outcome.of(loss <= self.unit.fine)
        return Grade(write(in_order(throw)), right, loss=loss, unit=self.unit)


def read(words: Sequence[str]) -> ThrowQuestion:
    """Read six cards, a seat, perhaps a starter and perhaps a score.

    Raises:
        CoachError, ValueError: they are not there.
    """
    cards, seat, *rest = words
    held = parse(cards, size=6)
    *cut, score = rest if rest and "-" in rest[-1] else (*rest, "")
    if seat not in _SEATS or len(cut) > 1:
        raise CoachError(f"{' '.join(words)!r} asks for no throw")
    return ThrowQuestion(
        held,
        _SEATS[seat],
        starter=parse(cut[0], size=1, beside=held)[0] if cut else None,
        score=read_stored(score) if score else None,
    )


def throws(rng: random.Random, crib: CribOwner | None = None) -> Iterator[ThrowQuestion]:
    """Six cards as dealt, with the starter; for one's own crib, theirs, or either."""
    while True:
        dealt = deal(rng)
        whose = CribOwner.of(dealer=rng.random() < 0.5) if crib is None else crib
        yield ThrowQuestion(dealt.hands[0], whose, starter=dealt.starter)


class ThrowSource(Stock[ThrowQuestion]):
    """Six cards as dealt, for one's own crib, theirs or either, at no score or at some."""

    def __init__(
        self,
        rng: random.Random,
        crib: CribOwner | None = None,
        scores: ScoreSource | None = None,
    ) -> None:
        super().__init__(rng)
        self._cribs = (CribOwner.OWN, CribOwner.OPPONENT) if crib is None else (crib,)
        self._throws = throws(rng, crib)
        self._scores = scores

    def at_large(self) -> ThrowQuestion:
        return self._scored(next(self._throws))

    def with_theme(self, theme: str) -> ThrowQuestion:
        return self._scored(super().with_theme(theme))

    def deal(self, theme: str) -> Iterator[ThrowQuestion]:
        wanted = _THEMES[theme]
        dealt = next(throw for throw in self._throws if wanted.can(throw.cards))
        for crib in self._cribs:
            if wanted.fits(crib):
                yield replace(dealt, crib=crib)

    def _scored(self, question: ThrowQuestion) -> ThrowQuestion:
        if self._scores is None:
            return question
        return replace(question, score=self._scores(self._rng, dealer=question.own))


THROWING = Drill(
    id=DISCARD,
    command="discard",
    about="Throws",
    read=read,
    plain=throws,
    source=ThrowSource,
)
