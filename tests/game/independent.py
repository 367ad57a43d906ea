"""A second play, written from the rules in another way than the engine's, to compare with.

One loop walks round the table and asks every seat in turn: no cards, said go already, can play,
or owes a go. It keeps flags and a running pile where the engine derives them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.scoring import independent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Line(NamedTuple):
    """A line of the log: a card with what it earned, a go (no card), or a reset (no seat)."""

    seat: int | None
    card: str = ""
    reached: int = 0
    points: int = 0


def simulate(
    hands: Sequence[Sequence[str]], choices: Sequence[int], *, go_stops_early: bool
) -> list[Line]:
    """Play all cards; each choice picks one of the legal cards, in the order of the hand."""
    held = [list(hand) for hand in hands]
    log: list[Line] = []
    picks = iter(choices)
    leader = 0
    while any(held):
        leader = _one_count(held, leader, picks, log, go_stops_early)
    return log


def _one_count(
    held: list[list[str]], seat: int, picks: Iterator[int], log: list[Line], early: bool
) -> int:
    """Play from zero until nobody goes on, and say whose turn it is to lead."""
    players = len(held)
    pile: list[str] = []
    out = [False] * players
    last = last_line = -1
    gos: list[Line] = []
    asked = 0  # seats asked since the last card
    while asked < players and independent.reached(pile) < 31:
        fits = [card for card in held[seat] if independent.reached([*pile, card]) <= 31]
        asked += 1
        if fits and not out[seat]:
            log.extend(gos)
            gos = []
            card = fits[next(picks) % len(fits)]
            held[seat].remove(card)
            pile.append(card)
            log.append(Line(seat, card, independent.reached(pile), _points(pile)))
            last, last_line, asked = seat, len(log) - 1, 0
        elif held[seat] and not out[seat]:
            stop = early and any(out)
            if seat != last:
                out[seat] = True
                gos.append(Line(seat))
            if stop:
                break
        seat = (seat + 1) % players
    if independent.reached(pile) < 31:
        log[last_line] = log[last_line]._replace(points=log[last_line].points + 1)
    log.extend(gos)
    log.append(Line(None))
    return (last + 1) % players


def _points(pile: Sequence[str]) -> int:
    return sum(independent.played(pile).values())
