from __future__ import annotations

import json
import re

import pytest

from coach.advice.throws.crib_averages import averages, highest_first, name_of
from coach.cards import Rank
from coach.seats import CribOwner
from tests.cli.conftest import Coach

FACES = [rank.face for rank in Rank]


def rows(out: str) -> dict[str, list[str]]:
    """The figures of each rank's rows, those of a second part behind the first."""
    found: dict[str, list[str]] = {}
    for face, cells in re.findall(r"^ {1,2}(\w+)((?: +\d\.\d\S?){6,})$", out, re.MULTILINE):
        found.setdefault(face, []).extend(re.findall(r"\d\.\d", cells))
    return found


@pytest.mark.parametrize(
    ("options", "crib"),
    [
        ([], CribOwner.OWN),
        (["--mine"], CribOwner.OWN),
        (["--theirs"], CribOwner.OPPONENT),
        (["--opponent", "random"], None),
        (["--theirs", "--opponent", "random"], None),
    ],
    ids=str,
)
@pytest.mark.parametrize("width", [80, 40])
def test_every_average_stands_at_both_its_ranks(
    coach: Coach,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    crib: CribOwner | None,
    width: int,
) -> None:
    monkeypatch.setattr("coach.cli.terminal.WIDTH_OF_A_FILE", width)
    out = coach("crib-table", *options).out
    found = rows(out)
    assert list(found) == FACES
    for (low, high), points in averages(crib).items():
        for down, across in ((low, high), (high, low)):
            assert found[down.face][across.order - 1] == f"{points:.1f}"
    assert all(len(line) <= width for line in out.splitlines() if re.search(r"\d\.\d  ", line))


@pytest.mark.parametrize(
    ("options", "crib"), [(["--mine"], CribOwner.OWN), (["--theirs"], CribOwner.OPPONENT)]
)
def test_both_ends_are_named_as_whoever_throws_sees_them(
    coach: Coach, options: list[str], crib: CribOwner | None
) -> None:
    order = highest_first(crib)
    high = ", ".join(map(name_of, order[:3]))
    low = ", ".join(map(name_of, order[:-4:-1]))
    best, worst = (high, low) if crib is CribOwner.OWN else (low, high)
    assert f" Best for you {best}; worst {worst}." in coach("crib-table", *options).out


def test_a_bar_marks_what_is_above_the_average_crib(coach: Coach) -> None:
    out = coach("crib-table").out
    (fives,) = re.findall("^  5 .*$", out, re.MULTILINE)
    assert re.search(r" 8\.\d█", fives)
    (kings,) = re.findall("^  K .*$", out, re.MULTILINE)
    assert len(re.findall("[▁▂▃▄▅▆▇█]", kings)) == 1  # beside the five


def test_plain_ascii(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    out = coach("crib-table").out
    assert out.isascii()
    assert re.search(r" 8\.\d#", out)


def test_the_other_table_is_named_where_none_was_asked_for(coach: Coach) -> None:
    assert "coach tables cribs --theirs" in coach("crib-table").out
    assert "coach crib-table" not in coach("crib-table", "--mine").out


def test_json_has_both_to_every_place(coach: Coach) -> None:
    result = json.loads(coach("crib-table", "--json").out)
    assert (result["schema"], result["opponent"]) == (2, "sensible")
    own, theirs = result["seats"]
    assert (own["crib"], theirs["crib"]) == ("own", "opponent")
    for seat, found in ((own, averages(CribOwner.OWN)), (theirs, averages(CribOwner.OPPONENT))):
        assert len(seat["throws"]) == 91
        for row in seat["throws"]:
            assert row["average"] == found[Rank(row["low"]), Rank(row["high"])]
    (aces,) = (row["merits"] for row in own["throws"] if (row["low"], row["high"]) == ("A", "2"))
    assert aces == [{"code": "run", "ranks": ["3"]}]


def test_csv_has_the_column_asked_for(coach: Coach) -> None:
    names, *found = coach("crib-table", "--csv", "--theirs", "--opponent", "random").out.split()
    assert names == "low,high,opponent"
    assert len(found) == 91
    assert "5,J,7.2638" in found
    assert coach("crib-table", "--csv").out.startswith("low,high,own,opponent\nA,A,")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--json", "--csv"], "--json and --csv do not go together"),
        (["--mine", "--theirs"], "--mine and --theirs do not go together"),
        (["--opponent", "greedy"], "--opponent: 'greedy' must be sensible or random"),
    ],
    ids=str,
)
def test_what_does_not_go_is_refused(coach: Coach, options: list[str], reason: str) -> None:
    result = coach("crib-table", *options)
    assert (result.code, result.out) == (2, "")
    assert reason in result.err
