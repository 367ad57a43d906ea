"""Records from their YAML: the games of one file, with every fault of the form by its line."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, cast, get_args

from coach.cards import Card, tokens
from coach.engine.stakes import Stakes
from coach.errors import MalformedCard
from coach.game.record.deals import read_deal
from coach.game.record.fields import MOST_SEED, RecordReader
from coach.game.record.written import FORMAT, LEVELS, GameRecord
from coach.textfiles.reader import scalar

if TYPE_CHECKING:
    from coach.textfiles.reader import Node

_REQUIRED = ("format", "players", "dealer", "deals")
_OPTIONAL = (
    *("date", "event", "target", "stakes", "muggins", "go", "cuts", "start", "seed", "levels"),
    *("game", "ended", "result"),
)
_UNFINISHED, _RESIGNED = "unfinished", "resigned"
_MOST_DEALS = 200  # of one game; every deal has at least a last card, and no real game has thirty
_FIRST_YEAR, _LAST_YEAR = 1970, 2200


def read_games(reader: RecordReader, contents: str | bytes) -> list[GameRecord | None]:
    """Read the games of a file; None is one whose players or dealer have a fault.

    Args:
        reader: collects the faults.
        contents: the text, or the bytes of a file.

    >>> reader = RecordReader("a.yaml")
    >>> text = "{format: 1, players: [Ann, Ben], dealer: Ben, deals: [], ended: {resigned: Ann}}"
    >>> [(game.players, game.resigned) for game in read_games(reader, text) if game]
    [(('Ann', 'Ben'), 0)]
    """
    return [_game(reader, node) for node in reader.documents(contents)]


def _game(reader: RecordReader, node: Node) -> GameRecord | None:
    fields = reader.fields(node, _REQUIRED, _OPTIONAL, place="of a record")
    reader.choice(fields.get("format"), "format", (FORMAT,))
    reader.players = reader.read_players(fields.get("players"))
    if not reader.players:
        return None
    dealer = reader.player(fields.get("dealer"), "dealer")
    target = int(reader.choice(fields.get("target"), "target", ("121", "61")) or 121)
    stakes = reader.choice(fields.get("stakes"), "stakes", get_args(Stakes)) or "skunk"
    start = reader.by_side(fields.get("start"), "start", target - 1)
    sides = 2 if len(reader.players) == 4 else len(reader.players)
    if start and len(start) < sides:
        reader.fault(fields["start"], "'start' has the pegs of every side")
    unfinished, resigned = _ended(reader, fields.get("ended"))
    deals = _deals(reader, fields.get("deals"))
    reader.muggins = reader.choice(fields.get("muggins"), "muggins", ("true", "false")) == "true"
    game = GameRecord(
        reader.players,
        dealer or 0,
        tuple(read_deal(reader, each, target=target, last=each is deals[-1]) for each in deals),
        target=target,
        stakes=cast("Stakes", stakes),
        muggins=reader.muggins,
        go_stops_early=reader.choice(fields.get("go"), "go", ("all", "early")) == "early",
        cuts=_cuts(reader, fields.get("cuts")),
        start=tuple(start[side] for side in range(sides)) if len(start) == sides else (),
        unfinished=unfinished,
        resigned=resigned,
        result=reader.by_side(fields.get("result"), "result", target),
        date=_date(reader, fields.get("date")),
        event=reader.word(fields.get("event")),
        seed=reader.number(fields.get("seed"), "seed", 0, MOST_SEED),
        levels=_levels(reader, fields.get("levels")),
        game=reader.number(fields.get("game"), "game", 1, 9999),
        lines={"record": node.start_mark.line + 1, **reader.lines(fields)},
    )
    return None if dealer is None else game


def _deals(reader: RecordReader, node: Node | None) -> list[Node]:
    if node is None:
        return []
    if node.id != "sequence":
        reader.fault(node, "'deals' is a list, each deal after a hyphen")
        return []
    if len(node.value) > _MOST_DEALS:
        reader.fault(node, f"{len(node.value)} deals: no game takes more than {_MOST_DEALS}")
        return []
    return list(node.value)


def _ended(reader: RecordReader, node: Node | None) -> tuple[bool, int | None]:
    """True for a game that is not over, and the player who resigned."""
    if node is None:
        return False, None
    if node.id != "mapping":
        right = f"it must be {_UNFINISHED!r} or who gave up, as in {{{_RESIGNED}: NAME}}"
        if scalar(node) != _UNFINISHED:
            reader.fault(node, f"ended is {scalar(node)!r}: {right}")
        return True, None
    fields = reader.fields(node, (_RESIGNED,), place="of ended")
    return False, reader.player(fields.get(_RESIGNED), _RESIGNED)


def _cuts(reader: RecordReader, node: Node | None) -> dict[int, tuple[Card, ...]]:
    nodes = reader.by_player(node, "cuts")
    found = {player: reader.read(each, _cards_cut) or () for player, each in nodes.items()}
    if node is not None and len(found) < len(reader.players):
        reader.fault(node, "'cuts' has a card of every player")
    return found if all(found.get(player) for player in range(len(reader.players))) else {}


def _cards_cut(text: str) -> tuple[Card, ...]:
    """Cards of one player, one a round: the pack is whole again after a tie, so one may come back.

    Raises:
        MalformedCard: it is no card, or there is none.
    """
    found = tuple(card for card, _, _ in tokens(text) if isinstance(card, Card))
    if not found:
        raise MalformedCard("no card for a cut: write it like 9C, after a tie 4C KD")
    return found


def _levels(reader: RecordReader, node: Node | None) -> dict[int, str]:
    nodes = reader.by_player(node, "levels")
    return {
        player: level
        for player, each in nodes.items()
        if (level := reader.choice(each, f"the level of {reader.players[player]}", LEVELS))
    }


def _date(reader: RecordReader, node: Node | None) -> str:
    if node is None:
        return ""
    text = scalar(node)
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            year = date.fromisoformat(text).year
            if _FIRST_YEAR <= year <= _LAST_YEAR:
                return text
    except ValueError:
        pass
    years = f"{_FIRST_YEAR} to {_LAST_YEAR}"
    reader.fault(node, f"date is {text!r}: it must be a day like 2026-11-30, of {years}")
    return ""
