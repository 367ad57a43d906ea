"""What experts publish of cards to play, beside the engine's choice: for a test and a report."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from coach.advice.plays.at_score import judge_at_score
from coach.advice.plays.judging import Judged, judge
from coach.advice.plays.positions import position_seen
from coach.cards import Card, parse
from coach.game.notation.infer import seen

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
    """Mine and the opponent's before the card."""
    experts: tuple[str, ...]
    """Ranks."""

    def judged(self, *, to_win: bool = False) -> Judged:
        """What the engine says, in net points or, where the score is told, in chances to win."""
        events = seen(self.played, self.held, self.seat)
        position = position_seen(
            events, self.held, self.seat, threw=self.threw, starter=self.starter
        )
        if self.score is None or not to_win:
            return judge(position)
        return judge_at_score(position, self.score)


def decisions() -> Iterator[Decision]:
    """All of them."""
    lines = [line for line in CASES.read_text("utf-8").splitlines() if not line.startswith("#")]
    for row in csv.DictReader(lines):
        mine, _, opponents = row["score"].partition("-")
        yield Decision(
            row["id"],
            parse(row["held"]),
            int(row["seat"] == "dealer"),
            row["played"],
            parse(row["threw"]) if row["threw"] else (),
            parse(row["starter"])[0] if row["starter"] else None,
            (int(mine), int(opponents)) if opponents else None,
            tuple(row["experts"].split("/")),
        )


def by_rank(judged: Judged) -> dict[str, float]:
    """What each card is worth, net points or a chance (0-1), best first."""
    return {value.rank.value: value.worth for value in judged.values}
