"""What experts publish of cards to play, beside the engine's choice.

    python -m tests.benchmarks.decisions [strong [HANDS]]

Net points for the rest of the deal and, at a score, the chance to win, against a one-ply opponent.
Strong: each card is also played on by two experts from the same hands of the
opponent, with the standard error of what it gives up against the engine's first choice: points, or
hundredths of a game where both are so near the target that the play decides.
"""

from __future__ import annotations

import random
import sys
from math import sqrt
from statistics import mean
from typing import TYPE_CHECKING

from coach.advice.numbers import rank_number
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import HandNumber
from coach.engine.play.known import Known
from coach.engine.play.record import Record
from coach.engine.rules import RankNumber
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import sampled
from coach.engine.search.favour import favour_of
from coach.players.cards.best_answer import BestAnswer
from tests.advice.published_decisions import Decision, by_rank, decisions

if TYPE_CHECKING:
    from collections.abc import Sequence

_SAMPLE = 40  # hands that an expert looks at for a card
_SO_NEAR = 3  # points to go that the play decides about


def _played_on(known: Known, aims: Sequence[Aim], opponents: HandNumber, rank: RankNumber) -> float:
    """What I net from here on, or whether I win, when two experts go on who have these aims."""
    hands = [opponents, known.held] if known.seat else [known.held, opponents]
    play = FastPlay.at(hands, _unscored(known.record), known.seat)
    rng = random.Random(1)
    experts = [
        BestAnswer(rng, (favour_of(0), favour_of(1)), aim=aim, sample=_SAMPLE) for aim in aims
    ]
    aim = aims[known.seat]
    play.put(rank)
    while (turn := play.turn) is not None:
        mine, theirs = (
            aim.mine + play.points[known.seat],
            aim.opponents + play.points[1 - known.seat],
        )
        if max(mine, theirs) >= aim.target:
            return 100.0 * (mine >= aim.target)
        threw = known.threw if turn == known.seat else ()
        moment = Known(turn, play.hands[turn], play.record, threw, known.starter)
        play.put(experts[turn].rank(moment))
    mine, theirs = aim.mine + play.points[known.seat], aim.opponents + play.points[1 - known.seat]
    return aim.worth(mine, theirs) if aim is NET else 100.0 * (mine >= aim.target)


def _aims(decision: Decision) -> tuple[Aim, Aim]:
    """Of pone and dealer: points, or to be the first at the target where the play decides."""
    if decision.score is None or min(decision.score) < 121 - _SO_NEAR:
        return NET, NET
    aims = [Aim(_first_there, *score, 121) for score in (decision.score, decision.score[::-1])]
    return (aims[1], aims[0]) if decision.seat else (aims[0], aims[1])


def _first_there(mine: int, opponents: int) -> float:
    return float(mine >= 121) if 121 in {mine, opponents} else 0.5


def _unscored(record: Record) -> Record:
    copy = record.copy()
    copy.points = [0] * len(copy.points)
    return copy


def strong(decision: Decision, hands: int) -> dict[str, tuple[float, float]]:
    """By rank: what it gives up against the first choice when experts go on, with its error."""
    aims = _aims(decision)
    judged = decision.judged(to_win=aims[0] is not NET)
    assert judged.search is not None
    found = sampled(judged.search.belief, random.Random(2), hands)
    drawn = [hand for hand, share in found for _ in range(round(share * hands))]
    nets = {
        value.rank: [
            _played_on(judged.position.known, aims, hand, rank_number(value.card)) for hand in drawn
        ]
        for value in judged.values
    }
    first = nets[judged.values[0].rank]
    losses = {}
    for rank, row in nets.items():
        lost = [one - other for one, other in zip(first, row, strict=True)]
        spread = sqrt(mean([(one - mean(lost)) ** 2 for one in lost]) / len(lost))
        losses[rank.value] = (mean(lost), spread)
    return losses


def main() -> None:
    hands = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    for decision in decisions():
        nets = by_rank(decision.judged())
        told = ", ".join(f"{rank} {net:+.2f}" for rank, net in nets.items())
        print(f"{decision.id:5} experts {'/'.join(decision.experts):4} net: {told}")
        if decision.score is not None:
            chances = by_rank(decision.judged(to_win=True)).items()
            told = ", ".join(f"{rank} {100 * chance:.1f} %" for rank, chance in chances)
            print(f"        {'-'.join(map(str, decision.score))}: {told}")
        if sys.argv[1:2] == ["strong"]:
            lost = strong(decision, hands).items()
            told = ", ".join(f"{rank} {net:.2f} ± {error:.2f}" for rank, (net, error) in lost)
            print(f"        given up when experts go on: {told}", flush=True)


if __name__ == "__main__":
    main()
