"""The fields of a record that name players, sides and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coach.errors import CoachError, RecordError
from coach.game.record.written import CRIB, SAID
from coach.textfiles.reader import Reader, scalar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coach.textfiles.reader import Node

_T = TypeVar("_T")
MOST_SEED = 10**18 - 1


class RecordReader(Reader):
    """Reads the nodes of the games in one file."""

    error = RecordError
    # A thousand games of a match are more than two million characters.
    most_characters, most_nodes = 4_000_000, 800_000

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.players: tuple[str, ...] = ()
        """The players of the game that is read."""
        self.muggins = False
        """True where it is played."""

    def read_players(self, node: Node | None) -> tuple[str, ...]:
        """The names of two to four players; empty where that is a fault."""
        if node is None:
            return ()
        names = tuple(map(self.word, node.value)) if node.id == "sequence" else ()
        if not 2 <= len(names) <= 4:
            self.fault(node, "'players' is a list of two, three or four names")
        elif len({*names}) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            self.fault(node, f"{twice!r} stands twice: every player has another name")
        elif taken := {CRIB, SAID} & {*names}:
            self.fault(node, f"{min(taken)!r} is no name: the record needs the word itself")
        elif all(names):
            return names
        return ()

    def word(self, node: Node | None) -> str:
        """The text of a node, of whatever type; empty where there is none, which is a fault."""
        if node is None:
            return ""
        text = " ".join(scalar(node).split()) if node.id == "scalar" else ""
        if not text:
            self.fault(node, "a text belongs here")
        return text

    def player(self, node: Node | None, field: str) -> int | None:
        """A player by name; None where there is none."""
        name = self.choice(node, field, self.players)
        return self.players.index(name) if name else None

    def by_player(self, node: Node | None, field: str) -> dict[int, Node]:
        """Nodes by player, of a mapping that names some."""
        return self._named(node, field, {name: at for at, name in enumerate(self.players)})

    def by_shown(self, node: Node | None, field: str) -> dict[int | str, Node]:
        """Nodes by what is shown: the hand of a player, or the crib."""
        names: dict[str, int | str] = {name: at for at, name in enumerate(self.players)}
        return self._named(node, field, {**names, CRIB: CRIB})

    def by_side(self, node: Node | None, field: str, most: int) -> dict[int, int]:
        """Pegs by side, each named by one of its players."""
        found: dict[int, int] = {}
        for player, value in self.by_player(node, field).items():
            side = player % 2 if len(self.players) == 4 else player
            if side in found:
                self.fault(value, f"{self.players[player]!r} and a partner have one score")
            elif (pegs := self.number(value, self.players[player], 0, most)) is not None:
                found[side] = pegs
        return found

    def may_take(self, node: Node) -> bool:
        """True where points may be taken by muggins; else that is a fault."""
        if not self.muggins:
            self.fault(node, "muggins is not played: 'muggins: true' at the head says that it is")
        return self.muggins

    def _named(self, node: Node | None, field: str, names: Mapping[str, _T]) -> dict[_T, Node]:
        if node is None:
            return {}
        fields = self.fields(node, (), names, place=f"of {field}")
        return {names[name]: value for name, value in fields.items()}

    def read(self, node: Node, reading: Callable[[str], _T]) -> _T | None:
        """A text as a function reads it; None where it raises a `CoachError`, which is a fault."""
        if node.id != "scalar":
            self.fault(node, f"cards in a row belong here, not a {node.id}")
            return None
        try:
            return reading(node.value)
        except CoachError as error:
            self.fault(node, str(error))
            return None

    def lines(self, fields: Mapping[str, Node]) -> dict[str, int]:
        """Lines by field."""
        return {name: node.start_mark.line + 1 for name, node in fields.items()}
