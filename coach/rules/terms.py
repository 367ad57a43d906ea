"""The terms of the table, from the one file that has a line for each."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from coach.textfiles.reader import Reader, scalar

_FILE = "terms.yaml"


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the table and what it means."""

    names: tuple[str, ...]
    line: str
    group: str

    @property
    def name(self) -> str:
        """Its names as a heading."""
        return ", ".join(self.names)


def terms() -> tuple[Term, ...]:
    """Every term, in the order in which a deal meets them.

    Raises:
        TextFileError: the file has a fault.

    >>> [term.line for term in terms() if term.name == "pair"]
    ['Two cards of one rank: two points.']
    """
    reader = Reader(_FILE)
    root = reader.compose(files("coach.words").joinpath(_FILE).read_text("utf-8"))
    told = {} if root is None else reader.fields(root, ("terms",), ("types",))
    found = tuple(
        Term(tuple(scalar(names).split(", ")), reader.text(line, scalar(names)), scalar(group))
        for group, lines in told["terms"].value
        for names, line in lines.value
    )
    if reader.faults:
        raise reader.faults[0]
    return found


def in_short(name: str) -> str:
    """The first sentence of a term's line; there must be one of that name.

    >>> in_short("his nobs")
    "The jack of the starter's suit in the hand or in the crib: one point."
    """
    line = next(term.line for term in terms() if name in term.names)
    sentence, stop, _ = line.partition(". ")
    return sentence + stop.strip()
