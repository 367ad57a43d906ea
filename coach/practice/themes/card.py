"""Which themes a card to play has, from what lies on the table and in one's own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import PIPS, RANKS
from coach.engine.play.known import Known
from coach.engine.play.pile import COUNT, POINTS, ROOM, after
from coach.game.notation.so_far import MOST_PIPS
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.practice.card_questions import CardQuestion

_LAST_CARDS = 2
_DANGEROUS = {5, 21}  # a ten-card makes fifteen or thirty-one of them


def card_themes(question: CardQuestion) -> frozenset[str]:
    """The themes of a card to play: what there is to choose between.

    >>> from coach.practice.questions import read
    >>> sorted(card_themes(read("card 5H6CJS7S 7C8D9SKH 2S3S KD : 7S8D")))
    ['card-five', 'card-go', 'card-run']
    """
    known = Known.of(question.moment)
    record, held = known.record, known.held
    options = [(rank, after(record.tail, rank)) for rank in known.fitting()]
    counts = [COUNT[tail] for _, tail in options]
    themes = {
        "card-lead": not record.laid,
        "card-reply": len(record.laid) == 1,
        "card-end": len(RANKS[held]) <= _LAST_CARDS,
        "card-thirty-one": _some(count == LIMIT for count in counts),
    }
    if record.left[1 - known.seat]:
        last = record.laid[-1].rank if COUNT[record.tail] else None
        themes |= {
            "card-pair": last in known.fitting(),
            "card-trap": any(RANKS[held].count(rank) > 1 for rank, _ in options),
            "card-run": _some(_lets_him_run(rank, tail) for rank, tail in options),
            "card-five": _some(count in _DANGEROUS for count in counts),
            "card-go": not record.out[1 - known.seat]
            and any(0 < ROOM[tail] < MOST_PIPS for _, tail in options),
        }
    return frozenset(theme for theme, is_there in themes.items() if is_there)


def _some(flags: Iterable[bool]) -> bool:
    """Whether it is so with one card and not with another."""
    return len({*flags}) > 1


def _lets_him_run(rank: int, tail: int) -> bool:
    """Whether some card that fits on the tail, of which the last card has this rank, runs."""
    for reply, pips in enumerate(PIPS):
        if reply != rank and pips <= ROOM[tail]:
            reached = COUNT[tail] + pips
            if POINTS[tail][reply] - 2 * (reached in {15, LIMIT}) > 2:
                return True
    return False
