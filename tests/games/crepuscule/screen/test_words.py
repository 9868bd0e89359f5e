"""Every event, action, question, refusal and kind of ground has its words, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import grognard
from grognard.games import game as find_game
from grognard.games.crepuscule.chapters.scenarios.landscape import KINDS
from grognard.games.crepuscule.model import actions, combat_actions
from grognard.games.crepuscule.model.events import EVENTS
from grognard.games.crepuscule.model.kinds import FORMATIONS, PHASES, REACTIONS_OF
from grognard.games.crepuscule.screen.lexicon import LEDGER, lexicon
from grognard.kernel.decision import Action
from grognard.kernel.refusal import Refusal
from grognard.lexicon import LANGUAGES, key_of

GAME = Path(grognard.__path__[0], "games", "crepuscule")
FOLDERS = ("words", "words/armies", "words/orders", "words/refusals")
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.M)
ARGUMENT = re.compile(r"\$([a-z][a-z0-9-]*)")
VARIANT = re.compile(r"^\s*\*?\[([a-z0-9-]+)\]", re.M)
COUNTED = {"one", "other", "0"}  # languages differ in what they count apart


def text_of(folder: str, lang: str) -> str:
    return Path(GAME, folder, f"{lang}.ftl").read_text(encoding="utf-8")


def messages(text: str) -> dict[str, str]:
    """The body of each message by its key."""
    parts = MESSAGE.split(text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_things(folder: str) -> None:
    english, french = (messages(text_of(folder, lang)) for lang in ("en", "fr"))
    assert list(english) == list(french)
    for key, body in english.items():
        assert set(ARGUMENT.findall(body)) == set(ARGUMENT.findall(french[key])), key
        variants = set(VARIANT.findall(body)) - COUNTED
        assert variants == set(VARIANT.findall(french[key])) - COUNTED, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_that_is_shown_has_a_sentence(lang: str) -> None:
    told = [what for what, kind in EVENTS.items() if not kind.silent]
    missing = [what for what in told if not lexicon.has(lang, f"event-{what.replace(' ', '-')}")]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words(lang: str) -> None:
    every = [*vars(actions).values(), *vars(combat_actions).values()]
    found = [one for one in every if isinstance(one, type)]
    named = [one.__name__ for one in found if issubclass(one, Action) and one is not Action]
    keys = [f"act-{key_of(name)}" for name in named]
    assert keys and [key for key in keys if not lexicon.has(lang, key)] == []


def decisions() -> list[str]:
    """The names of all questions that the code may ask."""
    found = []
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            bases = [getattr(base, "id", "") for base in getattr(node, "bases", [])]
            if isinstance(node, ast.ClassDef) and "Decision" in bases:
                found.append(node.name)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_words_of_its_own(lang: str) -> None:
    keys = [key_of(name) for name in decisions()]
    assert keys and [key for key in keys if not lexicon.has(lang, key)] == []


def constants(call: ast.Call) -> list[str]:
    parts = [*call.args, *(keyword.value for keyword in call.keywords)]
    return [str(part.value) for part in parts if isinstance(part, ast.Constant)]


def refusals() -> list[Refusal]:
    """Everything that the code makes with words of its own."""
    found = []
    for path in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                said = constants(node)
                if said:
                    found.append(Refusal(said[0], why=said[1] if len(said) > 1 else ""))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_explained(lang: str) -> None:
    found = refusals()
    assert found and [one.cite for one in found if LEDGER.find(one.cite) is None] == []
    assert [one.why for one in found if one.why and not LEDGER.causes.has(lang, one.why)] == []
    for one in found:
        assert LEDGER.explain(one, lang).startswith(one.cite.split()[0])


def test_no_reason_is_written_that_no_refusal_uses() -> None:
    used = {one.why for one in refusals()}
    assert set(messages(text_of("words/refusals", "en"))) <= used


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_ground_formation_phase_and_reaction_is_named(lang: str) -> None:
    for key, names in (("formation", FORMATIONS), ("phase", PHASES)):
        said = [lexicon.say(lang, key, **{key: name}) for name in names]
        assert len(set(said)) == len(said)
    grounds = [lexicon.say(lang, "ground-label", kind=kind) for kind in KINDS]
    assert len(set(grounds)) == len(grounds) and not set(grounds) & set(KINDS)
    done = [
        lexicon.say(lang, "event-reacted", unit="x", reaction=reaction) for reaction in REACTIONS_OF
    ]
    assert len(set(done)) == len(done)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_titles_for_all_its_chapters(lang: str) -> None:
    book = find_game("crepuscule").rules(lang)
    titles = [chapter.title for chapter in book.chapters]
    assert len(set(titles)) == len(titles) == 33
    assert {rule.chapter for rule in book.rules} == {chapter.number for chapter in book.chapters}
