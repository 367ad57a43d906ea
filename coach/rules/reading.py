"""Topics from their YAML, with every fault named by file and line.

The head of `topics.yaml` says what a topic may have.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from coach.cards import parse
from coach.errors import CoachError
from coach.rules.topic import (
    HandExample,
    PileExample,
    Rulebook,
    SequenceExample,
    Topic,
    TopicGroup,
)
from coach.textfiles.reader import Reader, scalar

if TYPE_CHECKING:
    from coach.errors import TextFileError
    from coach.rules.topic import Example
    from coach.textfiles.reader import Fields, Node

_FILE = "topics.yaml"
_WAYS = ("hand", "pile", "play")
"""Fields by one of which an example has its cards."""


def rulebook() -> Rulebook:
    """The rules that come with the program."""
    return read(files("coach.rules").joinpath(_FILE).read_text("utf-8"), _FILE)


def read(text: str, name: str) -> Rulebook:
    """Read topics and check them.

    Args:
        text: the YAML.
        name: the file's name, for messages.

    Raises:
        TextFileError: the text is not YAML, a field is missing, unknown, double or of the wrong
            form, a name is taken twice, a reference leads nowhere, or an example does not count its
            total.

    >>> read("[{group: Show, topics: [{id: nobs, title: His nobs, text: [A jack]}]}]", "").groups
    (TopicGroup(title='Show', topics=(Topic(id='nobs', title='His nobs', text=('A jack',), ...
    """
    book, faults = _read(text, name)
    if faults:
        raise faults[0]
    return book


def check(text: str, name: str) -> list[TextFileError]:
    """Every fault of the topics, by line; none when all is well."""
    return _read(text, name)[1]


def _read(text: str, name: str) -> tuple[Rulebook, list[TextFileError]]:
    reader = Reader(name)
    root = reader.compose(text)
    where: dict[str, Node] = {}
    groups = []
    for node in reader.items(root, "groups") if root is not None else ():
        fields = reader.fields(node, ("group", "topics"), place="of a group")
        if "topics" in fields:
            topics = [
                _topic(reader, each, where) for each in reader.items(fields["topics"], "topics")
            ]
            groups.append(TopicGroup(reader.text(fields.get("group"), "group"), tuple(topics)))
    book = Rulebook(tuple(groups))
    _check_names(reader, book, where)
    return book, sorted(reader.faults, key=lambda fault: fault.line)


def _topic(reader: Reader, node: Node, where: dict[str, Node]) -> Topic:
    fields = reader.fields(
        node, ("id", "title", "text"), ("also", "acc", "see", "examples"), place="of a topic"
    )
    topic_id = reader.text(fields.get("id"), "id")
    if not re.fullmatch("[a-z0-9-]*", topic_id):
        reader.fault(
            fields["id"], f"id {topic_id!r} is more than small letters, digits and hyphens"
        )
    if topic_id in where:
        reader.fault(node, f"the id {topic_id!r} is taken already")
    where[topic_id] = node
    return Topic(
        topic_id,
        reader.text(fields.get("title"), "title"),
        _texts(reader, fields, "text"),
        also=_texts(reader, fields, "also"),
        acc=_texts(reader, fields, "acc"),
        see=_texts(reader, fields, "see"),
        examples=_examples(reader, fields),
    )


def _texts(reader: Reader, fields: Fields, field: str) -> tuple[str, ...]:
    if field not in fields:
        return ()
    return tuple(reader.text(node, field) for node in reader.items(fields[field], field))


def _examples(reader: Reader, fields: Fields) -> tuple[Example, ...]:
    if "examples" not in fields:
        return ()
    found = [_example(reader, node) for node in reader.items(fields["examples"], "examples")]
    return tuple(example for example in found if example is not None)


def _example(reader: Reader, node: Node) -> Example | None:
    """One example, None where its cards cannot be scored; a wrong total is a fault."""
    fields = reader.fields(
        node, ("total",), (*_WAYS, "starter", "crib", "note"), place="of an example"
    )
    ways = [way for way in _WAYS if way in fields]
    if len(ways) != 1:
        reader.fault(node, "an example has one of 'hand', 'pile' or 'play'")
        return None
    (way,) = ways
    for other in () if way == "hand" else fields.keys() & {"starter", "crib"}:
        reader.fault(fields[other], f"{other!r} does not go with {way!r}")
    example = _scored(reader, way, fields)
    if example is not None and "total" in fields:
        said = scalar(fields["total"])
        if said != str(example.total):
            reader.fault(fields["total"], f"total is {said}, but the cards count {example.total}")
    return example


def _scored(reader: Reader, way: str, fields: Fields) -> Example | None:
    node = fields[way]
    if way == "hand" and "starter" not in fields:
        reader.fault(node, "'starter' is missing")
        return None
    crib = reader.flag(fields.get("crib"), "crib")
    note = reader.text(fields.get("note"), "note")
    example: Example
    try:
        if way == "hand":
            hand = parse(scalar(node), name="a hand", size=4)
            (starter,) = parse(scalar(fields["starter"]), name="a starter", size=1, beside=hand)
            example = HandExample(hand, starter, crib, note)
        elif way == "pile":
            example = PileExample(parse(scalar(node), name="a pile"), note)
        else:
            example = SequenceExample(scalar(node), note)
        example.total  # noqa: B018 (scored once, so that a fault has its line)
    except CoachError as error:
        reader.fault(node, str(error))
        return None
    return example


def _check_names(reader: Reader, book: Rulebook, where: dict[str, Node]) -> None:
    """Faults of names that two topics share, and of references that lead nowhere.

    A rule of the American Cribbage Congress may be told in parts, by several topics.
    """
    owner = {topic.id: topic.id for topic in book.topics}
    for topic in book.topics:
        for name in topic.also:
            if owner.setdefault(name, topic.id) != topic.id:
                reader.fault(where[topic.id], f"{name!r} is a name of {owner[name]!r} already")
        for other in topic.see:
            if other not in where or other == topic.id:
                reader.fault(where[topic.id], f"see {other!r}: there is no other topic of that id")
