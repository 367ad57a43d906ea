"""The option `--pack`, and the deck that it and `--theme` select."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import typer

from coach.cli.options import DRILL, QUESTIONS
from coach.practice.drills.drill import Asked

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from coach.practice.choose.decks import Deck
    from coach.practice.drills.drill import Drill, Source


class Chosen(NamedTuple, Generic[Asked]):
    """A deck that was asked for by name."""

    deck: Deck[Asked]
    usual: int
    """Number of questions unless one is given."""


def pack_option(drill: str) -> Any:
    """The option `--pack` of a drill, which plays packs of its own kind."""

    def names(incomplete: str) -> list[str]:
        from coach.cli.own_packs import all_packs

        packs = all_packs().values()
        return [p.id for p in packs if p.drill.id == drill and p.id.startswith(incomplete)]

    return typer.Option(
        "--pack",
        metavar="NAME",
        autocompletion=names,
        help="A drill pack (see coach drills), or a file of your own.",
        rich_help_panel=DRILL,
    )


def chosen(
    drill: Drill[Asked],
    source: Source[Asked],
    rng: Random,
    *,
    pack: str | None,
    themes: Sequence[str],
) -> Chosen[Asked] | None:
    """The questions of a pack, or with themes; None where neither is named.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: its file cannot be read.
    """
    from coach.practice.choose.decks import AsTheyCome, InOrder, Themed

    if pack is not None:
        from coach.cli.own_packs import find_pack

        found = find_pack(pack, drill)
        deal = InOrder if found.in_order else AsTheyCome
        return Chosen(deal(found.questions(rng)), found.size or QUESTIONS)
    if themes:
        return Chosen(Themed(source, themes), QUESTIONS)
    return None
