"""A scoreboard: the pegs of a game or a match as they are typed, and whose crib it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from coach.errors import IllegalAction
from coach.game.match import Match, Result, result_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.game.table import Options


class Scored(NamedTuple):
    """An entry: points that a side has pegged."""

    side: int
    points: int


class CribGoesTo(NamedTuple):
    """An entry: the player who deals now."""

    dealer: int


Entry = Scored | CribGoesTo
"""What is typed at a scoreboard."""


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """A scoreboard at one moment; an entry makes the next one.

    After a won game the pegs stand until the next entry, which belongs to the next game.
    """

    options: Options
    match: Match
    dealer: int
    """The player whose crib it is, or will be."""
    pegs: tuple[tuple[int, int], ...]
    """Holes of the back and the front peg, by side."""
    before: Scoreboard | None = field(default=None, compare=False, repr=False)
    """The moment before the last entry."""
    last: Entry | None = None
    """The last entry, None where there is none."""

    @classmethod
    def start(cls, options: Options, dealer: int, games: int = 1) -> Scoreboard:
        """An empty scoreboard.

        Args:
            options: of every game.
            dealer: who deals first.
            games: how many a match has.

        Raises:
            ValueError: the dealer is no player, or there is no game.

        >>> from coach.game.table import Options
        >>> Scoreboard.start(Options(), dealer=1).after(Scored(0, 8)).scores
        (8, 0)
        """
        if dealer not in range(options.players) or games < 1:
            raise ValueError(f"player {dealer} of {options.players} deals, {games} games")
        return cls(options, Match("games", games), dealer, ((0, 0),) * options.sides)

    @property
    def scores(self) -> tuple[int, ...]:
        """Holes by side, the target at most."""
        return tuple(front for _, front in self.pegs)

    @property
    def result(self) -> Result | None:
        """The result of the game whose pegs stand here, None while it lasts."""
        return self.match.results[-1] if self.options.target in self.scores else None

    @property
    def over(self) -> bool:
        """True after the last game."""
        return self.match.over

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries up to this moment."""
        return tuple(moment.last for moment in self.moments() if moment.last is not None)

    def moments(self) -> Iterator[Scoreboard]:
        """All moments from the empty scoreboard to this one."""
        past: list[Scoreboard] = []
        moment: Scoreboard | None = self
        while moment is not None:
            past.append(moment)
            moment = moment.before
        return reversed(past)

    def after(self, entry: Entry) -> Scoreboard:
        """The scoreboard after an entry; pegs stop at the target, and the game is won there.

        Raises:
            IllegalAction: the last game is over, or there is no such player.
        """
        if self.over:
            raise IllegalAction("the last game is over")
        if entry[0] not in range(self.options.players):
            raise IllegalAction(f"there is no player {entry[0]}")
        pegs = ((0, 0),) * self.options.sides if self.result else self.pegs
        here = replace(self, pegs=pegs, before=self, last=entry)
        return here._scored(entry) if isinstance(entry, Scored) else replace(here, dealer=entry[0])

    def _scored(self, entry: Scored) -> Scoreboard:
        options, (side, points) = self.options, entry
        back = self.scores[side]
        front = min(back + points, options.target)
        pegs = (*self.pegs[:side], (back, front), *self.pegs[side + 1 :])
        moved = replace(self, pegs=pegs)
        if front < options.target:
            return moved
        pone = (self.dealer + 1) % options.players
        won = result_of(options, moved.scores, side, pone)
        match = self.match.add(won)
        dealer = self.dealer if match.over else won.next_dealer
        return replace(moved, match=match, dealer=dealer)


def entry_text(entry: Entry) -> str:
    """The line of an entry in a file.

    >>> entry_text(Scored(0, 8)), read_entry("crib 1")
    ('peg 0 8', CribGoesTo(dealer=1))
    """
    word = "peg" if isinstance(entry, Scored) else "crib"
    return " ".join((word, *map(str, entry)))


def read_entry(text: str) -> Entry:
    """The entry of a line in a file.

    Raises:
        ValueError: it is none.
    """
    match text.split():
        case "peg", side, points:
            return Scored(int(side), int(points))
        case "crib", dealer:
            return CribGoesTo(int(dealer))
    raise ValueError(f"{text!r} is no entry of a scoreboard")
