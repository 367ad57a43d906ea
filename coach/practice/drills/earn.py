"""Drill: count what a card of the play earns, go or last card included."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, parse, write
from coach.game.play import Play
from coach.practice.deals import played_out
from coach.practice.drills.drill import Drill, Question
from coach.practice.drills.grade import Grade, grade_total
from coach.practice.drills.stock import Stock
from coach.practice.lot import Lot
from coach.themes.play import PEGGING_DRILL, PLAY, CardPlayed
from coach.themes.theme import seen
from coach.words.drills import questions as words

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.game.play import Played
    from coach.scoring.breakdown import Breakdown

_WORTH_ASKING = {"go": 2.0, "last card": 1.5, "fifteen": 2.0, "pair": 1.5, "thirty-one": 2.5}
_RARE = 4.0  # runs and royals


@dataclass(frozen=True)
class PlayQuestion(Question):
    """Question: what does the last card played earn, go or last card included?

    >>> read("7S2C 8HKS : 7S8H".split()).solution.by_kind
    {'fifteen': 2}
    """

    drill: ClassVar[str] = PEGGING_DRILL

    hands: tuple[tuple[Card, ...], ...]
    """The cards of each seat before the play, in the order of play."""
    played: tuple[Card, ...]
    hint: str = field(default="", compare=False)
    """The first hint, by the author of a pack."""

    @property
    def text(self) -> str:
        return f"play {moment_text(self.hands, self.played)}"

    @cached_property
    def moment(self) -> Play:
        """The play right after the card."""
        return Play.replay(self.hands, self.played)

    def check(self) -> None:
        _ = self.solution

    @property
    def solution(self) -> Breakdown:
        """The score of the card, item by item."""
        return self.moment.newest.score

    @property
    def right_answer(self) -> str:
        return str(self.solution.total)

    @property
    def in_words(self) -> str:
        return words.earn_question(self.hands, self.played)

    @property
    def answer_in_words(self) -> str:
        return words.earn_answer(self.solution)

    @cached_property
    def themes(self) -> frozenset[str]:
        return seen(PLAY, CardPlayed.of(self.moment))

    @property
    def likeness(self) -> object:
        return self.hands

    def grade(self, earned: int) -> Grade:
        """Grade what the card is said to earn."""
        return grade_total(self.solution, earned)


def moment_text(hands: Sequence[Sequence[Card]], played: Sequence[Card]) -> str:
    """A moment of the play as stored: hands, a colon, the cards played."""
    return f"{' '.join(map(write, hands))} : {write(played)}"


def read_moment(words: Sequence[str]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Read the hands and the cards played.

    Raises:
        CoachError, ValueError: they are not there.
    """
    *hands, colon, played = words
    if colon != ":":
        raise ValueError(colon)
    return tuple(map(parse, hands)), parse(played)


def read(words: Sequence[str]) -> PlayQuestion:
    """Read a question.

    Raises:
        CoachError, ValueError: there is none.
    """
    return PlayQuestion(*read_moment(words))


def plays(rng: random.Random, players: int = 2) -> Iterator[PlayQuestion]:
    """Cards of real plays: of each deal one that scores and one that does not, as they come.

    What is rarely met and often missed is picked more often.
    """
    while True:
        hands, line = played_out(rng, players)
        stops = []
        for scores in (True, False):
            places = [
                place for place, event in enumerate(line) if bool(event.score.total) == scores
            ]
            lot = Lot(places, [_interest(line, place) for place in places])
            if lot:
                stops.append(lot.draw(rng))
        for place in sorted(stops):
            yield PlayQuestion(hands, tuple(event.card for event in line[: place + 1]))


def _interest(line: Sequence[Played], place: int) -> float:
    """Weight of a card of the play as a question."""
    event = line[place]
    pile = [event.card]
    for before in reversed(line[:place]):
        if sum(card.rank.pips for card in pile) >= event.count:
            break
        pile.insert(0, before.card)
    kinds = event.score.by_kind
    if kinds:
        return sum(_WORTH_ASKING.get(kind, _RARE) for kind in kinds) + 3.0 * (len(kinds) > 1)
    if len(pile) == 1:
        return 0.0  # the first card of a count scores nothing, ever
    ranks = [card.rank for card in pile]
    broken_pair = event.card.rank in ranks[:-2]
    orders = {card.rank.order for card in pile}
    near_run = any({order, order + 1, order + 2} <= orders for order in orders)
    return 1.0 + 4.0 * broken_pair + 4.0 * near_run + 2.0 * (event.count == 30)


class PlaySource(Stock[PlayQuestion]):
    """Cards of real plays, every card of a deal kept by its themes."""

    def __init__(self, rng: random.Random, players: int = 2) -> None:
        super().__init__(rng)
        self._players = players
        self._plays = plays(rng, players)

    def at_large(self) -> PlayQuestion:
        return next(self._plays)

    def deal(self, theme: str) -> Iterator[PlayQuestion]:
        hands, line = played_out(self._rng, self._players)
        for place in range(len(line)):
            yield PlayQuestion(hands, tuple(event.card for event in line[: place + 1]))


EARN = Drill(
    id=PEGGING_DRILL,
    command="pegging-drill",
    about="The play",
    read=read,
    plain=partial(plays, players=2),
    source=PlaySource,
)
