"""`coach pegging`: which card to play, what each is worth, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cards import Card, parse, stands_twice
from coach.cli.options import (
    QUESTIONS,
    Count,
    Json,
    NoColor,
    NoSave,
    Seed,
    new_app,
    refuse_together,
    refuse_with_hand,
    seed_or_new,
)
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.pegging.belief import Belief
    from coach.advice.pegging.known import Known
    from coach.advice.pegging.values import Value
    from coach.game.seen import Event

app = new_app()


@app.command()
def pegging(
    hand: Annotated[
        str | None,
        typer.Option("--hand", metavar="CARDS", help="The cards you still hold; without: a drill."),
    ] = None,
    dealer: Annotated[
        bool | None, typer.Option("--dealer/--pone", help="Your seat: pone played first.")
    ] = None,
    played: Annotated[
        str | None,
        typer.Option(
            "--played",
            metavar="SEQUENCE",
            help="All cards played so far, yours too; | or / where nobody could go on, go where "
            "one could not play.",
        ),
    ] = None,
    starter: Annotated[
        str | None, typer.Option("--starter", metavar="CARD", help="The starter, if it is known.")
    ] = None,
    threw: Annotated[
        str | None, typer.Option("--threw", metavar="CARDS", help="What you threw to the crib.")
    ] = None,
    card: Annotated[
        str | None, typer.Option("--play", metavar="CARD", help="Say why this card, or why not.")
    ] = None,
    replies: Annotated[
        bool,
        typer.Option(
            "--replies", help="Every card that he may answer with, and your best card after each."
        ),
    ] = False,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Compare the cards that you can play; without --hand, a drill.

    For instance: coach pegging --pone --hand "5H 6C JS" --played "7S 8H"

    The drill deals moments of real plays and grades by the points given up: up to 0.05 is fine, to
    0.25 doubtful, to 0.75 bad, more very bad.
    """
    terminal = Terminal.open(no_color=no_color)
    of_moment = {"played": played, "starter": starter, "threw": threw, "play": card}
    if hand is None:
        for name, given in {**of_moment, "replies": replies or None, "json": json or None}.items():
            if given is not None:
                raise typer.BadParameter(f"--{name} goes with --hand")
        if dealer is not None:
            raise typer.BadParameter("the drill deals both seats: a seat goes with --hand")
        _drill(terminal, count=count or QUESTIONS, seed=seed_or_new(seed), save=not no_save)
        return
    refuse_together(json=json, replies=replies)
    refuse_with_hand(count=count is not None, seed=seed is not None, no_save=no_save)
    if dealer is None:
        raise typer.BadParameter("say where you sit: --pone or --dealer")
    held, laid_away, turned_up = _cards(hand, threw, starter)
    events = _events(held, dealer, played or "", laid_away, turned_up)
    from coach.advice.pegging.known import Known

    known = Known.seen(events, held, int(dealer), threw=laid_away, starter=turned_up)
    _advise(terminal, held, _one_of(card, held), known, events, replies=replies, json=json)


def _drill(terminal: Terminal, *, count: int, seed: int, save: bool) -> None:
    from random import Random

    from coach.cli.card_view import CardView
    from coach.cli.quiz import run
    from coach.practice import generator
    from coach.practice.decks import AsTheyCome

    options = f" --count {count}" if count != QUESTIONS else ""
    run(
        terminal,
        AsTheyCome(generator.cards(Random(seed))),
        CardView(terminal),
        count=count,
        seed=seed,
        save=save,
        again=f"coach pegging{options} --seed {seed}",
    )


def _events(
    held: tuple[Card, ...],
    dealer: bool,
    played: str,
    threw: tuple[Card, ...],
    starter: Card | None,
) -> tuple[Event, ...]:
    """What was played and by whom; no card of it lies elsewhere."""
    from coach.errors import ImpossibleCards
    from coach.game.seen import seen

    events = seen(played, held, int(dealer))
    for event in events:
        if isinstance(event.what, Card) and (event.what in threw or event.what is starter):
            raise ImpossibleCards(stands_twice(event.what))
    return events


def _advise(
    terminal: Terminal,
    held: tuple[Card, ...],
    chosen: Card | None,
    known: Known,
    events: Sequence[Event],
    *,
    replies: bool,
    json: bool,
) -> None:
    from coach.advice.pegging.belief import believe
    from coach.advice.pegging.keeps import favour_of
    from coach.advice.pegging.multisets import place_of
    from coach.advice.pegging.values import values

    if chosen is not None and place_of(chosen) not in known.fitting():
        raise typer.BadParameter(f"{chosen} does not fit")
    favour = favour_of(1 - known.seat)
    belief = believe(known, favour)
    found = values(known, belief)
    if json:
        terminal.json(_result(held, found, belief, events, known.seat))
        return
    from coach.cli.pegging_view import show_answers, show_values

    show_values(terminal, known, belief, found, held, chosen, events)
    if replies:
        rank = found[0].rank if chosen is None else place_of(chosen)
        show_answers(terminal, known.after(rank), belief, held, favour)


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


def _result(
    held: Sequence[Card],
    found: Sequence[Value],
    belief: Belief,
    events: Sequence[Event],
    seat: int,
) -> dict[str, Any]:
    from coach.advice.pegging.belief import TEN_CARDS
    from coach.advice.pegging.multisets import of_rank
    from coach.cards import Rank
    from coach.game.seen import cards_of

    letters = [rank.value for rank in Rank]
    return {
        "hand": [repr(card) for card in held],
        "you_played": [repr(card) for card in cards_of(events, seat)],
        "opponent_played": [repr(card) for card in cards_of(events, 1 - seat)],
        "cards": [
            {
                "rank": letters[value.rank],
                "cards": [repr(card) for card in of_rank(value.rank, held)],
                "now": value.now,
                "you": value.mine,
                "opponent": value.his,
                "net": value.net,
            }
            for value in found
        ],
        "opponent_holds": {letters[rank]: chance for rank, chance in belief.likeliest()},
        "opponent_holds_ten_card": belief.holds(*TEN_CARDS),
    }
