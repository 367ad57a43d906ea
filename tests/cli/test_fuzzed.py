"""A sample of the fuzzer's inputs, and the faults that it has found."""

from __future__ import annotations

import signal

import pytest

from tests.benchmarks.fuzz import fault_of, inputs, obeyed
from tests.benchmarks.fuzz_inputs import MARKED, Input, Step

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "setitimer"), reason="the clock of the processor rings on POSIX alone"
)


def test_fuzzed_inputs_leave_no_traceback_hang_or_control_character() -> None:
    broken = {number: fault for number, one in inputs(60) if (fault := fault_of(one))}
    assert not broken


def test_a_terminal_of_any_width_is_drawn() -> None:
    wide = Input((Step(()),), environment={"COLUMNS": "9" * 12}, on_screen=True)
    assert fault_of(wide) is None


def test_the_fuzzer_sees_what_comes_out() -> None:
    assert obeyed("a\x1b[31mred\x1b[0m\tand\n") == ""
    assert [obeyed(f"a{sign}b") for sign in (MARKED, "\r", "\u202e", "\x9b", "\udc80")] == [
        *(MARKED, "\r", "\u202e", "\x9b", "\udc80")
    ]
