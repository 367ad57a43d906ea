"""Terms that are explained when they are first met, where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.screens.drills.first_met import FirstMet
from coach.cli.terminal import Terminal
from coach.progress.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

NOBS = " his nobs: the jack of the starter's suit in the hand or in the crib: one point.\n"


def test_the_first_of_some_terms_that_is_new(capsys: pytest.CaptureFixture[str]) -> None:
    first_met = FirstMet(Terminal.open(), None)
    for _ in range(2):
        first_met.explain(["his nobs", "pair royal"])
    out = capsys.readouterr().out
    assert out.startswith(f"{NOBS} pair royal: three cards of one rank, ")
    first_met.explain(["his nobs", "pair royal"])
    assert capsys.readouterr().out == ""


def test_where_there_is_no_room_it_waits(capsys: pytest.CaptureFixture[str]) -> None:
    first_met = FirstMet(Terminal.open(), None)
    first_met.explain(["his nobs"], room=0)
    assert capsys.readouterr().out == ""
    first_met.explain(["his nobs"], room=2)
    assert capsys.readouterr().out == NOBS


def test_what_was_explained_in_one_session_is_known_in_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store(tmp_path / "progress.db") as store:
        for _ in range(2):
            FirstMet(Terminal.open(), store).explain(["his nobs"])
    assert capsys.readouterr().out == NOBS


def test_every_term_that_a_drill_names_is_in_the_file() -> None:
    from coach.cli.screens.drills.count import _TOLD
    from coach.cli.screens.drills.earn import _TERMS
    from coach.rules.terms import in_short

    on_screens = {"crib", "starter", "his heels", "pone", "dealer", "go", "reset", "throw"}
    for term in (*_TOLD, *sorted(_TERMS | on_screens)):
        assert in_short(term).endswith(".")
