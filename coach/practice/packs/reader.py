"""A reader of pack files: YAML with cards in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, parse
from coach.errors import CoachError, PackError
from coach.textfiles.reader import Fields, Reader, scalar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.textfiles.reader import Node


class PackReader(Reader):
    """Reads the nodes of one pack."""

    error = PackError

    def cards(
        self, node: Node | None, name: str, size: int | None = None, beside: Sequence[Card] = ()
    ) -> tuple[Card, ...]:
        """The cards of a node, as `coach.cards.parse` reads them; none where that is a fault."""
        if node is None:
            return ()
        try:
            return parse(scalar(node), name=name, size=size, beside=beside)
        except CoachError as error:
            self.fault(node, str(error))
            return ()

    def hint(self, field: str, fields: Fields) -> str:
        """The hint of a pack that has one for all questions of a field."""
        if "hint" not in fields:
            self.fault(fields[field], "'hint' is missing: it says where to look")
        return self.text(fields.get("hint"), "hint")
