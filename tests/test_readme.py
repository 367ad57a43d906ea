from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sure import some

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
SCREENS = re.findall(r"^```console\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
EXAMPLES = [re.split(r"^\$ ", screen, flags=re.MULTILINE)[1:] for screen in SCREENS]


@pytest.mark.parametrize("examples", EXAMPLES, ids=lambda examples: examples[0].splitlines()[0])
@pytest.mark.usefixtures("home")
def test_every_screen_is_real_output(examples: list[str]) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for example in some(examples):
        command, _, expected = example.partition("\n")
        done = subprocess.run(
            ["bash", "-c", command], env=environment, capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        assert (done.stdout + done.stderr).strip("\n") == expected.strip("\n")


def test_the_python_examples_are_true() -> None:
    (session,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    result = doctest.DocTestRunner().run(test)
    assert (result.failed, result.attempted > 5) == (0, True)


def test_every_command_is_named() -> None:
    from coach.cli.app import _COMMANDS

    for command in some(_COMMANDS):
        assert f"coach {command}" in README
