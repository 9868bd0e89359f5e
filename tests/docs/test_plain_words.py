"""docs/glossary.md, Plain English: no page, text, docstring, comment or test name says these.

Whatever is banned there is searched in all of them, without what is quoted as code.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.docs.test_glossary import PAGE, in_messages

SECTION = "## Plain English"
QUOTED = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
WEB_TEST = re.compile(r"^\s*(?:it|test|describe)(?:\.\w+)*\(\s*[\"'`](.*?)[\"'`],", re.MULTILINE)
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`\w])//[^\n]*", re.DOTALL)


def banned(page: str) -> list[str]:
    """The first column of the section's table, turn by turn."""
    section = page.partition(SECTION)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| ")]
    return [turn.strip() for row in rows[1:] for turn in row.split(",")]


def pattern(turns: list[str]) -> re.Pattern[str]:
    words = sorted(turns, key=len, reverse=True)
    spaced = [r"[\s#*/]+".join(map(re.escape, turn.split())) for turn in words]
    return re.compile(rf"(?<![\w-])(?:{'|'.join(spaced)})(?![\w-])", re.IGNORECASE)


def in_python(source: str) -> Iterator[str]:
    """Docstrings, comments, and the names of tests as words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name.replace("_", " ")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def in_web(source: str) -> Iterator[str]:
    """Comments, and the names of tests."""
    yield from WEB_COMMENT.findall(source)
    yield from WEB_TEST.findall(source)


def in_page(source: str) -> Iterator[str]:
    """A page; of the glossary all but its tables."""
    kept = [line for line in source.splitlines() if source != PAGE or not line.startswith("|")]
    yield "\n".join(kept)


def in_fluent(path: Path) -> Iterator[str]:
    return (text.words for text in in_messages(path) if text.language == "en")


def in_ledger(source: str) -> Iterator[str]:
    """The English lines of a TOML file: `en = `, `hole_en = ` and the like."""
    return iter(re.findall(r"^(?:\w+[._])?(?:en|reason) *= *(.*)$", source, re.MULTILINE))


READERS: dict[str, Callable[[str], Iterator[str]]] = {
    ".py": in_python,
    ".ts": in_web,
    ".svelte": in_web,
    ".md": in_page,
    ".toml": in_ledger,
}
FOLDERS = {
    "src/grognard": [".py", ".toml", ".ftl"],
    "tools": [".py"],
    "tests": [".py"],
    "web": [".py", ".ts", ".svelte", ".ftl"],
    "docs": [".md"],
}


def files() -> Iterator[Path]:
    yield from ROOT.glob("*.md")
    for folder, suffixes in FOLDERS.items():
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in suffixes and "node_modules" not in path.parts:
                yield path


def said(path: Path, source: str) -> Iterator[str]:
    return in_fluent(path) if path.suffix == ".ftl" else READERS[path.suffix](source)


def may_have_one(source: str) -> bool:
    """A quick look, for most files have none."""
    words = f" {' '.join(re.findall('[a-z]+', source.lower()))} "
    return any(f" {turn} " in words for turn in TURNS)


def odd_in(texts: Iterator[str], turns: re.Pattern[str]) -> list[str]:
    return [found.group() for text in texts for found in turns.finditer(QUOTED.sub(" ", text))]


TURNS = banned(PAGE)


@pytest.mark.parametrize("folder", ["", *FOLDERS])
def test_nothing_of_ours_has_an_archaic_turn(folder: str) -> None:
    turns = pattern(TURNS)
    odd = {}
    for path in files():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(folder) if folder else "/" not in name:
            source = path.read_text(encoding="utf-8")
            if may_have_one(source) and (found := odd_in(said(path, source), turns)):
                odd[name] = found
    assert odd == {}


def test_the_section_bans_turns() -> None:
    assert {"whoever", "anew", "one who"} <= set(TURNS)
    assert len(TURNS) == len(set(TURNS)) > 30


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", '"""Whoever comes."""\n'),
        (".py", 'def f() -> None:\n    """Thrown once\n    more."""\n'),
        (".py", "x = 1  # begun anew\n"),
        (".py", "def test_whoever_comes_is_seen() -> None: ...\n"),
        (".ts", "const a = 1; // begun anew\n"),
        (".ts", 'test("whoever comes is seen", () => {});\n'),
        (".svelte", "<!-- whoever comes -->\n<p>a</p>\n"),
        (".md", "Whoever comes is seen.\n"),
        (".toml", 'ruling_en = "Whoever comes."\n'),
    ],
)
def test_a_planted_turn_is_found(suffix: str, source: str) -> None:
    assert odd_in(READERS[suffix](source), pattern(TURNS))


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".py", 'whoever = "anew"\n'),
        (".py", '"""The field `anew` of `Whoever`."""\n'),
        (".ts", 'const url = "https://anew.example";\n'),
        (".md", "```\nanew\n```\nand `anew`\n"),
        (".toml", 'ruling_fr = "anew"\n'),
    ],
)
def test_code_and_other_languages_are_not_searched(suffix: str, source: str) -> None:
    assert not odd_in(READERS[suffix](source), pattern(TURNS))
