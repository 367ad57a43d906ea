from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.sure import unsure
from tools.glossary import homes

ROOT = Path(__file__).parent.parent
PURE = (
    "cards",
    "errors",
    "english",
    "shuffle",
    "scoring",
    "game",
    "engine",
    "advice",
    "players",
    "words",
    "themes",
    "progress",
    "practice",
    "rules",
    "settings",
)
TRACKED = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
).stdout.split()


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def python_files(*folders: str) -> list[Path]:
    found = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return found + [ROOT / f"{folder}.py" for folder in folders if (ROOT / f"{folder}.py").exists()]


def test_the_code_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_the_code_has_no_lint() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_the_types_are_right() -> None:
    run(sys.executable, "-m", "mypy")


def test_imports_run_one_way() -> None:
    run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()")


@pytest.mark.parametrize("module", PURE)
def test_the_core_loads_without_a_terminal(module: str) -> None:
    # The linter sees the static graph only; this looks at what is really loaded.
    inside = sorted(
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in python_files(f"coach/{module}")
    )
    code = f"import sys, {', '.join(inside)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert not loaded & {"typer", "rich", "click", "yaml", "platformdirs"}


def test_import_coach_is_light() -> None:
    code = "import sys, coach; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"typer", "rich", "sqlite3", "yaml", "json", "coach.scoring.totals"}
    assert "coach.cli" not in loaded


def calls(path: Path) -> list[tuple[str, str]]:
    """Every `module.function(…)` in a file."""
    return [
        (node.func.value.id, node.func.attr)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
    ]


def test_the_core_has_no_clock_and_no_global_dice() -> None:
    clocks = {("datetime", "now"), ("date", "today"), ("time", "time")}
    found = [
        (str(path), *call)
        for path in python_files(*(f"coach/{name}" for name in PURE))
        for call in calls(path)
        if call in clocks or (call[0] == "random" and call[1] != "Random")
    ]
    assert found == []


def test_rooms_are_small() -> None:
    lines = {str(path): len(path.read_text("utf-8").splitlines()) for path in python_files("coach")}
    assert max(lines.values()) <= 300, max(lines, key=lambda path: lines[path])


def test_no_test_may_pass_without_an_assertion() -> None:
    may = {str(path): unsure(path.read_text("utf-8")) for path in python_files("tests")}
    assert {path: names for path, names in may.items() if names} == {}


def test_a_folder_has_fourteen_modules_at_most() -> None:
    found = Counter(path.parent for path in python_files("coach") if path.name != "__init__.py")
    assert max(found.values()) <= 14, found.most_common(3)


def test_ci_runs_the_readmes_test_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (command,) = re.findall(r"^(python3 -m venv .*pytest)$", readme, re.MULTILINE)
    assert command in (ROOT / ".ci/run").read_text("utf-8").splitlines()


def test_nothing_names_a_registry_or_a_machine() -> None:
    hosts = ("py" + "pi.org", "python" + "hosted", "npm" + "js", "/wo" + "rk/", "../sha" + "red")
    texts = {
        name: (ROOT / name).read_text("utf-8", "replace")
        for name in TRACKED
        if (ROOT / name).exists()
    }
    assert len(texts) > 300 or not TRACKED
    assert {name for name, text in texts.items() if any(host in text for host in hosts)} == set()


def test_every_package_is_in_the_wheel() -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    found = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "coach").rglob("__init__.py")
    }
    assert set(listed["packages"]) == found | {"coach.packs", "coach.tables"}


def test_a_public_type_name_stands_once() -> None:
    found = homes()
    assert len(found) > 100
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}


def imported_rooms(path: Path) -> set[str]:
    """The folders of `coach` that a module imports from, itself aside."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coach"):
            for name in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                file = ROOT / f"{str(name).replace('.', '/')}.py"
                if file.exists():
                    found.add(str(file.parent.relative_to(ROOT)))
    return found - {str(path.parent.relative_to(ROOT))}


def test_no_two_rooms_import_each_other() -> None:
    arrows: dict[str, set[str]] = {}
    for path in python_files("coach"):
        room = str(path.parent.relative_to(ROOT))
        arrows.setdefault(room, set()).update(imported_rooms(path))
    assert len(arrows) > 20
    circles = {
        (one, other)
        for one, others in arrows.items()
        for other in others
        if one in arrows.get(other, ())
        # A room and the rooms inside it may know each other.
        and not f"{one}/".startswith(f"{other}/")
        and not f"{other}/".startswith(f"{one}/")
    }
    assert circles == set()
