"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from typing import Annotated

import typer  # noqa: TC002 (it reads annotations as it runs)

from coach.cli.chosen_deck import pack_option
from coach.cli.options.common import (
    Count,
    NoColor,
    NoSave,
    Seed,
    new_app,
    only_with,
    refuse_beside,
    refuse_together,
    typed_hand,
)
from coach.cli.options.discard import (
    At,
    AtTable,
    Cards,
    Dealer,
    Endgame,
    Everything,
    Hand,
    Hold,
    JsonOfHand,
    Model,
    Need,
    Pone,
    RandomScore,
    Starters,
    WhoseCribOption,
    YourThrow,
)
from coach.cli.options.help import Grouped
from coach.cli.options.score import ScoreOption, StakesOption, Target, read_score
from coach.cli.options.theme import Themes
from coach.cli.terminal import Terminal
from coach.seats import CribOwner

app = new_app()
_OWNERS = {"mine": CribOwner.OWN, "theirs": CribOwner.OPPONENT, "partner": CribOwner.PARTNER}
_OF_HAND = (
    *("throw", "everything", "score", "target", "stakes", "starters", "need", "hold"),
    *("opponent", "players", "crib", "json"),
)
_OF_DRILL = ("at", "endgame", "random_score", "theme", "pack", "count", "seed", "no_save")


@app.command(cls=Grouped)
def discard(
    context: typer.Context,
    cards: Cards = None,
    dealer: Dealer = False,
    pone: Pone = False,
    no_color: NoColor = False,
    hand: Hand = None,
    throw: YourThrow = None,
    everything: Everything = False,
    score: ScoreOption = None,
    target: Target = "121",
    stakes: StakesOption = None,
    starters: Starters = False,
    need: Need = None,
    hold: Hold = None,
    opponent: Model = None,
    players: AtTable = "2",
    crib: WhoseCribOption = None,
    json: JsonOfHand = False,
    at: At = None,
    endgame: Endgame = False,
    random_score: RandomScore = False,
    theme: Themes = None,
    pack: Annotated[str | None, pack_option("discard")] = None,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
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
    owner = CribOwner.of(dealer=dealer) if dealer or pone else _OWNERS[crib] if crib else None
    hand = typed_hand(context, cards, hand)
    if hand is None:
        only_with(context, "HAND", *_OF_HAND)
        from coach.cli.commands.practise.discard_drill import Deals, drill

        deals = Deals(owner, pack, theme, at, endgame, random_score)
        drill(terminal, deals, context, count=count, seed=seed, save=not no_save)
        return
    for one in ("cards", "hand"):
        refuse_beside(context, one, *_OF_DRILL)
    refuse_beside(context, "players", "starters", "need", "hold", "score")
    from coach.cli.commands.practise.discard_advice import advise
    from coach.cli.discard_request import DiscardRequest

    at_stake = None
    if score is not None:
        from coach.advice.throws.at_score import AtStake

        read = read_score(score, int(target))
        at_stake = AtStake(read.own, read.opponent, int(target), stakes)
    else:
        only_with(context, "--score", "stakes", "target")
    request = DiscardRequest(
        crib=owner,
        players=3 if players == "3" else 4 if players == "4" else 2,
        opponent="sensible" if opponent is None else opponent,
        throw=throw,
        starters=starters,
        need=need,
        hold=hold,
        at_stake=at_stake,
        everything=everything,
    )
    advise(terminal, hand, request, json=json)
