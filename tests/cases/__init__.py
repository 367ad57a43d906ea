"""Tables of right answers, each file with its source at the top."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import yaml

_HERE = Path(__file__).parent


def load(name: str) -> list[dict[str, Any]]:
    """The rows of a table, `show.yaml` or `distribution.csv`; numbers in a CSV are integers."""
    text = (_HERE / name).read_text(encoding="utf-8")
    if name.endswith(".yaml"):
        rows: list[dict[str, Any]] = yaml.safe_load(text)
        return rows
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [{key: int(value) for key, value in row.items()} for row in csv.DictReader(lines)]
