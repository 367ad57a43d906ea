"""A fact: a short question with one answer, and the reason."""

from __future__ import annotations

from dataclasses import dataclass

FACTS = "facts"
"""The drill that asks for facts."""

YES_NO = ("yes", "no")
PONE_DEALER = ("pone", "dealer")


@dataclass(frozen=True, slots=True)
class Fact:
    """A question with one answer, and the reason."""

    id: str
    """Stands in the progress file, so it never changes."""
    question: str
    answer: str
    """One of `choices`, or a whole number in figures."""
    reason: str
    """One sentence that is true by itself."""
    hint: str
    """A pointer that gives nothing away."""
    choices: tuple[str, ...] = ()
    """The words to choose from; none where the answer is a number."""
