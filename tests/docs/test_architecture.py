"""ARCHITECTURE.md: its drawing names every package, and only those that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.games import load
from grognard.kernel.game import Game
from tests.docs.pages import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PARTS = sorted((ROOT / "docs" / "architecture").glob("*.md"))
PAGES = [PAGE, *[path.read_text(encoding="utf-8") for path in PARTS]]
DRAWING = PAGE.split("```")[1]
MOST_LINES = 120
SOURCES = ROOT / "src" / "grognard"
FRONT = ROOT / "web" / "src"
GAMES = [path.parent for path in sorted(SOURCES.glob("games/*/game.py"))]
HOMES = [ROOT / "src", FRONT, SOURCES, SOURCES / "server", *GAMES]
MOST_MODULES = 20


def rooms_of(package: str) -> set[str]:
    """The folders that the drawing gives a package."""
    line = next(line for line in DRAWING.splitlines() if re.search(rf"(^|─ ){package}[\s/]", line))
    return set(re.findall(r"([\w.]+)/", line.split(package, 1)[1]))


def folders(place: Path) -> set[str]:
    found = [path for path in place.iterdir() if path.is_dir() and path.name[0] not in "_."]
    return {path.name for path in found if any(path.iterdir())}


@pytest.mark.parametrize("package", ["server", "miniatures"])
def test_the_drawing_names_every_room_of_a_package(package: str) -> None:
    there = {path.parent.name for path in (SOURCES / package).glob("*/__init__.py")}
    assert rooms_of(package) == there


def test_the_drawing_names_every_room_of_the_front() -> None:
    assert rooms_of("web/src") - {"games"} == folders(FRONT) - {"games"}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_the_drawing_names_every_room_of_a_game(game: Path) -> None:
    assert folders(game) <= rooms_of("<game>")


@pytest.mark.parametrize("package", ["kernel", "table", "odds", "agents", "cli", "games"])
def test_every_package_is_drawn(package: str) -> None:
    assert re.search(rf"(^|─ ){package}\b", DRAWING, re.MULTILINE)


def test_no_folder_has_grown_past_its_subject() -> None:
    crowded = {
        str(place.relative_to(ROOT)): len(list(place.glob("*.py")))
        for place in SOURCES.rglob("*")
        if place.is_dir() and len(list(place.glob("*.py"))) > MOST_MODULES + 1
    }
    assert crowded == {}


def test_the_page_stays_short_and_links_all_others() -> None:
    assert len(PAGE.splitlines()) <= MOST_LINES
    linked = set(re.findall(r"\(docs/architecture/(\w+\.md)\)", PAGE))
    assert linked == {path.name for path in PARTS}


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:[\w.]+/)+[\w.]+\.(?:py|ts|toml))`", "".join(PAGES))))
)
def test_every_file_named_is_there(path: str) -> None:
    assert any(place for folder in (ROOT, *HOMES) for place in folder.glob(path))


# Words of the log


def front_sources() -> dict[str, str]:
    """The code of the front, without its tests and what they are tried on."""
    paths = [path for end in ("ts", "svelte") for path in FRONT.rglob(f"*.{end}")]
    return {
        str(path.relative_to(FRONT)): path.read_text(encoding="utf-8")
        for path in paths
        if not re.search(r"\.test\.|\.gen\.|fixtures", str(path))
    }


@pytest.mark.parametrize("game", load(), ids=lambda game: game.info.key)
def test_the_front_knows_no_word_of_an_event(game: Game) -> None:
    """Events say by themselves what they weigh and open; many of their words have other uses."""
    own = [re.escape(word) for word in game.events() if re.search("[ -]", word)]
    words = re.compile(rf"[\"'`]({'|'.join(own)})[\"'`]")
    assert own
    assert [name for name, text in front_sources().items() if words.search(text)] == []


def test_the_front_never_asks_which_event_it_was() -> None:
    asked = re.compile(r"\bevents?\b[^\n]*\.kind\b")
    assert [name for name, text in front_sources().items() if asked.search(text)] == []


MOST_VERBS = 3  # in one list: more of them would be a table of the front's own


def lists_of_verbs(code: str, verbs: set[str]) -> list[list[str]]:
    """Lists and records that name several verbs and nothing else."""
    found = []
    for inside in re.findall(r"[\[{]([^\[\]{};]*)[\]}]", code):
        named = re.findall(r"""["'`]([\w-]+)["'`]""", inside) or re.findall(r"([\w-]+):", inside)
        if len(set(named)) > MOST_VERBS and verbs.issuperset(named):
            found.append(named)
    return found


@pytest.mark.parametrize("game", load(), ids=lambda game: game.info.key)
def test_the_front_has_no_list_of_verbs(game: Game) -> None:
    """What a verb is, its traits say."""
    verbs = {verb.word for verb in game.verbs()}
    own = {
        name: text for name, text in front_sources().items() if f"/{game.info.key}/" in f"/{name}"
    }
    assert own and verbs
    assert {
        name: found for name, text in own.items() if (found := lists_of_verbs(text, verbs))
    } == {}


@pytest.mark.parametrize(
    "code",
    [
        'const SHAPED = ["form", "limber", "react", "turn"];',
        "{ form: 1, limber: 2, react: 3, turn: 4 }",
    ],
)
def test_a_list_of_verbs_is_found(code: str) -> None:
    assert lists_of_verbs(code, {"form", "limber", "react", "turn", "ride"})


# Orders, which go over the wire taken apart

TAKING_APART = re.compile(
    r"""\.(?:split|match|matchAll|indexOf|lastIndexOf|search)\(\s*["'`/][^"'`/\n]*>|/[^/\n]*\\?\s>\\?\s[^/\n]*/\w*\.(?:exec|test)\("""
)


def test_the_front_takes_no_order_apart() -> None:
    """It may write an order put together by hand; what it receives has its parts beside it."""
    found = [name for name, text in front_sources().items() if TAKING_APART.search(text)]
    assert found == []


@pytest.mark.parametrize(
    "code",
    [
        'const [card, aim] = text.split(" > ");',
        "text.indexOf('>')",
        "const found = /^fire (\\w+) > (\\w+)$/.exec(text);",
    ],
)
def test_code_that_takes_an_order_apart_is_found(code: str) -> None:
    assert TAKING_APART.search(code)


def test_code_that_writes_an_order_is_none_of_it() -> None:
    assert not TAKING_APART.search(
        "const text = `charge ${card} > ${target}`; items.some((n) => n > 1)"
    )
