"""Makes a release from a tag.

    python3 -m tools.release v0.2.0

The tagged commit is taken out of git, its version and changelog are compared with the tag, and its
source archive and wheel are built into `dist` and checked. The notes of the release are printed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory


def sections(changelog: str) -> dict[str, str]:
    r"""Split a changelog by its headings: version to its notes.

    >>> sections("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- All of it.\n")
    {'Unreleased': '', '0.1.0': '- All of it.'}
    """
    _, *parts = re.split(r"^## ", changelog, flags=re.MULTILINE)
    found = (part.partition("\n") for part in parts)
    return {heading.strip(): notes.strip() for heading, _, notes in found}


def faults(tag: str, version: str, changelog: str) -> list[str]:
    r"""Say why a tag cannot be released.

    Args:
        tag: its name, `v` and the version.
        version: the version of the project at the tag.
        changelog: the text of the changelog at the tag.

    >>> faults("v0.2.0", "0.1.0", "## Unreleased\n\n- New.\n\n## 0.1.0\n\n- All of it.\n")
    ['the tag is v0.2.0, the version 0.1.0', 'the changelog has notes under Unreleased']
    """
    notes = sections(changelog)
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, the version {version}")
    if re.search("^- ", notes.get("Unreleased", ""), re.MULTILINE):
        found.append("the changelog has notes under Unreleased")
    if not notes.get(version):
        found.append(f"the changelog has no notes for {version}")
    elif next(heading for heading in notes if heading != "Unreleased") != version:
        found.append(f"{version} is not the newest version of the changelog")
    return found


def main() -> None:
    """Check a tag, build its files and print its notes."""
    tag = sys.argv[1]
    packed = subprocess.run(
        ["git", "archive", "--format=tar", f"refs/tags/{tag}"], capture_output=True, check=True
    )
    dist = Path("dist").resolve()
    with TemporaryDirectory() as away:
        with tarfile.open(fileobj=BytesIO(packed.stdout)) as archive:
            archive.extractall(away, filter="data")
        project = tomllib.loads((Path(away) / "pyproject.toml").read_text("utf-8"))["project"]
        changelog = (Path(away) / "CHANGELOG.md").read_text("utf-8")
        if found := faults(tag, project["version"], changelog):
            sys.exit("\n".join(found))
        subprocess.run([sys.executable, "-m", "tools.dist", str(dist)], cwd=away, check=True)
    print("", sections(changelog)[project["version"]], sep="\n")


if __name__ == "__main__":
    main()
