"""Which themes a card to play has, from what lies on the table and in one's own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import PACK, Rank
from coach.game.notation.so_far import MOST_PIPS
from coach.game.play import Played
from coach.scoring.play import LIMIT, count, score_play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cards import Card
    from coach.practice.card_questions import CardQuestion

_LAST_CARDS = 2
_DANGEROUS = {5, 21}  # a ten-card makes fifteen or thirty-one of them


def card_themes(question: CardQuestion) -> frozenset[str]:
    """The themes of a card to play: what there is to choose between.

    >>> from coach.practice.questions import read
    >>> sorted(card_themes(read("card 5H6CJS7S 7C8D9SKH 2S3S KD : 7S8D")))
    ['card-five', 'card-go', 'card-run']
    """
    play, seat = question.moment, question.seat
    opponent, pile = 1 - seat, play.pile
    ranks = [card.rank for card in play.hands[seat]]
    fitting = play.legal(seat)
    counts = [play.count + card.rank.pips for card in fitting]
    played = sum(isinstance(event, Played) for event in play.events)
    themes = {
        "card-lead": played == 0,
        "card-reply": played == 1,
        "card-end": len(ranks) <= _LAST_CARDS,
        "card-thirty-one": _some(reached == LIMIT for reached in counts),
    }
    if play.hands[opponent]:
        themes |= {
            "card-pair": bool(pile) and pile[-1].rank in {card.rank for card in fitting},
            "card-trap": any(ranks.count(card.rank) > 1 for card in fitting),
            "card-run": _some(_lets_run((*pile, card)) for card in fitting),
            "card-five": _some(reached in _DANGEROUS for reached in counts),
            "card-go": opponent not in play.gone
            and any(0 < LIMIT - reached < MOST_PIPS for reached in counts),
        }
    return frozenset(theme for theme, is_there in themes.items() if is_there)


def _some(flags: Iterable[bool]) -> bool:
    """Whether it is so with one card and not with another."""
    return len({*flags}) > 1


def _lets_run(pile: tuple[Card, ...]) -> bool:
    """Whether some card that fits on a pile makes a run."""
    room = LIMIT - count(pile)
    for rank in Rank:
        reply = next((card for card in PACK if card.rank is rank and card not in pile), None)
        if (
            reply is not None
            and rank.pips <= room
            and any(item.kind == "run" for item in score_play((*pile, reply)).items)
        ):
            return True
    return False
