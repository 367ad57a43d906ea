"""All tests run on all cores; what is named on the command line runs in this process, at once."""

from __future__ import annotations

import pytest


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Zero workers where a path is named: they take longer to start than a folder to run."""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return 0 if named else None
