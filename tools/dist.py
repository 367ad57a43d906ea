"""Builds the source archive and the wheel, and checks what is in them.

    python3 -m tools.dist [FOLDER]

The folder is `dist` by default. The wheel is built from the archive, so the archive is complete.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
_BUILD = "import sys, setuptools.build_meta as backend; backend.build_sdist(sys.argv[1])"
_DOCUMENTS = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "pyproject.toml"}


def build(root: Path, folder: Path) -> tuple[Path, Path]:
    """Build the source archive and the wheel of the checkout at `root` into an empty folder.

    Returns:
        the paths of the archive and of the wheel.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    with TemporaryDirectory() as away:
        _run(sys.executable, "-m", "venv", "--without-pip", away)
        python = next(path for path in Path(away).glob("*/python*") if path.stem == "python")
        tools = project["build-system"]["requires"]
        _run(sys.executable, "-m", "pip", "--python", str(python), "install", "-q", *tools)
        _run(str(python), "-c", _BUILD, str(folder.resolve()), at=root)
    (archive,) = folder.glob("*.tar.gz")
    _run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(archive))
    (wheel,) = folder.glob("*.whl")
    return archive, wheel


def _run(*command: str, at: Path | None = None) -> None:
    done = subprocess.run(command, cwd=at, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def names_in(path: Path) -> set[str]:
    """List the files of a wheel, or of a source archive without its top folder."""
    if path.suffix == ".whl":
        with ZipFile(path) as wheel:
            return {*wheel.namelist()}
    with tarfile.open(path) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


def faults_of_wheel(names: set[str], root: Path = ROOT) -> list[str]:
    """Say what a wheel lacks or should not have.

    Args:
        names: its files.
        root: the checkout.
    """
    content = {
        f"{package}/{path.name}"
        for package, folder, pattern in (
            ("coach/packs", "drills", "*.yaml"),
            ("coach/packs", "drills", "README.md"),
            ("coach/tables", "data", "*.csv"),
        )
        for path in (root / folder).glob(pattern)
    }
    modules = {
        path.relative_to(root).as_posix() for path in (root / "coach").rglob("*") if path.is_file()
    }
    wanted = content | {name for name in modules if "__pycache__" not in name}
    strange = {
        name
        for name in names
        if not name.startswith(("coach/", "cribbage_coach-"))
        or any(part in {"tests", "builders"} for part in name.split("/"))
    }
    return _faults(wanted - names, strange)


def faults_of_archive(names: set[str], root: Path = ROOT) -> list[str]:
    """Say what a source archive lacks or should not have.

    Args:
        names: its files, without the top folder.
        root: the checkout.
    """
    documents = {path.relative_to(root).as_posix() for path in (root / "docs").glob("*.md")}
    strange = {name for name in names if name.startswith(("tests/", "data/builders/"))}
    return _faults((_DOCUMENTS | documents) - names, strange)


def _faults(missing: set[str], strange: set[str]) -> list[str]:
    return [
        *(f"missing: {name}" for name in sorted(missing)),
        *(f"not wanted: {name}" for name in sorted(strange)),
    ]


def main() -> None:
    """Build into an empty folder and refuse what is not as it should be."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    if folder.exists() and any(folder.iterdir()):
        sys.exit(f"{folder} is not empty")
    archive, wheel = build(ROOT, folder)
    faults = faults_of_archive(names_in(archive)) + faults_of_wheel(names_in(wheel))
    if faults:
        sys.exit("\n".join(faults))
    print(archive, wheel, sep="\n")


if __name__ == "__main__":
    main()
