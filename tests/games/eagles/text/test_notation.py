"""Actions as text: written, read back, read leniently, and never revealing what is hidden."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters.setup import labels_of, seat_of
from grognard.games.eagles.model import actions
from grognard.games.eagles.model.actions import (
    ACCEPT_DRAW,
    COLUMN,
    END,
    LINE,
    NOTHING,
    OFFER_DRAW,
    PASS,
    READY,
    RESIGN,
    SQUARE,
    Capture,
    Confuse,
    Hide,
    LayTerrain,
    OpenFire,
    Show,
    deploys,
    fire,
    form,
    move,
    on_position,
    play,
    shock,
)
from grognard.games.eagles.model.cards import battles, standard
from grognard.games.eagles.model.options import Options
from grognard.games.eagles.model.pieces import Setting, unit
from grognard.games.eagles.model.places import DISCARD, RESERVE
from grognard.games.eagles.model.special_ids import title_of
from grognard.games.eagles.model.state import Battle, blank
from grognard.games.eagles.sequence import new_battle
from grognard.games.eagles.text.notation import WORDS, notate, parse
from grognard.games.eagles.text.position import read
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng, Throw
from grognard.kernel.refusal import BadNotation
from grognard.kernel.umpire import answer, settle

FC, AC = 1, 4

FIELD = """
eagles position 1
battle waterloo
option deck open
turn 3 french combat
FC:
  070 up
  015 column up
  017 column
  089
AC:
  130 up
  131 column
  132
  111
FL:
  016
FR:
  018
AL:
  133
AR:
  134
reserve-french: 099, 107, 104, 101, 019, 001
reserve-allied: 195, 135
pile-french: 020
"""


def field() -> Battle:
    return read(FIELD.strip())


def all_cards() -> Battle:
    """Every card of the series face-up in one heap: any sentence can be read there."""
    cards = standard().cards
    b = blank(Setting(battles()["charleroi"], Options({}), labels_of(cards)))
    for uid, card in enumerate(cards):
        u = unit(uid, card, seat_of(card.army), title_of(card.special))
        u.up, u.place = True, DISCARD
        b.units.append(u)
        b.at[DISCARD].append(uid)
    return b


def uid(b: Battle, label: str) -> int:
    return b.setting.by_label[label]


SENTENCES = [
    "deploy 015 > FC column on 087",
    "deploy 015 > FC",
    "hide 001 > FC",
    "ready",
    "test 015",
    "fire 070 > 130",
    "shock 055 > 130",
    "open 072",
    "move 015 > AC column on 180",
    "move 015 > AC",
    "move 015 > reserve",
    "move 015 > FC on 087",
    "form 015 square",
    "form 015 line",
    "lay 087",
    "show 201",
    "play 099 > 130",
    "play 107 > FC",
    "play 104",
    "confuse 101: 015 > AC column",
    "capture 179 with 015",
    "end",
    "pass",
    "resign",
    "offer draw",
    "accept",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_read_and_written_is_the_same_sentence(sentence: str) -> None:
    b = all_cards()
    assert notate(b, parse(b, sentence)) == sentence


@pytest.mark.interpreted_only
def test_every_action_class_shows_its_notation() -> None:
    b = all_cards()
    classes = [c for c in vars(actions).values() if isinstance(c, type) and c is not Action]
    shown = [c.__doc__ for c in classes if issubclass(c, Action)]
    assert len(shown) == len(WORDS)
    for sentence in shown:
        assert sentence is not None
        assert notate(b, parse(b, sentence)) == sentence


def test_each_sentence_means_its_action() -> None:
    b = all_cards()
    card, ground = uid(b, "015"), uid(b, "087")
    expected: list[Action] = [
        deploys(card, FC, ground)[COLUMN],
        deploys(card, FC, -1)[LINE],
        Hide(uid(b, "001"), FC),
        READY,
        actions.Test(card),
        fire(uid(b, "070"), uid(b, "130")),
        shock(uid(b, "055"), uid(b, "130")),
        OpenFire(uid(b, "072")),
        move(card, AC, COLUMN, uid(b, "180")),
        move(card, AC, LINE, -1),
        move(card, RESERVE, LINE, -1),
        move(card, FC, LINE, ground),
        form(card, SQUARE),
        form(card, LINE),
        LayTerrain(ground),
        Show(uid(b, "201")),
        play(uid(b, "099"), uid(b, "130")),
        play(uid(b, "107"), on_position(FC)),
        play(uid(b, "104"), NOTHING),
        Confuse(uid(b, "101"), card, AC, COLUMN),
        Capture(uid(b, "179"), card),
        END,
        PASS,
        RESIGN,
        OFFER_DRAW,
        ACCEPT_DRAW,
    ]
    assert [parse(b, s).key() for s in SENTENCES] == [a.key() for a in expected]


@pytest.mark.parametrize(
    "sentence",
    ["move 019 > FC square", "fire 070 > 130", "form 015 line", "play 107 > FC", "end", "pass"],
)
def test_the_same_sentence_is_the_same_object(sentence: str) -> None:
    b = field()
    assert parse(b, sentence) is parse(b, f"  {sentence.upper()} ")


@pytest.mark.parametrize(
    ("liberal", "strict"),
    [
        ("MOVE 15 to fc", "move 015 > FC"),
        ("move 15->FC", "move 015 > FC"),
        ("  move   015  →  FC , column ", "move 015 > FC column"),
        ("go 15 FC", "move 015 > FC"),
        ("bouger 15 vers FC en colonne", "move 015 > FC column"),
        ("mouvement 15 > réserve", "move 015 > reserve"),
        ("move 15 > AG", "move 015 > AL"),
        ("déployer 15 > FD carré sur 87", "deploy 015 > FR square on 087"),
        ("tirer 70 sur 130", "fire 070 > 130"),
        ("tir 70 contre 130", "fire 070 > 130"),
        ("fire 70 at 130", "fire 070 > 130"),
        ("choc 55 > 130", "shock 055 > 130"),
        ("charge 55 > 130", "shock 055 > 130"),
        ("ouvrir le feu 72", "open 072"),
        ("open fire with 72", "open 072"),
        ("former 15 carré", "form 015 square"),
        ("form 15 LIGNE", "form 015 line"),
        ("poser 87", "lay 087"),
        ("montrer 201", "show 201"),
        ("jouer 99 sur 130", "play 099 > 130"),
        ("play 107 on FC", "play 107 > FC"),
        ("jouer 104", "play 104"),
        ("confusion 101 15 > AC", "confuse 101: 015 > AC"),
        ("capturer 179 avec 15", "capture 179 with 015"),
        ("cacher 1 > FC", "hide 001 > FC"),
        ("tester 15", "test 015"),
        ("prêt", "ready"),
        ("fin", "end"),
        ("passe", "pass"),
        ("abandon", "resign"),
        ("nulle", "offer draw"),
        ("proposer nulle", "offer draw"),
        ("accepter la nulle", "accept"),
    ],
)
def test_reading_is_liberal(liberal: str, strict: str) -> None:
    b = all_cards()
    assert notate(b, parse(b, liberal)) == strict


@pytest.mark.parametrize(
    ("text", "value", "expected"),
    [
        ("", "", "one of the verbs"),
        ("attack 015", "attack", "one of the verbs"),
        ("move", "move …", "expected a card"),
        ("move 015", "move 015 …", "expected a Position"),
        ("move 999 > FC", "999", "unknown card"),
        ("move abc > FC", "abc", "unknown card"),
        ("move 015 > XX", "xx", "a Position (FL FC FR AL AC AR) or reserve"),
        ("move 015 > FC wedge", "wedge", "nothing more after 'move'"),
        ("move 015 > FC column column", "column", "nothing more"),
        ("move 015 > FC on", "move 015 > FC on …", "expected a card"),
        ("form 015", "form 015 …", "line, column or square"),
        ("form 015 wedge", "wedge", "line, column or square"),
        ("fire 070 > AC#", "ac#", "such as AC#2"),
        ("fire 070 > QQ#1", "qq#1", "such as AC#2"),
        ("fire 070 > AC#x", "ac#x", "such as AC#2"),
        ("fire 070 > AC#3", "ac#3", "AC holds 2 face-down enemy cards"),
        ("fire 070 > AC#0", "ac#0", "AC holds 2 face-down enemy cards"),
        ("end now", "now", "nothing more after 'end'"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, value: str, expected: str) -> None:
    with pytest.raises(BadNotation) as error:
        parse(field(), text)
    assert error.value.value == value
    assert expected in error.value.expected
    assert error.value.expected_in("fr").startswith(("il ", "carte inconnue\xa0: il "))


def test_an_unknown_verb_is_answered_with_all_verbs() -> None:
    with pytest.raises(BadNotation) as error:
        parse(field(), "charge! 015")
    assert all(verb in error.value.expected for verb in WORDS)


def test_a_foreign_action_is_not_written() -> None:
    class Foreign(Action):
        def key(self) -> tuple[int, ...]:
            return (999,)

    with pytest.raises(BadNotation):
        notate(field(), Foreign())


def test_R130_a_face_down_enemy_card_is_called_by_place_and_number() -> None:
    b = field()
    assert notate(b, fire(uid(b, "070"), uid(b, "130"))) == "fire 070 > 130"
    assert notate(b, fire(uid(b, "070"), uid(b, "131"))) == "fire 070 > AC#1"
    assert notate(b, fire(uid(b, "070"), uid(b, "132"))) == "fire 070 > AC#2"
    assert parse(b, "fire 070 > ac # 2") is fire(uid(b, "070"), uid(b, "132"))
    assert parse(b, "play 099 > AC#1") is play(uid(b, "099"), uid(b, "131"))


@pytest.mark.parametrize("hidden", ["131", "132", "135", "195", "020", "021", "136", "999"])
def test_R130_trying_a_label_reveals_nothing(hidden: str) -> None:
    """Face-down, in the enemy's Reserve, in a pile, in the box, or no card at all: all alike."""
    with pytest.raises(BadNotation) as error:
        parse(field(), f"fire 070 > {hidden}")
    assert error.value.expected.startswith("unknown card")


def test_R129_own_hidden_cards_are_called_by_their_labels() -> None:
    b = field()
    assert notate(b, form(uid(b, "017"), SQUARE)) == "form 017 square"
    assert parse(b, "move 19 > FC") is move(uid(b, "019"), FC, LINE, -1)


def test_R50_a_card_that_may_not_change_keeps_its_formation_unsaid() -> None:
    engaged = field()
    engaged.put(uid(engaged, "135"), FC)
    assert parse(engaged, "move 015 > reserve") is move(uid(engaged, "015"), RESERVE, LINE, -1)
    assert parse(engaged, "move 017 > FC on 089") is move(
        uid(engaged, "017"), FC, COLUMN, uid(engaged, "089")
    )
    free = field()
    assert parse(free, "move 017 > FC on 089") is move(uid(free, "017"), FC, LINE, uid(free, "089"))


def test_15_0_copies_of_a_card_differ_by_letters() -> None:
    cards = standard()
    twins = [cards.by_number[15], cards.by_number[15], cards.by_number[15]]
    b = all_cards()
    b.setting = Setting(b.setting.chart, b.setting.options, labels_of(twins))
    assert notate(b, actions.Test(1)) == "test 015b"
    assert parse(b, "test 15C").key() == actions.Test(2).key()


@pytest.mark.parametrize("scenario", ["quatre-bras", "ligny", "wavre", "waterloo", "charleroi"])
@pytest.mark.parametrize("decoys", ["off", "on"])
def test_every_legal_action_of_random_games_comes_back(scenario: str, decoys: str) -> None:
    rng = Rng(11)
    b = new_battle(scenario, {"decoys": decoys})
    for turn in range(400):
        step = b.pending
        if isinstance(step, Decision):
            legal = step.legal(b)
            if turn % 5 == 0:
                assert [parse(b, notate(b, a)).key() for a in legal] == [a.key() for a in legal]
            answer(b, legal[rng.below(len(legal))])
        elif isinstance(step, Throw):
            settle(b, step.toss(rng))


def test_R130_sentences_about_hidden_cards_hold_no_label() -> None:
    b = field()
    step = b.pending
    assert isinstance(step, Decision)
    written = " ".join(notate(b, a) for a in step.legal(b))
    assert "AC#1" in written
    for label in ("131", "132", "133", "134", "135", "195"):
        assert label not in written.replace(">", " ").split()
