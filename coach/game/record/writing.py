"""Records as YAML: what a game is written down as, and read back from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from coach.game.record.hands import write_hand, write_row
from coach.game.record.written import CRIB, FORMAT, SAID, GameRecord

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coach.game.record.written import DealRecord

_PLAIN = re.compile(r"[^\W_]([\w.' -]*\w)?")
_UNLESS_SAID = GameRecord((), 0, ())
_PLAIN_CARDS = re.compile(r"[0-9AJQKT][0-9A-Zgo |.?()]*")


def write_games(games: list[GameRecord]) -> str:
    """Write games as one text, each a document.

    >>> print(write_games([GameRecord(("Ann", "Ben"), 1, (), resigned=0)]), end="")
    format: 1
    players: [Ann, Ben]
    dealer: Ben
    deals: []
    ended: {resigned: Ann}
    """
    return "---\n".join("".join(f"{line}\n" for line in _game(game)) for game in games)


def _game(game: GameRecord) -> Iterator[str]:
    names = tuple(map(_text, game.players))
    resigned = "" if game.resigned is None else f"{{resigned: {names[game.resigned]}}}"
    head = {
        "format": FORMAT,
        "date": game.date,
        "event": _text(game.event) if game.event else "",
        "game": _number(game.game),
        "players": f"[{', '.join(names)}]",
        "target": "" if game.target == _UNLESS_SAID.target else str(game.target),
        "stakes": "" if game.stakes == _UNLESS_SAID.stakes else game.stakes,
        "muggins": "true" if game.muggins else "",
        "go": "early" if game.go_stops_early else "",
        "dealer": names[game.dealer],
        "cuts": _flow({names[player]: write_row(cut) for player, cut in game.cuts.items()}),
        "start": _pegs(names, dict(enumerate(game.start))),
        "seed": _number(game.seed),
        "levels": _flow({names[player]: level for player, level in game.levels.items()}),
    }
    yield from _fields(head)
    yield "deals:" if game.deals else "deals: []"
    for deal in game.deals:
        for place, line in enumerate(_deal(deal, names)):
            yield f"{'- ' if place == 0 else '  '}{line}"
    ended = "unfinished" if game.unfinished else resigned
    yield from _fields({"ended": ended, "result": _pegs(names, game.result)})


def _deal(deal: DealRecord, names: tuple[str, ...]) -> Iterator[str]:
    yield "hands:"
    for name, hand in zip(names, deal.hands, strict=True):
        yield f"  {name}: {_cards(write_hand(hand))}"
    pegged = {
        str(card): str(points.said)
        if not points.taken
        else _flow({SAID: str(points.said), **_shown(names, points.taken)})
        for card, points in deal.pegged.items()
    }
    muggins = {
        names[player]: str(points) if isinstance(points, int) else _flow(_shown(names, points))
        for player, points in deal.muggins.items()
    }
    fields = {
        "pack": _cards(write_row(deal.from_pack)) if deal.from_pack else "",
        "starter": "" if deal.starter is None else str(deal.starter),
        "play": "" if deal.play is None else _cards(" ".join(map(str, deal.play))),
        "pegged": _flow(pegged),
        "counts": _flow(_shown(names, deal.counts)),
        "muggins": _flow(muggins),
        "score": _pegs(names, deal.score),
    }
    yield from _fields(fields)


def _fields(fields: Mapping[str, str]) -> Iterator[str]:
    """Lines of the fields that say something."""
    return (f"{name}: {value}" for name, value in fields.items() if value)


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _pegs(names: tuple[str, ...], pegs: Mapping[int, int]) -> str:
    return _flow({names[side]: str(peg) for side, peg in pegs.items()})


def _shown(names: tuple[str, ...], points: Mapping[Any, int]) -> dict[str, str]:
    """Points by player, or by what was shown."""
    return {
        names[shown] if isinstance(shown, int) else CRIB: str(number)
        for shown, number in points.items()
    }


def _flow(values: Mapping[str, str]) -> str:
    """A mapping in one line; nothing where it has nothing."""
    inside = ", ".join(f"{name}: {value}" for name, value in values.items())
    return f"{{{inside}}}" if inside else ""


def _text(text: str) -> str:
    """A text as YAML: plain where nothing in it can be taken for anything else."""
    if _PLAIN.fullmatch(text):
        return text
    inside = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{inside}"'


def _cards(text: str) -> str:
    """A row of cards as YAML: in quotes where it would begin with a question mark."""
    return text if _PLAIN_CARDS.fullmatch(text) else f'"{text}"'
