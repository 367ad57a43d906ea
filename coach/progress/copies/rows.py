"""Stored answers as plain rows, for a data frame or a script."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from coach.data_folder import default_path
from coach.progress.store import Store

if TYPE_CHECKING:
    from pathlib import Path


def answers(path: Path | None = None) -> list[dict[str, Any]]:
    """Read all stored answers in the order in which they were given, a dictionary each.

    The keys are those of `coach export`. Times are ISO 8601 in UTC, `utc_offset` is in minutes,
    `seconds` is the time an answer took, and `marks` is a dictionary of points by kind.

    Args:
        path: the progress file; the player's own by default. Without a file there are no rows.

    Raises:
        ProgressFileError: the file cannot be read.
    """
    path = path or default_path()
    if not path.exists():
        return []
    with Store(path) as store:
        return [row | {"marks": json.loads(row["marks"])} for row in store.log().answers]
