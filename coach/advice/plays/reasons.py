"""Reasons for and against a card to play: a code and figures for each.

Every figure comes from the engine; `coach.words.advice.plays` puts them into words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.advice.losses import EQUAL
from coach.advice.plays.judging import EQUAL_AT_SCORE
from coach.engine.search.outlook import LIKELY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.advice.plays.judging import Judged, Outlook, Reply, Value
    from coach.cards import Card, Rank
    from coach.engine.stakes import Stakes

_CERTAIN = 0.995
_NEVER = 1 - _CERTAIN
_NAMED = 2


@dataclass(frozen=True, slots=True)
class IsBest:
    """The card is the best one."""

    code: ClassVar[str] = "best"


@dataclass(frozen=True, slots=True)
class IsAsGood:
    """The card cannot be told from the best one."""

    code: ClassVar[str] = "as-good"
    certain: bool
    """True if every hand was looked at, so that nothing is left to chance."""


@dataclass(frozen=True, slots=True)
class GivesUp:
    """The card nets fewer points than the best one."""

    code: ClassVar[str] = "gives-up"
    points: float


@dataclass(frozen=True, slots=True)
class WinsLess:
    """The card wins less than the best one: less often, or lower stakes on average."""

    code: ClassVar[str] = "wins-less"
    worth: float
    best: float
    """Of the best card, as `worth`: chance (0–1), or with stakes games or match points."""
    stakes: Stakes | None = None


@dataclass(frozen=True, slots=True)
class WinsTheGame:
    """The card takes the player to the target."""

    code: ClassVar[str] = "wins-game"


@dataclass(frozen=True, slots=True)
class Takes:
    """The card scores at once."""

    code: ClassVar[str] = "takes"
    points: int


@dataclass(frozen=True, slots=True)
class Feared:
    """A reply that costs more than the card nets on average, or wins the opponent the game."""

    code: ClassVar[str] = "feared"
    rank: Rank
    points: int
    held: float
    """The chance (0–1) that the opponent holds one."""
    wins: bool
    """True if the reply wins the opponent the game."""
    answer: Card | None
    """My best card after it."""
    answer_points: int


@dataclass(frozen=True, slots=True)
class NoScoringReply:
    """No likely reply scores."""

    code: ClassVar[str] = "no-scoring-reply"


@dataclass(frozen=True, slots=True)
class Trap:
    """A reply that my best card then beats."""

    code: ClassVar[str] = "trap"
    rank: Rank
    points: int
    played: float
    """The chance (0–1) that the opponent plays it."""
    pairs: bool
    """True if the reply pairs my card."""
    answer: Card
    answer_points: int


@dataclass(frozen=True, slots=True)
class OpponentStuck:
    """The opponent may be unable to play."""

    code: ClassVar[str] = "opponent-stuck"
    chance: float
    certain: bool
    go_only_then: bool
    """True if the go or 31 is mine then and only then."""


@dataclass(frozen=True, slots=True)
class GoIsMine:
    """The chance (0–1) that I play the last card of the count, for the go or 31."""

    code: ClassVar[str] = "go"
    chance: float
    never: bool


PlayReason = (
    IsBest
    | IsAsGood
    | GivesUp
    | WinsLess
    | WinsTheGame
    | Takes
    | Feared
    | NoScoringReply
    | Trap
    | OpponentStuck
    | GoIsMine
)


@dataclass(frozen=True, slots=True)
class PlayReasons:
    """Reasons for and against one card, in the order in which they are told."""

    card: Card
    reasons: tuple[PlayReason, ...]


@dataclass(frozen=True, slots=True)
class InsteadOfPoints:
    """The score makes another card the best than points alone do."""

    code: ClassVar[str] = "instead-of-points"
    card: Card
    """The best at the score."""
    worth: float
    """The chance (0–1) to win, or with stakes the games or match points."""
    for_points: Card
    """The best for points alone."""
    for_points_worth: float
    points: float
    """Net points by which it is better."""
    stakes: Stakes | None = None


def play_reasons(judged: Judged, chosen: Card | None = None) -> tuple[PlayReasons, ...]:
    """Reasons for the best card, and against the one asked about or the next best.

    >>> from coach.advice.plays.judging import judge
    >>> from coach.advice.plays.positions import position_of
    >>> from coach.game.play import Play
    >>> best, other = play_reasons(judge(position_of(Play.start(["4H 5H", "KS 9C"]))))
    >>> best.card, [reason.code for reason in best.reasons]
    (4H, ['best', 'feared', 'trap', 'go'])
    >>> other.card, other.reasons[0].code, round(other.reasons[0].points, 2)
    (5H, 'gives-up', 1.25)
    """
    best, *others = judged.values
    asked = best if chosen is None else judged.value_of(chosen)
    other = asked if asked is not best else others[0] if others else None
    told = [reasons_for(judged, best)]
    return tuple(told if other is None else [*told, reasons_for(judged, other)])


def reasons_for(judged: Judged, value: Value) -> PlayReasons:
    """Reasons for the best card, or against another."""
    return PlayReasons(value.card, tuple(_reasons(judged, value)))


def instead_of_points(judged: Judged) -> InsteadOfPoints | None:
    """The change that the score makes; None where the best card has the most net points too."""
    if not judged.at_score:
        return None
    best, most = judged.values[0], judged.for_points[0]
    net = next(value.net for value in judged.for_points if value.card is best.card)
    worth = judged.value_of(most.card).worth
    gap = most.net - net
    if gap <= EQUAL or best.worth - worth <= EQUAL_AT_SCORE:
        return None
    return InsteadOfPoints(best.card, best.worth, most.card, worth, gap, judged.stakes)


def _reasons(judged: Judged, value: Value) -> Iterator[PlayReason]:
    yield _rank_among(judged, value)
    if judged.wins(value.now):
        yield WinsTheGame()
        return
    if value.now:
        yield Takes(value.now)
    outlook = judged.outlook(value)
    if outlook is not None:
        yield from _replies(judged, outlook, value.card)
        yield from _go(outlook)


def _rank_among(judged: Judged, value: Value) -> PlayReason:
    best = judged.values[0]
    if value is best:
        return IsBest()
    if judged.as_good(value):
        return IsAsGood(certain=not value.error)
    if judged.at_score:
        return WinsLess(value.worth, best.worth, judged.stakes)
    return GivesUp(best.worth - value.worth)


def _replies(judged: Judged, outlook: Outlook, card: Card) -> Iterator[PlayReason]:
    trap = outlook.trap
    for reply, mine, *_ in outlook.feared[:_NAMED]:
        yield Feared(
            reply.rank,
            reply.points,
            reply.held,
            judged.opponent_wins(reply.points),
            mine.card if mine else None,
            mine.now if mine else 0,
        )
    if not (outlook.scoring or _scores(trap and trap.reply)) and outlook.stuck < 1 - LIKELY:
        yield NoScoringReply()
    if trap is not None:
        reply, mine, *_ = trap
        assert mine is not None
        pairs = reply.rank is card.rank
        yield Trap(reply.rank, reply.points, reply.played, pairs, mine.card, mine.now)


def _scores(reply: Reply | None) -> bool:
    return reply is not None and reply.points > 0


def _go(outlook: Outlook) -> Iterator[PlayReason]:
    certain = outlook.stuck > _CERTAIN
    only_then = not certain and _percent(outlook.stuck) == _percent(outlook.go)
    if certain or outlook.stuck > LIKELY:
        yield OpponentStuck(outlook.stuck, certain, only_then)
        if certain or only_then:
            return
    if outlook.go < _CERTAIN:
        yield GoIsMine(outlook.go, outlook.go < _NEVER)


def _percent(chance: float) -> int:
    return round(100 * chance)
