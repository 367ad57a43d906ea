"""One deal of a record from its YAML: what was dealt, thrown, played and said."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from coach.cards import Card, stands_twice, tokens
from coach.errors import ImpossibleCards, MalformedCard
from coach.game.notation.so_far import KEPT
from coach.game.notation.tokens import END, GOS, RESETS, with_plain_marks
from coach.game.record.hands import UNKNOWN, read_card, read_hand
from coach.game.record.written import CRIB, SAID, DealRecord, SaidPoints
from coach.game.table import TABLES
from coach.scoring.totals import BEST_HAND

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.game.record.fields import RecordReader
    from coach.game.record.written import HandShown, MaybeCard, PlayToken, WrittenHand
    from coach.textfiles.reader import Fields, Node

_PACK = "pack"
_OPTIONAL = ("starter", "play", "pegged", "counts", "muggins", "score")
_SEEN_BY_ALL = "everybody sees it, so it is written down"


def read_deal(reader: RecordReader, node: Node, *, target: int, last: bool) -> DealRecord:
    """Read a deal; one whose cards or play have a fault comes back without hands."""
    before = len(reader.faults)
    from_pack = TABLES[len(reader.players)].from_pack
    pack = (_PACK,) if from_pack else ()
    fields = reader.fields(node, ("hands",), (*pack, *_OPTIONAL), place="of a deal")
    unread = len(reader.faults)
    lines = {"deal": node.start_mark.line + 1, **reader.lines(fields)}
    on_table: list[Card] = []
    begun = "starter" in fields
    hands = _hands(reader, fields, on_table, lines, thrown=begun or not last)
    to_crib = tuple(_card(reader, fields.get(name), "the pack", on_table) for name in pack)
    starter = _starter(reader, fields.get("starter"), on_table)
    play = reader.read(fields["play"], read_play) if "play" in fields else None
    _check_order(reader, node, fields, last=last)
    sound = len(reader.faults) == unread and len(hands) == len(reader.players)
    return DealRecord(
        hands if sound else (),
        to_crib,
        starter,
        play,
        pegged=_pegged(reader, fields.get("pegged"), lines),
        counts=_counts(reader, fields.get("counts"), lines),
        muggins=_muggins(reader, fields.get("muggins"), lines),
        score=reader.by_side(fields.get("score"), "score", target),
        lines=lines,
        doubtful=len(reader.faults) > before,
    )


def read_play(text: str) -> tuple[PlayToken, ...]:
    """Read a play: cards, `go`, `|` or `/` where nobody could go on, `.` after the last card.

    Raises:
        MalformedCard: a token is none of these.
        ImpossibleCards: a card stands twice.

    >>> read_play("5H 8C / 6D .")
    (5H, 8C, '|', 6D, '.')
    """
    if UNKNOWN in text:
        at = text.index(UNKNOWN)
        raise MalformedCard(f"? in the play: a card played, {_SEEN_BY_ALL}", text, at, at + 1)
    found: list[PlayToken] = []
    for token, start, end in with_plain_marks(tokens(text, (*RESETS, END, *GOS))):
        if isinstance(token, Card) and token in found:
            raise ImpossibleCards(stands_twice(token), text, start, end)
        found.append(cast("PlayToken", token))
    return tuple(found)


def _hands(
    reader: RecordReader,
    fields: Fields,
    on_table: list[Card],
    lines: dict[str, int],
    *,
    thrown: bool,
) -> tuple[WrittenHand, ...]:
    """Hands by player; `thrown` where nobody can still have to throw."""
    table = TABLES[len(reader.players)]
    nodes = reader.by_player(fields.get("hands"), "hands")
    for player in range(len(reader.players)) if "hands" in fields else ():
        if player not in nodes:
            reader.fault(fields["hands"], f"the hand of {reader.players[player]} is missing")
    hands: dict[int, WrittenHand] = {}
    for player, node in nodes.items():
        name = reader.players[player]
        lines[f"hands {name}"] = node.start_mark.line + 1
        hand = reader.read(node, read_hand)
        if hand is None:
            continue
        hands[player] = hand
        right = f"{KEPT} are kept and in brackets {table.thrown} thrown"
        if hand.thrown or thrown or len(hand.kept) <= KEPT:
            if (len(hand.kept), len(hand.thrown)) != (KEPT, table.thrown):
                kept, out = len(hand.kept), len(hand.thrown)
                reader.fault(node, f"{name} keeps {kept} and throws {out}: {right}")
        elif len(hand.kept) != table.dealt:
            reader.fault(node, f"{name} has {len(hand.kept)} cards: {table.dealt} are dealt")
        _put(reader, node, hand.cards, on_table)
    return tuple(hands[player] for player in sorted(hands))


def _card(reader: RecordReader, node: Node | None, name: str, on_table: list[Card]) -> MaybeCard:
    """One card, None where it is not known or not there."""
    card = None if node is None else reader.read(node, partial(read_card, name=name))
    if card is not None:
        _put(reader, node, (card,), on_table)
    return card


def _starter(reader: RecordReader, node: Node | None, on_table: list[Card]) -> Card | None:
    card = _card(reader, node, "the starter", on_table)
    if node is not None and str(node.value).strip() == UNKNOWN:
        reader.fault(node, f"the starter is ?: {_SEEN_BY_ALL}")
    return card


def _put(reader: RecordReader, node: Node, cards: tuple[Card, ...], on_table: list[Card]) -> None:
    for card in cards:
        if card in on_table:
            reader.fault(node, stands_twice(card))
    on_table += cards


def _check_order(reader: RecordReader, node: Node, fields: Fields, *, last: bool) -> None:
    """Faults of a deal that lacks what comes before something else, or breaks off too early."""
    if not last:
        for name in ("starter", "play"):
            if name not in fields:
                reader.fault(node, f"{name!r} is missing: only the last deal may break off")
    for name, needs in (("play", "starter"), *((name, "play") for name in _OPTIONAL[2:5])):
        if name in fields and needs not in fields and last:
            reader.fault(fields[name], f"{name!r} without {needs!r}, which comes before it")
    if _PACK not in fields and "starter" in fields and TABLES[len(reader.players)].from_pack:
        what = "the card from the pack to the crib, '?' where it is not known"
        reader.fault(node, f"{_PACK!r} is missing: {what}")


def _pegged(
    reader: RecordReader, node: Node | None, lines: dict[str, int]
) -> dict[Card, SaidPoints]:
    found: dict[Card, SaidPoints] = {}
    if node is None:
        return found
    if node.id != "mapping":
        reader.fault(node, "'pegged' says a card and its points, as in {7S: 0}")
        return found
    for key, value in node.value:
        card = reader.read(key, Card)
        if card in found:
            reader.fault(key, f"{card} stands twice")
        elif card is not None:
            lines[f"pegged {card}"] = key.start_mark.line + 1
            found[card] = _said(reader, value, f"points of {card}")
    return found


def _said(reader: RecordReader, node: Node, field: str) -> SaidPoints:
    if node.id == "scalar":
        return SaidPoints(reader.number(node, field, 0, BEST_HAND) or 0)
    fields = reader.fields(node, (SAID,), reader.players, place=f"of the {field}")
    said = reader.number(fields.pop(SAID, None), SAID, 0, BEST_HAND) or 0
    if fields and not reader.may_take(node):
        return SaidPoints(said)
    taken = {
        reader.players.index(name): points
        for name, value in fields.items()
        if (points := reader.number(value, name, 1, BEST_HAND)) is not None
    }
    return SaidPoints(said, taken)


def _counts(reader: RecordReader, node: Node | None, lines: dict[str, int]) -> dict[HandShown, int]:
    found: dict[HandShown, int] = {}
    for shown, value in reader.by_shown(node, "counts").items():
        name = CRIB if shown == CRIB else reader.players[cast("int", shown)]
        lines[f"counts {name}"] = value.start_mark.line + 1
        count = reader.number(value, f"the count of {name}", 0, BEST_HAND)
        if count is not None:
            found[cast("HandShown", shown)] = count
    return found


def _muggins(
    reader: RecordReader, node: Node | None, lines: dict[str, int]
) -> dict[int, int | Mapping[HandShown, int]]:
    found: dict[int, int | Mapping[HandShown, int]] = {}
    if node is not None and not reader.may_take(node):
        return found
    for player, value in reader.by_player(node, "muggins").items():
        name = reader.players[player]
        lines[f"muggins {name}"] = value.start_mark.line + 1
        if value.id == "scalar":
            points = reader.number(value, f"the muggins of {name}", 1, 4 * BEST_HAND)
            if points is not None:
                found[player] = points
        else:
            parts = reader.by_shown(value, f"the muggins of {name}")
            found[player] = {
                cast("HandShown", shown): points
                for shown, part in parts.items()
                if (points := reader.number(part, name, 1, BEST_HAND)) is not None
            }
    return found
