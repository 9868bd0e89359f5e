"""Measures the table in the browser.

    python tools/front.py payload     what a browser has to fetch, compressed, against its limit
    python tools/front.py speed       how long one waits: for the table, for the first decision, for
                                      an answer to a click; needs Chromium

Both fail when a limit is passed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src" / "grognard" / "static"
MOST: Final = 250_000  # bytes
CODED: Final = (".br", ".gz")
OF_A_LANGUAGE: Final = re.compile(r"-(en|fr)-[^/]*$")


def payload() -> dict[str, int]:
    """Every file of the front with its bytes as sent; of the words, the longer language."""
    sizes = {
        path.relative_to(STATIC).as_posix(): sent(path)
        for path in sorted(STATIC.rglob("*"))
        if path.is_file() and path.suffix not in CODED and not path.name.startswith(".")
    }
    spoken: dict[str, dict[str, int]] = {"": {}, "en": {}, "fr": {}}
    for name, size in sizes.items():
        found = OF_A_LANGUAGE.search(name)
        spoken[found[1] if found else ""][name] = size
    longer = max(("en", "fr"), key=lambda lang: sum(spoken[lang].values()))
    return {**spoken[""], **spoken[longer]}


def sent(path: Path) -> int:
    """As a browser gets it: the smallest there is of it."""
    coded = [path.with_name(path.name + ending) for ending in CODED]
    return min(each.stat().st_size for each in (path, *coded) if each.is_file())


def show_payload() -> int:
    sizes = payload()
    if not sizes:
        print("The front is not built: ./run build")
        return 1
    for name, size in sorted(sizes.items(), key=lambda entry: -entry[1]):
        print(f"{size:>9,}  {name}")
    total = sum(sizes.values())
    print(f"{total:>9,}  bytes in all; at most {MOST:,}")
    return 0 if total < MOST else 1


def show_speed() -> int:
    from tests.web.chromium import why_not

    reason = why_not()
    if reason:
        print(reason)
        return 1
    from tests.web.stopwatch import measure

    figures = measure()
    for figure in figures:
        wanted = "" if figure.limit is None else f"; under {figure.limit:g} wanted"
        verdict = "" if figure.holds else "   TOO LONG"
        print(
            f"{figure.title:<36}{figure.value:>8.2f} {figure.unit} ({figure.of}{wanted}){verdict}"
        )
    return 0 if all(figure.holds for figure in figures) else 1


def main(arguments: list[str]) -> int:
    if arguments == ["payload"]:
        return show_payload()
    if arguments == ["speed"]:
        sys.path.insert(0, str(ROOT))
        return show_speed()
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
