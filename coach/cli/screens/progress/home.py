"""The first screen: where one stands, and what may be started."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from coach.words.progress import home as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal


class Offer(NamedTuple):
    """Something to do now."""

    told: str
    command: tuple[str, ...]
    """The words after `coach`."""


def show_offers(terminal: Terminal, offers: Sequence[Offer]) -> None:
    """The offers by number, each above its command."""
    for number, offer in enumerate(offers, start=1):
        terminal.line(f"{number}  {offer.told}")
        terminal.line(" ".join(("coach", *offer.command)), style="dim", indent=4)


def chosen(terminal: Terminal, offers: Sequence[Offer]) -> Offer | None:
    """Ask which offer to start; None for none of them, and where nobody sits at a screen."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    while True:
        reply = terminal.ask(words.which(len(offers)))
        reply = "q" if reply is None else reply.strip().lower()
        if reply in {"q", "quit"}:
            return None
        by_number = {str(number): offer for number, offer in enumerate(offers, start=1)}
        if offer := by_number.get(reply or "1"):
            return offer
        terminal.line(words.no_offer(len(offers)))
