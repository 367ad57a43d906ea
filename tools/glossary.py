"""Makes the glossary from the packaged file of terms.

    python -m tools.glossary > docs/glossary.md

lists the terms by group and the public types by module.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
TERMS = ROOT / "coach" / "words" / "terms.yaml"
_HEAD = """\
# Glossary

Every term of the table and every public type of the code, a line each. It is made from
`coach/words/terms.yaml` by `python -m tools.glossary > docs/glossary.md`.
"""


def public_types(module: Path) -> list[str]:
    """List the public classes and type aliases that a module defines at its top."""
    found = []
    for node in ast.parse(module.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found += [target.id for target in targets if isinstance(target, ast.Name)]
    return [name for name in found if re.fullmatch("[A-Z][a-z][A-Za-z]+", name)]


def homes() -> dict[str, list[str]]:
    """Find the modules that define each public type of `coach`."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "coach").rglob("*.py")):
        for name in public_types(path):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found.setdefault(name, []).append(module)
    return found


def glossary() -> str:
    """Write the glossary as Markdown."""
    told = yaml.safe_load(TERMS.read_text("utf-8"))
    parts = [_HEAD]
    for group, lines in told["terms"].items():
        parts.append(f"\n## {group}\n")
        parts += [f"- **{term}**: {line}" for term, line in lines.items()]
    parts.append("\n## The types of the code\n")
    rooms: dict[str, list[str]] = {}
    for name, (module, *_) in sorted(homes().items()):
        rooms.setdefault(module, []).append(f"- `{name}`: {told['types'].get(name, '')}")
    for module, lines in sorted(rooms.items()):
        parts.append(f"\n`{module}`\n")
        parts += lines
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(glossary())
