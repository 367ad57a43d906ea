"""`coach pegging`: which card to play, what each is worth, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cards import Card, parse
from coach.cli.options import Json, NoColor, new_app
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.pegging.belief import Belief
    from coach.advice.pegging.values import Value

app = new_app()


@app.command()
def pegging(
    hand: Annotated[
        str, typer.Option("--hand", metavar="CARDS", help="The cards that you still hold.")
    ],
    dealer: Annotated[
        bool | None, typer.Option("--dealer/--pone", help="Your seat: pone played first.")
    ] = None,
    played: Annotated[
        str,
        typer.Option(
            "--played",
            metavar="SEQUENCE",
            help="All cards played so far, yours too; | or / where nobody could go on, go where "
            "one could not play.",
        ),
    ] = "",
    starter: Annotated[
        str | None, typer.Option("--starter", metavar="CARD", help="The starter, if it is known.")
    ] = None,
    threw: Annotated[
        str | None, typer.Option("--threw", metavar="CARDS", help="What you threw to the crib.")
    ] = None,
    card: Annotated[
        str | None, typer.Option("--play", metavar="CARD", help="Say why this card, or why not.")
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Compare the cards that you can play, against all that the opponent may hold.

    For instance: coach pegging --pone --hand "5H 6C JS" --played "7S 8H"
    """
    from coach.advice.pegging.belief import believe
    from coach.advice.pegging.keeps import favour
    from coach.advice.pegging.known import Known
    from coach.advice.pegging.multisets import number_of
    from coach.advice.pegging.values import values
    from coach.advice.tables import keep_frequency
    from coach.game.seen import seen

    terminal = Terminal.open(no_color=no_color)
    if dealer is None:
        raise typer.BadParameter("say where you sit: --pone or --dealer")
    held, laid_away, turned_up = _cards(hand, threw, starter)
    chosen = _one_of(card, held)
    events = seen(played, held, int(dealer))
    known = Known.seen(events, held, int(dealer), threw=laid_away, starter=turned_up)
    keeps = keep_frequency("pone" if dealer else "dealer")
    belief = believe(known, favour({number_of(keep): often for keep, often in keeps.items()}))
    found = values(known, belief)
    if chosen is not None and chosen.rank.order - 1 not in known.fitting():
        raise typer.BadParameter(f"{chosen} does not fit")
    if json:
        terminal.json(_result(held, found, belief))
        return
    from coach.cli.pegging_view import show_values

    show_values(terminal, known, belief, found, held, chosen)


def _cards(
    hand: str, threw: str | None, starter: str | None
) -> tuple[tuple[Card, ...], tuple[Card, ...], Card | None]:
    """The cards held, laid away and turned up, none of them twice."""
    held = parse(hand, name="a hand")
    if not 1 <= len(held) <= 4:
        raise typer.BadParameter(f"{len(held)} cards: in the play you hold one to four")
    laid_away = parse(threw, name="a throw", size=2, beside=held) if threw else ()
    beside = (*held, *laid_away)
    turned_up = parse(starter, name="a starter", size=1, beside=beside)[0] if starter else None
    return held, laid_away, turned_up


def _one_of(card: str | None, held: Sequence[Card]) -> Card | None:
    if card is None:
        return None
    (chosen,) = parse(card, name="a card to play", size=1)
    if chosen not in held:
        raise typer.BadParameter(f"you do not hold {chosen}")
    return chosen


def _result(held: Sequence[Card], found: Sequence[Value], belief: Belief) -> dict[str, Any]:
    from coach.cards import Rank

    letters = [rank.value for rank in Rank]
    return {
        "hand": [repr(card) for card in held],
        "cards": [
            {
                "rank": letters[value.rank],
                "cards": [repr(card) for card in held if card.rank.order - 1 == value.rank],
                "now": value.now,
                "you": value.mine,
                "opponent": value.his,
                "net": value.net,
            }
            for value in found
        ],
        "opponent_holds": {letters[rank]: chance for rank, chance in belief.likeliest()},
    }
