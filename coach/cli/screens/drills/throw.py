"""Throws on the screen: the drill that asks for one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coach.advice.odds import odds
from coach.cards import Card, faces, parse
from coach.cli.screens.advice.odds import more_often, of_games, what_to_play_for
from coach.cli.screens.advice.throw_table import FEW, Alike, show_throws
from coach.practice.grading import REVEALED, Grade, amount, grade_throw, unit_of, verdict
from coach.practice.replies import read_cards
from coach.scoring.show import score_show
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.throws import Throw
    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.throw_questions import ThrowQuestion


class ThrowView:
    """Six cards, and which two to throw."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def title(self, question: ThrowQuestion, number: int, count: int) -> str:
        return f"Throw {number} of {count} · {'your' if question.dealer else 'their'} crib"

    def pose(self, question: ThrowQuestion) -> None:
        self.terminal.line("  ".join(card.face for card in question.cards), indent=3)
        if question.score is not None:
            mine, his = question.score
            self.terminal.line(f"you have {mine}, he has {his}", indent=3)
        self.terminal.line()

    def hints(self, question: ThrowQuestion) -> Iterator[str]:
        best = question.throws[0]
        if question.hint:
            yield question.hint
        yield (
            "It is your crib: points thrown are points kept."
            if question.dealer
            else "It is their crib: throw what cannot help it."
        )
        yield f"The best keep is {best.min} to {best.max} points and {best.hand:.2f} on average."
        yield f"Keep {best.keep[0].face} and {best.keep[1].face}."

    def ask(self, question: ThrowQuestion, asking: Asking) -> Grade:
        thrown: tuple[Card, ...] = ()
        while len(thrown) < 2:
            held = [card for card in question.cards if card not in thrown]
            missing = 2 - len(thrown)
            prompt = "Throw which two?" if missing == 2 else f"{thrown[0].face} and which other?"
            thrown += asking(prompt, partial(read_cards, held=held, most=missing))
        return grade_throw(question, thrown)

    def feedback(self, question: ThrowQuestion, grade: Grade) -> None:
        line = self.terminal.line
        throws = question.throws
        best = faces(throws[0].throw)
        yours: Sequence[Card] = ()
        if grade.answer == REVEALED:
            line(f"Throw {best}.", style="yellow")
        else:
            assert grade.loss is not None
            yours = parse(grade.answer)
            told, lost = verdict(grade.loss, grade.unit), amount(grade.loss, grade.unit)
            if not grade.right:
                line(f"✗ {told}: {faces(yours)} gives up {lost} – throw {best}", style="red")
            elif grade.loss:
                line(f"✓ {told}: {lost} behind {best}", style="green")
            else:
                line(f"✓ {told} throw", style="green")
        line()
        self._table(question, yours)
        by_points = question.by_points[0]
        if question.given_up(by_points.throw) > unit_of(question).fine:
            line(f"By points alone {faces(by_points.throw)} is the best.")
        if question.starter is not None and yours:
            made = score_show(question.option(yours).keep, question.starter).total
            line(f"For interest, the cut was {question.starter.face}: your hand made {made}.")

    def _table(self, question: ThrowQuestion, yours: Sequence[Card]) -> None:
        """The best throws and yours, at a score with the chance to win."""
        show = partial(
            show_throws,
            self.terminal,
            question.throws,
            own_crib=question.dealer,
            most=FEW,
            yours=yours,
        )
        if question.score is None:
            show()
            return

        def won(one: Throw, other: Throw) -> str:
            return more_often(question.chance(one.throw) - question.chance(other.throw))

        fine = unit_of(question).fine
        alike = sum(question.given_up(option.throw) <= fine for option in question.throws)
        wins = [percent(question.chance(option.throw), 1) for option in question.throws]
        show(columns={"win": wins}, alike=Alike(alike, of_games(fine)), won=won)
        mine, his = question.score
        self.terminal.line(what_to_play_for(odds(mine, his, dealer=question.dealer)))
