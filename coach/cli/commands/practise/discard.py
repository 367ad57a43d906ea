"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import typer

from coach.cli.chosen_deck import pack_option
from coach.cli.options import (
    DRILL,
    WITH_HAND,
    Count,
    Grouped,
    NoColor,
    NoSave,
    Seed,
    either,
    new_app,
    only_with,
    refuse_together,
    refuse_with_hand,
    whole_number,
)
from coach.cli.score_option import AtStake, ScoreOption, StakesOption, Target, read_score
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes
from coach.seats import CribOwner

app = new_app()
_advice = partial(typer.Option, rich_help_panel=WITH_HAND)
_drill = partial(typer.Option, rich_help_panel=DRILL)


@app.command(cls=Grouped)
def discard(
    context: typer.Context,
    dealer: Annotated[bool, typer.Option("--dealer", help="It is your crib.")] = False,
    pone: Annotated[bool, typer.Option("--pone", help="It is their crib.")] = False,
    no_color: NoColor = False,
    hand: Annotated[
        str | None,
        _advice(
            "--hand", metavar="CARDS", help="Six cards to throw two of; five with --players 3 or 4."
        ),
    ] = None,
    throw: Annotated[
        str | None,
        _advice("--throw", metavar="CARDS", help="Compare this throw with the best one."),
    ] = None,
    everything: Annotated[bool, _advice("--all", help="Show all fifteen throws.")] = False,
    score: ScoreOption = None,
    target: Target = "121",
    stakes: StakesOption = None,
    starters: Annotated[
        bool, _advice("--starters", help="Hand and crib with each rank of starter.")
    ] = False,
    need: Annotated[
        int | None,
        _advice(
            "--need",
            metavar="N",
            parser=whole_number(1, 53),
            help="The chance of N points: in hand and crib, to their crib in the hand alone.",
        ),
    ] = None,
    hold: Annotated[
        int | None,
        _advice(
            "--hold",
            metavar="N",
            parser=whole_number(1, 29),
            help="The chance that their crib stays under N points.",
        ),
    ] = None,
    opponent: Annotated[
        str | None,
        _advice(
            "--opponent",
            metavar="WHO",
            help="Who throws the rest of the crib: sensible, as without this option; random cards; "
            "or a file of yours, a line like TK,9.5 for every pair that he throws.",
        ),
    ] = None,
    players: Annotated[
        Literal["2", "3", "4"],
        _advice("--players", help="With three or four you throw one of five cards."),
    ] = "2",
    crib: Annotated[
        Literal["mine", "theirs", "partner"] | None,
        _advice(
            "--crib", help="Whose crib it is, with three or four players; partner is for four."
        ),
    ] = None,
    json: Annotated[
        bool, _advice("--json", help="Print one JSON object and nothing else.")
    ] = False,
    at: Annotated[
        str | None,
        _drill("--at", metavar="YOU-OPPONENT", help="Throws at this score, like 110-98."),
    ] = None,
    endgame: Annotated[
        bool, _drill("--endgame", help="At scores with thirty points to go, or less.")
    ] = False,
    random_score: Annotated[
        bool, _drill("--random-score", help="At scores as they come in a game.")
    ] = False,
    theme: Themes = None,
    pack: Annotated[str | None, pack_option("discard")] = None,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
) -> None:
    """With --hand say which cards to throw, and why; without it, a drill.

    The drill grades by the points given up between sensible players: up to 0.05 is fine, to 0.25
    doubtful, to 0.75 bad, more very bad. At a score it grades by the games won less often: up to
    0.25 % is fine, to 1 % doubtful, to 3 % bad.

    Without --dealer or --pone a hand is judged for both, in JSON under dealer and pone. A crib
    stands there as what it makes, theirs too; on the screen theirs is taken away.
    """
    terminal = Terminal.open(no_color=no_color)
    refuse_together(dealer=dealer, pone=pone, crib=crib is not None)
    own_crib = either(dealer=dealer or crib in ("mine", "partner"), pone=pone or crib == "theirs")
    if hand is not None:
        refuse_with_hand(
            count=count is not None,
            seed=seed is not None,
            no_save=no_save,
            pack=pack is not None,
            theme=bool(theme),
            at=at is not None,
            endgame=endgame,
            random_score=random_score,
        )
        from coach.cli.commands.practise.discard_advice import advise
        from coach.cli.discard_request import Wanted

        among: Literal[2, 3, 4] = 3 if players == "3" else 4 if players == "4" else 2
        who = "sensible" if opponent is None else opponent
        at_stake = None
        if score is not None:
            at_stake = AtStake(read_score(score, int(target)), int(target), stakes)
        else:
            only_with("--score", stakes=stakes is not None, target=target != "121")
        wanted = Wanted(
            own_crib, crib, among, who, throw, starters, need, hold, at_stake, everything
        )
        advise(terminal, hand, wanted, json=json)
        return
    only_with(
        "--hand",
        json=json,
        all=everything,
        crib=crib is not None,
        players=players != "2",
        throw=throw is not None,
        starters=starters,
        need=need is not None,
        hold=hold is not None,
        score=score is not None,
        target=target != "121",
        stakes=stakes is not None,
        opponent=opponent is not None,
    )
    from coach.cli.commands.practise.discard_drill import Deals, drill

    whose = None if own_crib is None else CribOwner.of(dealer=own_crib)
    deals = Deals(whose, pack, theme, at, endgame, random_score)
    drill(terminal, deals, context, count=count, seed=seed, save=not no_save)
