"""`coach` alone: your streak, and what to do now; Enter starts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.cli.screens.progress.home import Offer
    from coach.cli.terminal import Terminal
    from coach.practice.packs.path import PathStep
    from coach.progress.store import Store
    from coach.progress.streak import Streak


def home(terminal: Terminal) -> tuple[str, ...]:
    """The first screen; the words of the command that was chosen on it, none where none was."""
    from coach.cli.clock import today
    from coach.cli.screens.progress.home import chosen, show_offers
    from coach.cli.screens.progress.news import tell_news
    from coach.cli.screens.progress.streak import header
    from coach.cli.store import open_store
    from coach.words.progress import home as words

    with open_store() as store:
        standing = store.standing(today())
        new_here = next(store.newest(), None) is None
        offers = [*_unfinished(store), *(_first_offers() if new_here else _offers(store, standing))]
        terminal.line()
        if new_here:
            terminal.line(words.COACH, style="bold")
            terminal.line()
            terminal.line(words.WELCOME)
        else:
            terminal.split(words.COACH, header(standing))
            tell_news(terminal, store, standing)
    terminal.line()
    show_offers(terminal, offers)
    terminal.line()
    if not new_here:
        terminal.parts(words.MORE)
        terminal.line()
    offer = chosen(terminal, offers)
    return () if offer is None else offer.command


def _unfinished(store: Store) -> Iterator[Offer]:
    """A game that was left."""
    from coach.cli.screens.progress.home import Offer
    from coach.progress.games import Games
    from coach.words.progress import home as words

    stored = Games(store).newest()
    if stored is not None and not stored.game.over:
        yield Offer(words.unfinished_game(stored.game.board.scores), ("play", "--resume"))


def _first_offers() -> Iterator[Offer]:
    from coach.cli.screens.progress.home import Offer
    from coach.practice.packs.path import path, shipped
    from coach.words.progress import home as words

    pack = shipped(path()[0])
    command = (pack.drill.command, "--pack", pack.id)
    yield Offer(words.first_pack(pack.title, pack.size), command)
    yield Offer(words.RULES, ("rules",))


def _offers(store: Store, standing: Streak) -> Iterator[Offer]:
    """What there is to do now, first what is for today."""
    from coach.cli.clock import local_now
    from coach.cli.screens.progress.home import Offer
    from coach.cli.screens.progress.weakest import weakest
    from coach.practice.choose.due import due
    from coach.practice.choose.facts import known_facts
    from coach.practice.choose.mistakes import deck
    from coach.practice.daily import daily, for_the_record
    from coach.practice.facts.fact import FACTS
    from coach.practice.packs.path import next_step
    from coach.words.progress import home as words

    today = standing.today
    texts = [question.text for question in daily(today)]
    if left := for_the_record(texts, store.of_day(today)).count(None):
        yield Offer(words.daily(left, len(texts)), ("daily",))
    if waiting := len(due(deck(store), local_now())):
        yield Offer(words.mistakes_due(waiting), ("review",))
    facts = store.of_drill(FACTS)
    if facts and (waiting := len(due(known_facts(facts), local_now()))):
        yield Offer(words.facts_due(waiting), ("review", "--facts"))
    weak = weakest(store)
    step = next_step(store.answered)
    yield from (offer for offer in (weak, _of(step)) if offer is not None)
    if weak is None:
        yield Offer(words.REAL_HANDS, ("hand-count",))


def _of(step: PathStep | None) -> Offer | None:
    from coach.cli.screens.progress.home import Offer
    from coach.words.progress import home as words

    if step is None:
        return None
    pack = step.pack
    command = (pack.drill.command, "--pack", pack.id)
    return Offer(words.next_pack(pack.title, step.right, pack.size), command)
