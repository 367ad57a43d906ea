"""Assertions that are sure to run.

An assertion in a loop over nothing passes. So a test loops over what is plainly something, or over
`some(...)`; `unsure` finds the tests that do neither, and a house test keeps them at none.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_T = TypeVar("_T")

NEVER_EMPTY = {"PACK", "PAIRS", "Rank", "SEATS", "Suit"}
"""Names of the game's own lists."""
KEEPING = {"enumerate", "list", "product", "reversed", "set", "sorted", "tuple", "zip"}
"""Functions that give something when they are given something."""


def some(things: Iterable[_T]) -> Iterator[_T]:
    """All of them, or a failure when there is none.

    >>> list(some("ab"))
    ['a', 'b']
    >>> list(some([]))
    Traceback (most recent call last):
    AssertionError: nothing to look at
    """
    nothing = True
    for thing in things:
        nothing = False
        yield thing
    if nothing:
        raise AssertionError("nothing to look at")


def unsure(source: str) -> list[str]:
    """The tests of a file none of whose assertions is sure to run.

    >>> unsure("def test_a():\\n for x in f():\\n  assert x")
    ['test_a']
    >>> unsure("def test_a():\\n for x in some(f()):\\n  assert x")
    []
    """
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and any(isinstance(inner, ast.Assert) for inner in ast.walk(node))
        and not _asserts(node.body)
    ]


def _asserts(body: list[ast.stmt]) -> bool:
    """Whether an assertion is reached whichever way these statements go."""
    for statement in body:
        if _is_reached(statement):
            return True
        if _leaves(statement):
            return False
    return False


def _leaves(statement: ast.stmt) -> bool:
    """Whether a statement may go past what follows it before it has asserted anything."""
    match statement:
        case ast.Continue() | ast.Break() | ast.Return():
            return True
        case ast.If(body=body, orelse=other):
            return any(map(_leaves, [*body, *other])) and not (_asserts(body) or _asserts(other))
    return False


def _is_reached(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assert():
            return True
        case ast.With(items=items, body=body):
            return _asserts(body) or any("raises" in ast.dump(item) for item in items)
        case ast.If(body=body, orelse=other):
            return _asserts(body) and _asserts(other)
        case ast.Try(body=body, finalbody=final):
            return _asserts(body) or _asserts(final)
        case ast.For(iter=things, body=body):
            return _is_something(things) and _asserts(body)
    return False


def _is_something(things: ast.expr) -> bool:
    """Whether an expression is plainly not empty."""
    match things:
        case ast.Tuple(elts=inside) | ast.List(elts=inside) | ast.Constant(value=inside):
            found = bool(inside)
        case ast.Name(id=name):
            found = name in NEVER_EMPTY
        case ast.Call(func=ast.Name(id="some")):
            found = True
        case ast.Call(func=ast.Name(id="range"), args=bounds):
            found = all(isinstance(bound, ast.Constant) for bound in bounds)
        case ast.Call(func=ast.Name(id=name), args=parts) if name in KEEPING:
            known = map(_is_something, parts)
            found = any(known) if _is_strict(things) else all(known)
        case _:
            found = False
    return found


def _is_strict(call: ast.expr) -> bool:
    """Whether this is a `zip` that refuses unequal lengths."""
    return "arg='strict', value=Constant(value=True)" in ast.dump(call)
