"""Writes the pages about the rules of each game from its ledgers.

    ./run tool rules_pages            write docs/rules/<game>/
    ./run tool rules_pages --check    write nothing; fail if a page is stale

rulings.en.md and rulings.fr.md come from rulings.toml; coverage.md from both ledgers and from what
the code and the tests cite.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tools.ledger import (
    GAMES,
    TESTS,
    Cites,
    Entry,
    Ledger,
    Tests,
    chapter_of,
    games,
    is_in_force,
    paragraph_of,
    read_cites,
    read_ledger,
    read_tests,
    read_toml,
)

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
MOST_PLACES = 4
STATUS_WORDS = {"planned": "not built yet"}

WORDS = {
    "en": {
        "title": "rulings",
        "intro": (
            "Where the rulebook is silent or divided, these are the answers the program plays by, "
            "each with its reason. The words are ours. *Inference* marks what rests on no text."
        ),
        "rules": "Rule",
        "reason": "Why",
        "omitted": "Not in the program yet",
        "planned": "Not built yet",
        "omission": "reason",
    },
    "fr": {
        "title": "décisions",
        "intro": (
            "Là où le livret est muet ou hésite, voici les réponses que suit le programme, chacune "
            "avec sa raison. Les mots sont les nôtres. *Déduction* signale ce qui ne repose sur "
            "aucun texte."
        ),
        "rules": "Règle",
        "reason": "Raison",
        "omitted": "Pas encore dans le programme",
        "planned": "Pas encore programmée",
        "omission": "raison",
    },
}


def title_of(game: str) -> str:
    """What the game's package calls itself, in the first line of it."""
    source = (GAMES / game / "__init__.py").read_text(encoding="utf-8")
    about = ast.get_docstring(ast.parse(source)) or game.capitalize()
    return about.splitlines()[0].rstrip(".")


def introduction(game: str, lang: str) -> str:
    """What all games share, and what else the reasons of this one lean on (`sources.toml`)."""
    sources = read_toml(GAMES / game / "sources.toml").get(lang, "")
    return f"{WORDS[lang]['intro']} {sources}".rstrip()


def rulings_page(game: str, rulings: dict[str, Entry], lang: str) -> str:
    words = WORDS[lang]
    colon = " :" if lang == "fr" else ":"
    blocks = [f"# {title_of(game)}{colon} {words['title']}", introduction(game, lang)]
    for group in dict.fromkeys(str(ruling[f"group_{lang}"]) for ruling in rulings.values()):
        blocks.append(f"## {group}")
        for number, ruling in rulings.items():
            if ruling[f"group_{lang}"] == group:
                blocks += ruling_blocks(number, ruling, lang)
    return "\n\n".join(blocks) + "\n"


def ruling_blocks(number: str, ruling: Entry, lang: str) -> Iterator[str]:
    words = WORDS[lang]
    colon = " :" if lang == "fr" else ":"
    yield f"### {number}"
    cite = f"`{number} {ruling['slug']}`"
    yield f"{words['rules']} {', '.join(ruling['rule'])} · {cite}"
    yield f"*{ruling[f'hole_{lang}']}*"
    yield f"**{ruling[f'ruling_{lang}']}**"
    yield f"{words['reason']}{colon} {ruling[f'reason_{lang}']}"
    if not is_in_force(ruling):
        yield f"{words[ruling['status']]}{colon} {ruling[words['omission']]}"


def coverage_page(game: str, ledger: Ledger, cites: Cites, tests: Tests) -> str:
    blocks = [
        f"# {title_of(game)}: coverage of the rules",
        "Every rule in our own words, what became of it, the code that cites it and the number of "
        "tests named after it. A ¶ stands before code and tests that name only its paragraph.",
        summary(ledger),
    ]
    chapters = groupby(ledger.rules.items(), lambda item: chapter_of(*item))
    for chapter, rules in chapters:
        blocks.append(f"## Chapter {chapter}: {ledger.chapters[chapter]}")
        blocks.append(table(rule_row(key, rule, cites, tests) for key, rule in rules))
    blocks.append("## Rulings")
    rulings = ledger.rulings.items()
    blocks.append(table(ruling_row(number, ruling, cites, tests) for number, ruling in rulings))
    return "\n\n".join(blocks) + "\n"


def summary(ledger: Ledger) -> str:
    lines = []
    for what, entries in (("rules", ledger.rules), ("rulings", ledger.rulings)):
        statuses = [str(entry["status"]) for entry in entries.values()]
        known = dict.fromkeys(statuses)
        counts = [
            f"{statuses.count(status)} {STATUS_WORDS.get(status, status)}" for status in known
        ]
        lines.append(f"- {len(entries)} {what}: {', '.join(counts)}")
    return "\n".join(lines)


def table(rows: Iterable[Sequence[str]]) -> str:
    lines = ["| key | in short | status | code | tests |", "|---|---|---|---|---|"]
    for row in rows:
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |")
    return "\n".join(lines)


def rule_row(key: str, rule: Entry, cites: Cites, tests: Tests) -> Sequence[str]:
    return (key, rule["en"], status_of(rule), rule_places(key, cites), rule_tests(key, tests))


def ruling_row(number: str, ruling: Entry, cites: Cites, tests: Tests) -> Sequence[str]:
    places = places_cell(cites.rulings.get(number, []))
    named = tests.rulings.get(number, [])
    key = f"{number} {ruling['slug']}"
    return (key, ruling["ruling_en"], status_of(ruling), places, tests_cell(named))


def status_of(entry: Entry) -> str:
    status = str(entry["status"])
    words = STATUS_WORDS.get(status, status)
    return words if is_in_force(entry) else f"{words}: {entry.get('reason', '')}"


def rule_places(key: str, cites: Cites) -> str:
    """The code that cites the rule's key; failing that, what opens with its paragraph."""
    if key in cites.keys:
        return places_cell(cites.keys[key])
    paragraph = cites.openings.get(paragraph_of(key), [])
    return "¶ " + places_cell(paragraph) if paragraph else ""


def places_cell(places: Sequence[str]) -> str:
    shown = [f"`{place}`" for place in places[:MOST_PLACES]]
    if len(places) > MOST_PLACES:
        shown.append(f"and {len(places) - MOST_PLACES} more")
    return ", ".join(shown)


def rule_tests(key: str, tests: Tests) -> str:
    """The tests with the rule's own words; failing these, all of its paragraph."""
    paragraph = tests.paragraphs.get(paragraph_of(key), [])
    start = "test_" + key.replace(".", "_").replace(" ", "_")
    own = [test for test in paragraph if test.split(" ")[1].startswith(start)]
    if own or not paragraph:
        return tests_cell(own)
    return "¶ " + tests_cell(paragraph)


def tests_cell(tests: Sequence[str]) -> str:
    modules = [test.split(" ")[0] for test in tests]
    return ", ".join(f"{modules.count(name)} in `{name}`" for name in dict.fromkeys(modules))


def pages(game: str) -> dict[Path, str]:
    ledger = read_ledger(GAMES / game)
    folder = PAGES / game
    written = {
        folder / f"rulings.{lang}.md": rulings_page(game, ledger.rulings, lang) for lang in WORDS
    }
    cites, tests = read_cites(GAMES / game), read_tests(TESTS / game)
    written[folder / "coverage.md"] = coverage_page(game, ledger, cites, tests)
    return written


def stale(written: dict[Path, str]) -> list[Path]:
    return [
        path
        for path, text in written.items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: Sequence[str]) -> int:
    if set(arguments) - {"--check"}:
        print(__doc__, file=sys.stderr)
        return 2
    written = {path: text for game in games() for path, text in pages(game).items()}
    changed = stale(written)
    for path in changed:
        print(f"{'stale' if arguments else 'written'}: {path.relative_to(ROOT)}")
        if not arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written[path], encoding="utf-8")
    return 1 if arguments and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
