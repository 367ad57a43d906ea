"""Packs of hands and cribs to count: listed, dealt to fit a filter, or dealt for themes."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coach.errors import PackError
from coach.practice.drills.count import COUNT, ShowQuestion, ShowSource
from coach.practice.packs.fitting import MOST, TOTAL, Filter, Fitting
from coach.practice.packs.kind import PackKind, Way, by_themes, one_by_one
from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from coach.practice.packs.reader import PackReader
    from coach.textfiles.reader import Fields, Node


def _hand(reader: PackReader, node: Node) -> ShowQuestion | None:
    fields = reader.fields(node, ("cards", "starter", "hint"), ("crib",))
    hint = reader.text(fields.get("hint"), "hint")
    crib = reader.flag(fields.get("crib"), "crib")
    hand = reader.cards(fields.get("cards"), "a hand", 4)
    starter = reader.cards(fields.get("starter"), "a starter", 1, beside=hand)
    return ShowQuestion(hand, starter[0], crib, hint) if hand and starter else None


def _to_fit(reader: PackReader, field: str, fields: Fields) -> Fitting:
    """Hands dealt to fit bounds on what they count; that there are any is tried out."""
    bounds = {
        kind: reader.bounds(node, kind, MOST)
        for kind, node in reader.fields(fields[field], (), (*SHOW_KINDS, TOTAL)).items()
    }
    found = Filter(bounds, reader.flag(fields.get("crib"), "crib"))
    fitting = Fitting(found, reader.hint(field, fields))
    if not reader.faults:
        try:
            next(fitting.deal(random.Random(0)))
        except PackError as fault:
            reader.fault(fields[field], str(fault))
    return fitting


SHOW = PackKind(
    "show",
    COUNT,
    {
        "hands": one_by_one(_hand),
        "filter": Way(("hint", "crib"), _to_fit),
        "themes": by_themes(COUNT.themes, lambda *_: ShowSource),
    },
)
"""Packs that ask what a hand, or a crib, counts."""
