"""`coach rules`: the game, its rulings and its terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.cli.screens.rules.pages import Page

app = new_app()


@app.command(cls=Grouped)
def rules(
    topic: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[TOPIC]", help="A topic, a term or a rule number of the ACC, like go or 7.3."
        ),
    ] = None,
    word: Annotated[
        str | None,
        typer.Option(
            "--search", metavar="WORD", help="Find a word, and show the sentences that have it."
        ),
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Read the rules, the rulings and the terms."""
    terminal = Terminal.open(no_color=no_color)
    wanted = " ".join(topic or ())
    if wanted and word is not None:
        raise typer.BadParameter("TOPIC and --search do not go together")
    page = _page(wanted, word)
    if json:
        nothing = dict.fromkeys(("topic", "term", "groups", "sightings"))
        terminal.json(nothing | page.json())
    else:
        page.show(terminal)


def _page(wanted: str, word: str | None) -> Page:
    """The page asked for.

    Raises:
        CoachError: nothing has that name, or the word stands nowhere.
    """
    from coach.cli.screens.rules.pages import ListPage, SearchPage, TermPage, TopicPage
    from coach.errors import CoachError
    from coach.rules.finding import find, search, suggest, told_in
    from coach.rules.reading import rulebook
    from coach.rules.terms import Term, terms
    from coach.words.names import no_topic

    book, known = rulebook(), terms()
    if word is not None:
        sightings = search(word, book, known)
        if not sightings:
            raise CoachError(f"{word!r} stands nowhere in the rules and the terms")
        return SearchPage(sightings)
    if not wanted:
        return ListPage(book)
    found = find(wanted, book, known)
    if found is None:
        raise CoachError(no_topic(wanted, suggest(wanted, book, known)))
    if isinstance(found, Term):
        return TermPage(found, tuple(told_in(found, book)))
    return TopicPage(found, book.group_of(found))
