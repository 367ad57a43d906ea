"""The drill as a person meets it: keys, Ctrl-C and kill -9 on a pseudo-terminal."""

from __future__ import annotations

import signal
import sys

import pexpect
import pytest

from coach.data_folder import default_path
from coach.progress.store import Store
from tests.cli.watched import Watched


def start(*arguments: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "coach", *arguments],
        encoding="utf-8",
        dimensions=(40, 80),
        timeout=30,
    )


def given() -> list[str]:
    with Store(default_path()) as store:
        return [answer.answer for answer in store.answers()]


def answer_two(screen: pexpect.spawn[str]) -> None:
    # Seed 8 deals 7-2-7-6 with an 8, which is 16, then 4-5-3-4 with a 9, which is 8.
    screen.expect("Your count\\?")
    screen.sendline("16")
    screen.expect("✓ 16")
    screen.expect("Your count\\?")
    screen.sendline("6")
    screen.expect("✗ 6 – it is 8, two short")
    screen.expect("Your count\\?")


def interrupt(screen: pexpect.spawn[str], ending: str) -> None:
    """Press Ctrl-C until it is heard: readline misses one that comes before it waits for a key."""
    for _ in range(10):
        screen.sendintr()
        if screen.expect([ending, pexpect.TIMEOUT], timeout=3) == 0:
            return
    raise AssertionError(f"no {ending!r} after Ctrl-C")


def test_ctrl_c_keeps_exactly_what_was_answered() -> None:
    screen = start("hand-count", "--seed", "8")
    answer_two(screen)
    screen.send("12")  # typed, never entered
    screen.expect("12")
    interrupt(screen, "1 of 2 right")
    screen.expect(pexpect.EOF)
    assert "Traceback" not in screen.before
    screen.close()
    assert screen.exitstatus == 130
    assert given() == ["16", "6"]


def test_kill_9_keeps_exactly_what_was_answered() -> None:
    screen = start("hand-count", "--seed", "8")
    answer_two(screen)
    screen.kill(signal.SIGKILL)
    screen.wait()
    assert given() == ["16", "6"]


def test_ctrl_d_ends_the_session() -> None:
    screen = start("hand-count", "--seed", "8")
    answer_two(screen)
    screen.sendeof()
    screen.expect("1 of 2 right")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def test_two_terminals_at_once_both_keep_all() -> None:
    one, two = start("hand-count", "--seed", "8"), start("hand-count", "--seed", "8")
    for screen in (one, two):
        answer_two(screen)
    for screen in (one, two):
        screen.sendline("q")
        screen.expect("1 of 2 right")
        screen.close()
    assert sorted(given()) == ["16", "16", "6", "6"]


@pytest.mark.parametrize("columns", [80, 40])
def test_row_2_the_verdict_is_in_view_with_the_next_question(columns: int) -> None:
    drill = Watched("discard", "--endgame", "--seed", "3", columns=columns)
    for typed in ("7h qh", "r", "jc qc"):
        drill.type("?")
        drill.type(typed)
        assert drill.verdict_in_view, drill.screen.view
    drill.close()


def test_on_a_keyboard_the_last_answer_can_be_looked_at_and_taken_back() -> None:
    drill = Watched("hand-count", "--seed", "8", "-n", "1")
    drill.type("6")
    assert drill.verdict_in_view
    assert drill.screen.view[-1] == " Enter for the result? "
    drill.type("w")
    assert any("run of three" in line for line in drill.told)
    drill.type("u")
    drill.type("16")
    drill.type("")
    assert drill.ended
    with Store(default_path()) as store:
        log = [(row["answer"], row["outcome"]) for row in store.log().answers]
    assert log == [("6", "taken back"), ("16", "unscored")]


def test_taken_back_and_killed_loses_nothing() -> None:
    screen = start("hand-count", "--seed", "8")
    answer_two(screen)
    screen.sendline("u")
    screen.expect("Once more, unscored")
    screen.kill(signal.SIGKILL)
    screen.wait()
    with Store(default_path()) as store:
        outcomes = [row["outcome"] for row in store.log().answers]
    assert outcomes == ["right", "taken back"]


def test_a_verdict_in_full_stands_below_its_table() -> None:
    drill = Watched("hand-count", "--seed", "8", "-n", "1")
    drill.type("w")
    assert drill.told[0] == " There is no answer yet."
    drill.type("16")
    drill.type("w")
    table, verdict = (
        next(place for place, line in enumerate(drill.told) if line.startswith(start))
        for start in ("    run of three", " ✓ 16")
    )
    assert table < verdict
    drill.close()


def test_somebody_new_gets_on_with_what_the_screens_offer() -> None:
    # Nothing is typed that a screen has not named before: Enter, r, coach rules, a topic.
    screen = start()
    screen.expect("First steps: 11 hands")
    screen.expect("coach rules")
    screen.expect("Enter is 1")
    screen.sendline("")
    screen.expect("Hand 1 of 11")
    screen.expect("r shows the answer")
    for _ in range(11):
        screen.expect("count\\?")
        screen.sendline("r")
    screen.expect("Enter for the result\\?")
    screen.sendline("")
    screen.expect("Shown: 11")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
    assert given() == ["revealed"] * 11

    for words, offer in ((["rules"], "coach rules go"), (["rules", "go"], "31")):
        screen = start(*words)
        screen.expect(offer)
        screen.expect(pexpect.EOF)
        screen.close()
        assert screen.exitstatus == 0

    screen = start()
    screen.expect("Today's ten")
    screen.expect("Next pack: First steps")
    screen.expect("q leaves")
    screen.sendline("q")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0


def test_a_scoreboard_that_is_killed_goes_on_with_the_last_line() -> None:
    screen = start("game", "board", "Ann", "Ben")
    screen.expect("Who deals first, a or b\\?")
    screen.sendline("b")
    screen.expect("Points\\?")
    screen.sendline("a 8")
    screen.expect("113 to go")
    screen.expect("Points\\?")
    screen.kill(signal.SIGKILL)
    screen.wait()
    again = start("game", "board", "--resume")
    again.expect("Ann 8 · last 8")
    again.expect("Ben's crib")
    again.expect("Points\\?")
    interrupt(again, "Kept. Go on:  coach game board --resume")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 130
