"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from coach.cli.chosen import pack_option
from coach.cli.options import (
    Count,
    Json,
    NoColor,
    NoSave,
    Seed,
    either,
    new_app,
    refuse_together,
    refuse_with_hand,
    whole_number,
)
from coach.cli.score_option import AtStake, ScoreOption, StakesOption, Target, read_score
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes

app = new_app()


@app.command()
def discard(
    hand: Annotated[
        str | None, typer.Option("--hand", metavar="CARDS", help="Six cards; without: a drill.")
    ] = None,
    dealer: Annotated[bool, typer.Option("--dealer", help="It is your crib.")] = False,
    pone: Annotated[bool, typer.Option("--pone", help="It is their crib.")] = False,
    crib: Annotated[
        Literal["mine", "theirs", "partner"] | None,
        typer.Option("--crib", help="Whose crib it is, as --dealer and --pone say for two."),
    ] = None,
    players: Annotated[
        Literal["2", "3", "4"],
        typer.Option("--players", help="With three or four you throw one of five cards."),
    ] = "2",
    everything: Annotated[bool, typer.Option("--all", help="All fifteen throws.")] = False,
    throw: Annotated[
        str | None,
        typer.Option("--throw", metavar="CARDS", help="Say why this throw, or why not."),
    ] = None,
    starters: Annotated[
        bool, typer.Option("--starters", help="Hand and crib with each rank of starter.")
    ] = False,
    need: Annotated[
        int | None,
        typer.Option(
            "--need",
            metavar="N",
            parser=whole_number(1, 53),
            help="How likely so many points are, in hand and crib, in their crib the hand alone.",
        ),
    ] = None,
    hold: Annotated[
        int | None,
        typer.Option(
            "--hold",
            metavar="N",
            parser=whole_number(1, 29),
            help="How likely their crib stays under so many points.",
        ),
    ] = None,
    score: ScoreOption = None,
    target: Target = "121",
    stakes: StakesOption = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            "--opponent",
            metavar="WHO",
            help="Who throws the rest of the crib: sensible, as without this option; random cards; "
            "or a file of yours, a line like TK,9.5 for every pair that he throws.",
        ),
    ] = None,
    pack: Annotated[str | None, pack_option("discard")] = None,
    theme: Themes = None,
    at: Annotated[
        str | None,
        typer.Option("--at", metavar="YOU-OPPONENT", help="A drill at this score, like 110-98."),
    ] = None,
    endgame: Annotated[
        bool, typer.Option("--endgame", help="A drill of scores with thirty points to go, or less.")
    ] = False,
    random_score: Annotated[
        bool, typer.Option("--random-score", help="A drill of scores as they come in a game.")
    ] = False,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Compare all throws of a hand; without --hand, a drill.

    The drill grades by the points given up between sensible players: up to 0.05 is fine, to 0.25
    doubtful, to 0.75 bad, more very bad. At a score it grades by the chance to win: up to 0.25 % is
    fine, to 1 % doubtful, to 3 % bad.
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
        from coach.cli.throw_advice import Wanted, advise

        among: Literal[2, 3, 4] = 3 if players == "3" else 4 if players == "4" else 2
        who = "sensible" if opponent is None else opponent
        at_stake = None
        if score is not None:
            at_stake = AtStake(read_score(score, int(target)), int(target), stakes)
        elif target != "121" or stakes:
            raise typer.BadParameter(f"--{'stakes' if stakes else 'target'} goes with --score")
        wanted = Wanted(
            own_crib, crib, among, who, throw, starters, need, hold, at_stake, everything
        )
        advise(terminal, hand, wanted, json=json)
        return
    of_advice = {
        "json": json,
        "all": everything,
        "crib": crib is not None,
        "players": players != "2",
        "throw": throw is not None,
        "starters": starters,
        "need": need is not None,
        "hold": hold is not None,
        "score": score is not None,
        "target": target != "121",
        "stakes": stakes is not None,
        "opponent": opponent is not None,
    }
    for name, given in of_advice.items():
        if given:
            raise typer.BadParameter(f"--{name} goes with --hand")
    from coach.cli.throw_drill import Deals, drill

    deals = Deals(own_crib, pack, theme, at, endgame, random_score)
    drill(terminal, deals, count=count, seed=seed, save=not no_save)
