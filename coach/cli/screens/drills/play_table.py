"""The play on the screen, as the drills show it: the count so far and what is still held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces
from coach.game.play import Go, Played
from coach.game.table import TABLES
from coach.words.drills.situations import NO_CARD_LEFT
from coach.words.shows import item_names
from coach.words.shows import rule as as_rule

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.game.play import Play


def show_count(terminal: Terminal, moment: Play, *, asks_the_last: bool = False) -> None:
    """Show the cards of the count and what each earned, and those of before, which are dead."""
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
        why = "" if asked else item_names(event.score)
        cells = (
            f"{seats[event.seat]:6}",
            f"{event.card.face:>3}",
            f"{event.count:>2}",
            f"{earned:>2}",
        )
        terminal.row((*cells, why), headings=("", "", "count", "points", "for"), indent=3)
    if dead or count:
        terminal.line()


def show_held(terminal: Terminal, moment: Play) -> None:
    """Show what every seat still holds, all hands face up."""
    seats = TABLES[len(moment.hands)].seats
    held = [f"{seats[seat]} {faces(hand)}" for seat, hand in enumerate(moment.hands) if hand]
    terminal.parts(["still held:", *held] if held else [NO_CARD_LEFT], indent=3)
    terminal.line()


def show_rules(terminal: Terminal, rules: list[str]) -> None:
    """Show the rules that decide, if there are any."""
    for rule in rules:
        terminal.line(as_rule(rule))


def terms_of_play(moment: Play) -> list[str]:
    """The terms that the play on the screen has: seats, a go, dead cards."""
    gone = any(isinstance(event, Go) for event in moment.events)
    dead = ["reset"] if len(moment.counts) > 1 else []
    return ["pone", "dealer", *(["go"] if gone else []), *dead]
