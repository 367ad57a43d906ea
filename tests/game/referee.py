"""A second game, written from the rules in another way than the engine's, to compare with.

It reads the log of a game as text and goes through the evening from the cut to the end in one
function a paragraph of the rules, asking for the next line of the log where somebody must act. It
keeps flags, scores and a running pile where the engine derives them, and scores by the second
scorer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tests.scoring import independent

if TYPE_CHECKING:
    from collections.abc import Callable

LADDER = "A23456789TJQK"


class Pegging(NamedTuple):
    """Points pegged: by whom, for whose cards, and from which hole to which."""

    deal: int
    player: int
    owner: int
    rule: str
    points: int
    back: int
    front: int


class EndOfLog(Exception):
    """There are no more lines."""


class Ended(Exception):
    """Somebody has reached the target or resigned."""


@dataclass
class Referee:
    """An evening's referee; `pegged` and `dealers` are what it has seen."""

    players: int
    target: int
    muggins: bool
    early: bool
    cut_pack: Callable[[int], list[str]]
    deal_pack: Callable[[int], list[str]]
    lines: list[str]
    holes: list[int]
    dealer: int | None
    pegged: list[Pegging] = field(default_factory=list)
    dealers: list[int] = field(default_factory=list)
    ended: bool = False

    def watch(self) -> None:
        """Go through the whole log."""
        try:
            if self.dealer is None:
                self.dealer = self.cut_for_deal()
            while True:
                self.one_deal()
                self.dealer = (self.dealer + 1) % self.players
        except EndOfLog:
            pass
        except Ended:
            self.ended = True
            assert not self.lines, f"the game is over, yet {self.lines[0]} follows"

    def line(self, code: str, player: int | None = None) -> list[str]:
        """The next line, which must be of this kind."""
        if not self.lines:
            raise EndOfLog
        word, who, *what = self.lines.pop(0).split()
        if word == "resign":
            raise Ended
        assert word == code, f"{word} where {code} is due"
        assert player is None or int(who) == player, f"{word} of {who}, not of {player}"
        return [who, *what]

    def cut_for_deal(self) -> int:
        cutters = list(range(self.players))
        attempt = 0
        while len(cutters) > 1:
            attempt += 1
            pack = self.cut_pack(attempt)
            cards: dict[int, str] = {}
            for place, player in enumerate(cutters):
                lifted = int(self.line("cut", player)[1])
                others = len(cutters) - place - 1
                assert lifted >= 1
                assert len(pack) - lifted >= 4 * others
                cards[player] = pack[lifted - 1]
                del pack[:lifted]
            ranks = {player: LADDER.index(card[0]) for player, card in cards.items()}
            cutters = [player for player in cutters if ranks[player] == min(ranks.values())]
        return cutters[0]

    def peg(self, player: int, owner: int, rule: str, points: int) -> None:
        if points == 0:
            return
        side = player % 2 if self.players == 4 else player
        back = self.holes[side]
        self.holes[side] = min(self.target, back + points)
        deal = len(self.dealers)
        self.pegged.append(Pegging(deal, player, owner, rule, points, back, self.holes[side]))
        if self.holes[side] == self.target:
            raise Ended

    def one_deal(self) -> None:
        assert self.dealer is not None
        self.line("deal", self.dealer)
        self.dealers.append(self.dealer)
        pack = self.deal_pack(len(self.dealers))
        order = [(self.dealer + 1 + step) % self.players for step in range(self.players)]
        hands: dict[int, list[str]] = {player: [] for player in order}
        for _ in range(6 if self.players == 2 else 5):
            for player in order:
                hands[player].append(pack.pop(0))
        crib = [pack.pop(0)] if self.players == 3 else []
        waiting = set(order)
        while waiting:
            who, cards = self.line("throw")
            waiting.remove(int(who))
            thrown = [cards[place : place + 2] for place in range(0, len(cards), 2)]
            for card in thrown:
                hands[int(who)].remove(card)
            crib += thrown
        assert len(crib) == 4
        lifted = int(self.line("cut", order[0])[1])
        assert lifted >= 4
        assert len(pack) - lifted >= 4
        starter = pack[lifted]
        if starter[0] == "J":
            self.peg(self.dealer, self.dealer, "heels", 2)
        self.one_play({player: list(hands[player]) for player in order}, order)
        for player in order:
            self.count(player, "hand", hands[player], starter)
        self.count(self.dealer, "crib", crib, starter)

    def count(self, player: int, rule: str, cards: list[str], starter: str) -> None:
        scored = independent.show(cards, starter, crib=rule == "crib")
        self.claim(player, rule, sum(points for _, _, points in scored))

    def claim(self, player: int, rule: str, points: int) -> None:
        said = int(self.line("claim", player)[1])
        self.peg(player, player, rule, min(said, points))
        left = points - min(said, points)
        while self.lines and self.lines[0].startswith("muggins"):
            who, wanted = map(int, self.line("muggins"))
            assert self.muggins
            assert who != player
            assert self.players < 4 or (who - player) % 2
            assert left > 0
            taken = min(wanted, left)
            left -= taken
            self.peg(who, player, rule, taken)

    def one_play(self, held: dict[int, list[str]], order: list[int]) -> None:
        turn = 0
        while any(held.values()):
            pile: list[str] = []
            out: set[int] = set()
            while not held[order[turn]]:
                turn = (turn + 1) % self.players
            on: int | None = turn
            while on is not None:
                turn, on = on, None
                player = order[turn]
                card = self.line("play", player)[1]
                held[player].remove(card)
                pile.append(card)
                reached = independent.reached(pile)
                assert reached <= 31
                points = sum(independent.played(pile).values())
                if reached < 31:
                    on = self.who_goes_on(held, order, turn, reached, out)
                    points += on is None
                if self.muggins:
                    self.claim(player, "play", points)
                else:
                    self.peg(player, player, "play", points)
            turn = (turn + 1) % self.players

    def who_goes_on(
        self, held: dict[int, list[str]], order: list[int], last: int, reached: int, out: set[int]
    ) -> int | None:
        """The place of whoever plays next at this count; those passed over owe a go."""
        for step in range(1, self.players + 1):
            place = (last + step) % self.players
            player = order[place]
            if player in out or not held[player]:
                continue
            if any(independent.reached([card]) + reached <= 31 for card in held[player]):
                return place
            stop = self.early and bool(out)
            if place != last:
                out.add(player)
            if stop:
                return None
        return None
