"""Words: nothing missing and nothing unused in either language, and no card named by mistake."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import grognard
from grognard.cli import COMMANDS
from grognard.cli.terminal import speech
from grognard.games import PACKAGES
from grognard.games import game as find_game
from grognard.games.eagles.model.cards import ARMIES, ARMS, TERRAIN_KINDS
from grognard.games.eagles.model.events import EVENTS, Happened
from grognard.games.eagles.model.flow import battle
from grognard.games.eagles.model.pieces import PHASES
from grognard.games.eagles.model.places import PLACE_NAMES
from grognard.games.eagles.screen import words
from grognard.games.eagles.screen.rulebook import LEDGER
from grognard.games.eagles.text.notation import is_known, viewer_of
from grognard.kernel.aids import SHORT, mark
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.event import EVERYONE, EventKind
from grognard.kernel.procedure import DONE
from grognard.kernel.records.proof import PROMISED, PROVEN, PROVEN_FROM, UNPROVEN, UNTHROWN
from grognard.kernel.records.tableline import BACK, DRAW, RESIGN, TALK, TIME, UNSEAL
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.lexicon import LANGUAGES, Lexicon, key_of
from grognard.server.store.database import STORAGE
from tests.games.eagles.field import do, drawn, move, uid

GAME = find_game("eagles")
SOURCES = Path(grognard.__path__[0], "games", "eagles")
CLI = Path(grognard.__path__[0], "cli")
SERVER = Path(grognard.__path__[0], "server")
VERBS = (BACK, DRAW, RESIGN, TIME, UNSEAL, *TALK)
PROOFS = (PROVEN, PROVEN_FROM, PROMISED, UNTHROWN, UNPROVEN)
MARKS = re.compile("[\x02\x03]")
LABEL = re.compile(r"\b\d{3}[bc]?\b")
THROWS = ("Die", "Pool", "Draw", "Deal")


@cache
def modules(folder: Path) -> list[ast.Module]:
    paths = sorted(folder.rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def strings(node: ast.AST) -> set[str]:
    """The texts an argument may be, either branch of a choice included."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def told_words() -> set[str]:
    """Every word of an event in the code."""
    found: set[str] = set()
    for tree in modules(SOURCES):
        for call in calls(tree, "tell", "Happened"):
            found |= strings(call.args[0])
        for call in calls(tree, "eliminate"):
            found |= strings(call.args[1])
    return found


@cache
def subclasses(base: str) -> set[str]:
    return {
        node.name
        for tree in modules(SOURCES)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and base in [getattr(b, "id", "") for b in node.bases]
    }


@cache
def throw_cites() -> set[str]:
    trees = modules(SOURCES)
    cites = {
        text for tree in trees for call in calls(tree, *THROWS) for text in strings(call.args[0])
    }
    return {cite for cite in cites if " " in cite}


@cache
def said_keys(folder: Path, place: int) -> set[str]:
    """The keys that `say` is called with in so many words."""
    keys: set[str] = set()
    for tree in modules(folder):
        for call in calls(tree, "say"):
            if len(call.args) > place and not has_own_words(call):
                keys |= strings(call.args[place])
    return {key for key in keys if key}


def has_own_words(call: ast.Call) -> bool:
    """Whether it is said from another folder of words than the game's."""
    said_by = getattr(call.func, "value", None)
    return isinstance(said_by, ast.Name) and said_by.id.endswith("WORDS")


def messages(lexicon: Lexicon, lang: str) -> dict[str, Message]:
    text = Path(lexicon.folder, f"{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"], lang
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def attributes(lexicon: Lexicon, lang: str) -> set[str]:
    found = messages(lexicon, lang)
    return {f"{key}.{a.id.name}" for key, message in found.items() for a in message.attributes}


@cache
def ending_cites() -> set[str]:
    """Every rule by which the code ends a battle."""
    trees = modules(SOURCES)
    return {
        text for tree in trees for call in calls(tree, "finish") for text in strings(call.args[1])
    }


@cache
def needed() -> set[str]:
    endings = {f"ending-{cite.split(' ', 1)[1].replace(' ', '-')}" for cite in ending_cites()}
    events = {f"event-{kind.word}" for kind in EVENTS.values() if not kind.silent}
    actions = {f"act-{key_of(name)}" for name in subclasses("Action")}
    asked = {key_of(name) for name in subclasses("Decision")}
    throws = {f"throw-{cite.split(' ', 1)[1].replace(' ', '-')}" for cite in throw_cites()}
    named = {key.split(".")[0] for key in said_keys(SOURCES, 1)}
    named |= {
        key
        for tree in modules(SOURCES)
        for call in calls(tree, "line")
        if call.args
        for key in strings(call.args[0])
    }
    return events | actions | asked | throws | named | endings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_code_is_there_and_no_other(lang: str) -> None:
    assert set(messages(words.lexicon, lang)) == needed()


def test_the_events_of_the_code_are_those_of_the_table() -> None:
    assert told_words() == set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.values(), ids=lambda kind: kind.word)
def test_each_event_of_the_table_has_its_sentence(kind: EventKind, lang: str) -> None:
    """The names of its numbers are those that the sentence needs, or it would not be shown."""
    b = battle(GAME.setup("waterloo", {}))
    told = Happened(kind.word, 0, 0, EVERYONE, [0 for _ in kind.args])
    assert bool(GAME.narrate(b, told, lang)) != kind.silent


def test_the_code_reports_many_things() -> None:
    assert {"moved", "routed", "won", "drawn", "exposed", "announced-shot"} <= told_words()
    assert len(throw_cites()) >= 7 and len(subclasses("Decision")) >= 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_two_voices(lang: str) -> None:
    for name in subclasses("Decision") - {"ChoosePlay"}:
        assert f"{key_of(name)}.waiting" in attributes(words.lexicon, lang)


def test_both_languages_have_the_same_attributes() -> None:
    for lexicon in (words.lexicon, speech.lexicon):
        assert attributes(lexicon, "en") == attributes(lexicon, "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_has_every_word_and_no_other(lang: str) -> None:
    said = said_keys(CLI, 0) | {f"{name}-help" for name in COMMANDS}
    said |= {key for tree in modules(CLI) for key in card_headings(tree)}
    said |= {f"database-{code}" for code in {*codes("Trouble"), *STORAGE.values()}}
    said |= {f"unsafe-{code}" for code in codes("Danger")} | {f"dice-{word}" for word in PROOFS}
    said |= {f"said-{verb}" for verb in VERBS} | {"play-help-march"}
    said |= {f"play-actions-{game}" for game in PACKAGES}
    assert set(messages(speech.lexicon, lang)) == {key.split(".")[0] for key in said}


@cache
def codes(trouble: str) -> set[str]:
    """What may be wrong with a database, a backup or the settings, by its code."""
    trees = modules(SERVER)
    return {
        code for tree in trees for call in calls(tree, trouble) for code in strings(call.args[0])
    }


def card_headings(tree: ast.AST) -> set[str]:
    """Headings of a card's sheet are in a table, not in a call."""
    pairs = [node for node in ast.walk(tree) if isinstance(node, ast.Tuple) and len(node.elts) == 2]
    found = {text for pair in pairs for text in strings(pair.elts[0])}
    return {text for text in found if text.startswith("card-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_known(lang: str) -> None:
    for army in range(len(ARMIES)):
        assert words.army_name(army, lang) and words.unknown_card(army, lang)
    for place in range(len(PLACE_NAMES)):
        assert words.to_place(place, lang) and words.from_place(place, lang)
        assert words.in_place(place, lang)
    assert len({words.arm_name(arm, lang) for arm in range(len(ARMS))}) == len(ARMS)
    assert len({words.phase_name(phase, lang) for phase in range(len(PHASES))}) == len(PHASES)
    assert len({words.formation_name(f, lang) for f in range(3)}) == 3
    kinds = range(1, len(TERRAIN_KINDS))
    assert len({words.terrain_kind_name(kind, lang) for kind in kinds}) == len(kinds)
    assert words.side_name(0, lang) != words.side_name(1, lang)


def test_hidden_cards_go_by_their_back() -> None:
    assert words.unknown_card(0, "en") == "a French card"
    assert words.unknown_card(0, "fr") == "une carte française"
    assert words.unknown_card(2, "fr") == "une carte prussienne"


def test_the_ledger_is_found_by_key_number_and_words() -> None:
    rule = LEDGER.find("7.21 next turn")
    assert rule is not None and rule.number == "7.21"
    assert LEDGER.find("no such key") is None
    assert [r.number for r in LEDGER.numbered("R36")] == ["R36"]
    assert {r.number.split(".")[0] for r in LEDGER.numbered("7")} == {"7"}
    assert any(r.number == "8.1" for r in LEDGER.search("ARTILLERIE a pied"))
    assert LEDGER.search("") == [] and LEDGER.numbered("77.7") == []
    assert LEDGER.text("7.99 nothing", "en") == "7.99 nothing"
    assert LEDGER.label("7.99 nothing", "fr") == "7.99 nothing"
    assert LEDGER.label("R36 rally one die", "fr") == "R36"
    assert LEDGER.rulings_about("7.4")


Hidden = dict[int | None, set[str]]


def hidden(s: State) -> Hidden:
    """The cards that each seat, and a spectator, may not know."""
    b = battle(s)
    labels = b.setting.labels
    found: Hidden = {}
    for seat in (None, 0, 1):
        viewer = viewer_of(seat)
        found[seat] = {labels[u.uid] for u in b.units if not is_known(u, viewer)}
    return found


def walk(scenario: str, options: dict[str, str], seed: int) -> Iterator[tuple[State, set[str]]]:
    """A random game: every wait, with all that was said to a seat since, checked on the way."""
    rng = Rng(seed)
    s = GAME.setup(scenario, options)
    s.events = []
    for _ in range(3000):
        step = s.pending
        before = hidden(s)
        check_prompts(s, before)
        if isinstance(step, Decision):
            legal = step.legal(s)
            check_actions(s, [legal[rng.below(len(legal))] for _ in range(5)], before[step.seat])
            answer(s, legal[rng.below(len(legal))])
        elif isinstance(step, Throw):
            settle(s, step.toss(rng))
        else:
            return
        yield s, check_events(s, before)
        s.events = []


def check_prompts(s: State, secret: Hidden) -> None:
    for lang in LANGUAGES:
        for seat in (None, 0, 1):
            text = GAME.prompt(s, seat, lang)
            assert text and text[0] == text[0].upper()
            assert not secret[seat] & set(LABEL.findall(text)), text


def check_actions(s: State, actions: list[Action], secret: set[str]) -> None:
    b = battle(s)
    for action in actions:
        for lang in LANGUAGES:
            text = words.describe_action(b, action, lang)
            assert text and not secret & set(LABEL.findall(text)), text


def check_events(s: State, before: Hidden) -> set[str]:
    """What a seat could see neither before nor after is not named to it; returns the words."""
    found = set()
    after = hidden(s)
    for event in s.events or []:
        found.add(getattr(event, "what", ""))
        for seat in (None, 0, 1):
            told = GAME.redact(event, seat)
            assert told is not None
            for lang in LANGUAGES:
                text = GAME.narrate(s, told, lang)
                assert not before[seat] & after[seat] & set(LABEL.findall(text)), text
    return found


GAMES = [
    ("quatre-bras", {}, 1),
    ("ligny", {"decoys": "on"}, 2),
    ("wavre", {"deck": "open"}, 3),
    ("waterloo", {"prussian-general": "on"}, 4),
    ("charleroi", {"scale": "1/2", "decoys": "on"}, 5),
    ("waterloo", {"victory": "2", "scale": "1/2"}, 6),
]


@pytest.mark.parametrize(("scenario", "options", "seed"), GAMES)
def test_random_games_have_sentences_in_both_languages_and_name_no_hidden_card(
    scenario: str, options: dict[str, str], seed: int
) -> None:
    heard: set[str] = set()
    for _, told in walk(scenario, options, seed):
        heard |= told
    assert {"turn", "phase", "ready", "moved"} <= heard
    assert heard <= told_words()


def test_a_battle_that_is_over_says_how() -> None:
    s = GAME.setup("wavre", {})
    b = battle(s)
    b.finish(1, "R149 resignation")
    b.pending = DONE
    assert GAME.prompt(s, 0, "en") == "Allied victory: You resigned on turn 0 (R149)."
    assert GAME.prompt(s, 1, "en") == "Allied victory: The French resigned on turn 0 (R149)."
    assert GAME.prompt(s, None, "fr").endswith("Les Français ont abandonné au tour 0 (R149).")


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (0, "The Allies took your Center on turn 4 (4.3)."),
        (1, "You took the French Center on turn 4 (4.3)."),
        (None, "The Allies took the French Center on turn 4 (4.3)."),
    ],
)
def test_the_end_says_where_and_who_to_its_reader(reader: int | None, told: str) -> None:
    b = drawn(active=1, AC="130, 149", FL="015")
    b.turn = 4
    do(b, move(b, "130", "FC"))
    verdict = GAME.verdict(b)
    assert verdict is not None
    assert GAME.ending(b, verdict, reader, "en") == told
    assert GAME.victory(b, 1, "fr") == "Victoire alliée"


def test_the_last_card_lost_there_is_named() -> None:
    b = drawn(active=1, AC="130, 149", FC="015", FL="016")
    b.eliminate(uid(b, "015"), "routed")
    b.eliminate(uid(b, "016"), "routed")  # lost elsewhere
    do(b, move(b, "130", "FC"))
    last = GAME.spell(b, mark("015"), "en", SHORT)
    assert f"; {last} was the last card lost there (4.3)." in GAME.prompt(b, None, "en")
