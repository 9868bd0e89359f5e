"""The checker of the ledgers: every rule and ruling of a game has its code and its tests.

    ./run tool ledger            check all games
    ./run tool ledger eagles     check one

A cite is carried by a string in the code ("7.4 one target", "R48 overstacking"), by a docstring
that opens with a paragraph number, by a ruling's number in any docstring or comment, and by the
name of a test (test_7_4_…, test_R48_…). A game whose source has no paragraphs gives its rules ids
("C-INF-4a solid square") and its rulings D-01, D-02…: these may be cited by their id alone, and
are cited anywhere in a docstring, a comment or the name of a test (test_c_inf_4a_d_66_…). All of
it is read from the source; nothing is imported.

What is omitted will never be in the program; what is planned is not built yet. Both say why, and
need neither code nor test; only a game that is not on screen (`on_screen=False` in its game.py)
may have plans.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "grognard" / "games"
TESTS = ROOT / "tests" / "games"

CITE = re.compile(r"(?:\d+\.\d+|R\d+|[CW]-[A-Z]+-\d+[a-z]?|D-\d+) \w.*")
KEY = re.compile(r"(\d+\.\d+|[CW]-[A-Z]+-\d+[a-z]?) \S.*")
PARAGRAPH = re.compile(r"\d+\.\d+(?!\w)")
RULE_ID = re.compile(r"\b[CW]-[A-Z]+-\d+[a-z]?\b")
ID = re.compile(r"[CW]-[A-Z]+-\d+[a-z]?|D-\d+")
RULING = re.compile(r"\b(?:R\d+|D-\d+)\b")
TESTED_PARAGRAPH = re.compile(r"test_(\d+)_(\d+)(?=_|$)")
TESTED_ID = re.compile(r"_([CWcw]_[A-Za-z]+)_(\d+[a-z]?)(?=_|$)")
TESTED_RULING = re.compile(r"_(R\d+)(?=_|$)")
TESTED_D_RULING = re.compile(r"_[Dd]_(\d+)(?=_|$)")

STATUSES = ("done", "optional", "planned", "omitted")
NOT_IN_FORCE = ("planned", "omitted")
RULE_TEXTS = ("en", "fr", "label_en", "label_fr")
RULING_TEXTS = ("slug", "hole_en", "ruling_en", "reason_en", "hole_fr", "ruling_fr", "reason_fr")

Entry = dict[str, Any]
Places = dict[str, list[str]]


@dataclass
class Ledger:
    """What rulebook.toml and rulings.toml of one game say, and whether it is on screen."""

    chapters: dict[str, str]
    rules: dict[str, Entry]
    rulings: dict[str, Entry]
    on_screen: bool = True

    def paragraphs(self) -> set[str]:
        return {paragraph_of(key) for key in self.rules}

    def in_force(self) -> list[str]:
        """The paragraphs that need code and tests, each once, in the order of the book."""
        keys = (key for key, rule in self.rules.items() if is_in_force(rule))
        return list(dict.fromkeys(map(paragraph_of, keys)))

    def planned(self) -> int:
        entries = (*self.rules.values(), *self.rulings.values())
        return sum(entry.get("status") == "planned" for entry in entries)


@dataclass
class Cites:
    """Where the code cites what: by whole keys, by the openings of docstrings, by number."""

    keys: Places = field(default_factory=dict)
    openings: Places = field(default_factory=dict)
    paragraphs: Places = field(default_factory=dict)
    rulings: Places = field(default_factory=dict)


@dataclass
class Tests:
    """Which tests are named after which paragraph or ruling, as "file name"."""

    __test__ = False

    paragraphs: Places = field(default_factory=dict)
    rulings: Places = field(default_factory=dict)


def paragraph_of(key: str) -> str:
    return key.split(" ", 1)[0]


def chapter_of(key: str, rule: Entry) -> str:
    return str(rule.get("chapter", paragraph_of(key).split(".")[0]))


def is_in_force(entry: Entry) -> bool:
    return entry.get("status") not in NOT_IN_FORCE


def is_ruling(number: str) -> bool:
    return bool(RULING.fullmatch(number))


def note(places: Places, cite: str, place: str) -> None:
    known = places.setdefault(cite, [])
    if place not in known:
        known.append(place)


# The ledgers


def read_ledger(folder: Path) -> Ledger:
    book = read_toml(folder / "rulebook.toml")
    chapters = book.pop("chapters", {})
    return Ledger(chapters, book, read_toml(folder / "rulings.toml"), is_on_screen(folder))


def is_on_screen(folder: Path) -> bool:
    """Whether the game is played in the browser, according to its game.py."""
    path = folder / "game.py"
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    words = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.keyword))
    return not any(word.arg == "on_screen" and is_false(word.value) for word in words)


def is_false(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is False


def read_toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


# The code


def read_cites(folder: Path) -> Cites:
    cites = Cites()
    for path in sorted(folder.rglob("*.py")):
        read_module(cites, path.name, path.read_text(encoding="utf-8"))
    return cites


def read_module(cites: Cites, name: str, source: str) -> None:
    tree = ast.parse(source)
    scopes = list(scopes_of(tree.body))
    docstrings = {id(node): node for node in docstrings_of(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            place = place_of(name, scopes, node.lineno)
            if id(node) in docstrings:
                note_prose(cites, node.value, place)
            elif CITE.fullmatch(node.value):
                note_key(cites, node.value, place)
            elif ID.fullmatch(node.value):
                note_anywhere(cites, node.value, place)
    for line, comment in comments_of(source):
        note_anywhere(cites, comment, place_of(name, scopes, line))


def note_key(cites: Cites, key: str, place: str) -> None:
    note(cites.keys, key, place)
    number = paragraph_of(key)
    note(cites.rulings if is_ruling(number) else cites.paragraphs, number, place)


def note_prose(cites: Cites, text: str, place: str) -> None:
    opening = PARAGRAPH.match(text)
    if opening:
        note(cites.openings, opening.group(), place)
        note(cites.paragraphs, opening.group(), place)
    note_anywhere(cites, text, place)


def note_anywhere(cites: Cites, text: str, place: str) -> None:
    for number in RULE_ID.findall(text):
        note(cites.openings, number, place)
        note(cites.paragraphs, number, place)
    for number in RULING.findall(text):
        note(cites.rulings, number, place)


def docstrings_of(tree: ast.Module) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            yield first.value


def comments_of(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@dataclass(frozen=True)
class Scope:
    name: str
    first: int
    last: int


def scopes_of(body: Sequence[ast.stmt], outer: str = "") -> Iterator[Scope]:
    """Named stretches of a module, outer before inner: classes, functions, assignments."""
    for node in body:
        name = name_of(node)
        if name:
            yield Scope(outer + name, node.lineno, node.end_lineno or node.lineno)
        if isinstance(node, ast.ClassDef):
            yield from scopes_of(node.body, f"{node.name}.")


def name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name
    if isinstance(node, ast.Assign):
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    else:
        return ""
    return target.id if isinstance(target, ast.Name) else ""


def place_of(module: str, scopes: Sequence[Scope], line: int) -> str:
    """The innermost name around a line: "fire.py why_not_fire"."""
    around = [scope.name for scope in scopes if scope.first <= line <= scope.last]
    return f"{module} {around[-1]}" if around else module


# The tests


def read_tests(folder: Path) -> Tests:
    tests = Tests()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                note_test(tests, path.name, node.name)
    return tests


def note_test(tests: Tests, module: str, name: str) -> None:
    if not name.startswith("test_"):
        return
    paragraph = TESTED_PARAGRAPH.match(name)
    if paragraph:
        note(tests.paragraphs, ".".join(paragraph.groups()), f"{module} {name}")
    for group, number in TESTED_ID.findall(name):
        note(tests.paragraphs, f"{group.upper().replace('_', '-')}-{number}", f"{module} {name}")
    for number in TESTED_RULING.findall(name):
        note(tests.rulings, number, f"{module} {name}")
    for number in TESTED_D_RULING.findall(name):
        note(tests.rulings, f"D-{int(number):02}", f"{module} {name}")


# What is wrong


def problems(ledger: Ledger, cites: Cites, tests: Tests) -> list[str]:
    return [
        *bad_rules(ledger),
        *bad_rulings(ledger),
        *unknown_keys(ledger, cites),
        *unknown_numbers(ledger, cites),
        *unfounded_rules(ledger, cites, tests),
        *unfounded_rulings(ledger, cites, tests),
    ]


def bad_rules(ledger: Ledger) -> Iterator[str]:
    for key, rule in ledger.rules.items():
        shape = KEY.fullmatch(key)
        if not shape:
            yield f"rulebook.toml: {key!r} is not a paragraph and a slug"
        elif chapter_of(key, rule) not in ledger.chapters:
            yield f"rulebook.toml: {key!r} belongs to no chapter of [chapters]"
        yield from bad_entry("rulebook.toml", key, rule, RULE_TEXTS)
        yield from bad_plan("rulebook.toml", key, rule, ledger.on_screen)


def bad_rulings(ledger: Ledger) -> Iterator[str]:
    paragraphs = ledger.paragraphs()
    for number, ruling in ledger.rulings.items():
        if not is_ruling(number):
            yield f"rulings.toml: {number!r} is not R and a number"
        for paragraph in ruling.get("rule", []):
            if paragraph not in paragraphs:
                yield f"rulings.toml: {number!r} belongs to {paragraph}, not in rulebook.toml"
        yield from bad_entry("rulings.toml", number, ruling, RULING_TEXTS)
        yield from bad_plan("rulings.toml", number, ruling, ledger.on_screen)


def bad_entry(file: str, key: str, entry: Entry, texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        if not entry.get(text):
            yield f"{file}: {key!r} has no {text!r}"
    status = entry.get("status")
    if status not in STATUSES:
        yield f"{file}: {key!r} has the status {status!r}, not one of {', '.join(STATUSES)}"
    if status in NOT_IN_FORCE and not entry.get("reason"):
        yield f"{file}: {key!r} is {status} without a reason"


def bad_plan(file: str, key: str, entry: Entry, on_screen: bool) -> Iterator[str]:
    if on_screen and entry.get("status") == "planned":
        yield f"{file}: {key!r} is only planned, but the game is on screen"


def unknown_keys(ledger: Ledger, cites: Cites) -> Iterator[str]:
    for key, places in cites.keys.items():
        number = paragraph_of(key)
        if number in ledger.rulings:
            right = f"{number} {ledger.rulings[number].get('slug')}"
            if key != right:
                yield f"{places[0]} cites {key!r}, but the ruling is {right!r}"
        elif not is_ruling(number) and key not in ledger.rules:
            yield f"{places[0]} cites {key!r}, which is not in rulebook.toml"


def unknown_numbers(ledger: Ledger, cites: Cites) -> Iterator[str]:
    for paragraph in sorted(cites.paragraphs.keys() - ledger.paragraphs()):
        yield f"{cites.paragraphs[paragraph][0]} cites {paragraph}, which is not in rulebook.toml"
    for number in sorted(cites.rulings.keys() - ledger.rulings.keys()):
        yield f"{cites.rulings[number][0]} cites {number}, which is not in rulings.toml"


def unfounded_rules(ledger: Ledger, cites: Cites, tests: Tests) -> Iterator[str]:
    for paragraph in ledger.in_force():
        if paragraph not in cites.paragraphs:
            yield f"rule {paragraph} is cited by no code"
        if paragraph not in tests.paragraphs:
            yield f"rule {paragraph} has no test ({test_name(paragraph)})"


def unfounded_rulings(ledger: Ledger, cites: Cites, tests: Tests) -> Iterator[str]:
    for number, ruling in ledger.rulings.items():
        if not is_in_force(ruling):
            continue
        if number not in cites.rulings:
            yield f"ruling {number} {ruling.get('slug')} is cited by no code"
        if number not in tests.rulings:
            yield f"ruling {number} {ruling.get('slug')} has no test ({test_name(number)})"


def test_name(number: str) -> str:
    plain = number.lower() if "-" in number else number
    return f"test_{plain.replace('.', '_').replace('-', '_')}_…"


# The command


def check(game: str, ledger: Ledger) -> list[str]:
    return problems(ledger, read_cites(GAMES / game), read_tests(TESTS / game))


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/rulebook.toml"))


def main(arguments: Sequence[str]) -> int:
    unknown = sorted(set(arguments) - set(games()))
    if unknown:
        print(f"No ledger for {', '.join(unknown)}. Games: {', '.join(games())}.", file=sys.stderr)
        return 2
    found = 0
    for game in arguments or games():
        ledger = read_ledger(GAMES / game)
        for problem in check(game, ledger):
            print(f"{game}: {problem}")
            found += 1
        if ledger.planned():
            print(f"{game}: {ledger.planned()} planned, not built yet")
    print(f"{found} problem{'' if found == 1 else 's'}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
