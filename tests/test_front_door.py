from __future__ import annotations

import pydoc
import subprocess
import sys

import pytest

import coach
from coach.data_folder import default_path
from coach.progress.store import Store
from tests.progress.writer import numbered


def fresh(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("name", coach.__all__)
def test_every_name_is_there_and_explained(name: str) -> None:
    assert name in dir(coach)
    found = getattr(coach, name)
    assert name in {"PACK", "__version__"} or found.__doc__


def test_help_teaches() -> None:
    text = pydoc.plain(pydoc.render_doc(coach))
    for name in coach.__all__:
        assert name == "__version__" or name in text
    assert ">>> score = coach.score_show" in text


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="module 'coach' has no attribute 'nobs'"):
        _ = coach.nobs


@pytest.mark.parametrize("name", [name for name in coach.__all__ if name not in {"PACK"}])
def test_a_name_is_looked_up_once(name: str) -> None:
    code = f"""import coach
first = coach.{name}
coach.__getattr__ = None
assert coach.{name} is first"""
    fresh(code)


def test_every_name_comes_with_a_star() -> None:
    assert fresh("from coach import *; print(odds(0, 0, dealer=True).play)") == "even\n"


def test_the_version_is_that_of_the_distribution() -> None:
    from importlib.metadata import version

    assert coach.__version__ == version("cribbage-coach")


@pytest.mark.usefixtures("home")
def test_without_a_progress_file_there_are_no_answers() -> None:
    assert coach.answers() == []
    assert not default_path().exists()


@pytest.mark.usefixtures("home")
def test_answers_are_plain_rows() -> None:
    with Store(default_path()) as store:
        store.add(numbered("q", 1))
        store.add(numbered("q", 2))
    rows = coach.answers()
    assert [row["question"] for row in rows] == [numbered("q", n).question for n in (1, 2)]
    assert rows[0]["marks"] == dict(numbered("q", 1).marks)
    assert all(type(value) in {str, int, float, dict, type(None)} for value in rows[0].values())
