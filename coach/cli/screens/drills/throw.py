"""Throws on the screen: the drill that asks for one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.advice.losses import verdict
from coach.advice.odds import odds
from coach.cards import Card, faces, parse
from coach.cli.screens.advice.throw_table import FEW, Alike, ByWorth, show_throws
from coach.practice.card_replies import read_rest
from coach.scoring.show import score_show
from coach.words.advice.odds import more_often, of_games, what_to_play_for
from coach.words.advice.throws import difference, why_keep
from coach.words.drills import prompts, situations
from coach.words.drills.hints import throw_hints
from coach.words.drills.verdicts import amount, bad_decision, do, good_decision
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.throws.weigh import Throw
    from coach.cli.asking import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.drills.grade import Grade
    from coach.practice.drills.throw import ThrowQuestion


class ThrowScreen:
    """Six cards, and which two to throw."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: ThrowQuestion, number: int, count: int) -> str:
        return prompts.numbered("Throw", number, count, prompts.whose_crib(own=question.own))

    def pose(self, question: ThrowQuestion) -> None:
        self.terminal.line("  ".join(card.face for card in question.cards), indent=3)
        if question.score is not None:
            self.terminal.line(situations.score(*question.score), indent=3)
        self.terminal.line()

    def hints(self, question: ThrowQuestion) -> Iterator[str]:
        return throw_hints(question.throws[0], own=question.own, first=question.hint)

    def ask(self, question: ThrowQuestion, asking: Asking) -> Grade:
        thrown: tuple[Card, ...] = ()
        while len(thrown) < 2:
            rest = partial(read_rest, held=question.cards, thrown=thrown, size=2)
            thrown = asking(prompts.throw(thrown), rest)
        return question.grade(thrown)

    def whole(self, question: ThrowQuestion, grade: Grade) -> None:
        line = self.terminal.line
        yours = _given(grade)
        self._table(question, yours)
        if question.starter is not None and yours:
            made = score_show(question.option(yours).keep, question.starter).total
            line(situations.cut(question.starter, made))

    def verdict(self, question: ThrowQuestion, grade: Grade, *, brief: bool) -> None:
        line = self.terminal.line
        best = question.throws[0]
        if grade.loss is None:
            line(do(f"throw {faces(best.throw)}"), style="yellow")
        else:
            found = verdict(grade.loss, grade.unit)
            lost = amount(grade.loss, grade.unit)
            if grade.right:
                line(f"✓ {good_decision(found, lost, faces(best.throw), 'throw')}", style="green")
            else:
                yours = _given(grade)
                wrong = bad_decision(found, faces(yours), lost, f"throw {faces(best.throw)}")
                line(f"✗ {wrong}", style="red")
                if brief:
                    line(self._difference(question, yours))
        by_points = question.by_points[0]
        if question.given_up(by_points.throw) > question.unit.fine:
            line(situations.best_by_points(by_points.throw))
        if question.score is None:
            if brief:
                line(why_keep(question.weighed, best))
        else:
            line(what_to_play_for(odds(*question.score, dealer=question.own)))

    def terms(self, question: ThrowQuestion) -> tuple[list[str], list[str]]:
        return ["throw", "crib"], []

    def _difference(self, question: ThrowQuestion, yours: Sequence[Card]) -> str:
        """Where the points of a throw are, against the best."""
        best, other = question.throws[0], question.option(yours)
        won = "" if question.score is None else self._gain(question, other, best)
        return difference(other, best, won=won)

    def _gain(self, question: ThrowQuestion, one: Throw, other: Throw) -> str:
        return more_often(question.chance(one.throw) - question.chance(other.throw))

    def _table(self, question: ThrowQuestion, yours: Sequence[Card]) -> None:
        """The best throws and yours, at a score with the chance to win."""
        throw = question.option(yours) if yours else None
        show = partial(show_throws, self.terminal, question.weighed, most=FEW, yours=throw)
        if question.score is None:
            show()
            return
        fine = question.unit.fine
        alike = sum(question.given_up(option.throw) <= fine for option in question.throws)
        wins = [percent(question.chance(option.throw), 1) for option in question.throws]
        gain = partial(self._gain, question)
        show(score=ByWorth(question.throws, "win", wins, Alike(alike, of_games(fine)), gain))


def _given(grade: Grade) -> tuple[Card, ...]:
    """The cards that were thrown; none where the throw was shown."""
    return () if grade.loss is None else parse(grade.answer)
