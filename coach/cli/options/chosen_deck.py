"""The options `--pack` and `--theme`, and the deck that they select."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Generic, NamedTuple, TypeVar

import typer

from coach.cli.options.common import DRILL, QUESTIONS
from coach.cli.options.theme import Themes, checked

if TYPE_CHECKING:
    from random import Random

    from coach.practice.choose.decks import Deck
    from coach.practice.drills.drill import Drill, Question, Source

_Q = TypeVar("_Q", bound="Question")


class Chosen(NamedTuple, Generic[_Q]):
    """A deck that was asked for by name."""

    deck: Deck[_Q]
    usual: int
    """Default number of questions."""


def _packs(ctx: typer.Context, incomplete: str) -> list[str]:
    """The packs of the command that begin like this, for shell completion."""
    from coach.cli.own_packs import all_packs

    fitting = [pack.id for pack in all_packs().values() if pack.drill.command == ctx.info_name]
    return [name for name in fitting if name.startswith(incomplete)]


@dataclass(frozen=True, slots=True)
class ChoiceOptions:
    """What is asked: a pack, or themes."""

    pack: Annotated[
        str | None,
        typer.Option(
            "--pack",
            metavar="NAME",
            autocompletion=_packs,
            help="A drill pack (see coach drills), or a file of your own.",
            rich_help_panel=DRILL,
        ),
    ] = None
    theme: Themes = None


def chosen(
    drill: Drill[_Q],
    source: Source[_Q],
    rng: Random,
    choice: ChoiceOptions,
) -> Chosen[_Q] | None:
    """The questions of a pack, or with themes; None where neither is named.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: its file cannot be read, or a theme is none of this drill.
    """
    from coach.practice.choose.decks import AsTheyCome, InOrder, Themed

    themes = checked(choice.theme, drill.themes)
    if choice.pack is not None:
        from coach.cli.own_packs import find_pack

        found = find_pack(choice.pack, drill)
        deal = InOrder if found.in_order else AsTheyCome
        return Chosen(deal(found.questions(rng)), found.size or QUESTIONS)
    if themes:
        return Chosen(Themed(source, themes), QUESTIONS)
    return None
