"""Puts the real output of the commands into the screens of the pages.

    python -m tools.pages

runs every command of README.md and docs/commands.md that stands after a `$`, each screen with a
progress folder of its own, and writes what it prints under it. The tests compare the same.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
PAGES = (ROOT / "README.md", ROOT / "docs" / "commands.md")
_SCREEN = re.compile(r"(?<=^```console\n)(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)
_TERMINAL = {"NO_COLOR": "1", "COLUMNS": "80", "LINES": "24", "LANG": "C.UTF-8"}
_UNSET = {"FORCE_COLOR", "LC_ALL", "LC_CTYPE"}


def screens(page: str) -> list[str]:
    """Find the screens of a page: commands after `$`, each with its output."""
    return _SCREEN.findall(page)


def played(screen: str, home: Path) -> str:
    """Run the commands of a screen again.

    Args:
        screen: commands and output, as on the page.
        home: an empty folder for the progress file.

    Returns:
        the same commands with their output of now.
    """
    kept = {name: value for name, value in os.environ.items() if name not in _UNSET}
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = kept | _TERMINAL | {"PATH": path, "COACH_HOME": str(home)}
    shown = []
    for command in re.findall(r"^\$ (.*)$", screen, re.MULTILINE):
        done = subprocess.run(
            ["bash", "-c", command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            cwd=home.parent,
        )
        output = done.stdout.strip("\n")
        shown.append(f"$ {command}\n" + (f"{output}\n" if output else ""))
    return "\n".join(shown)


def _refreshed(found: re.Match[str]) -> str:
    with TemporaryDirectory() as away:
        return played(found.group(), Path(away) / "home")


def main() -> None:
    """Write every page anew."""
    for page in PAGES:
        page.write_text(_SCREEN.sub(_refreshed, page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
