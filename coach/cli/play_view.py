"""A moment of the play on the screen: the count so far, the card asked, what is still held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.cli.breakdown_view import item_name, show_items
from coach.game.deal import TABLES
from coach.game.play import Play, Played, Reset
from coach.practice.grading import (
    REVEALED,
    grade_gos,
    grade_revealed,
    grade_total,
)
from coach.practice.hints import go_hints, hints
from coach.practice.questions import GoQuestion, PlayQuestion
from coach.practice.replies import read_seats, read_total
from coach.scoring.pegging import LIMIT
from coach.scoring.spoken import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.quiz import Asking
    from coach.cli.terminal import Terminal
    from coach.practice.grading import Grade

_PLAYERS = {2: "two", 3: "three", 4: "four"}


class PlayView:
    """Questions about the play, all hands lying face up."""

    def __init__(self, terminal: Terminal, *, whole_deal: bool = False) -> None:
        self.terminal = terminal
        self.whole_deal = whole_deal  # the question who owes a go follows its card

    def title(self, question: PlayQuestion | GoQuestion, number: int, count: int) -> str:
        if self._follows(question):
            return ""
        return f"Card {number} of {count} · {_PLAYERS[len(question.hands)]} players"

    def _follows(self, question: PlayQuestion | GoQuestion) -> bool:
        return self.whole_deal and isinstance(question, GoQuestion)

    def pose(self, question: PlayQuestion | GoQuestion) -> None:
        if self._follows(question):
            return
        moment = question.moment
        seats = TABLES[len(question.hands)].seats
        *dead, pile = piles(moment)
        if dead:
            cards = [faces(event.card for event in cards) for cards in dead]
            self.terminal.parts(["dead:", *cards], indent=3)
        for event in pile:
            asked = event is pile[-1] and isinstance(question, PlayQuestion)
            earned = "?" if asked else str(event.score.total or "")
            why = "" if asked else ", ".join(map(item_name, event.score.items))
            row = (
                f"{seats[event.seat]:6}  {event.card.face:>3}  {event.count:>2}  {earned:>2}  {why}"
            )
            self.terminal.line(row.rstrip(), indent=3)
        self.terminal.line()
        held = [f"{seats[seat]} {faces(hand)}" for seat, hand in enumerate(moment.hands) if hand]
        self.terminal.parts(["still held:", *held] if held else ["no card is left"], indent=3)
        self.terminal.line()

    def hints(self, question: PlayQuestion | GoQuestion) -> Iterator[str]:
        if isinstance(question, GoQuestion):
            return go_hints(question.moment)
        return hints(question.solution, faces)

    def ask(self, question: PlayQuestion | GoQuestion, asking: Asking) -> Grade:
        if isinstance(question, GoQuestion):
            named = asking(
                "Who owes a go now, if anybody?", lambda reply: read_seats(reply, question.seats)
            )
            return grade_gos(question, named)
        card = question.played[-1].face
        return grade_total(question.solution, asking(f"All that {card} earns?", read_total))

    def revealed(self, question: PlayQuestion | GoQuestion) -> Grade:
        return grade_revealed(question.solution if isinstance(question, PlayQuestion) else None)

    def feedback(self, question: PlayQuestion | GoQuestion, grade: Grade) -> None:
        right = question.right_answer
        if grade.right:
            self.terminal.line(f"✓ {right}", style="green")
        elif grade.answer == REVEALED:
            self.terminal.line(f"It is {right}.", style="yellow")
        elif isinstance(question, GoQuestion):
            self.terminal.line(f"✗ {grade.answer} – it is {right}", style="red")
        else:
            side = "short" if grade.off > 0 else "too many"
            claimed, off = grade.answer, number(abs(grade.off))
            self.terminal.line(f"✗ {claimed} – it is {right}, {off} {side}", style="red")
        if isinstance(question, PlayQuestion) and question.solution.items:
            self.terminal.line()
            show_items(self.terminal, question.solution)
        for reason in reasons(question):
            self.terminal.line()
            self.terminal.line(f"Rule: {reason}")


def piles(play: Play) -> list[list[Played]]:
    """The counts of a play so far, each the cards played in it; the last one is not empty."""
    counts: list[list[Played]] = [[]]
    for event in play.events:
        if isinstance(event, Reset):
            counts.append([])
        elif isinstance(event, Played):
            counts[-1].append(event)
    return [cards for cards in counts if cards]


def reasons(question: PlayQuestion | GoQuestion) -> Iterator[str]:
    """The rules that decide at this card."""
    moment = question.moment
    pile = piles(moment)[-1]
    card, reached = pile[-1].card, pile[-1].count
    kinds = pile[-1].score.by_kind
    if isinstance(question, GoQuestion):
        room = LIMIT - reached
        if reached == LIMIT:
            yield "at 31 the count goes back by itself, nobody says go."
        elif room < 10:
            yield f"only {room} or less fits on {reached}; who has no card left says nothing."
        return
    if reached == LIMIT:
        yield "31 pays two, and a go or last card is in the two."
    elif "go" in kinds:
        yield f"nobody can go on from {reached}: one to whoever played last."
    elif "last card" in kinds:
        yield "the last card of the deal pays one."
    before = [event.card for event in pile[:-1]]
    if not {"pair", "pair royal", "double pair royal"} & set(kinds) and any(
        earlier.rank is card.rank for earlier in before
    ):
        yield f"the {card.rank.face}s do not pair, another card lies between."
    orders = {other.rank.order for other in (*before, card)}
    here = card.rank.order
    if "run" not in kinds and any(
        {low, low + 1, low + 2} <= orders for low in (here - 2, here - 1, here)
    ):
        yield "a run takes the last cards, none foreign and no rank twice among them."
