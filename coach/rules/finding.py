"""Topics and terms by what somebody types, and where a word stands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.rules.terms import Term
    from coach.rules.topic import Rulebook, Topic

_SENTENCE = re.compile(r"(?<=[.?!])\s+(?=[A-Z0-9\"])")


@dataclass(frozen=True, slots=True)
class Sighting:
    """A place at which a word stands: the topic or term, and the sentence."""

    name: str
    sentence: str
    is_term: bool


def find(wanted: str, book: Rulebook, terms: Sequence[Term]) -> Topic | Term | None:
    """The topic of a name, or else the term; None where there is neither.

    Capitals, hyphens and a plural make no difference. Of topics that tell one rule of the American
    Cribbage Congress the first is found.

    >>> from coach.rules.reading import rulebook
    >>> find("Double Runs", rulebook(), ()).id
    'runs'
    """
    entries: tuple[Topic | Term, ...] = (*book.topics, *terms)
    for key in (_plain, _singular):
        for entry in entries:
            if key(wanted) in map(key, entry.names):
                return entry
    return None


def suggest(wanted: str, book: Rulebook, terms: Sequence[Term]) -> list[str]:
    """Up to three names that are spelt almost like what was typed, the nearest first.

    Of each topic and term only the nearest name.

    >>> from coach.rules.reading import rulebook
    >>> suggest("fiftens", rulebook(), ())
    ['fifteens']
    """
    named = {_plain(name): entry.names[0] for entry in terms for name in entry.names}
    named |= {_plain(name): topic.id for topic in book.topics for name in topic.names}
    nearest: dict[str, str] = {}
    for name in get_close_matches(_plain(wanted), named, n=5, cutoff=0.7):
        nearest.setdefault(named[name], name)
    return list(nearest.values())[:3]


def search(word: str, book: Rulebook, terms: Sequence[Term]) -> tuple[Sighting, ...]:
    """Every sentence of the topics and terms in which a word stands, or else a part of a word.

    >>> from coach.rules.reading import rulebook
    >>> [sighting.name for sighting in search("game hole", rulebook(), ())][:1]
    ['board']
    """
    wanted = re.escape(_plain(word))
    if not wanted:
        return ()
    whole = tuple(_sightings(re.compile(rf"\b{wanted}(?:e?s)?\b"), book, terms))
    return whole or tuple(_sightings(re.compile(wanted), book, terms))


def _sightings(
    wanted: re.Pattern[str], book: Rulebook, terms: Sequence[Term]
) -> Iterator[Sighting]:
    for topic in book.topics:
        for text in (f"{topic.title}.", *topic.text):
            for sentence in _SENTENCE.split(text):
                if wanted.search(_plain(sentence)):
                    yield Sighting(topic.id, sentence, is_term=False)
    for term in terms:
        if wanted.search(_plain(f"{term.name} {term.line}")):
            yield Sighting(term.name, term.line, is_term=True)


def told_in(term: Term, book: Rulebook) -> list[str]:
    """Ids of the topics in whose text a term stands as a word, in the order of the rules."""
    words = [re.compile(rf"\b{re.escape(_plain(name))}s?\b") for name in term.names]
    return [
        topic.id
        for topic in book.topics
        if any(word.search(_plain(" ".join(topic.text))) for word in words)
    ]


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[-’'_]", " ", text.casefold()).split())


def _singular(text: str) -> str:
    return _plain(text).removesuffix("s")
