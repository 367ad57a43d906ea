"""Which two of six cards to throw, at a score or at none."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from coach.advice.throws import Throw, ranked, weigh
from coach.cards import Card, parse, write
from coach.errors import CoachError
from coach.practice.scores import TARGET, read_stored, score_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.practice.scores import Score

DISCARD = "discard"


@dataclass(frozen=True, slots=True)
class ThrowQuestion:
    """Which two of six cards go to the crib?

    >>> from coach.practice.questions import read
    >>> read("throw 5H5S6DJCQD4S dealer").right_answer
    'JCQD'
    """

    drill: ClassVar[str] = DISCARD

    cards: tuple[Card, ...]
    dealer: bool
    hint: str = field(default="", compare=False)
    """What the pack's author says to look at first."""
    starter: Card | None = None
    """What was cut, to be told when all is judged; None where nothing was dealt."""
    score: Score | None = None
    """Mine and his before the deal; None where the throw is judged by points alone."""

    @property
    def text(self) -> str:
        """Deals it again."""
        words = ["throw", write(self.cards), "dealer" if self.dealer else "pone"]
        words += [repr(self.starter)] if self.starter else []
        words += [score_text(self.score)] if self.score else []
        return " ".join(words)

    @property
    def by_points(self) -> tuple[Throw, ...]:
        """Every throw by net points between sensible players, the play included, best first."""
        return _ranked(self.cards, self.dealer)

    @property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw, best first: at a score by the chance to win, else by points."""
        if self.score is None:
            return self.by_points
        return tuple(sorted(self.by_points, key=lambda throw: -self.chance(throw.throw)))

    @property
    def right_answer(self) -> str:
        """As stored."""
        return write(self.throws[0].throw)

    def option(self, throw: Sequence[Card]) -> Throw:
        """The throw of these cards."""
        return next(option for option in self.by_points if set(option.throw) == set(throw))

    def chance(self, throw: Sequence[Card]) -> float:
        """The chance (0–1) to win with a throw; the question must have a score."""
        assert self.score is not None
        return _chances(self.cards, self.dealer, self.score)[self.option(throw).throw]

    def given_up(self, throw: Sequence[Card]) -> float:
        """What a throw gives up against the best, 0 for the best.

        Average points, or at a score the chance to win (0–1).
        """
        best = self.throws[0]
        if self.score is not None:
            return self.chance(best.throw) - self.chance(throw)
        return best.net(own_crib=self.dealer) - self.option(throw).net(own_crib=self.dealer)


def read_throw(cards: str, seat: str, *rest: str) -> ThrowQuestion:
    """The question that the words after `throw` ask.

    Raises:
        CoachError: they ask none.
    """
    held = parse(cards, size=6)
    *cut, score = rest if rest and "-" in rest[-1] else (*rest, "")
    if seat not in {"dealer", "pone"} or len(cut) > 1:
        raise CoachError(f"{' '.join((cards, seat, *rest))!r} asks for no throw")
    return ThrowQuestion(
        held,
        seat == "dealer",
        starter=parse(cut[0], size=1, beside=held)[0] if cut else None,
        score=read_stored(score) if score else None,
    )


@lru_cache(maxsize=8)
def _ranked(cards: tuple[Card, ...], dealer: bool) -> tuple[Throw, ...]:
    """Hint, grade and screen of a question all look at the same throws."""
    return tuple(ranked(weigh(cards, own_crib=dealer), own_crib=dealer))


@lru_cache(maxsize=8)
def _chances(
    cards: tuple[Card, ...], dealer: bool, score: Score
) -> Mapping[tuple[Card, ...], float]:
    from coach.engine.shows.throw_chances import winning_chances

    mine, his = score
    found = winning_chances(cards, dealer=dealer, mine=mine, his=his, target=TARGET)
    # Rounded, so that what is alike but for suits is the same.
    return {throw: round(chance, 6) for throw, chance in found.items()}
