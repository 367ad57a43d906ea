from __future__ import annotations

import pytest

from tests.cli.conftest import Coach


def test_the_tables_are_listed(coach: Coach) -> None:
    out = coach("tables").out
    assert "coach tables cribs --theirs" in out
    assert "coach tables hands" in out


@pytest.mark.parametrize(
    ("table", "before"),
    [
        (("cribs",), ("crib-table",)),
        (("cribs", "--theirs", "--csv"), ("crib-table", "--theirs", "--csv")),
        (("hands", "--json"), ("hands", "--json")),
    ],
    ids=str,
)
def test_a_table_is_the_one_of_its_earlier_command(
    coach: Coach, table: tuple[str, ...], before: tuple[str, ...]
) -> None:
    new, old = coach("tables", *table), coach(*before)
    assert (new.code, old.code) == (0, 0)
    assert new.out == old.out != ""
