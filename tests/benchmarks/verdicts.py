"""Verdicts that have left the screen when the next question stands there: none may.

    python -m tests.benchmarks.verdicts [ANSWERS]

answers 200 questions of every drill on a pseudo-terminal of 24 rows, 80 and 40 columns wide, right
and wrong by turns, with a hint before every third answer, and says how many lines a verdict and
the question after it took. It ends with status 1 if one verdict was out of view.
"""

from __future__ import annotations

import os
import re
import sys
from itertools import chain, count, cycle, islice
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from coach.advice.throws.crib_averages import name_of
from coach.cards import parse, write
from coach.practice.choose.facts import teaching_order
from coach.practice.drills.card import CardQuestion, cards
from coach.practice.drills.count import ShowQuestion, shows
from coach.practice.drills.crib import AverageQuestion, CompareQuestion, cribs
from coach.practice.drills.earn import PlayQuestion, plays
from coach.practice.drills.fact import CribFact, FactQuestion
from coach.practice.drills.gos import NOBODY, GoQuestion, whole_deal
from coach.practice.drills.registry import read
from coach.practice.drills.throw import ThrowQuestion, ThrowSource
from coach.practice.game_scores import end_score, random_score
from coach.scoring.show import score_show
from tests.cli.watched import ROWS, Watched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from coach.practice.drills.drill import Question

SEED = 5
ANSWERS = 200
WIDTHS = (80, 40)
_A_SESSION = 10  # facts that are new in one session
_SHOWN_HAND = re.compile(r"^   (\S+  \S+  \S+  \S+) +starter (\S+)(?: +(crib))?$")


def wrong_total(right: int) -> int:
    """A number that is read as an answer and is wrong; none is 19."""
    return 2 if right in {0, 18, 29} else right + 1


def wrong_fact(question: FactQuestion) -> str:
    """Another of its choices, or another number."""
    right = question.right_answer
    others = [choice for choice in question.fact.choices if choice != right]
    return others[0] if others else str(int(right) + 1)


WRONG: dict[type[Question], Callable[[Any], str]] = {
    ShowQuestion: lambda asked: str(wrong_total(int(asked.right_answer))),
    PlayQuestion: lambda asked: str(wrong_total(int(asked.right_answer))),
    GoQuestion: lambda asked: "dealer" if asked.right_answer == NOBODY else "",
    ThrowQuestion: lambda asked: write(asked.throws[-1].throw),
    CardQuestion: lambda asked: repr(asked.judged.values[-1].card),
    CompareQuestion: lambda asked: name_of(asked.worse),
    AverageQuestion: lambda _: "0",
    CribFact: lambda _: "0",
    FactQuestion: wrong_fact,
}
"""A wrong reply to a question."""


def reply(question: Any, *, right: bool) -> str:
    """A reply to a question as it is typed."""
    if right:
        return "" if question.right_answer == NOBODY else str(question.right_answer)
    return WRONG[type(question)](question)


def deals(seed: int) -> Iterator[tuple[str, list[PlayQuestion | GoQuestion]]]:
    """Whole deals without end, each with its seed."""
    for one in count(seed):
        yield str(one), list(whole_deal(Random(one)))


def sessions(answers: int) -> dict[str, Iterable[tuple[tuple[str, ...], list[Any]]]]:
    """For every drill its sessions: the command, and the questions that it asks."""
    n, seed = str(answers), str(SEED)
    fixed = ("-n", n, "--seed", seed)
    of = {
        "hand-count": (("hand-count", *fixed), shows(Random(SEED))),
        "pegging-drill": (("pegging-drill", *fixed), plays(Random(SEED))),
        "four players": (("pegging-drill", "-p", "4", *fixed), plays(Random(SEED), 4)),
        "pegging": (("pegging", *fixed), cards(Random(SEED))),
        "crib-quiz": (("crib-quiz", *fixed), cribs(Random(SEED))),
    } | {
        " ".join(("discard", *options)): (
            ("discard", *options, *fixed),
            iter(ThrowSource(Random(SEED), None, scores).at_large, None),
        )
        for options, scores in (
            ((), None),
            (("--endgame",), end_score),
            (("--random-score",), random_score),
        )
    }
    found: dict[str, Iterable[tuple[tuple[str, ...], list[Any]]]] = {
        name: [(command, list(islice(questions, answers)))]
        for name, (command, questions) in of.items()
    }
    found["who owes a go"] = [
        (("pegging-drill", "--whole-deal", "--seed", one), deal)
        for one, deal in islice(deals(SEED), max(1, answers // 15))
    ]
    facts = [read(text) for text in teaching_order()[:answers]]
    found["facts"] = [
        (("review", "--facts"), facts[first : first + _A_SESSION])
        for first in range(0, len(facts), _A_SESSION)
    ]
    return found


class Tally:
    """What was seen of one drill at one width."""

    def __init__(self) -> None:
        self.answers = self.most = 0
        self.out_of_view: list[list[str]] = []

    def look(self, drill: Watched) -> None:
        """Take in the screen after an answer."""
        if drill.ended:
            return
        self.answers += 1
        self.most = max(self.most, len(drill.told))
        if not drill.verdict_in_view:
            self.out_of_view.append(drill.told)


def answered(drill: Watched, replies: Iterable[str], tally: Tally) -> None:
    """Type some replies, with a hint before every third, and look after each."""
    for number, typed in enumerate(replies):
        if number % 3 == 0 and not drill.ended:
            drill.type("?")
        if drill.ended:  # there were no more questions
            return
        drill.type(typed)
        tally.look(drill)
    drill.close()


def shown_total(drill: Watched) -> int:
    """The total of the hand that stands on the screen."""
    row = next(filter(None, map(_SHOWN_HAND.match, reversed(drill.screen.view))))
    (starter,) = parse(row[2], size=1)
    return score_show(parse(row[1]), starter, crib=bool(row[3])).total


def sprinted(columns: int, answers: int) -> Tally:
    """A sprint, of which every fifteenth answer is wrong: a miss costs ten seconds."""
    tally, drill = Tally(), Watched("sprint", columns=columns)
    for number in range(answers):
        right = shown_total(drill)
        drill.type(str(right if number % 15 else wrong_total(right)))
        if drill.ended:
            break
        tally.look(drill)
    drill.close()
    return tally


def main(answers: int) -> int:
    """Answer, and print a line a drill and width."""
    out_of_view = 0

    def told(name: str, columns: int, tally: Tally) -> None:
        nonlocal out_of_view
        out_of_view += len(tally.out_of_view)
        print(
            f"{name:24} {columns} columns: {tally.answers:4} answers, at most {tally.most:2} lines "
            f"of {ROWS}, out of view {len(tally.out_of_view)}",
            flush=True,
        )
        for lines in tally.out_of_view[:1]:
            print("\n".join(f"    | {line}" for line in lines))

    os.environ |= {"NO_COLOR": "1", "TERM": "xterm", "LANG": "C.UTF-8"}
    for columns in WIDTHS:
        for name, those in sessions(answers).items():
            with TemporaryDirectory() as home:
                os.environ["COACH_HOME"] = home
                tally = Tally()
                rights = cycle((False, True))
                for command, questions in those:
                    replies = [reply(one, right=next(rights)) for one in questions]
                    answered(Watched(*command, columns=columns), replies, tally)
                told(name, columns, tally)
                if name in {"discard", "pegging", "hand-count"}:
                    tally = Tally()
                    again = Watched("review", "--last", "-n", str(answers), columns=columns)
                    answered(again, chain(["r"] * answers), tally)
                    told(f"review of {name}", columns, tally)
        with TemporaryDirectory() as home:
            os.environ["COACH_HOME"] = home
            tally = Tally()
            answered(Watched("daily", columns=columns), ["r"] * 10, tally)
            told("daily", columns, tally)
            told("sprint", columns, sprinted(columns, answers))
    return 1 if out_of_view else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ANSWERS))
