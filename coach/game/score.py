"""The score of a game: awards in their order, the end at the target, stakes, and who deals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from coach.cards import Card, parse
from coach.engine.stakes import WORTH, Stakes, skunk_lines
from coach.errors import ImpossibleCards
from coach.game.deal import TABLES
from coach.game.play import Play, Played
from coach.scoring.show import score_show

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.game.deal import Deal

Why = Literal["heels", "play", "hand", "crib", "muggins"]


@dataclass(frozen=True, slots=True)
class Award:
    """Points given to a side, in full; the board stops at the target all the same."""

    side: int
    points: int
    why: Why


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far. Players are numbered round the table; with four, 0 and 2 play 1 and 3.

    >>> game = Game(players=2, dealer=0).award(0, 119, "hand").award(0, 6, "crib")
    >>> game.scores, game.winner
    ((121, 0), 0)

    Raises:
        ValueError: not 2, 3 or 4 players, or the dealer is none of them.
    """

    players: int
    dealer: int
    target: int = 121
    awards: tuple[Award, ...] = ()

    def __post_init__(self) -> None:
        if self.players not in TABLES or self.dealer not in range(self.players):
            raise ValueError(f"player {self.dealer} of {self.players} cannot deal")

    def side(self, player: int) -> int:
        """The side that a player pegs for."""
        return player % self.sides

    @property
    def sides(self) -> int:
        """The number of sides: with four players two, else one for each."""
        return 2 if self.players == 4 else self.players

    @property
    def scores(self) -> tuple[int, ...]:
        """Holes by side, the target at most."""
        totals = [0] * self.sides
        for award in self.awards:
            totals[award.side] += award.points
        return tuple(min(total, self.target) for total in totals)

    @property
    def winner(self) -> int | None:
        """The side that reached the target, None while nobody has."""
        return next((side for side, score in enumerate(self.scores) if score == self.target), None)

    def award(self, player: int, points: int, why: Why) -> Game:
        """Give a player points; the one way in which a score changes.

        Once a side has won nothing is scored any more, and zero points are no award.

        Raises:
            ValueError: there is no such player, or the points are below zero.
        """
        if player not in range(self.players) or points < 0:
            raise ValueError(f"{points} points to player {player} of {self.players}")
        if self.winner is not None or not points:
            return self
        return replace(self, awards=(*self.awards, Award(self.side(player), points, why)))

    def claim(
        self, player: int, points: int, why: Why, *, claimed: int, muggins: int | None = None
    ) -> Game:
        """Give a player what was claimed of the points there are.

        Args:
            player: who counts.
            points: what there is.
            why: what is counted.
            claimed: what the player says; too much is corrected and costs nothing.
            muggins: the player who says "muggins" and takes the rest, None when nobody may.

        Raises:
            ValueError: as `award`, of what is claimed too.
        """
        taken = min(claimed, points)
        game = self.award(player, taken, why)
        return game if muggins is None else game.award(muggins, points - taken, "muggins")

    def pegs(self, side: int) -> tuple[int, int]:
        """Holes of a side's back and front peg: the distance is its last award."""
        front = back = 0
        for award in self.awards:
            if award.side == side:
                back, front = front, min(front + award.points, self.target)
        return back, front

    def player_at(self, seat: int) -> int:
        """The player in a seat counted from the dealer's left (0 is the pone, the last deals)."""
        return (self.dealer + 1 + seat) % self.players

    def score_deal(
        self, deal: Deal, throws: Sequence[Iterable[Card]], played: Sequence[Card]
    ) -> Game:
        """Score a whole deal in the order of the table, and pass the deal to the left.

        Heels, then the play card by card, then the show: pone, on to the left, the dealer, the
        crib. What comes after the target is reached is not scored.

        Raises:
            ImpossibleCards, IllegalPlay: throws or cards played that the rules forbid.
        """
        thrown = [tuple(throw) for throw in throws]
        crib = deal.crib(thrown)
        hands = [
            tuple(card for card in hand if card not in throw)
            for hand, throw in zip(deal.hands, thrown, strict=True)
        ]
        game = self.award(self.dealer, deal.heels, "heels")
        play = Play.start(hands)
        for card in played:
            play = play.put(card)
        for event in play.events:
            if isinstance(event, Played):
                game = game.award(game.player_at(event.seat), event.score.total, "play")
        if game.winner is None and not play.over:
            raise ImpossibleCards("the deal is not played out: cards are still held")
        for seat, hand in enumerate(hands):
            points = score_show(hand, deal.starter).total
            game = game.award(game.player_at(seat), points, "hand")
        game = game.award(self.dealer, score_show(crib, deal.starter, crib=True).total, "crib")
        return replace(game, dealer=(self.dealer + 1) % self.players)

    def worth(self, stakes: Stakes = "skunk") -> dict[int, int]:
        """Worth of the win against each losing side; empty while nobody has won.

        The lines are those of `skunk_lines`. Each loser is judged alone.

        >>> Game(2, 0).award(1, 90, "hand").award(0, 121, "hand").worth()
        {1: 2}
        """
        if self.winner is None:
            return {}
        plain, skunk, double = WORTH[stakes]
        line, double_line = skunk_lines(self.target)
        return {
            side: double if score < double_line else skunk if score < line else plain
            for side, score in enumerate(self.scores)
            if side != self.winner
        }

    def next_game(self) -> Game:
        """A new game after a won one: the loser deals.

        With three players it is the one with the lowest score, with four the player of the losing
        side whose turn comes next, and so with ties.
        """
        lowest = min(self.scores)
        turn = self.dealer
        while self.scores[self.side(turn)] != lowest:
            turn = (turn + 1) % self.players
        return Game(self.players, turn, self.target)


def lowest_cut(cuts: Sequence[str | Card]) -> tuple[int, ...]:
    """Players who cut the lowest rank (the ace is lowest): one deals first, several cut again.

    Raises:
        MalformedCard, ImpossibleCards: a cut is not a card, or two are the same.

    >>> lowest_cut(["KC", "7D"]), lowest_cut(["4C", "QD", "4H"])
    ((1,), (0, 2))
    """
    orders = [card.rank.order for card in parse(cuts)]
    return tuple(player for player, order in enumerate(orders) if order == min(orders))
