"""Published discarding problems: their throw beside the coach's, with what both are worth.

    python -m tests.benchmarks.problems

Nets are points of hand, crib and play against a sensible opponent; chances are to win the game, in
per cent, where a score is given. Where experts differ, what they threw stands below.
"""

from __future__ import annotations

from tests.advice.published_discards import Problem, problems

ROW = "{:4} {:14} {:6} {:>7}  {:5} {:5}  {:>6} {:>6} {:>6}  {:>6} {:>6} {:>6}  {}"


def main() -> None:
    print("                                                 net                   chance")
    print(
        ROW.format(
            *("", "cards", "crib", "score", "theirs", "ours", "theirs", "ours", "gap"),
            *("theirs", "ours", "gap", ""),
        )
    )
    asked = [problem for problem in problems() if problem.answer]
    for problem in asked:
        print(_row(problem, str(problem.answer), "" if problem.agreed else "differs"))
    agreed = sum(problem.agreed for problem in asked)
    print(f"\nthe same, or as good, in {agreed} of {len(asked)}: {agreed / len(asked):.0%}\n")
    for problem in problems():
        if not problem.answer:
            print(f"{problem.row['id']}: {problem.row['by']}")
            for throw in problem.named:
                print(_row(problem, throw, ""))


def _row(problem: Problem, theirs: str, verdict: str) -> str:
    row = problem.row
    score = f"{row['mine']}-{row['his']}" if "mine" in row else ""
    numbers = []
    for values, unit in ((problem.net, 1.0), (problem.chance or {}, 100.0)):
        pair = [unit * values[throw] for throw in (theirs, problem.best) if values]
        numbers += [f"{value:.2f}" for value in pair] or ["", ""]
        numbers.append(f"{pair[0] - pair[1]:+.2f}" if pair else "")
    return ROW.format(
        row["id"], row["cards"], row["seat"], score, theirs, problem.best, *numbers, verdict
    ).rstrip()


if __name__ == "__main__":
    main()
