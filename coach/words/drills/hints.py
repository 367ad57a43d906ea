"""Hints in steps: the vaguest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.scoring.play import LIMIT
from coach.words.advice.plays import opponent_may_hold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from coach.advice.plays.judging import Judged
    from coach.advice.throws.weigh import Throw
    from coach.cards import Card
    from coach.game.play import Play
    from coach.scoring.breakdown import Breakdown, Item

_LOOK = {
    "fifteen": "Look for fifteens.",
    "thirty-one": "Look at the count.",
    "pair": "Look for pairs.",
    "pair royal": "Look for cards of one rank.",
    "double pair royal": "Look for cards of one rank.",
    "run": "Look for a run.",
    "flush": "Look at the suits.",
    "nobs": "Look at the jack.",
    "go": "Who can still play?",
    "last card": "Who still holds a card?",
}


LOOK_AT_THE_PLAY = "What is the count, does it pair, do the last cards run, can anybody go on?"


def hints(
    solution: Breakdown, faces: Callable[[tuple[Card, ...]], str], first: str = ""
) -> Iterator[str]:
    """Hints, the vaguest first.

    Args:
        solution: what is to be found.
        faces: writes cards for the screen.
        first: a hint that the question brings along; it comes first.

    >>> from coach import faces, score_show
    >>> list(hints(score_show("7C 8D 9H 2S", "KC"), faces))[:2]
    ['Look for fifteens.', 'fifteen: 7♣ 8♦']
    """
    if first:
        yield first
    by_kind: dict[str, list[Item]] = {}
    for item in solution.items:
        by_kind.setdefault(item.kind, []).append(item)
    for kind, items in by_kind.items():
        yield _LOOK[kind]
        yield f"{kind}: {' · '.join(faces(item.cards) for item in items)}"
    if not by_kind:
        # In the same steps, so that a hint alone does not say that there is nothing.
        for kind in ("fifteen", "pair", "run"):
            yield _LOOK[kind]
            yield f"{kind}: none"


def kind_hints(
    solution: Breakdown, faces: Callable[[tuple[Card, ...]], str], kind: str
) -> Iterator[str]:
    """Hints for one kind alone: whether there is any, then which cards."""
    items = [item for item in solution.items if item.kind == kind]
    if items:
        yield "There is at least one."
        yield f"{kind}: {' · '.join(faces(item.cards) for item in items)}"
    else:
        yield "There is none."


def throw_hints(best: Throw, *, own: bool, first: str = "") -> Iterator[str]:
    """Hints for a throw, the vaguest first.

    Args:
        best: the best throw.
        own: whether it is one's own crib.
        first: a hint that the question brings along; it comes first.
    """
    if first:
        yield first
    if own:
        yield "It is your crib: points thrown are points kept."
    else:
        yield "It is their crib: throw what cannot help it."
    yield f"The best keep is {best.min} to {best.max} points and {best.hand:.2f} on average."
    yield f"Keep {best.keep[0].face} and {best.keep[1].face}."


def card_hints(judged: Judged) -> Iterator[str]:
    """Hints for a card to play, the vaguest first."""
    yield "What may your opponent answer to each of them, and what will you answer then?"
    if judged.opponent_can_answer:
        yield opponent_may_hold(judged)
    best = judged.values[0]
    yield f"The best card is {best.net:+.2f} net on average and takes {best.now} now."


def no_more_hints(given: int) -> str:
    """Say that there is no hint left, or none at all.

    >>> no_more_hints(0), no_more_hints(2)
    ('There are no hints; r shows the answer.', 'That was the last hint; r shows the answer.')
    """
    return f"{'That was the last hint' if given else 'There are no hints'}; r shows the answer."


def go_hints(moment: Play) -> Iterator[str]:
    """Hints at who owes a go, the vaguest first."""
    yield "Go round from the left of the last player: who holds a card, and does one fit?"
    if moment.pile:
        yield f"The count is {moment.count}: a card of {LIMIT - moment.count} or less fits."
