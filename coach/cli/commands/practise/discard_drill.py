"""The drill of throws: six cards, at a score if one is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.cli.options import QUESTIONS, refuse_together, seed_or_new
from coach.cli.pack_option import chosen
from coach.cli.score_option import read_score
from coach.cli.theme_option import checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.choose.decks import Deck
    from coach.practice.scores import Scores
    from coach.practice.throw_questions import ThrowQuestion


class Deals(NamedTuple):
    """Which deals are asked for."""

    own_crib: bool | None
    """None: either seat."""
    pack: str | None
    themes: list[str] | None
    at: str | None
    """The score of all of them."""
    endgame: bool
    random_score: bool

    @property
    def options(self) -> str:
        """What deals it again, as typed, but for packs and themes."""
        from coach.practice.scores import score_text

        at = f" --at {score_text(read_score(self.at))}" if self.at else ""
        at += " --endgame" if self.endgame else " --random-score" if self.random_score else ""
        return at + ("" if self.own_crib is None else f" --{_seat(self.own_crib)}")

    @property
    def scores(self) -> Scores | None:
        """Whence their scores come; None where there are none."""
        from coach.practice.scores import end_score, random_score

        if self.at is not None:
            score = read_score(self.at)
            return lambda rng, *, dealer: score
        return end_score if self.endgame else random_score if self.random_score else None


def drill(
    terminal: Terminal, deals: Deals, *, count: int | None, seed: int | None, save: bool
) -> None:
    """Ask for throws.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: options that do not go together, no score, no theme of throws.
    """
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.throw import ThrowView
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.sources import ThrowSource
    from coach.practice.themes.table import THROW_THEMES
    from coach.practice.throw_questions import ThrowQuestion

    themes = checked(deals.themes, THROW_THEMES)
    _refuse(deals, themes)
    seed = seed_or_new(seed)
    rng = Random(seed)
    source = ThrowSource(rng, deals.own_crib, deals.scores)
    usual, options = QUESTIONS, ""
    deck: Deck[ThrowQuestion] = AsTheyCome(iter(source.at_large, None))
    wanted = chosen(ThrowQuestion, source, rng, pack=deals.pack, themes=themes)
    if wanted is not None:
        deck, usual, options = wanted
    count = count or usual
    options += deals.options
    options += f" --count {count}" if count != usual else ""
    run(
        terminal,
        deck,
        ThrowView(terminal),
        count=count,
        seed=seed,
        save=save,
        again=f"coach discard{options} --seed {seed}",
    )


def _refuse(deals: Deals, themes: Sequence[str]) -> None:
    """Refuse what says two things at once; a pack says all by itself."""
    from coach.practice.themes.throw import of_seat

    scores = {
        "at": deals.at is not None,
        "endgame": deals.endgame,
        "random_score": deals.random_score,
    }
    own = deals.own_crib
    refuse_together(**scores)
    refuse_together(pack=deals.pack is not None, theme=bool(themes))
    for name, given in {"dealer": own is True, "pone": own is False, **scores}.items():
        refuse_together(pack=deals.pack is not None, **{name: given})
    for theme in themes:
        refuse_together(**{f"theme {theme}": True, _seat(own): not of_seat(theme, own)})


def _seat(own_crib: bool | None) -> str:
    return "dealer" if own_crib else "pone"
