"""Seeded mutants of the wiring: does a quick test fail when one line is changed?

    python -m tests.benchmarks.mutants [NUMBER] [SEED] [FOLDER ...]

A mutant is one small change of the syntax: a comparison, a number, a truth value, `min` or `any`
for their opposites, a condition turned round, a call or a result dropped. It is made in a copy of
the checkout and run against the tests that import the module, then the tests of the rooms that use
it, then all quick tests, up to the first failure. Format, lint, types and pseudo-terminals are left
out: they would fail for the form of a change alone. A survivor may be equivalent: look at it.
"""

from __future__ import annotations

import ast
import os
import random
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
FOLDERS = ("coach/practice", "coach/cli", "coach/themes", "coach/words")
ALL = ["tests", "coach"]
LONGEST = 600
"""Seconds of tests after which a mutant counts as killed: it goes on for ever."""
_LEFT_OUT = ("tests/test_house.py", "tests/cli/test_real_terminal.py")
_FLIPPED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
_OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A change of one place of a file."""

    file: str
    line: int
    first: int
    last: int
    """Where the old text begins and ends, in bytes of the file."""
    new: str

    def of(self, source: bytes) -> bytes:
        """The file with the change."""
        return source[: self.first] + self.new.encode() + source[self.last :]

    def told(self, source: bytes) -> str:
        """The changed line, before and after."""
        before = source.split(b"\n")[self.line - 1].strip().decode()
        after = self.of(source).split(b"\n")[self.line - 1].strip().decode()
        return f"{self.file}:{self.line}\n    - {before}\n    + {after}"


def mutants(file: str, source: bytes) -> Iterator[Mutant]:
    """Every mutant of a file."""
    starts = [0]
    for line in source.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    for node in _code(ast.parse(source)):
        for where, new in _changes(node, source.decode()):
            end = where.end_lineno or where.lineno
            yield Mutant(
                file,
                where.lineno,
                starts[where.lineno - 1] + where.col_offset,
                starts[end - 1] + (where.end_col_offset or 0),
                new,
            )


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that do something: no annotations, no docstrings, no imports for types."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "type_params"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _says_nothing(child):
                continue
            yield child
            yield from _code(child)


def _says_nothing(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.JoinedStr():
            return True  # where the parts of an f-string stand is not told before Python 3.12
    return False


def _changes(node: ast.AST, source: str) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What a node may become: the text that stands there, and another."""

    def text(of: ast.AST) -> str:
        found = ast.get_source_segment(source, of) or ""
        return f"({found})" if isinstance(of, ast.NamedExpr | ast.IfExp) else found

    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield node, f"{text(left)} {_FLIPPED[type(op)]} {text(right)}"
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(number)):
            yield from ((node, str(number + 1)), (node, str(number - 1 if number else 2)))
        case ast.Constant(value=float(number)):
            yield from ((node, str(2 * number + 0.1)), (node, str(number / 2 - 0.1)))
        case ast.Call(func=ast.Name(id=name) as called) if name in _OPPOSITE:
            yield called, _OPPOSITE[name]
        case ast.BoolOp(op=op, values=[one, other]):
            swapped = "or" if isinstance(op, ast.And) else "and"
            yield node, f"(({text(one)}) {swapped} ({text(other)}))"
        case ast.BinOp(op=ast.Sub(), left=one, right=other):
            yield node, f"{text(one)} + {text(other)}"
        case ast.If(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({text(test)}))"
        case ast.comprehension(ifs=[test]):
            yield test, f"(not ({text(test)}))"
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            yield node, "pass"
        case ast.FunctionDef(returns=ast.expr() as gives):
            yield from ((value, new.format(text(value))) for value, new in _results(node, gives))


def _results(function: ast.FunctionDef, gives: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """What a function returns, and what it may return as well by its type."""
    new = {"bool": "(not ({}))"}.get(ast.unparse(gives), "None")
    if new == "None" and "None" not in ast.unparse(gives):
        return
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value and not isinstance(node.value, ast.Constant):
            yield node.value, new


def drawn(number: int, seed: int, folders: tuple[str, ...]) -> list[Mutant]:
    """So many mutants of these folders, each of another place."""
    found: dict[tuple[str, int], list[Mutant]] = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            file = str(path.relative_to(ROOT))
            for mutant in mutants(file, path.read_bytes()):
                found.setdefault((file, mutant.first), []).append(mutant)
    rng = random.Random(seed)
    places = rng.sample([*found.values()], min(number, len(found)))
    return [rng.choice(place) for place in places]


def imported(path: Path) -> set[str]:
    """The modules, or names in modules, that a file imports anywhere."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{one.name}" for one in node.names)}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return found


def stages(file: str) -> list[list[str]]:
    """What to run for a module, narrow first: its importers, the rooms that use it, everything."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    every = sorted((ROOT / "tests").rglob("test_*.py"))
    namesake = f"test_{Path(file).stem}"
    tests = [path for path in every if path.stem == namesake or module in imported(path)]
    rooms = {_tests_of(Path(file))}
    for path in (ROOT / "coach").rglob("*.py"):
        if module in imported(path):
            rooms.add(_tests_of(path.relative_to(ROOT)))
    narrow = [file, *(str(path.relative_to(ROOT)) for path in tests)]
    return [[one for one in narrow if one not in _LEFT_OUT], sorted(rooms), ALL]


def _tests_of(path: Path) -> str:
    """The nearest folder of tests that mirrors the one of a module."""
    folder = Path("tests", *path.parent.parts[1:])
    return str(next(one for one in (folder, *folder.parents) if (ROOT / one).is_dir()))


def is_killed(mutant: Mutant, tests: list[str], copy: Path) -> bool:
    """Whether one of these tests fails in the copy of the checkout."""
    path = copy / mutant.file
    source = path.read_bytes()
    try:
        _write(path, mutant.of(source))
        return _fails(tests, copy)
    finally:
        _write(path, source)


def _write(path: Path, source: bytes) -> None:
    path.write_bytes(source)
    # What is compiled goes by the second and the size: a small change can be missed.
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def _fails(paths: list[str], copy: Path) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow"]
    command += ["-p", "no:cacheprovider", "-n2" if paths == ALL else "-n0", *paths]
    command += [f"--deselect={path}" for path in _LEFT_OUT]
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=os.environ | {"PYTHONPATH": str(copy)},
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in {0, 5}  # 5: nothing to run there


def main() -> None:
    numbers, folders = sys.argv[1:3], tuple(sys.argv[3:]) or FOLDERS
    number, seed = (*map(int, numbers), *(40, 1)[len(numbers) :])
    left = drawn(number, seed, folders)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "checkout"
        unwanted = shutil.ignore_patterns(".*", "__pycache__", "build", "*.egg-info")
        shutil.copytree(ROOT, copy, ignore=unwanted)
        for stage, ran in enumerate(("its importers", "the rooms that use it", "all quick tests")):
            left = [one for one in left if not is_killed(one, stages(one.file)[stage], copy)]
            print(f"\nLeft after {ran}: {len(left)}")
            for mutant in left:
                print(mutant.told((ROOT / mutant.file).read_bytes()), flush=True)
    print(f"{number - len(left)} of {number} killed with seed {seed}")


if __name__ == "__main__":
    main()
