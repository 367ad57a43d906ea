"""What experts publish of cards to play, beside the engine's choice: for a test and a report."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from coach.advice.plays import Judged, judge
from coach.advice.plays_at_score import aim_at
from coach.cards import Card, parse
from coach.engine.play.known import Known
from coach.engine.ranks import LETTERS
from coach.game.notation.infer import cards_of, seen

if TYPE_CHECKING:
    from collections.abc import Iterator

CASES = Path(__file__).parents[1] / "cases" / "published_card_decisions.csv"


@dataclass(frozen=True)
class Decision:
    """A published question."""

    id: str
    held: tuple[Card, ...]
    seat: int
    played: str
    threw: tuple[Card, ...]
    starter: Card | None
    score: tuple[int, int] | None
    """Mine and his before the card."""
    experts: tuple[str, ...]
    """Ranks."""

    def judged(self, *, to_win: bool = False) -> Judged:
        """What the engine says, in net points or, where the score is told, in chances to win."""
        events = seen(self.played, self.held, self.seat)
        known = Known.seen(events, self.held, self.seat, threw=self.threw, starter=self.starter)
        score = self.score
        if score is None or not to_win:
            return judge(known)
        return judge(
            known,
            lambda belief: aim_at(
                score,
                belief,
                dealer=self.seat == 1,
                kept=(*self.held, *cards_of(events, self.seat)),
                his_played=cards_of(events, 1 - self.seat),
                threw=self.threw,
                starter=self.starter,
            ),
        )


def decisions() -> Iterator[Decision]:
    """All of them."""
    lines = [line for line in CASES.read_text("utf-8").splitlines() if not line.startswith("#")]
    for row in csv.DictReader(lines):
        mine, _, his = row["score"].partition("-")
        yield Decision(
            row["id"],
            parse(row["held"]),
            int(row["seat"] == "dealer"),
            row["played"],
            parse(row["threw"]) if row["threw"] else (),
            parse(row["starter"])[0] if row["starter"] else None,
            (int(mine), int(his)) if his else None,
            tuple(row["experts"].split("/")),
        )


def by_rank(judged: Judged) -> dict[str, float]:
    """What each card is worth, net points or a chance (0-1), best first."""
    return {LETTERS[value.rank]: value.worth for value in judged.values}
