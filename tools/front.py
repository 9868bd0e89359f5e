"""Measures the table in the browser.

    ./run tool front payload     what a browser has to fetch, compressed, against its limit
    ./run tool front speed       how long one waits: for the table, for the first decision, for
                                      an answer to a click; needs Chromium
    ./run tool front frames      how long a frame takes while a large table is moved about, without
                                      a graphics card; needs Chromium

All fail when a limit is passed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from tools.progress import stage

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src" / "grognard" / "static"
MOST: Final = 300_000  # bytes, for one game
MORE: Final = {"crepuscule": 320_000}  # all arms, and ground that changes
MOST_OF_CHARTS: Final = 80_000
CHARTS: Final = "charts"  # a page of its own, which no game fetches
CHART_FONT: Final = "libre-bodoni-600"  # the one face that it uses of ours
NAMED: Final = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
CODED: Final = (".br", ".gz")
INSTALLED: Final = "icons/*.png"  # fetched only when the page is installed as an app
OF_A_LANGUAGE: Final = re.compile(r"-(en|fr)-[^/]*$")
GAMES: Final = ROOT / "web" / "src" / "games"
MINIATURES: Final = ("miniatures", "army")  # what only games on a measured table fetch
OF_SOME: Final = ("extras", "sheets")  # of these only those that have them
SELDOM: Final = ("campaign",)  # rooms of a game that are fetched with few of its battles


def payload() -> dict[str, int]:
    """Every file of the front with its bytes as sent; of the words, the longer language."""
    sizes = {
        path.relative_to(STATIC).as_posix(): sent(path)
        for path in sorted(STATIC.rglob("*"))
        if path.is_file()
        and path.suffix not in CODED
        and not path.name.startswith(".")
        and not path.relative_to(STATIC).match(INSTALLED)
    }
    spoken: dict[str, dict[str, int]] = {"": {}, "en": {}, "fr": {}}
    for name, size in sizes.items():
        found = OF_A_LANGUAGE.search(name)
        spoken[found[1] if found else ""][name] = size
    longer = max(("en", "fr"), key=lambda lang: sum(spoken[lang].values()))
    return {**spoken[""], **spoken[longer]}


def games() -> dict[str, tuple[str, ...]]:
    """Each game with the parts of the front that it fetches beside what all need."""
    found: dict[str, tuple[str, ...]] = {}
    for folder in sorted(path.parent for path in GAMES.glob("*/index.ts")):
        files = [*folder.rglob("*.ts"), *folder.rglob("*.svelte")]
        sources = [path.read_text(encoding="utf-8") for path in files]
        measured = any("/miniatures/" in text for text in sources)
        rooms = [
            room for room in OF_SOME if any(f"/miniatures/{room}/" in text for text in sources)
        ]
        found[folder.name] = (folder.name, *MINIATURES * measured, *rooms)
    return found


def parts(sizes: dict[str, int]) -> dict[str, int]:
    """What is fetched for one game only, by game; "" is what every game needs."""
    known = {part for game in games().values() for part in game} | {CHARTS}
    pages = {path.stem: path.parts[-3] for path in GAMES.glob("*/pages/*.svelte")}
    found: dict[str, int] = {}
    for name, size in sizes.items():
        first, second = re.split(r"[-.]", name.rpartition("/")[2].removeprefix("words-"))[:2]
        part = first if first in known else pages.get(first, "")
        part = f"{part}-{second}" if second in SELDOM else part
        found[part] = found.get(part, 0) + size
    return found


def wanted(sizes: dict[str, int]) -> dict[str, int]:
    """The bytes that each game may want: its own parts, and what all need."""
    found = parts(sizes)
    return {
        game: sum(found.get(part, 0) for part in ("", *owned)) for game, owned in games().items()
    }


def most(game: str) -> int:
    """What a game may want at most."""
    return MORE.get(game, MOST)


def charts(sizes: dict[str, int]) -> dict[str, int]:
    """What a phone fetches for the charts: their page, what it names, their words and one face."""
    page = f"{CHARTS}.html"
    named = NAMED.findall((STATIC / page).read_text(encoding="utf-8"))
    spoken = [name for name in sizes if "/words-charts-" in name or f"/{CHART_FONT}" in name]
    return {name: sizes[name] for name in (page, *named, *spoken)}


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
    for part, size in parts(sizes).items():
        print(f"{size:>9,}  bytes for {part or 'every game'}")
    print(f"{sum(sizes.values()):>9,}  bytes in all")
    totals = wanted(sizes)
    for game, total in totals.items():
        print(f"{total:>9,}  bytes wanted by {game}; at most {most(game):,}")
    total = sum(charts(sizes).values())
    print(f"{total:>9,}  bytes wanted by the charts; at most {MOST_OF_CHARTS:,}")
    light = all(each <= most(game) for game, each in totals.items())
    return 0 if light and total <= MOST_OF_CHARTS else 1


def show_figures(name: str) -> int:
    from tests.web.chromium import why_not

    reason = why_not()
    if reason:
        print(reason)
        return 1
    from tests.web import frames, stopwatch

    stage(f"Measuring {name}, about a minute")
    figures = {"speed": stopwatch.measure, "frames": frames.measure}[name]()
    for figure in figures:
        wanted = "" if figure.limit is None else f"; under {figure.limit:g} wanted"
        verdict = "" if figure.holds else "   TOO LONG"
        print(
            f"{figure.title:<48}{figure.value:>8.2f} {figure.unit} ({figure.of}{wanted}){verdict}"
        )
    return 0 if all(figure.holds for figure in figures) else 1


def main(arguments: list[str]) -> int:
    if arguments == ["payload"]:
        return show_payload()
    if arguments in (["speed"], ["frames"]):
        return show_figures(arguments[0])
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
