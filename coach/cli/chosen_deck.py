"""The option `--pack`, and the deck that it and `--theme` select."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import typer

from coach.cli.options.common import DRILL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from coach.practice.choose.decks import Deck
    from coach.practice.drills.drill import Drill, Question, Source

_Q = TypeVar("_Q", bound="Question")


class Chosen(NamedTuple, Generic[_Q]):
    """A deck that was asked for by name."""

    deck: Deck[_Q]
    usual: int
    """Default number of questions."""


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
    drill: Drill[_Q],
    source: Source[_Q],
    rng: Random,
    *,
    pack: str | None,
    themes: Sequence[str],
) -> Chosen[_Q] | None:
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
