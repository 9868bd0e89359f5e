"""Words: nothing missing and nothing unused in either language; every event has a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import grognard
from grognard.games import game as find_game
from grognard.games.march.chapters.commander import ChooseToRide
from grognard.games.march.chapters.setting_up.landscape import KINDS
from grognard.games.march.chapters.setting_up.setup import ChooseSide
from grognard.games.march.model.events import EVENTS
from grognard.games.march.model.flow import battle
from grognard.games.march.model.pieces import (
    CAUSES,
    CHARACTERS,
    MARKS,
    NOBODY,
    OBSTACLE,
    PHASES,
    QUALITIES,
    RESOLVE,
    ROUTING,
    SCREEN_DEPTH,
)
from grognard.games.march.model.state import Battle
from grognard.games.march.screen import prompts, words
from grognard.games.march.screen.looks import looks
from grognard.games.march.screen.rulebook import LEDGER
from grognard.games.march.screen.words import SUMS
from grognard.kernel.aids import MARKED, SHORT
from grognard.kernel.decision import Decision
from grognard.kernel.dice import Draw, Rng, Throw
from grognard.kernel.event import EventKind
from grognard.kernel.game import Verdict
from grognard.kernel.procedure import DONE
from grognard.kernel.state import State
from grognard.kernel.umpire import answer, settle
from grognard.lexicon import LANGUAGES, Lexicon, key_of
from grognard.miniatures.battle.happened import Happened
from grognard.miniatures.screen.battle_words import question
from grognard.miniatures.screen.general_words import GENERAL
from grognard.table.paths import BACK, Leg
from grognard.table.terrain import Edge
from tests.games.march.field import BLUE, RED, Troops, cm, field, pose

GAME = find_game("march")
PACKAGE = Path(grognard.__path__[0])
LAYER = PACKAGE / "miniatures"
SOURCES = (PACKAGE / "games" / "march", LAYER / "battle", LAYER / "screen")
BATTLE_GAME = LAYER / "battle_game.py"
DETAILS = ("refusal_details.py", "refusal_parts.py")
TOLD = ("forecast.py",)
ELSEWHERE = ("known_names.py",)  # its words are in a file of their own
OWN_FAULTS = {
    "quality", "coat", "nation-twice", "nation-missing", "commander-twice", "opening", "same-id",
    "twice",
}  # fmt: skip
DICE = ("3.5", "7.2", "7.8", "13.2", "15.5")


@cache
def modules() -> dict[Path, ast.Module]:
    paths = [path for folder in SOURCES for path in sorted(folder.rglob("*.py"))]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in [*paths, BATTLE_GAME]}


def calls(tree: ast.AST, name: str) -> Iterator[tuple[bool, ast.Call]]:
    """Calls of a function, and whether it is a method of the object itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr == name:
                yield isinstance(called.value, ast.Name) and called.value.id == "self", node
            elif isinstance(called, ast.Name) and called.id == name:
                yield False, node


def strings(node: ast.AST) -> set[str]:
    """The texts an argument may be, either branch of a choice included."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def noted_words() -> set[str]:
    """Every word of an event in the code."""
    found: set[str] = set()
    for tree in modules().values():
        for _, call in calls(tree, "note"):
            found |= strings(call.args[0])
    return found


@cache
def subclasses(base: str) -> set[str]:
    return {
        node.name
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and base in [getattr(b, "id", "") for b in node.bases]
    }


@cache
def said_keys() -> set[str]:
    keys: set[str] = set()
    for path, tree in modules().items():
        for own, call in calls(tree, "say") if path.name not in ELSEWHERE else ():
            if own:
                prefix = "detail-" if path.name in DETAILS else ""
                keys |= {prefix + key for key in strings(call.args[0])}
            if len(call.args) > 1:
                keys |= strings(call.args[1])
    return {key.split(".")[0] for key in keys}


@cache
def fault_keys() -> set[str]:
    """The errors that the rules find in a list, and what the game says in words of its own."""
    found: set[str] = set()
    for path, tree in modules().items():
        if path.name in ("armies.py", "scenarios.py"):
            for _, call in calls(tree, "Fault"):
                found |= strings(call.args[1])
    return {f"fault-{what}" for what in found | OWN_FAULTS}


@cache
def needed() -> set[str]:
    told = [kind.word for kind in EVENTS.values() if not kind.silent]
    events = {f"event-{word.replace(' ', '-')}" for word in told}
    actions = {f"act-{key_of(name)}" for name in subclasses("Action")}
    asked = {key_of(name) for name in subclasses("Decision")}
    throws = {f"die-{number.replace('.', '-')}" for number in DICE}
    opposed = {"throw-combat", "throw-initiative", "throw-set-up"}
    return events | actions | asked | throws | opposed | said_keys() | fault_keys()


def messages(lang: str, lexicon: Lexicon = words.lexicon) -> dict[str, Message]:
    text = Path(lexicon.folder, f"{lang}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"], lang
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_code_is_there_and_no_other(lang: str) -> None:
    own, general = set(messages(lang)), set(messages(lang, GENERAL))
    assert own <= needed() and needed() - own <= general


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_two_voices(lang: str) -> None:
    for name in subclasses("Decision"):
        attributes = {a.id.name for a in messages(lang)[key_of(name)].attributes}
        assert attributes == {"waiting"}, name


def test_the_code_reports_many_things() -> None:
    assert {"routed", "fought", "shot", "obstacle met", "turn"} <= noted_words()
    assert len(subclasses("Action")) > 30 and len(subclasses("Decision")) > 12


def test_every_sum_is_called_something() -> None:
    for cite in SUMS:
        assert LEDGER.find(cite) is not None, cite
    assert GAME.heading("12.5 groups", "en") == "Added to the combat die"
    assert GAME.heading("7.1 manoeuvre test", "en") == "Manoeuvre test"


# Names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_known(lang: str) -> None:
    def told(key: str, fact: str, names: tuple[str, ...]) -> set[str]:
        return {words.say(lang, key, **{fact: name}) for name in names}

    assert len(told("mark", "mark", MARKS)) == len(MARKS)
    assert len(told("phase", "phase", PHASES)) == len(PHASES)
    assert len(told("quality", "quality", QUALITIES)) == len(QUALITIES)
    assert len(told("character", "character", CHARACTERS)) == len(CHARACTERS)
    assert len(told("staff-sign", "character", CHARACTERS[:4])) == 4
    assert len(told("ground", "kind", tuple(KINDS))) == len(KINDS)
    assert len(told("ground-label", "kind", tuple(KINDS))) == len(KINDS)
    causes = {words.say(lang, "event-shaken", unit="b1", cause=cause) for cause in CAUSES}
    assert len(causes) == len(CAUSES)
    chapters = {chapter.title for chapter in GAME.rules(lang).chapters}
    assert len(chapters) == len(GAME.rules(lang).chapters) == 18


def test_ground_goes_by_its_name_or_its_kind() -> None:
    assert words.ground_name("farm Ferme rouge", "en") == "Ferme rouge"
    assert words.ground_name("farm", "fr") == "la ferme"
    assert looks("fr").label("hedge") == "Haie"
    assert looks("en").label("village Vimeiro") == "Vimeiro"
    assert words.ground_name("crater", "en") == "crater"


def test_characters_are_counted() -> None:
    assert words.staff_words([2, 1, 0, 1], "en") == ["2 drummers", "1 sergeant", "1 officer"]
    assert words.staff_words([1, 0, 1, 0], "fr") == ["1 tambour", "1 porte-drapeau"]


def test_a_commander_without_a_name_goes_by_his_rank() -> None:
    b = battle(GAME.setup("training", {}))
    assert words.chief_name(b, RED, "en") == "Supreme Commander"
    assert words.chief_name(battle(GAME.setup("vimeiro", {})), RED, "fr") == "Henry Fane"


def test_captions_say_who_how_many_and_what_ails() -> None:
    b = field([Troops("b1", 60, 20, detached=5)], [Troops("f1", 60, 60, 180)])
    assert GAME.caption(b, "b1", "en") == "b1: Drilled, 19 + 5, line"
    b._edit(1).marks |= ROUTING
    b.disorder(1)
    assert (
        GAME.caption(b, "f1", "fr") == "f1\xa0: Troupe exercée, 24, ligne, en déroute, désorganisé"
    )
    assert GAME.caption(b, "nobody", "en") == ""


def test_names_are_spelled_as_wished() -> None:
    b = battle(GAME.setup("training", {}))
    marked = f"{words.unit_name(b, 0)} waits"
    assert GAME.spell(b, marked, "en", MARKED) == marked
    assert GAME.spell(b, marked, "en", SHORT) == "1st Battalion waits"
    assert GAME.spell(b, marked, "en", 0) == "1st Battalion (b1) waits"
    assert words.unit_name(b, NOBODY) == ""
    assert GAME.seat_name(b, 1, "fr") == "Brigade française"
    assert GAME.seat_name(b, 0, "fr") == "Brigade britannique"
    assert GAME.seat_name(b, 0, "en") == "British brigade"


# Actions and events


def test_actions_as_a_person_would_say_them() -> None:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)])
    for order, said in {
        "advance 7.5, wheel left 30, back 2": "7.5 cm forward, wheels left 30°, 2 cm back",
        "halt": "halts",
        "attack b1 > f1": "b1 charges f1",
        "attack b1 > f1 right 12.5": "b1 charges f1, wheeling right 12.5°",
        "fire b1 > f1.screen": "b1 shoots at the screen of f1",
        "place b1 60,20 0 column detach 4": (
            "b1 in column at 60, 20 cm, facing north, 4 men skirmishing"
        ),
        "screen b1 60,27 0": "screen of b1 at 60, 27 cm, facing north",
        "ride 60,35": "ride to 60, 35 cm",
        "form line 90": "form line, facing east",
        "side north": "take the northern side",
        "pursue": "pursue",
    }.items():
        assert GAME.describe(b, GAME.parse(b, order), "en") == said
    said = GAME.describe(b, GAME.parse(b, "wheel right 7.5"), "fr")
    assert said == "conversion à droite de 7,5°"
    marked = words.describe_action(b, GAME.parse(b, "pass b1"), "en", MARKED)
    assert words.unit_name(b, 0) in marked


def test_events_are_sentences() -> None:
    hedge = Edge("hedge", [(cm(40), cm(44)), (cm(80), cm(44))], OBSTACLE)
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)], edges=[hedge])

    def told(what: str, unit: int, args: list[int], lang: str = "en") -> str:
        return GAME.narrate(b, Happened(what, unit, args), lang)

    assert told("turn", NOBODY, [3]) == "— Turn 3 —"
    assert told("phase", NOBODY, [3]) == "— Resolve —"
    assert told("phase", NOBODY, [2]) == "" == told("moved", 0, [1, 2, 3])
    assert told("initiative thrown", NOBODY, [4, 2, 6, 3]) == "Initiative: Red 4 → 6, Blue 2 → 3."
    assert told("obstacle met", 0, [0, 3, 1]) == "B1 reaches the hedge: 3, and stops there."
    assert told("marched", 0, [BACK, cm(5)]) == "B1: 5 cm back."
    assert told("ended", NOBODY, [NOBODY]) == "Draw: "
    assert told("ended", NOBODY, [BLUE]) == "Victory for Blue: "
    assert told("shot", 0, [1, 0, 1, 1, 4]) == (
        "The screen of b1 shoots at f1: one die, 4 or more hits."
    )
    assert told("hit", 0, [1, 1, 2, 1], "fr") == "Les tirailleurs de f1\xa0: 2 touches, dont un 6."
    assert words.TABLE.leg(Leg(BACK, cm(2.5)), "fr") == "2,5 cm en arrière"


def test_what_the_code_notes_is_what_the_table_lists() -> None:
    assert noted_words() == set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.values(), ids=lambda kind: kind.word)
def test_each_event_of_the_table_has_its_sentence(kind: EventKind, lang: str) -> None:
    """The names of its numbers are those that the sentence needs, or it would not be shown."""
    hedge = Edge("hedge", [(cm(40), cm(44)), (cm(80), cm(44))], OBSTACLE)
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)], edges=[hedge])
    numbers = [RESOLVE if name == "phase" else 0 for name in kind.args]
    told = Happened(kind.word, 0, [] if kind.open_ended else numbers)
    assert bool(GAME.narrate(b, told, lang)) != kind.silent


# Whole games


def walk(scenario: str, options: dict[str, str], seed: int) -> set[str]:
    """A random game in which everybody is sent everything; the words of its events."""
    rng = Rng(seed)
    s = GAME.setup(scenario, options)
    s.events = []
    heard: set[str] = set()
    for _ in range(900):
        step = s.pending
        check_prompts(s)
        if isinstance(step, Decision):
            legal = step.legal(s)
            action = legal[rng.below(len(legal))]
            assert all(GAME.describe(s, action, lang) for lang in LANGUAGES)
            assert GAME.question(s, step.seat) == question(battle(s))
            answer(s, action)
        elif isinstance(step, Throw):
            settle(s, step.toss(rng))
        else:
            break
        heard |= check_events(s)
        s.events = []
    check_prompts(s)
    return heard


def check_prompts(s: State) -> None:
    for lang in LANGUAGES:
        for seat in (None, 0, 1):
            text = GAME.prompt(s, seat, lang)
            assert text and text[0] == text[0].upper() and "\x02" not in text


def check_events(s: State) -> set[str]:
    found = set()
    for event in s.events or []:
        assert isinstance(event, Happened)
        found.add(event.what)
        for lang in LANGUAGES:
            text = GAME.narrate(s, event, lang)
            assert "\x02" not in text and text == text.strip()
    return found


GAMES = [
    ("training", {"set-up": "ready"}, 1),
    ("training", {"set-up": "ready", "counter-charge": "on", "winner-tests": "on"}, 2),
    ("vimeiro", {}, 3),
    ("barrosa", {"set-up": "ready", "french-hold": "on"}, 4),
    ("open", {"terrain": "5"}, 5),
]


@pytest.mark.parametrize(("scenario", "options", "seed"), GAMES)
def test_random_games_have_sentences_in_both_languages(
    scenario: str, options: dict[str, str], seed: int
) -> None:
    heard = walk(scenario, options, seed)
    assert {"turn", "phase", "tested", "initiative"} <= heard
    assert heard <= set(EVENTS)


# Prompts


def over(winner: int, ending: str) -> Battle:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)])
    b.winner, b.ending, b.pending, b.stack = winner, ending, DONE, []
    return b


def test_a_battle_that_is_over_says_how() -> None:
    b = over(BLUE, "16.1 battalions")
    count = "After turn 1 the enemy had 1 against your 1, counting battalions still in the fight"
    assert GAME.prompt(b, RED, "en") == f"Victory for Blue: {count} and objectives (16.1)."
    b.winner = NOBODY
    assert question(b) == "" and prompts.unit_at_work(b) == NOBODY


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        (RED, "Your last battalion was beaten on turn 1 (R80)."),
        (BLUE, "You have beaten the last of their battalions on turn 1 (R80)."),
        (None, "Red had no battalion left on turn 1 (R80)."),
    ],
)
def test_the_end_is_shown_to_its_reader(reader: int | None, told: str) -> None:
    b = over(BLUE, "R80 end and ties")
    b.destroy(0)
    assert GAME.ending(b, Verdict(BLUE, b.ending), reader, "en") == told


def test_the_kinds_of_draw_are_distinguished() -> None:
    b = over(NOBODY, "R80 end and ties")
    equal = "Après le tour 1, bataillons, objectifs et pertes étaient à égalité (R80)."
    assert GAME.prompt(b, None, "fr") == f"Partie nulle\xa0: {equal}"
    b.destroy(0)
    b.destroy(1)
    assert (
        GAME.prompt(b, None, "en") == "Draw: Neither side had a battalion left after turn 1 (R80)."
    )


def test_fewer_losses_are_counted_out() -> None:
    b = over(RED, "16.2 fewer losses")
    b.lose(1, 3)
    told = GAME.ending(b, Verdict(RED, b.ending), RED, "en")
    assert told.endswith("were equal; your losses were 0, the enemy's 3 (16.2).")


def test_the_waiting_player_sees_who_decides() -> None:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)])
    b.pending = ChooseToRide(RED, "3.5 ride or stay")
    assert GAME.prompt(b, RED, "en") == "Does your Supreme Commander ride now?"
    assert GAME.prompt(b, BLUE, "en") == "Red may move its Supreme Commander."
    b.pending = ChooseSide(BLUE, "4.4 choice of side")
    assert GAME.prompt(b, None, "fr") == "Blue choisit un côté de la table."


def test_a_lot_goes_by_its_rule() -> None:
    b = field([Troops("b1", 60, 20)], [Troops("f1", 60, 60, 180)])
    s = GAME.setup("training", {"set-up": "ready"})
    b.stack, b.pending = s.stack[:1], Draw("11.1 which character", 3)
    label = LEDGER.label("11.1 which character", "en")
    assert GAME.prompt(b, None, "en") == f"Rolling the dice: {label}."


def test_nothing_is_hidden_and_all_is_seen() -> None:
    b = field([Troops("b1", 60, 20, detached=5)], [Troops("f1", 60, 60, 180)])
    b.place_screen(0, pose(60, 27), SCREEN_DEPTH)
    assert GAME.view(b, 0) == GAME.view(b, None)
    assert GAME.moment(b) == (1, "activations")
    event = Happened("passed", 0, [])
    assert GAME.redact(event, 1) is event
