"""Terms explained in a few words the first time that they are met in a drill."""

from __future__ import annotations

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

    def explain(self, terms: Iterable[str]) -> None:
        """Explain the first of some terms that is new, one at a time: a verdict stays in view."""
        new = next((term for term in terms if term not in self._known), None)
        if new is None:
            return
        from coach.rules.terms import in_short  # reading the terms takes as long as a start

        self._known.add(new)
        told = in_short(new)
        self._terminal.line(f"{new}: {told[0].lower()}{told[1:]}", style="dim")
        if self._store is not None:
            self._store.add_explained(new)
