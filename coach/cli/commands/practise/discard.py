"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

import typer  # noqa: TC002 (it reads annotations as it runs)

from coach.cli.options.chosen_deck import ChoiceOptions
from coach.cli.options.common import (
    NoColor,
    new_app,
    only_with,
    refuse_beside,
    refuse_together,
    typed_hand,
)
from coach.cli.options.discard import Cards, DealOptions, SeatOptions, ThrowOptions
from coach.cli.options.groups import SessionOptions, grouped
from coach.cli.options.help import drill_help
from coach.cli.options.score import ScoreOptions, read_score
from coach.cli.terminal import Terminal
from coach.seats import CribOwner

app = new_app()
_OWNERS = {"mine": CribOwner.OWN, "theirs": CribOwner.OPPONENT, "partner": CribOwner.PARTNER}
_OF_HAND = (
    *("throw", "everything", "score", "target", "stakes", "starters", "need", "hold"),
    *("opponent", "players", "crib", "json"),
)
_OF_DRILL = ("at", "endgame", "random_score", "theme", "pack", "count", "seed", "no_save")


@app.command(cls=drill_help("q"))
@grouped
def discard(
    context: typer.Context,
    *,
    cards: Cards = None,
    seat: SeatOptions,
    no_color: NoColor = False,
    asked: ThrowOptions,
    game: ScoreOptions,
    deals: DealOptions,
    choice: ChoiceOptions,
    session: SessionOptions,
) -> None:
    """Advise on a throw of HAND; without one, drill throws.

    The drill grades by the points given up between sensible players: up to 0.05 is fine, to 0.25
    doubtful, to 0.75 bad, more very bad. At a score it grades by the chance to win given up: up to
    0.25 % is fine, to 1 % doubtful, to 3 % bad.

    Without --dealer or --pone a hand is judged for both seats. The screen subtracts their crib;
    JSON has its average.
    """
    terminal = Terminal.open(no_color=no_color)
    refuse_together(context, "dealer", "pone", "crib")
    seated = CribOwner.of(dealer=seat.dealer) if seat.dealer or seat.pone else None
    owner = _OWNERS[asked.crib] if asked.crib else seated
    hand = typed_hand(context, cards, asked.hand)
    if hand is None:
        only_with(context, "HAND", *_OF_HAND)
        from coach.cli.commands.practise.discard_drill import drill

        drill(terminal, context, owner, deals, choice, session)
        return
    for one in ("cards", "hand"):
        refuse_beside(context, one, *_OF_DRILL)
    refuse_beside(context, "players", "starters", "need", "hold", "score")
    from coach.cli.commands.practise.discard_advice import advise
    from coach.cli.options.discard_request import DiscardRequest

    at_stake = None
    if game.score is not None:
        from coach.advice.throws.at_score import AtStake

        read = read_score(game.score, int(game.target))
        at_stake = AtStake(read.own, read.opponent, int(game.target), game.stakes)
    else:
        only_with(context, "--score", "stakes", "target")
    request = DiscardRequest(
        crib=owner,
        players=3 if asked.players == "3" else 4 if asked.players == "4" else 2,
        opponent="sensible" if asked.opponent is None else asked.opponent,
        throw=asked.throw,
        starters=asked.starters,
        need=asked.need,
        hold=asked.hold,
        at_stake=at_stake,
        everything=asked.everything,
    )
    advise(terminal, hand, request, json=asked.json)
