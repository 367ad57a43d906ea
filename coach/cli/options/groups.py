"""Groups of options: a command names those that it takes, and gets an object for each."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any, get_type_hints

from coach.cli.options.common import Count, NoSave, Seed

if TYPE_CHECKING:
    from collections.abc import Callable


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """Spread the groups that a command takes into options of its own.

    Args:
        command: a function whose parameters are options, or frozen dataclasses of options.

    Returns:
        the same for typer: with an option for every field, which come to the function as its
        groups.
    """
    hints = get_type_hints(command, include_extras=True)
    groups: dict[str, Any] = {name: hint for name, hint in hints.items() if is_dataclass(hint)}
    spread: list[Parameter] = []
    for name, parameter in signature(command).parameters.items():
        if name in groups:
            spread += _options_of(groups[name])
        else:
            spread.append(parameter.replace(annotation=hints[name], kind=Parameter.KEYWORD_ONLY))

    @wraps(command)
    def of_options(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    del of_options.__wrapped__
    of_options.__signature__ = Signature(spread)  # type: ignore[attr-defined]
    of_options.__annotations__ = {option.name: option.annotation for option in spread}
    return of_options


def _options_of(group: Any) -> list[Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name,
            Parameter.KEYWORD_ONLY,
            default=field.default,
            annotation=hints[field.name],
        )
        for field in fields(group)
    ]


@dataclass(frozen=True, slots=True)
class SessionOptions:
    """The length of a session, its seed, and whether it is kept."""

    count: Count = None
    seed: Seed = None
    no_save: NoSave = False

    @property
    def by_chance(self) -> bool:
        """True where nothing that was answered before may change what is dealt."""
        return self.seed is not None or self.no_save
