"""Advice on the card to play: the worth of each, the opponent's hands, and the replies."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.losses import EQUAL
from coach.advice.numbers import of_rank, rank_number, rank_of
from coach.engine.play.pile import POINTS
from coach.engine.rules import RankNumber
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import Favour, favour_of
from coach.engine.search.outlook import outlook
from coach.engine.search.replies import answered, replies
from coach.engine.search.rollout import STEADY, values_at_table
from coach.engine.search.values import RankValue, values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from coach.advice.plays.positions import PlayPosition
    from coach.cards import Card, Rank
    from coach.engine.search.replies import AnsweredRank, RankReply
    from coach.engine.stakes import Stakes

EQUAL_AT_SCORE = 0.001
"""Chance to win (0–1), games or match points within which cards count as equal at a score."""
_SEED = 1
"""Seed of the deals with three or four players: the same position gets the same figures."""


@dataclass(frozen=True, slots=True)
class Value:
    """The worth of playing a card of one rank, in average points."""

    cards: tuple[Card, ...]
    now: int
    """Points that the card is certain to earn, with the go if nobody can go on."""
    mine: float
    """Points of my side from this card to the end of the play, `now` included."""
    opponents: float
    """The opponent's; with three players the average of the two others."""
    worth: float
    """The figure that decides: the net, or at a score the chance (0–1) to win or the stakes won."""
    error: float
    """Standard error of its loss against the best; 0 where every hand was counted."""

    @property
    def card(self) -> Card:
        """The first of the cards."""
        return self.cards[0]

    @property
    def rank(self) -> Rank:
        """Their rank."""
        return self.card.rank

    @property
    def net(self) -> float:
        """My points less the opponent's."""
        return self.mine - self.opponents


@dataclass(frozen=True, slots=True)
class Reply:
    """A card that the opponent may play next."""

    rank: Rank
    points: int
    """Points for the card itself, the go and the last card aside."""
    held: float
    """The chance (0–1) that the opponent holds one."""
    played: float
    """The chance (0–1) that the opponent plays it, as a one-ply player."""


class Answered(NamedTuple):
    """A reply of the opponent, and its consequences."""

    reply: Reply
    mine: Value | None
    """My best card then, if one fits and the game goes on."""
    worth: float
    """Its worth, in the figure that decides."""
    net: float
    """My points less the opponent's from the reply on, the reply included."""


class Outlook(NamedTuple):
    """Prospects of a card, as `coach.engine.search.outlook` finds them."""

    scoring: bool
    """True if a likely reply scores."""
    feared: tuple[Answered, ...]
    """Likely replies that cost me most, or win the opponent the game; the worst first."""
    trap: Answered | None
    """A reply that my best card then beats by two points."""
    stuck: float
    """The chance (0–1) that the opponent cannot play."""
    go: float
    """The chance (0–1) that I play the last card of this count."""


class SearchedFor(NamedTuple):
    """Inputs of the engine's search in a two-player position, as numbers."""

    belief: Belief
    """The hands that the opponent may hold."""
    favour: Favour
    """The favour of the opponent's seat for each keep."""
    aim: Aim
    """Net points, or the worth of final scores."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A position with the worth of every legal card."""

    position: PlayPosition
    values: tuple[Value, ...]
    """Best first."""
    for_points: tuple[Value, ...] = ()
    """The values for net points, best first, where the score decides."""
    search: SearchedFor | None = None
    """The engine's side; None at a table of three or four."""
    deals: int | None = None
    """Number of deals that were rolled out at a table of three or four."""
    stakes: Stakes | None = None
    """Games or match points that are played for at a score; None: the game alone."""

    @property
    def at_score(self) -> bool:
        """True if the worth of a value is a chance to win, or the stakes won on average."""
        return self._aim is not NET

    @property
    def score(self) -> tuple[int, int] | None:
        """Mine and the opponent's, where the score decides."""
        return (self._aim.mine, self._aim.opponents) if self.at_score else None

    @property
    def one_opponent(self) -> bool:
        """True with two players."""
        return self.search is not None

    @property
    def opponent_can_answer(self) -> bool:
        """True if there is one opponent, who has cards left."""
        return self.one_opponent and self.position.left[1 - self.position.seat] > 0

    @property
    def opponent_holds(self) -> dict[Rank, float]:
        """Chances (0–1) that the one opponent holds a rank, likeliest first.

        >>> from coach.advice.plays.positions import position_of
        >>> from coach.game.play import Play
        >>> judged = judge(position_of(Play.start(["4H 5H", "KS 9C"]).put("4H"), seat=1))
        >>> [rank.face for rank in judged.opponent_holds][:3]
        ['5', '6', '7']
        """
        if self.search is None:
            return {}
        return {rank_of(rank): chance for rank, chance in self.search.belief.likeliest()}

    def holding(self, ranks: Iterable[Rank]) -> float:
        """The chance (0–1) that the one opponent holds at least one card of these ranks."""
        assert self.search is not None
        return self.search.belief.holds(*(RankNumber(rank.order - 1) for rank in ranks))

    def value_of(self, card: Card) -> Value:
        """The value of a legal card."""
        return next(value for value in self.values if card in value.cards)

    def as_good(self, value: Value) -> bool:
        """True if a card cannot be told from the best one."""
        lost = self.values[0].worth - value.worth
        return lost <= (EQUAL_AT_SCORE if self.at_score else max(EQUAL, 2 * value.error))

    def wins(self, points: int) -> bool:
        """True if these points take me to the target."""
        return self._aim.mine + points >= self._aim.target

    def opponent_wins(self, points: int) -> bool:
        """True if these points take the opponent to the target."""
        return self._aim.opponents + points >= self._aim.target

    def answered(self, card: Card) -> tuple[Answered, ...]:
        """List the replies of the one opponent to a card, by rank, with their consequences.

        Returns:
            empty where the opponent cannot answer, or the card ends the game.

        >>> from coach.advice.plays.positions import position_of
        >>> from coach.cards import parse
        >>> from coach.game.play import Play
        >>> judged = judge(position_of(Play.start(["9H 9C", "KS 4S"])))
        >>> found = judged.answered(parse("9H")[0])
        >>> [len(found), found[8].reply.points, found[8].mine.card]
        [13, 2, 9C]
        """
        assert self.search is not None
        belief, favour, aim = self.search
        known, rank = self.position.known, rank_number(card)
        scored = aim.plus(POINTS[known.record.pile][rank], 0)
        if scored.mine >= aim.target:
            return ()
        then, rest = known.after(rank), self._without(card)
        found = sorted(replies(then, belief), key=lambda reply: reply.rank)
        return tuple(_answered(answered(then, reply, favour, scored), rest) for reply in found)

    def outlook(self, value: Value) -> Outlook | None:
        """Look ahead from a legal card.

        Returns:
            None with more players, where the opponent has no card left, or if the card wins.
        """
        if self.search is None:
            return None
        ranked = RankValue(
            rank_number(value.card), value.now, value.mine, value.opponents, value.worth
        )
        found = outlook(self.position.known, ranked, *self.search)
        if found is None:
            return None
        rest = self._without(value.card)
        return Outlook(
            found.scoring,
            tuple(_answered(feared, rest) for feared in found.feared),
            found.trap and _answered(found.trap, rest),
            found.stuck,
            found.go,
        )

    @property
    def _aim(self) -> Aim:
        return NET if self.search is None else self.search.aim

    def _without(self, card: Card) -> list[Card]:
        return [other for other in self.position.held if other is not card]


def judge(position: PlayPosition, aim_for: Callable[[Belief], Aim] | None = None) -> Judged:
    """Weigh the cards of the seat to play.

    Against one opponent every possible hand counts, weighted by how often sensible players keep it
    in that seat. With more players a thousand deals are rolled out.

    Args:
        position: what the seat knows.
        aim_for: makes the aim from the belief about the opponent; net points by default, and always
            with more than two players (see `plays.at_score.judge_at_score`).

    Raises:
        ImpossibleCards: no hand fits what was played.

    >>> from coach.advice.plays.positions import position_of
    >>> from coach.game.play import Play
    >>> judged = judge(position_of(Play.start(["4H 5H", "KS 9C"])))
    >>> [(value.card, round(value.net, 2)) for value in judged.values]
    [(4H, -1.34), (5H, -2.59)]
    """
    known, held = position.known, position.held
    if position.players > 2:
        found = values_at_table(known, Random(_SEED))
        return Judged(position, _values(found, held), deals=STEADY)
    favour = favour_of(known.opponent)
    belief = believe(known, favour)
    for_points = _values(values(known, belief), held)
    if aim_for is None:
        return Judged(position, for_points, search=SearchedFor(belief, favour, NET))
    aim = aim_for(belief)
    at_score = _values(values(known, belief, aim), held)
    return Judged(position, at_score, for_points, SearchedFor(belief, favour, aim))


def _values(found: Iterable[RankValue], held: Sequence[Card]) -> tuple[Value, ...]:
    return tuple(_value(value, held) for value in found)


def _value(found: RankValue, held: Sequence[Card]) -> Value:
    cards = of_rank(found.rank, held)
    return Value(cards, found.now, found.mine, found.opponents, found.worth, found.error)


def _answered(found: AnsweredRank, rest: Sequence[Card]) -> Answered:
    mine = None if found.mine is None else _value(found.mine, rest)
    return Answered(_reply(found.reply), mine, found.worth, found.net)


def _reply(found: RankReply) -> Reply:
    return Reply(rank_of(found.rank), found.points, found.held, found.played)
