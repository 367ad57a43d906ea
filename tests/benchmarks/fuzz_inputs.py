"""Inputs for the fuzzer: real commands, options and files, their values right or garbled."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from typer.main import get_command

from coach.cards import PACK
from coach.cli.app import app
from coach.cli.command_list import COMMANDS, HIDDEN
from coach.practice.packs.files import shipped_texts
from coach.settings.text import template
from coach.themes.table import THEMES

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from coach.cards import Card

MARKED = "\x1b[5;35m"
"""Blinking magenta, which no screen here writes: where it comes out, it came from outside."""
_ODD = (
    *("", " ", "-", "--", "\x1b]0;pwn\a", MARKED, "\x07", "\x08" * 9, "\r", "\n", "\t", "\x7f"),
    *("\x9b31m", "\u202e", "\u2066", "\u200f", "\u2028", "\u0085", "\udc80", "\udcff", "\ufeff"),
    *("é", "e\u0301" * 40, "日本", "🂡", "♥", "٣", "½", "²", "İ", "ﬁ", "\u00ad", "\u3000"),
    *("0", "-1", "1.5", "1e9", "1e999", "nan", "inf", "0x10", "9" * 30, "1_000", "+5", "007"),
    *("9" * 5000, "x" * 20_000, "5H" * 5000, "A " * 3000, "~", "~nobody", "*", "%s", "{}", "[b]"),
    *("5H", "AC AC", "|", "|||", ".", "go", "go go", "?", "q", "10", "0D", "T", "null", "true"),
    *("'", '"', "\\", "\\x1b", "$(x)", ":", "#", "&a [*a]", "<<", "!!python/object:os.system x"),
)
_PATHS = ("-", ".", "missing.yaml", "missing", "/dev/null", "/dev/full", "/proc/self/mem", "loop")
_FILES = ("pack.yaml", "game.yaml", "pairs.csv", "export.json", "noise.yaml", "copy.db")
_HOMES = ("home", "home", "home/deeper", "pack.yaml", "~nobody", "~", "", "/proc/none", "loop/x")
_DRILLS = ("hand-count", "pegging-drill", "discard", "pegging", "crib-quiz", "review", "daily")
_KEYS = ("?", "r", "w", "u", "help", "h", "", "q", "lower", "higher", "nobody", "pone", "dealer")
_SLOW = {"--endgame": 0.05, "--random-score": 0.05, "--at": 0.05, "--score": 0.3, "--edit": 0.05}
"""Options that cost a tenth of a second or more, and how often they are left in."""
_TOPICS = ("go", "the-deal", "muggins", "7.3")
_SUITS = str.maketrans("♣♦♥♠", "CDHS")
_UNWANTED = {"--install-completion", "--show-completion"}  # they write to the user's shell
_GAME = """format: 1
date: 2026-11-30
players: [Ann, Ben]
muggins: true
dealer: Ben
cuts: {Ann: 9C, Ben: 4D}
deals:
- hands:
    Ann: 4S 5H 5S 6D (JC QD)
    Ben: 2C 7H 8C 9D (3H KS)
  starter: 9H
  play: 5H 8C 6D 9D 2C | 5S 7H 4S .
  counts: {Ann: 14, Ben: 8, crib: 3}
  muggins: {Ann: 2}
  score: {Ann: 17, Ben: 12}
ended: unfinished
result: {Ann: 17, Ben: 12}
"""
_GAME_OF_THREE = """format: 1
players: [Ann, Ben, Cid]
dealer: Cid
start: {Ann: 110, Ben: 117, Cid: 108}
deals:
- hands:
    Ann: 5H 5S 6D JC (KD)
    Ben: 4C 6C TD QS (2H)
    Cid: "? ? ? ? (?)"
  pack: "?"
  starter: 9H
  play: 5H TD
ended: unfinished
"""
_PAIRS = "TK,9.5\nAA,1\n5J,0.25\n69,12\n"


@dataclass(frozen=True)
class Step:
    """One command: its arguments, and the lines that are typed while it runs.

    In a typed line `{2}` are two cards that stand on the screen.
    """

    arguments: tuple[str, ...]
    typed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Input:
    """Commands one after the other, with the files, the home and the terminal that they find."""

    steps: tuple[Step, ...]
    files: dict[str, bytes] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)
    encoding: str = "utf-8"
    on_screen: bool = False
    """True where stdout and the keyboard are a terminal."""


@dataclass(frozen=True)
class Past:
    """A player who has practised: the progress file, and its export."""

    database: bytes
    export: str


def drawn(rng: Random, past: Past) -> Input:
    """One input."""
    files: dict[str, bytes] = {}
    make = rng.choices((_calls, _sitting, _files, _merged, _home), (40, 25, 20, 9, 6))[0]
    steps = make(rng, past, files)
    return Input(
        tuple(steps),
        files,
        _environment(rng),
        rng.choices(("utf-8", "ascii", "latin-1", "cp1252"), (7, 1, 1, 1))[0],
        on_screen=rng.random() < 0.3,
    )


def _calls(rng: Random, past: Past, files: dict[str, bytes]) -> list[Step]:
    """A command with options, and perhaps the beginning of what is typed into it."""
    if rng.random() < 0.1:
        files["home/progress.db"] = past.database
    if rng.random() < 0.1:
        files[rng.choice(_FILES)] = _contents(rng, past)
    return [Step(_arguments(rng, rng.choice(_names())), _typed(rng, rng.choice((0, 0, 3))))]


def _sitting(rng: Random, past: Past, files: dict[str, bytes]) -> list[Step]:
    """A drill with a good command line, in which much is typed."""
    if rng.random() < 0.3:
        files["home/progress.db"] = past.database
    drill = rng.choices((*_DRILLS, "sprint"), (6, 6, 6, 3, 4, 4, 2, 2))[0]
    options = {
        "hand-count": ((), ("-i",), ("--cribs", "only"), ("--theme", "aces"), ("--pack", "cribs")),
        "pegging-drill": ((), ("-p", "3"), ("--whole-deal",), ("--pack", "four-handed")),
        "discard": ((), ("--pone",), ("--pack", "fives")),
        "review": ((), ("--facts",), ("--last",)),
    }
    given = rng.choice(options.get(drill, ((),)))
    if drill not in {"daily", "sprint", "review"}:
        given = (*given, "--seed", str(rng.randrange(10)), "-n", str(rng.choice((1, 2, 5))))
    return [Step((drill, *given, *_flags(rng)), _typed(rng, 12))]


def _files(rng: Random, past: Past, files: dict[str, bytes]) -> list[Step]:
    """A file that a person writes, good but for a few places, and the command that reads it."""
    kind = rng.choice(("pack", "pack", "own pack", "game", "settings", "pairs"))
    if kind == "pack":
        name, text = rng.choice(_packs())
        files["pack.yaml"] = _spoilt(rng, text)
        drill = {"s": "hand-count", "p": "pegging-drill", "t": "discard"}[name]
        play = (drill, "--pack", "pack.yaml", "--seed", "1")
        arguments = play if rng.random() < 0.8 else ("drills", "check", "pack.yaml")
        return [Step((*arguments, *_flags(rng)), _typed(rng, 3))]
    if kind == "own pack":
        files["home/drills/own.yaml"] = _spoilt(rng, rng.choice(_packs())[1])
        completed = ("drills",) if rng.random() < 0.5 else ("drills", "own")
        return [Step(completed), Step(("hand-count", "--pack", "fifteens"), ("1",))]
    if kind == "game":
        files["game.yaml"] = _spoilt(rng, rng.choice((_GAME, _GAME, _GAME_OF_THREE)))
        return [Step(("game", "check", "game.yaml", *_flags(rng)))]
    if kind == "settings":
        files["home/settings.yaml"] = _spoilt(rng, _some_set(rng))
        change = ("settings", rng.choice(("goal", "verdicts")), rng.choice(("5", "full", "brief")))
        return [Step(rng.choice((("settings",), change))), Step(rng.choice(((), ("streak",))))]
    files["pairs.csv"] = _spoilt(rng, _PAIRS)
    hand = ("--hand", "5H5S6DJCQD4S", "--dealer")
    return [Step(("discard", *hand, "--opponent", "pairs.csv", *_flags(rng)))]


def _some_set(rng: Random) -> str:
    """A settings file in which some settings are set."""
    lines = template().split("\n")
    return "\n".join(
        line.removeprefix("# ") if ": " in line and rng.random() < 0.5 else line for line in lines
    )


def _merged(rng: Random, past: Past, files: dict[str, bytes]) -> list[Step]:
    """An export with other values in it, taken in, and what looks at it afterwards."""
    export = json.loads(past.export)
    rows = [*export["answers"], *export["goals"] * 3, export]
    for _ in range(rng.choice((1, 1, 2))):
        row = rng.choice(rows)
        row[rng.choice([*row])] = _value(rng, row)
    text = json.dumps(export, ensure_ascii=rng.random() < 0.5)
    files["export.json"] = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.2:
        files["export.json"] = _spoilt(rng, text)
    return [Step(("import", "export.json")), *_looks(rng)]


def _home(rng: Random, past: Past, files: dict[str, bytes]) -> list[Step]:
    """A progress file with other bytes in it, and what opens it."""
    contents = bytearray(past.database)
    for _ in range(rng.choice((0, 1, 1, 5, 50))):
        contents[rng.randrange(len(contents))] ^= 1 << rng.randrange(8)
    cut = rng.choice((0, 1, 100, 4096)) if rng.random() < 0.2 else len(contents)
    files["home/progress.db"] = bytes(contents[:cut])
    return _looks(rng)


def _looks(rng: Random) -> list[Step]:
    looks = (
        *((), ("stats",), ("stats", "--json"), ("stats", "--kinds"), ("streak",), ("themes",)),
        *(("review",), ("export",), ("export", "--format", "csv"), ("export", "--format", "anki")),
        *(("hand-count", "--seed", "1", "-n", "1"), ("review", "--facts"), ("export", "new.json")),
        *(("daily",), ("settings",), ("export", "--anonymous"), ("export", "--backup", "copy.db")),
    )
    return [Step(look, _typed(rng, 2)) for look in rng.sample(looks, 2)]


def _environment(rng: Random) -> dict[str, str]:
    offered: dict[str, Callable[[], str]] = {
        "NO_COLOR": lambda: rng.choice(("1", "")),
        "COACH_LINEAR": lambda: rng.choice(("1", "", "0")),
        "COLUMNS": lambda: rng.choice(("40", "120", "1", "0", "-5", "x", "9" * 12)),
        "LINES": lambda: rng.choice(("1", "0", "-5", "9" * 12)),
        "TERM": lambda: rng.choice(("dumb", "xterm-256color", "", "\x1b")),
        "LC_ALL": lambda: rng.choice(("C", "POSIX", "de_DE.UTF-8", "nonsense")),
        "TZ": lambda: rng.choice(("XXX24:59:59", "Asia/Kathmandu", "", ":", "UTC+25", MARKED)),
        "COACH_HOME": lambda: rng.choice((*_HOMES, garbled(rng, "home"))),
        "EDITOR": lambda: rng.choice(("true", "false", "", "no-such-editor", "'", MARKED)),
    }
    share = rng.choice((0.0, 0.05, 0.2))
    return {name: _of_a_system(value()) for name, value in offered.items() if rng.random() < share}


def _flags(rng: Random) -> tuple[str, ...]:
    flags = ("--linear", "--no-color", "--json", "--no-save")
    return tuple(flag for flag in flags if rng.random() < (0.15 if flag == "--linear" else 0.04))


@cache
def _names() -> tuple[tuple[str, ...], ...]:
    several = {"tables": ("cribs", "hands"), "game": ("check",), "drills": ("check", "fives")}
    names: list[tuple[str, ...]] = [()]
    for name in (*COMMANDS, *HIDDEN):
        names += [(name,), *((name, one) for one in several.get(name, ()))]
    return tuple(names)


@cache
def _parameters(names: tuple[str, ...]) -> tuple[Any, ...]:
    command: Any = get_command(app)
    for name in names:
        command = getattr(command, "commands", {}).get(name, command)
    return tuple(command.params)


@cache
def _packs() -> tuple[tuple[str, str], ...]:
    texts = [str(text) for text in shipped_texts().values()]
    kinds = [re.findall(r"^kind: (\w)", text, re.MULTILINE)[0] for text in texts]
    return tuple(zip(kinds, texts, strict=True))


def _arguments(rng: Random, names: tuple[str, ...]) -> tuple[str, ...]:
    parameters = _parameters(names)
    options = [one for one in parameters if one.param_type_name == "option"]
    words: list[str] = []
    for one in rng.sample(options, rng.choice((0, 0, 1, 1, 2, 3)) % (len(options) + 1)):
        name = rng.choice(one.opts)
        if name in _UNWANTED or rng.random() > _SLOW.get(name, 1):
            continue
        words.append(name)
        if not one.is_flag:
            words.append(_argument(rng, one))
    for one in parameters:
        if one.param_type_name == "argument" and (one.required or rng.random() < 0.7):
            words += [_argument(rng, one) for _ in range(rng.choice((1, 1, 1, 1, 2, 0)))]
    if names in {("discard",), ("pegging",)} and rng.random() < 0.5:
        words += ["--hand", _argument(rng, _named("CARDS")), rng.choice(("--pone", "--dealer"))]
        if names == ("pegging",):
            words += ["--played", _argument(rng, _named("SEQUENCE"))]
    if rng.random() < 0.05:
        words.insert(rng.randrange(len(words) + 1), rng.choice(("-x", "--", "--no", "-h", "--js")))
    if rng.random() < 0.05:
        words = [garbled(rng, word) if rng.random() < 0.3 else word for word in words]
    words = [*names, *words]
    if names in {("hand-count",), ("discard",), ("pegging",), ("pegging-drill",)}:
        words += ["--seed", "1"] * (rng.random() < 0.2)
    return tuple(_of_a_system(word) for word in words if word not in _UNWANTED)


def _named(metavar: str) -> Any:
    return type("Parameter", (), {"metavar": metavar, "name": "", "type": None})


def _argument(rng: Random, one: Any) -> str:
    name = f"{one.metavar or one.name}".strip("[]{}.").upper()
    choices = getattr(one.type, "choices", None)
    if choices:
        value = str(rng.choice([*choices]))
        value = getattr(value, "value", value)
    elif "SCORE" in name or "YOU-" in name:
        value = rng.choice(("84-92", "0-0", "120-120", "110 108", "59:60", "121-0", "5", "-3-4"))
    elif any(word in name for word in ("CARD", "HAND", "SEQUENCE", "STARTER")):
        value = _cards(rng)
    elif "FILE" in name:
        value = rng.choice((*_FILES, *_PATHS))
    elif "NAME" in name or "TOPIC" in name or "WORD" in name or "PACK" in name or "WHO" in name:
        names = (*THEMES, *_TOPICS, "fives", "pone", "goal", "random")
        value = rng.choice((*names, *_FILES, "check"))
    else:
        value = str(rng.choice((0, 1, 2, 3, 4, 5, 10, 29, 30, 365, 10_000, 10**9)))
    return garbled(rng, value) if rng.random() < 0.3 else value


def _cards(rng: Random) -> str:
    cards = rng.sample(PACK, rng.choice((1, 2, 4, 4, 5, 5, 6, 6, 6, 8)))
    form = rng.choice((str, _ascii, lambda card: _ascii(card).lower()))
    words = [form(card) for card in cards]
    if rng.random() < 0.25:
        words = [str(card)[:-1] for card in cards]
    if rng.random() < 0.1:
        words.insert(rng.randrange(len(words)), rng.choice(("|", "/", "go", ".", "-", ",")))
    return rng.choice((" ", " ", "", ", ", "-")).join(words)


def _ascii(card: Card) -> str:
    return str(card).translate(_SUITS)


def _typed(rng: Random, most: int) -> tuple[str, ...]:
    return tuple(_line(rng) for _ in range(rng.randint(0, most)))


def _line(rng: Random) -> str:
    line = rng.choice((str(rng.randrange(31)), rng.choice(_KEYS), "{1}", "{2}", "{2}", "{1} x"))
    if rng.random() < 0.3:
        line = garbled(rng, rng.choice((line, _cards(rng))))
    return line


def garbled(rng: Random, text: str) -> str:
    """A text with something odd in it, or in its place."""
    odd = rng.choice(_ODD)
    place = rng.randrange(len(text) + 1)
    return rng.choice(
        (
            odd,
            text[:place] + odd + text[place:],
            text[:place] + text[place + 1 :],
            text + text,
            text.swapcase(),
            f"{text} {odd}",
        )
    )


def _of_a_system(text: str) -> str:
    """A text as arguments and variables can have it: no NUL, and bytes where it is no UTF-8."""
    return (
        text.replace("\0", "").encode("utf-8", "surrogateescape").decode("utf-8", "surrogateescape")
    )


def _contents(rng: Random, past: Past) -> bytes:
    texts = (rng.choice(_packs())[1], _GAME, _PAIRS, past.export, template())
    return past.database if rng.random() < 0.1 else _spoilt(rng, rng.choice(texts))


def _spoilt(rng: Random, text: str) -> bytes:
    """A file with a few other places in it."""
    lines = text.split("\n")
    for _ in range(rng.choice((0, 1, 1, 1, 2, 4))):
        at = rng.randrange(len(lines))
        before, colon, value = lines[at].partition(": ")
        lines[at] = rng.choice(
            (
                f"{before}{colon}{garbled(rng, value)}",
                f"{before}{colon}{_yaml(rng)}",
                f"{before}{colon}{_yaml(rng)}",
                f"{garbled(rng, before)}{colon}{value}",
                f"{rng.choice((' ', '  ', '- ', '? ', '# ', '--- '))}{lines[at]}",
                f"{lines[at]}\n{lines[at]}",
                f"{lines[at]}\n{rng.choice(lines)}",
                "",
                lines[at].lstrip(),
            )
        )
    contents = "\n".join(lines).encode("utf-8", "surrogatepass")
    place = rng.randrange(len(contents) + 1)
    odd = rng.choice((b"\0", b"\xff", b"\xef\xbb\xbf", b"\r", b"\xc3", b"\x1b"))
    return rng.choices(
        (contents, contents[:place], contents[:place] + odd + contents[place:]), (8, 1, 1)
    )[0]


def _yaml(rng: Random) -> str:
    bomb = "&a [1, 1, 1]"
    for last, name in zip("abcdefgh", "bcdefghi", strict=True):
        bomb = f"&{name} [{bomb}, {', '.join([f'*{last}'] * 9)}]"
    return rng.choice(
        (
            *("[]", "{}", "[[]]", "{a: b}", "? [a]: b", "~", "''", "*none", "&a [*a]", "{*a : 1}"),
            *(
                "!!binary aGk=",
                "!!set {a}",
                "2026-01-01",
                "1e3",
                "0o17",
                ".inf",
                "- - -",
                "|",
                ">-",
            ),
            *("[" * 2000, "{" * 500 + "}" * 500, "[5H, 5S]", '"\\e[5;35m"', '"\\u202E"', '"\\0"'),
            *(bomb, f"{{{bomb}: 1}}", "5H 5H 5H 5H", "-1", "99999999999999999999", "x" * 5000),
            *(_cards(rng), _cards(rng), "easy", "throw", "show", "lesson", "6+", "9-2", "true"),
        )
    )


def _value(rng: Random, row: dict[str, Any]) -> Any:
    """A value for a field of an export."""
    days = ("0001-01-01", "9999-12-31", "2026-02-30", "1969-12-31", "2200-12-31", "2026-11-30")
    moments = tuple(f"{day}T23:59:59+{zone}" for day in days for zone in ("00:00", "23:59"))
    questions = ("show 9HJC9C6H AH", "card 7S2C 8HKS 9C9D 5D : 7S8H2CKS7H", "go KS2C QH9D : KSQH")
    numbers = (0, -1, 1, 10**15, 10**400, 1e308, -1e308, 2**31, 0.5, None, True)
    others: tuple[Any, ...] = ([], {}, [1], {"pair": 2}, {MARKED: 1}, {"pair": "x"}, [[]] * 50)
    values = (*days, *moments, *questions, *numbers, *others, "right", "taken back", "daily 1")
    return rng.choice((*values, *row.values(), garbled(rng, str(rng.choice([*row.values()])))))
