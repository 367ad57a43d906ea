from __future__ import annotations

import tarfile
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.dist import ROOT, faults_of_archive, faults_of_wheel, names_in
from tools.release import faults, sections

CHANGELOG = """# Changelog

## Unreleased

### Added

## 0.2.0

### Added

- Something new.

## 0.1.0

- All of it.
"""


def files(folder: str, pattern: str) -> set[str]:
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(pattern)}
    return {name for name in found if "__pycache__" not in name}


WHEEL = {
    "cribbage_coach-0.1.0.dist-info/METADATA",
    *files("coach", "*.*"),
    *(f"coach/packs/{Path(name).name}" for name in files("drills", "*.*")),
    *(f"coach/tables/{Path(name).name}" for name in files("data", "*.csv")),
}
ARCHIVE = {
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "pyproject.toml"),
    *files("docs", "*.md"),
}


def test_a_whole_wheel_has_no_faults() -> None:
    assert faults_of_wheel(WHEEL) == []


@pytest.mark.parametrize(
    "name",
    ["coach/cards.py", "coach/py.typed", "coach/packs/fives.yaml", "coach/tables/keeps.csv"],
)
def test_what_a_wheel_lacks_is_named(name: str) -> None:
    assert faults_of_wheel(WHEEL - {name}) == [f"missing: {name}"]


@pytest.mark.parametrize(
    "name", ["tests/test_cards.py", "data/keeps.csv", "coach/tables/builders/race.py"]
)
def test_what_a_wheel_should_not_have_is_named(name: str) -> None:
    assert faults_of_wheel(WHEEL | {name}) == [f"not wanted: {name}"]


def test_an_archive_has_the_documents_and_no_tests() -> None:
    assert faults_of_archive(ARCHIVE) == []
    assert faults_of_archive(ARCHIVE - {"LICENSE"}) == ["missing: LICENSE"]
    assert faults_of_archive(ARCHIVE | {"tests/x.py"}) == ["not wanted: tests/x.py"]


def test_names_of_a_wheel_and_of_an_archive(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "some.whl", "w") as wheel:
        wheel.writestr("coach/cards.py", "")
    with tarfile.open(tmp_path / "some.tar.gz", "w:gz") as archive:
        archive.addfile(tarfile.TarInfo("some-0.1.0/coach/cards.py"), BytesIO())
    assert names_in(tmp_path / "some.whl") == names_in(tmp_path / "some.tar.gz")
    assert names_in(tmp_path / "some.whl") == {"coach/cards.py"}


def test_a_tag_its_version_and_its_notes_agree() -> None:
    assert faults("v0.2.0", "0.2.0", CHANGELOG) == []


@pytest.mark.parametrize(
    ("tag", "version", "changelog", "fault"),
    [
        ("v0.2.1", "0.2.0", CHANGELOG, "the tag is v0.2.1, the version 0.2.0"),
        ("v0.3.0", "0.3.0", CHANGELOG, "the changelog has no notes for 0.3.0"),
        ("v0.1.0", "0.1.0", CHANGELOG, "0.1.0 is not the newest version of the changelog"),
        (
            "v0.2.0",
            "0.2.0",
            CHANGELOG.replace("### Added\n\n## 0.2.0", "### Added\n\n- More.\n\n## 0.2.0"),
            "the changelog has notes under Unreleased",
        ),
    ],
)
def test_why_a_tag_cannot_be_released(tag: str, version: str, changelog: str, fault: str) -> None:
    assert faults(tag, version, changelog) == [fault]


def test_the_changelog_has_its_sections() -> None:
    found = sections((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert next(iter(found)) == "Unreleased"
    for notes in found.values():
        headings = [line for line in notes.splitlines() if line.startswith("#")]
        assert set(headings) <= {"### Added", "### Changed", "### Fixed"}
