"""Pages of the rules: the list of topics, a topic, a term, where a word stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from coach.cli.screens.rules.examples import example_json, show_examples
from coach.words.rules import HOW_TO_ASK, cited

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.rules.finding import Sighting
    from coach.rules.terms import Term
    from coach.rules.topic import Rulebook, Topic

_MOST_TOPICS = 5
_BULLET = "· "


class Page(Protocol):
    """A page of `coach rules`."""

    def show(self, terminal: Terminal) -> None:
        """Print it."""

    def json(self) -> dict[str, Any]:
        """The part of the JSON that it fills."""


@dataclass(frozen=True, slots=True)
class ListPage:
    """The topics in their groups."""

    book: Rulebook

    def show(self, terminal: Terminal) -> None:
        terminal.line()
        for group in self.book.groups:
            terminal.line(group.title, style="bold")
            terminal.parts([topic.id for topic in group.topics], indent=3)
        terminal.line()
        terminal.parts(HOW_TO_ASK)
        terminal.line()

    def json(self) -> dict[str, Any]:
        groups = [
            {
                "title": group.title,
                "topics": [{"id": topic.id, "title": topic.title} for topic in group.topics],
            }
            for group in self.book.groups
        ]
        return {"groups": groups}


@dataclass(frozen=True, slots=True)
class TopicPage:
    """A topic: what it is about, the rules, examples, and what is nearby."""

    topic: Topic
    group: str

    def show(self, terminal: Terminal) -> None:
        topic = self.topic
        terminal.line()
        terminal.split(topic.title, cited(topic.acc) if topic.acc else self.group)
        terminal.line()
        lead, *rules = topic.text
        terminal.prose(lead)
        for text in rules:
            terminal.prose(text, bullet=_BULLET)
        if topic.examples:
            terminal.line()
            show_examples(terminal, topic.examples)
        if topic.see:
            terminal.line()
            terminal.parts(["See also:", *topic.see])
        terminal.line()

    def json(self) -> dict[str, Any]:
        topic = self.topic
        told = {
            "id": topic.id,
            "title": topic.title,
            "group": self.group,
            "also": topic.also,
            "acc": topic.acc,
            "text": topic.text,
            "examples": [example_json(example) for example in topic.examples],
            "see": topic.see,
        }
        return {"topic": told}


@dataclass(frozen=True, slots=True)
class TermPage:
    """The line of a term, and the topics that tell more."""

    term: Term
    told_in: tuple[str, ...]

    def show(self, terminal: Terminal) -> None:
        terminal.line()
        terminal.line(self.term.name, style="bold")
        terminal.prose(self.term.line, indent=3)
        if self.told_in:
            terminal.line()
            terminal.parts(["In the rules:", *self.told_in[:_MOST_TOPICS]])
        terminal.line()

    def json(self) -> dict[str, Any]:
        told = {"names": self.term.names, "line": self.term.line, "topics": self.told_in}
        return {"term": told}


@dataclass(frozen=True, slots=True)
class SearchPage:
    """The places of a word: each topic and term once, with its sentences."""

    sightings: tuple[Sighting, ...]

    def show(self, terminal: Terminal) -> None:
        terminal.line()
        name = ""
        for sighting in self.sightings:
            if sighting.name != name:
                name = sighting.name
                terminal.line(f"{name}{' (term)' if sighting.is_term else ''}", style="bold")
            terminal.prose(sighting.sentence, indent=3)
        terminal.line()

    def json(self) -> dict[str, Any]:
        found = [
            {"name": seen.name, "is_term": seen.is_term, "sentence": seen.sentence}
            for seen in self.sightings
        ]
        return {"sightings": found}
