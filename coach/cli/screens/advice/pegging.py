"""Cards to play on the screen: the worth of each, what the opponent may hold, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.plays.reasons import instead_of_points, play_reasons, reasons_for
from coach.cards import faces
from coach.words.advice.plays import instead_of_points as said_instead
from coach.words.advice.plays import opponent_may_hold, why
from coach.words.figures import percent, signed

if TYPE_CHECKING:
    from coach.advice.plays.judging import Judged, Value
    from coach.advice.plays.positions import PlayPosition, TypedPosition
    from coach.cards import Card
    from coach.cli.terminal import Terminal


def show_advice(
    terminal: Terminal, typed: TypedPosition, judged: Judged, chosen: Card | None
) -> None:
    """The adviser's screen: whose card was whose, then the best card at the top."""
    position = typed.position
    terminal.line()
    you = f"You are {position.seat_name}"
    if judged.score:
        you += ", {}-{}".format(*judged.score)
    terminal.split(f"{you}    {faces(position.held)}", f"count {position.count}")
    played = [
        f"{_name(position, place)} {faces(cards)}"
        for place, cards in enumerate(position.played)
        if cards
    ]
    if played:
        terminal.parts(["Played:", *played])
    if typed.another_way:
        terminal.line(f'If there was a go that you did not write:  --played "{typed.another_way}"')
    terminal.line()
    show_comparison(terminal, judged, chosen)
    terminal.line()


def _name(position: PlayPosition, place: int) -> str:
    if place == position.seat:
        return "you"
    return "they" if position.players == 2 else position.seats[place]


def show_leads(terminal: Terminal, judged: Judged) -> None:
    """The worth of each lead of four cards, and one sentence."""
    terminal.line()
    terminal.line(f"Leads from {faces(judged.position.held)}", style="bold")
    terminal.line()
    show_table(terminal, judged)
    terminal.line()
    terminal.line(why(reasons_for(judged, judged.values[0])))
    terminal.line()


def show_comparison(terminal: Terminal, judged: Judged, chosen: Card | None) -> None:
    """Every card with its figures, what the opponent may hold, and why the best and another."""
    show_table(terminal, judged, chosen)
    terminal.line()
    if judged.deals is not None:
        terminal.line(_rolled_out(judged.position.players, judged.deals))
    elif judged.opponent_can_answer:
        terminal.line(opponent_may_hold(judged))
    for told in play_reasons(judged, chosen):
        terminal.line(why(told))
    if (instead := instead_of_points(judged)) is not None:
        terminal.line(said_instead(instead))


def show_table(terminal: Terminal, judged: Judged, chosen: Card | None = None) -> None:
    """Every card with its figures, best first."""
    found = judged.values
    columns = [
        ("", "l", [_mark(judged, value, chosen) for value in found]),
        ("card", "l", [faces(value.cards) for value in found]),
    ]
    if any(value.now for value in found):
        columns.append(("now", "r", [str(value.now or "") for value in found]))
    we = "we" if judged.position.players == 4 else "you"
    columns += [
        (we, "r", [f"{value.mine:.2f}" for value in found]),
        ("they", "r", [f"{value.opponents:.2f}" for value in found]),
        ("net", "r", [signed(value.net) for value in found]),
    ]
    if judged.to_win:
        columns.append(("win", "r", [percent(value.worth, 1) for value in found]))
    if judged.deals is not None:
        columns.append(("±", "r", [f"{v.error:.2f}" if v.error else "" for v in found]))
    headings, sides, cells = zip(*columns, strict=True)
    terminal.table(
        zip(*cells, strict=True),
        header=headings,
        align="".join(sides),
        spare=("now",),
        style_of_row=["bold", *[""] * (len(found) - 1)],
    )


def _rolled_out(players: int, deals: int) -> str:
    """The method at a table of three or four."""
    they = "" if players == 4 else "; they: the average of the two others"
    return (
        f"Rolled out over {deals:,} deals of the cards that you do not see{they}. ± is the "
        "standard error of what a card gives up; a star stands by all that may be best."
    )


def _mark(judged: Judged, value: Value, chosen: Card | None) -> str:
    return f"{'★' if judged.as_good(value) else ' '}{'←' if chosen in value.cards else ''}"


def show_answers(terminal: Terminal, judged: Judged, card: Card) -> None:
    """All that the opponent may answer to a card, and the best card after each answer."""
    found = judged.answered(card)
    if not found:
        terminal.line("They cannot answer.")
        terminal.line()
        return
    rows = []
    for reply, best, worth, net in found:
        none = "they win" if judged.opponent_wins(reply.points) else "go"
        rows.append(
            (
                reply.rank.face,
                str(reply.points or ""),
                percent(reply.held),
                percent(reply.played),
                faces(best.cards) if best else none,
                percent(min(worth, 1.0), 1) if judged.to_win else signed(net),
            )
        )
    terminal.line(f"After {card.face}, by what they answer, the points of their card included:")
    terminal.line()
    last = "win" if judged.to_win else "net"
    header = ("they play", "scores", "hold it", "play it", "then you", last)
    terminal.table(rows, header=header, align="rrrrlr", spare=("hold it",))
    terminal.line()
