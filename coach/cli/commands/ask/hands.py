"""`coach tables hands`: frequencies of all totals over all hands and cribs."""

from __future__ import annotations

from coach.cli.display.linear import DRAWING
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=Grouped)
def hands(json: Json = False, no_color: NoColor = False) -> None:
    """Show how often each total comes up."""
    from coach.scoring.distribution import distribution
    from coach.words.shows import all_hands

    terminal = Terminal.open(no_color=no_color)
    table = distribution()
    if json:
        rows = [
            {"total": total, "hands": share.hands, "cribs": share.cribs}
            for total, share in table.items()
        ]
        terminal.json({"totals": rows})
        return
    longest = 10 if terminal.narrow else 24
    of_all = sum(share.hands for share in table.values())
    most = max(share.hands for share in table.values())
    average = sum(total * share.hands for total, share in table.items()) / of_all
    in_cribs = sum(total * share.cribs for total, share in table.items()) / of_all
    terminal.line()
    terminal.table(
        [
            (
                str(total),
                f"{share.hands:,}",
                _percent(share.hands, of_all),
                "█" * round(longest * share.hands / most),
                _percent(share.cribs, of_all),
            )
            for total, share in table.items()
        ],
        header=("total", "hands", "share", DRAWING, "of cribs"),
        align="rrrlr",
        spare=("of cribs", "hands", ""),
    )
    terminal.line()
    terminal.line(all_hands(of_all, average, in_cribs))
    terminal.line()


def _percent(count: int, of_all: int) -> str:
    """A share with enough figures to tell the rarest: the 29 is one in 3.2 million."""
    if not count:
        return "never"
    share = 100 * count / of_all
    return f"{share:.2f} %" if share >= 0.005 else f"{share:.5f} %"
