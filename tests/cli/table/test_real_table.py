"""The table on a pseudo-terminal: it stands still, and kill -9 loses nothing."""

from __future__ import annotations

import signal

import pexpect

from tests.cli.table.robot import newest
from tests.cli.test_real_terminal import start


def test_kill_minus_nine_at_the_table_loses_nothing() -> None:
    screen = start("play", "--seed", "3")
    screen.expect("Cut: lift how many")
    screen.sendline("12")
    screen.expect("Enter to deal")
    screen.sendline("")
    screen.expect("Throw which two")
    assert "\x1b[H\x1b[2J" in screen.before  # drawn in place
    assert "121 to go" in screen.before  # with the board
    screen.sendline("9 10")
    screen.expect("Your card")
    screen.kill(signal.SIGKILL)
    screen.close()
    kept = newest()
    assert [action.code for action in kept.actions][-2:] == ["cut", "play"]
    screen = start("play", "--resume")
    screen.expect("Back at the table")
    screen.expect("Your card")
    screen.sendline("quit")
    screen.expect("coach play --resume")
    screen.expect(pexpect.EOF)
    assert newest() == kept
