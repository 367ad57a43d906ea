"""The questions that the coach asks, each with its right answer and a text that deals it again."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Protocol

from coach.cards import Card, parse, write
from coach.errors import CoachError
from coach.game.deal import TABLES
from coach.game.play import Play, Played
from coach.practice.card_questions import CardQuestion
from coach.practice.crib_questions import AverageQuestion, CompareQuestion, read_crib
from coach.practice.facts.questions import FactQuestion, read_fact
from coach.practice.throw_questions import ThrowQuestion, read_throw
from coach.scoring.show import score_show

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.scoring.breakdown import Breakdown


class Question(Protocol):
    """What every question has."""

    drill: ClassVar[str]
    """The command that asks it."""

    @property
    def text(self) -> str:
        """Deals it again: `read(question.text) == question`."""

    @property
    def right_answer(self) -> str:
        """The right answer as stored."""


@dataclass(frozen=True, slots=True)
class ShowQuestion:
    """What does this hand, or crib, count?

    >>> read("show 5H5S6D4S JD") == ShowQuestion(parse("5H5S6D4S"), *parse("JD"))
    True
    """

    drill: ClassVar[str] = "hand-count"

    hand: tuple[Card, ...]
    starter: Card
    crib: bool = False
    hint: str = field(default="", compare=False)
    """What the pack's author says to look at first."""

    @property
    def text(self) -> str:
        """Deals it again."""
        return f"show {write(self.hand)} {self.starter}" + (" crib" if self.crib else "")

    @property
    def solution(self) -> Breakdown:
        """What it counts, item by item."""
        return score_show(self.hand, self.starter, crib=self.crib)

    @property
    def right_answer(self) -> str:
        """As stored."""
        return str(self.solution.total)


@dataclass(frozen=True, slots=True)
class PlayQuestion:
    """What does the last card played earn, go or last card included?

    >>> read("play 7S2C 8HKS : 7S8H").solution.by_kind
    {'fifteen': 2}
    """

    drill: ClassVar[str] = "pegging-drill"

    hands: tuple[tuple[Card, ...], ...]
    """What each seat held before the play, in the order of play."""
    played: tuple[Card, ...]
    hint: str = field(default="", compare=False)
    """What the pack's author says to look at first."""

    @property
    def text(self) -> str:
        """Deals it again."""
        return f"play {_moment(self.hands, self.played)}"

    @property
    def moment(self) -> Play:
        """The play right after the card."""
        return replay(self.hands, self.played)

    @property
    def solution(self) -> Breakdown:
        """What the card earned, item by item."""
        return last_played(self.moment).score

    @property
    def right_answer(self) -> str:
        """As stored."""
        return str(self.solution.total)


@dataclass(frozen=True, slots=True)
class GoQuestion:
    """Who owes a go after the last card played?

    >>> read("go KS2C QH9D : KSQH").right_answer
    'nobody'
    """

    drill: ClassVar[str] = "gos"

    hands: tuple[tuple[Card, ...], ...]
    played: tuple[Card, ...]

    @property
    def text(self) -> str:
        """Deals it again."""
        return f"go {_moment(self.hands, self.played)}"

    @property
    def moment(self) -> Play:
        """The play right after the card."""
        return replay(self.hands, self.played)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in the order of play."""
        return TABLES[len(self.hands)].seats

    @property
    def right_answer(self) -> str:
        """As stored."""
        return " ".join(self.seats[seat] for seat in self.moment.gos) or "nobody"


def replay(hands: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]) -> Play:
    """The play after the given cards.

    Raises:
        IllegalPlay: a card is not legal in its place.
    """
    play = Play.start(hands)
    for card in played:
        play = play.put(card)
    return play


def last_played(play: Play) -> Played:
    """The newest card of a play with at least one."""
    return next(event for event in reversed(play.events) if isinstance(event, Played))


AnyQuestion = (
    ShowQuestion
    | PlayQuestion
    | GoQuestion
    | ThrowQuestion
    | CardQuestion
    | AverageQuestion
    | CompareQuestion
    | FactQuestion
)


def read(text: str) -> AnyQuestion:
    """Deal a stored question again.

    Raises:
        CoachError: the text is no question.
    """
    try:
        match text.split(" "):
            case ["show", hand, starter, *crib] if crib in ([], ["crib"]):
                return ShowQuestion(parse(hand), _one(starter), crib=bool(crib))
            case ["throw", cards, seat, *rest]:
                return read_throw(cards, seat, *rest)
            case ["play", *hands, ":", played]:
                return PlayQuestion(tuple(map(parse, hands)), parse(played))
            case ["card", pone, dealer, threw, starter, ":", *played]:
                before = parse(played[0]) if played else ()
                kept = (parse(pone), parse(dealer))
                return CardQuestion(kept, parse(threw), _one(starter), before)
            case ["go", *hands, ":", played]:
                return GoQuestion(tuple(map(parse, hands)), parse(played))
            case ["fact" | "crib" as what, kind, *rest]:
                return (read_fact if what == "fact" else read_crib)(kind, *rest)
    except CoachError:
        pass
    raise CoachError(f"{text!r} is not a question")


def readable(texts: Iterable[str]) -> Iterator[AnyQuestion]:
    """The questions of these texts, without those that a newer program may have stored."""
    for text in texts:
        with suppress(CoachError):
            yield read(text)


def _one(text: str) -> Card:
    (card,) = parse(text, size=1)
    return card


def _moment(hands: tuple[tuple[Card, ...], ...], played: tuple[Card, ...]) -> str:
    return f"{' '.join(map(write, hands))} : {write(played)}"
