from __future__ import annotations

import json
import re

from tests.cli.conftest import Coach


def test_every_total_with_its_share(coach: Coach) -> None:
    out = coach("hands").out
    totals = [int(found) for found in re.findall(r"^ +(\d+)  +[\d,]+  ", out, re.MULTILINE)]
    assert totals == list(range(30))
    assert re.findall(r"^ +(\d+) +0 +never +never$", out, re.MULTILINE) == ["19", "25", "26", "27"]
    assert re.search(r"^ +29 +4 +0\.00003 %", out, re.MULTILINE)
    assert "All 12,994,800 hands with a starter: 4.77 points on average, as cribs 4.73." in out


def test_json(coach: Coach) -> None:
    totals = json.loads(coach("hands", "--json").out)["totals"]
    assert totals[29] == {"total": 29, "hands": 4, "cribs": 4}
    assert sum(row["hands"] for row in totals) == 12_994_800
