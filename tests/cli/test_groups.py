"""Groups of options: spread for typer, given to the command as objects."""

from __future__ import annotations

from dataclasses import dataclass
from inspect import signature
from typing import Annotated, Any

import pytest
import typer
from typer.main import get_command

from coach.cli.options.common import new_app
from coach.cli.options.groups import SessionOptions, grouped


@dataclass(frozen=True, slots=True)
class Size:
    width: Annotated[int, typer.Option("--width")] = 3
    names: Annotated[list[str] | None, typer.Option("--name")] = None


@pytest.fixture
def taken() -> list[Any]:
    return []


def test_a_command_gets_an_object_a_group(taken: list[Any]) -> None:
    app = new_app()

    @app.command()
    @grouped
    def draw(
        size: Size, session: SessionOptions, plain: Annotated[bool, typer.Option("--plain")] = False
    ) -> None:
        """Draw."""
        taken.extend((size, session, plain))

    command = get_command(app)
    command.main(["--name", "a", "--name", "b", "--seed", "7"], standalone_mode=False)
    assert taken == [Size(names=["a", "b"]), SessionOptions(seed=7), False]
    options = [option.name for option in command.params]
    assert options == ["width", "names", "count", "seed", "no_save", "plain"]


def test_a_command_without_groups_is_as_it_was() -> None:
    def draw(plain: Annotated[bool, typer.Option("--plain")] = False) -> None:
        """Draw."""

    assert [*signature(grouped(draw)).parameters] == ["plain"]
    assert grouped(draw).__doc__ == "Draw."


def test_chance_alone_deals_where_a_seed_is_given_or_nothing_is_kept() -> None:
    assert not SessionOptions(count=3).by_chance
    assert SessionOptions(seed=0).by_chance
    assert SessionOptions(no_save=True).by_chance
