"""Cribbage Coach: a scorer that explains itself, and the drills and advice built on it.

Cards are typed as people write them, and every function takes texts or cards.

>>> import coach
>>> coach.parse("5H 5s,6♦-10c")
(5H, 5S, 6D, TC)

Count a hand with its starter (`crib=True` for a crib), item by item, and say it:

>>> score = coach.score_show("5H 5S 6D 4S", "JD")
>>> score.total, score.by_kind
(16, {'fifteen': 8, 'pair': 2, 'run': 6})
>>> coach.spoken(score)
'fifteen two, four, six, eight, and a double run of three makes sixteen'

`show_total` is the total alone, nearly two million hands a second:

>>> coach.show_total(coach.parse("5H 5S 5C JD"), coach.Card("5D"))
29

Score the last card of a pile, and play a whole deal with its gos and last card:

>>> coach.score_play("6C 4D 5H").by_kind
{'fifteen': 2, 'run': 3}
>>> play = coach.Play.start(["4C 9D", "KS QC"])
>>> for card in coach.parse("9D KS 4C QC"):
...     play = play.put(card)
>>> play.points
(1, 1)

Ask which cards to throw. The throws stand best first, and know whose crib it is:

>>> best, *_ = coach.throws("5H5S6DJCQD4S", dealer=True).throws
>>> best.throw, round(best.hand, 2), round(best.crib, 2), round(best.net, 2)
((JC, QD), 15.96, 4.78, 23.41)

Ask which card to play. With `score=(110, 108)` either goes by the chance to win:

>>> best, *_ = coach.plays("5H 6C JS", dealer=False, played="7S 8H").values
>>> best.card, best.now, round(best.net, 2)
(6C, 3, -1.01)

Deal by a seed that deals the same cards on every machine:

>>> import random
>>> coach.deal(random.Random(1)).starter
AH

Judge a score before a deal:

>>> coach.odds(84, 92, dealer=True).play
'off'

`answers()` reads the player's stored answers as plain rows, for a data frame of any kind:
`pandas.DataFrame(coach.answers())`.

Bad cards raise `MalformedCard`, cards that cannot be on one table `ImpossibleCards`, and what the
rules of the play forbid `IllegalPlay`; all are `CoachError`s and `ValueError`s.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # `typing` would be the slowest import of all here
if TYPE_CHECKING:
    from typing import Any

    from coach.advice.odds import odds
    from coach.advice.plays.at_score import plays
    from coach.advice.throws.advised import throws
    from coach.cards import PACK, Card, Rank, Suit, faces, parse, write
    from coach.errors import CoachError, IllegalPlay, ImpossibleCards, MalformedCard
    from coach.game.deal import deal
    from coach.game.play import Play
    from coach.progress.copies.rows import answers
    from coach.scoring.breakdown import Breakdown, Item
    from coach.scoring.play import score_play
    from coach.scoring.show import score_show
    from coach.scoring.spoken import spoken
    from coach.scoring.totals import show_total

    __version__: str

__all__ = [
    "PACK",
    "Breakdown",
    "Card",
    "CoachError",
    "IllegalPlay",
    "ImpossibleCards",
    "Item",
    "MalformedCard",
    "Play",
    "Rank",
    "Suit",
    "__version__",
    "answers",
    "deal",
    "faces",
    "odds",
    "parse",
    "plays",
    "score_play",
    "score_show",
    "show_total",
    "spoken",
    "throws",
    "write",
]

_HOMES = {
    "Breakdown": "coach.scoring.breakdown",
    "Card": "coach.cards",
    "CoachError": "coach.errors",
    "IllegalPlay": "coach.errors",
    "ImpossibleCards": "coach.errors",
    "Item": "coach.scoring.breakdown",
    "MalformedCard": "coach.errors",
    "PACK": "coach.cards",
    "Play": "coach.game.play",
    "Rank": "coach.cards",
    "Suit": "coach.cards",
    "answers": "coach.progress.copies.rows",
    "deal": "coach.game.deal",
    "faces": "coach.cards",
    "odds": "coach.advice.odds",
    "parse": "coach.cards",
    "plays": "coach.advice.plays.at_score",
    "score_play": "coach.scoring.play",
    "score_show": "coach.scoring.show",
    "show_total": "coach.scoring.totals",
    "spoken": "coach.scoring.spoken",
    "throws": "coach.advice.throws.advised",
    "write": "coach.cards",
}
"""Modules that are loaded when their name is first used: `import coach` is nearly nothing."""


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        found: Any = version("cribbage-coach")
    elif name in _HOMES:
        found = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found  # so that the next access does not come here
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
