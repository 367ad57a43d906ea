"""Packs of hands and cribs to count: listed, dealt to fit a filter, or dealt for themes."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, ClassVar

from coach.practice.packs.fitting import TOTAL, Filter, Fitting
from coach.practice.packs.kind import ByThemes, Listing, PackKind, one_hint
from coach.practice.packs.nodes import scalar
from coach.practice.packs.pack import PackError
from coach.practice.questions import ShowQuestion
from coach.practice.sources import ShowSource
from coach.practice.themes.table import SHOW_THEMES
from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from coach.practice.packs.nodes import Fields, Node, Reader

_BOUND = re.compile(r"([0-9]{1,2})(?:(\+)|-([0-9]{1,2}))?")


def _hand(reader: Reader, node: Node) -> ShowQuestion | None:
    fields = reader.fields(node, ("cards", "starter", "hint"), ("crib",))
    hint = reader.text(fields.get("hint"), "hint")
    crib = reader.flag(fields.get("crib"), "crib")
    hand = reader.cards(fields.get("cards"), "a hand", 4)
    starter = reader.cards(fields.get("starter"), "a starter", 1, beside=hand)
    return ShowQuestion(hand, starter[0], crib, hint) if hand and starter else None


class _ToFit:
    """Bounds on what a hand counts, and one hint for all hands."""

    beside: ClassVar[tuple[str, ...]] = ("hint", "crib")

    def contents(self, reader: Reader, field: str, fields: Fields) -> Fitting:
        """Hands dealt to fit; that there are any is tried out."""
        bounds = {
            kind: self._bound(reader, kind, node)
            for kind, node in reader.fields(fields[field], (), (*SHOW_KINDS, TOTAL)).items()
        }
        found = Filter(bounds, reader.flag(fields.get("crib"), "crib"))
        fitting = Fitting(found, one_hint(reader, field, fields))
        if not reader.faults:
            try:
                next(fitting.deal(random.Random(0)))
            except PackError as fault:
                reader.fault(fields[field], str(fault))
        return fitting

    def _bound(self, reader: Reader, kind: str, node: Node) -> tuple[int, int]:
        match = _BOUND.fullmatch(scalar(node))
        if match is None:
            reader.fault(node, f"{kind}: {scalar(node)!r} is no bound: write 6, 6+ or 2-8")
            return 0, 29
        low = int(match[1])
        return low, 29 if match[2] else int(match[3] or low)


SHOW = PackKind(
    "show",
    ShowQuestion,
    {
        "hands": Listing(_hand),
        "filter": _ToFit(),
        "themes": ByThemes(SHOW_THEMES, lambda *_: ShowSource),
    },
)
"""What does a hand, or a crib, count?"""
