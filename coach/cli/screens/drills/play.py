"""A moment of the play on the screen: the count so far, the card asked, what is still held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.cli.screens.breakdown import item_name, show_items
from coach.english import number
from coach.game.deal import TABLES
from coach.game.play import Go, Played
from coach.practice.grading import REVEALED, grade_gos, grade_total
from coach.practice.hints import go_hints, hints
from coach.practice.questions import GoQuestion, PlayQuestion
from coach.practice.replies import read_earned, read_seats
from coach.practice.themes.play import play_themes
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.loop import Asking
    from coach.cli.terminal import Terminal
    from coach.game.play import Play
    from coach.practice.grading import Grade

_PLAYERS = {2: "two", 3: "three", 4: "four"}
_FIRST_HINT = "What is the count, does it pair, do the last cards run, can anybody go on?"


class PlayView:
    """Questions about the play, all hands lying face up."""

    def __init__(self, terminal: Terminal, *, whole_deal: bool = False) -> None:
        self.terminal = terminal
        self.whole_deal = whole_deal  # the question who owes a go follows its card

    def title(self, question: PlayQuestion | GoQuestion, number: int, count: int) -> str:
        if self._follows(question):
            return ""
        if self.whole_deal:
            number, count = len(question.played), sum(map(len, question.hands))
        return f"Card {number} of {count} · {_PLAYERS[len(question.hands)]} players"

    def _follows(self, question: PlayQuestion | GoQuestion) -> bool:
        return self.whole_deal and isinstance(question, GoQuestion)

    def pose(self, question: PlayQuestion | GoQuestion) -> None:
        self.terminal.line() if self._follows(question) else self._show(question)

    def _show(self, question: PlayQuestion | GoQuestion) -> None:
        moment = question.moment
        show_count(self.terminal, moment, asks_the_last=isinstance(question, PlayQuestion))
        seats = TABLES[len(question.hands)].seats
        held = [f"{seats[seat]} {faces(hand)}" for seat, hand in enumerate(moment.hands) if hand]
        self.terminal.parts(["still held:", *held] if held else ["no card is left"], indent=3)
        self.terminal.line()

    def hints(self, question: PlayQuestion | GoQuestion) -> Iterator[str]:
        if isinstance(question, GoQuestion):
            return go_hints(question.moment)
        return hints(question.solution, faces, question.hint or _FIRST_HINT)

    def ask(self, question: PlayQuestion | GoQuestion, asking: Asking) -> Grade:
        if isinstance(question, GoQuestion):
            named = asking(
                "Who owes a go (Enter: nobody)?",
                lambda reply: read_seats(reply, question.seats),
            )
            return grade_gos(question, named)
        card = question.played[-1].face
        return grade_total(question.solution, asking(f"All that {card} earns?", read_earned))

    def feedback(self, question: PlayQuestion | GoQuestion, grade: Grade) -> None:
        line = self.terminal.line
        right = question.right_answer.replace(" ", " and ")
        if grade.right:
            line(f"✓ {right}", style="green")
        elif grade.answer == REVEALED:
            line(f"It is {right}.", style="yellow")
        elif isinstance(question, GoQuestion):
            line(f"✗ {grade.answer.replace(' ', ' and ')} – it is {right}", style="red")
        else:
            side = "short" if grade.off > 0 else "too many"
            off = number(abs(grade.off))
            line(f"✗ {grade.answer} – it is {right}, {off} {side}", style="red")
        if isinstance(question, PlayQuestion) and question.solution.items:
            line()
            show_items(self.terminal, question.solution)
        why = list(reasons(question))
        if why:
            line()
        for reason in why:
            line(f"Rule: {reason}")


def show_count(terminal: Terminal, moment: Play, *, asks_the_last: bool = False) -> None:
    """The cards of the count and what each earned, and those of before, which are dead."""
    seats = TABLES[len(moment.hands)].seats
    *dead, count = moment.counts or [[]]
    if dead:
        cards = [faces(e.card for e in before if isinstance(e, Played)) for before in dead]
        terminal.parts(["dead:", *cards], indent=3)
    for event in count:
        if isinstance(event, Go):
            terminal.line(f"{seats[event.seat]:6}   go", indent=3)
            continue
        asked = asks_the_last and event is count[-1]
        earned = "?" if asked else str(event.score.total or "")
        why = "" if asked else ", ".join(map(item_name, event.score.items))
        row = f"{seats[event.seat]:6}  {event.card.face:>3}  {event.count:>2}  {earned:>2}  {why}"
        terminal.line(row.rstrip(), indent=3)
    if dead or count:
        terminal.line()


def reasons(question: PlayQuestion | GoQuestion) -> Iterator[str]:
    """The rules that decide at this card."""
    *before, played = question.moment.counts[-1]
    assert isinstance(played, Played)
    if isinstance(question, GoQuestion):
        yield from _go_reasons(question, before, played)
        return
    reached, kinds = played.count, played.score.by_kind
    if reached == LIMIT:
        yield "31 pays two, and a go or last card is in the two."
    elif "go" in kinds:
        yield f"nobody can go on from {reached}: one to whoever played last."
    elif "last card" in kinds:
        yield "the last card of the deal pays one."
    themes = play_themes(question)
    if "play-broken-pair" in themes:
        rank = played.card.rank.face
        yield f"two of a rank ({rank}) do not pair with another card between them."
    if "play-broken-run" in themes:
        yield "a run is the last cards without a gap or a repeat."
    if "play-after-reset" in themes:
        yield "no pair and no run reaches back to before the count was zero."


def _go_reasons(question: GoQuestion, before: list[Played | Go], played: Played) -> Iterator[str]:
    if played.count == LIMIT:
        yield "at 31 the count goes back by itself, nobody says go."
        return
    for event in before:
        if isinstance(event, Go):
            seat = question.seats[event.seat]
            yield f"{seat} has said go and stays out until the count goes back."
    if LIMIT - played.count < 10:
        yield f"only {LIMIT - played.count} or less fits on {played.count}."
