"""All tests run on all cores; what is named on the command line runs in this process, at once."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

_MEMORY = Path("/dev/shm")
"""A disk in memory, where Linux has one: SQLite waits for a real disk after every answer."""

if _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


# What one process has compiled serves the other workers and the programs that the tests start.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

gc.set_threshold(50_000, 20, 20)


def pytest_collection_finish() -> None:
    """Let the collector of cycles pass over what stays: a tenth of the time went into that."""
    gc.freeze()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Zero workers where a path is named: they take longer to start than a folder to run."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return 0 if named else None
