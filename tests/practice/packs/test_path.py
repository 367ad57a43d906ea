from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice.packs.files import read_all, shipped_texts
from coach.practice.packs.pack import LEVELS, Listed
from coach.practice.packs.path import next_step, path, shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


def test_every_listed_pack_is_on_the_path_once_and_no_other() -> None:
    packs = read_all(shipped_texts())
    listed = [name for name, pack in packs.items() if isinstance(pack.contents, Listed)]
    assert sorted(path()) == sorted(listed)
    assert len(path()) == len(set(path())) > 10


def test_the_path_goes_from_easy_to_expert() -> None:
    levels = [LEVELS.index(shipped(name).level or "club") for name in path()]
    assert levels == sorted(levels)


def texts(name: str) -> list[str]:
    contents = shipped(name).contents
    assert isinstance(contents, Listed)
    return [question.text for question in contents.entries]


def test_a_pack_is_finished_when_all_was_asked_and_three_in_four_were_right() -> None:
    first, second, *_ = path()
    asked = texts(first)
    nine = dict.fromkeys(asked, True) | dict.fromkeys(asked[:2], False)
    eight = nine | {asked[2]: False}
    unasked = {text: right for text, right in nine.items() if text != asked[-1]}
    for known, step in ((nine, second), (eight, first), (unasked, first)):
        found = next_step(_among(known))
        assert found is not None
        assert found.pack.id == step


def _among(known: Mapping[str, bool]) -> Callable[[Iterable[str]], dict[str, bool]]:
    return lambda questions: {text: known[text] for text in questions if text in known}


def test_the_path_ends() -> None:
    assert next_step(lambda questions: dict.fromkeys(questions, True)) is None
