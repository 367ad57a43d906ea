"""Fuzzed inputs: no traceback, no hang, and no control character that came from outside.

    python -m tests.benchmarks.fuzz [NUMBER] [FIRST]

An input is a command line or several, with what is typed, the files they find and the terminal they
run on; `fuzz_inputs` makes them, from a seed and a number, so that each can be made again:
`fuzz 1 4711` is input 4711 alone. Commands run in this process. A fault is shrunk to the least
that shows it, and told once. Seconds are those of the processor: a busy machine makes no hang.
"""

from __future__ import annotations

import io
import os
import re
import signal
import sys
import time
import traceback
import unicodedata
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest.mock import patch

from coach.cli.app import run
from coach.cli.options import common
from tests.benchmarks.fuzz_inputs import MARKED, Input, Past, Step, drawn

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED = 1
LONGEST = 2.0
"""Seconds of the processor that a command may take."""
_EXIT_CODES = {0, 1, 2, 3, 130}
_LONGEST_LINE = 4000  # of what is said on stderr: an overlong value is cut
_OUR_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_ON_SCREEN = re.compile("(?:10|[A2-9JQK])[♣♦♥♠cdhs]")
_TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_TRIES = 150
"""Runs that shrinking may take."""


@dataclass(frozen=True)
class Fault:
    """A promise that was broken, by which step of an input."""

    kind: str
    """Faults of one kind are told once: the exception and its place, or what came out."""
    told: str


class Hang(BaseException):
    """A command has taken too long."""


class _Screen(io.TextIOWrapper):
    """A stream that is written to memory."""

    def __init__(self, encoding: str, *, on_screen: bool) -> None:
        super().__init__(io.BytesIO(), encoding, newline="\n", write_through=True)
        self._on_screen = on_screen

    def isatty(self) -> bool:
        return self._on_screen

    @property
    def shown(self) -> str:
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding, "replace")


class _Keyboard(io.TextIOWrapper):
    """Lines that are typed one by one, some of them after a look at the screen."""

    def __init__(self, typed: tuple[str, ...], screen: _Screen) -> None:
        text = "".join(f"{line}\n" for line in typed)
        super().__init__(io.BytesIO(text.encode("utf-8", "surrogateescape")), "utf-8")
        self._screen = screen

    def isatty(self) -> bool:
        return self._screen.isatty()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if wanted := re.search(r"\{(\d)\}", line):
            cards = _ON_SCREEN.findall(_OUR_COLOUR.sub("", self._screen.shown[-500:]))
            line = line.replace(wanted[0], " ".join(cards[: int(wanted[1])]))
        return line


def fault_of(one: Input) -> Fault | None:
    """Run an input in a folder of its own; the first promise that it breaks, if any."""
    with TemporaryDirectory() as folder, _world(one, Path(folder)):
        for step in one.steps:
            if fault := _fault_of(step, one):
                return fault
    return None


def _fault_of(step: Step, one: Input) -> Fault | None:
    out, err = (_Screen(one.encoding, on_screen=one.on_screen) for _ in range(2))
    sys.stdout, sys.stderr, sys.stdin = out, err, _Keyboard(step.typed, out)
    began = time.process_time()
    try:
        with _bell():
            code = run([*step.arguments])
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else 0
    except Hang:
        return Fault(f"hang in {step.arguments[:1]}", f"more than {LONGEST} s of the processor")
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"
        return Fault(kind, "".join(traceback.format_exception(error)[-4:]))
    finally:
        spent = time.process_time() - began
        sys.stdout, sys.stderr, sys.stdin = sys.__stdout__, sys.__stderr__, sys.__stdin__
    return _broken(step, code, spent, out, err)


def _broken(step: Step, code: int, spent: float, out: _Screen, err: _Screen) -> Fault | None:
    """What a command that has ended must not have done."""
    said = err.shown
    if spent > LONGEST:
        return Fault(f"slow {step.arguments[:1]}", f"{spent:.1f} s of the processor")
    if code not in _EXIT_CODES or (code and not said + out.shown):
        return Fault(f"exit status {code}", said)
    if any(len(line) > _LONGEST_LINE for line in said.splitlines()):
        return Fault("overlong message", said[:300])
    # A file that the shell writes gets data as it is.
    raw = step.arguments[:1] == ("export",) and not out.isatty()
    for shown in (said,) if raw else (said, out.shown):
        if sign := obeyed(shown):
            where = shown.index(sign)
            return Fault(f"{sign!r} came out", ascii(shown[max(0, where - 80) : where + 20]))
    return None


def obeyed(text: str) -> str:
    """The first control character that is not our own: a line end, a tab, a colour; or empty."""
    if MARKED in text:
        return MARKED
    for sign in _OUR_COLOUR.sub("", text):
        if sign in "\n\t":
            continue
        if unicodedata.category(sign) in {"Cc", "Cs", "Zl", "Zp"} or sign in _TURNING:
            return sign
    return ""


@contextmanager
def _world(one: Input, folder: Path) -> Iterator[None]:
    """The folder, the files and the environment of an input, and at the end those of before."""
    before, environment = Path.cwd(), dict(os.environ)
    cwd = folder / "deep" / "down" / "here"
    cwd.mkdir(parents=True)
    (cwd / "loop").symlink_to("loop")
    for name, contents in one.files.items():
        (cwd / name).parent.mkdir(parents=True, exist_ok=True)
        (cwd / name).write_bytes(contents)
    os.chdir(cwd)
    for name in ("LC_CTYPE", "LANG", "VISUAL", "NO_COLOR", "LINES", "COACH_LINEAR", "LC_ALL"):
        os.environ.pop(name, None)
    plain = {"HOME": str(cwd), "COACH_HOME": "home", "LANG": "C.UTF-8", "EDITOR": "true"}
    os.environ |= {**plain, "COLUMNS": "80", **one.environment}
    time.tzset()
    try:
        with patch.object(common, "SystemRandom", lambda: Random(SEED)):  # deals the same again
            yield
    finally:
        os.chdir(before)
        os.environ.clear()
        os.environ.update(environment)
        time.tzset()


@contextmanager
def _bell() -> Iterator[None]:
    """Ends what takes too long."""

    def ring(*_: object) -> None:
        raise Hang

    old = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, 2 * LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, old)


def shrunk(one: Input, kind: str) -> Input:
    """The least input with a fault of this kind that taking away leads to."""
    tries, found = 0, True
    while found:
        found = False
        for smaller in _smaller(one):
            tries += 1
            if tries > _TRIES:
                return one
            fault = fault_of(smaller)
            if fault and fault.kind == kind:
                one, found = smaller, True
                break
    return one


def _smaller(one: Input) -> Iterator[Input]:
    for name in one.environment:
        rest = {key: value for key, value in one.environment.items() if key != name}
        yield replace(one, environment=rest)
    if one.on_screen:
        yield replace(one, on_screen=False)
    if one.encoding != "utf-8":
        yield replace(one, encoding="utf-8")
    for steps in _without_some(one.steps):
        yield replace(one, steps=steps)
    for place, step in enumerate(one.steps):
        for arguments in _without_some(step.arguments):
            smaller = replace(step, arguments=arguments)
            yield replace(one, steps=(*one.steps[:place], smaller, *one.steps[place + 1 :]))
        for typed in _without_some(step.typed):
            smaller = replace(step, typed=typed)
            yield replace(one, steps=(*one.steps[:place], smaller, *one.steps[place + 1 :]))
    for name, contents in one.files.items():
        rest_of = {key: value for key, value in one.files.items() if key != name}
        yield replace(one, files=rest_of)
        for lines in _without_some(tuple(contents.split(b"\n"))):
            yield replace(one, files={**one.files, name: b"\n".join(lines)})


def _without_some(parts: tuple) -> Iterator[tuple]:  # type: ignore[type-arg]
    """Without half of the parts, a quarter, and so on down to one."""
    size = len(parts) // 2 or 1
    while parts and size:
        for first in range(0, len(parts), size):
            yield parts[:first] + parts[first + size :]
        size //= 2


def past() -> Past:
    """A player of some days, made by playing."""
    with TemporaryDirectory() as folder, _world(Input(()), Path(folder)):
        for command in ("hand-count", "pegging-drill", "discard", "crib-quiz"):
            play = (command, "--seed", "3", "-n", "6")
            assert _fault_of(Step(play, ("2", "r", "4", "{2}", "{2}", "0")), Input(())) is None
        for other in (("settings", "goal", "5"), ("export", "past.json")):
            assert _fault_of(Step(other), Input(())) is None
        return Past(Path("home/progress.db").read_bytes(), Path("past.json").read_text("utf-8"))


def inputs(number: int, first: int = 0) -> Iterator[tuple[int, Input]]:
    """So many inputs, each with its number."""
    played = past()
    for one in range(first, first + number):
        yield one, drawn(Random(f"{SEED} {one}"), played)


def main(number: int = 100_000, first: int = 0) -> int:
    """Run inputs, and tell every kind of fault with the least input that shows it."""
    kinds: Counter[str] = Counter()
    commands, began = 0, time.process_time()
    for place, one in inputs(number, first):
        commands += len(one.steps)
        fault = fault_of(one)
        if fault is None:
            continue
        kinds[fault.kind] += 1
        if kinds[fault.kind] == 1:
            least = shrunk(one, fault.kind)
            print(f"\n{place}: {fault.kind}\n{fault.told}\n{ascii(least)[:3000]}", flush=True)
    spent = time.process_time() - began
    print(f"\n{number} inputs, {commands} commands, {spent:.0f} s of the processor; faults:")
    print("\n".join(f"{times:6} {kind}" for kind, times in kinds.most_common()) or "  none")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
