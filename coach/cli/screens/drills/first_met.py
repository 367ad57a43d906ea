"""Terms explained in a few words the first time that they are met in a drill."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cli.terminal import Terminal
    from coach.progress.store import Store


class FirstMet:
    """The terms that are new to the player; without a store, to this session."""

    def __init__(self, terminal: Terminal, store: Store | None) -> None:
        self._terminal = terminal
        self._store = store
        self._known = set() if store is None else store.explained_terms()

    def explain(self, terms: Iterable[str], room: int | None = None) -> None:
        """Explain the first of some terms that is new; it waits where there is no room.

        Args:
            terms: their names in the file of terms.
            room: the number of lines that it may take, if there is a limit.
        """
        new = next((term for term in terms if term not in self._known), None)
        if new is None:
            return
        from coach.rules.terms import in_short  # reading the terms takes as long as a start

        told = in_short(new)
        told = f"{new}: {told[0].lower()}{told[1:]}"
        if room is not None and len(wrap(told, self._terminal.width - 1)) > room:
            return
        self._known.add(new)
        self._terminal.line(told, style="dim")
        if self._store is not None:
            self._store.add_explained(new)
