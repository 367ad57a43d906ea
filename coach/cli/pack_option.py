"""Questions that are asked for by name: the option `--pack`, and what it and `--theme` deal."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import typer

from coach.cli.options import DRILL, QUESTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from coach.practice.choose.coaching import Source
    from coach.practice.choose.decks import Deck
    from coach.practice.packs.pack import PackQuestion

_Q = TypeVar("_Q", bound="PackQuestion")


class Chosen(NamedTuple, Generic[_Q]):
    """What was asked for by name."""

    deck: Deck[_Q]
    usual: int
    """How many questions there are unless a number is given."""
    options: str
    """What deals it again, as typed."""


def pack_option(drill: str) -> Any:
    """The option `--pack` of a drill, which plays packs of its own kind."""

    def names(incomplete: str) -> list[str]:
        from coach.cli.own_packs import all_packs

        packs = all_packs().values()
        return [p.id for p in packs if p.drill == drill and p.id.startswith(incomplete)]

    return typer.Option(
        "--pack",
        metavar="NAME",
        autocompletion=names,
        help="A drill pack (see coach drills), or a file of your own.",
        rich_help_panel=DRILL,
    )


def chosen(
    asks: type[_Q], source: Source[_Q], rng: Random, *, pack: str | None, themes: Sequence[str]
) -> Chosen[_Q] | None:
    """The questions of a pack, or with themes; None where neither is named.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: its file cannot be read.
    """
    from coach.practice.choose.decks import AsTheyCome, Themed

    if pack is not None:
        from coach.cli.own_packs import find_pack

        found = find_pack(pack, asks)
        deck = AsTheyCome(found.questions(rng))
        return Chosen(deck, found.size or QUESTIONS, f" --pack {quote(pack)}")
    if themes:
        options = "".join(f" --theme {name}" for name in themes)
        return Chosen(Themed(source, themes), QUESTIONS, options)
    return None
