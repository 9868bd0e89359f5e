"""What is wrong with a deck, in both languages, with the right numbers."""

from __future__ import annotations

import pytest

from grognard.games.eagles.chapters import decks, setup
from grognard.games.eagles.chapters.decks import read_deck
from grognard.games.eagles.model.cards import BRITISH, FRENCH
from grognard.games.eagles.text.deck_problems import WORDS, Problem, problem_words
from grognard.kernel.refusal import BadData
from grognard.lexicon import LANGUAGES

PROBLEMS: list[tuple[Problem, str, str]] = [
    ((decks.NO_SUCH_CARD, {"card": 7}), "1.0: there is no card 007.",
     "1.0\xa0: il n'y a pas de carte 007."),
    ((decks.WRONG_ARMY, {"card": 130, "army": FRENCH, "other": BRITISH}),
     "1.0: card 130 is British, not French.",
     "1.0\xa0: la carte 130 appartient à l'armée britannique, pas à l'armée française."),
    ((decks.NOT_IN_BATTLE, {"army": BRITISH, "battle": "ligny"}),
     "2.0: the British army does not fight in this battle.",
     "2.0\xa0: l'armée britannique ne participe pas à cette bataille."),
    ((decks.POOL_TOO_SMALL, {"army": FRENCH, "need": 60, "have": 1}),
     "2.0: the French deck needs 60 cards, and only one is available.",
     "2.0\xa0: le jeu de l'armée française demande 60 cartes, et une seule peut être distribuée."),
    ((decks.POOL_TOO_SMALL, {"army": FRENCH, "need": 60, "have": 42}),
     "2.0: the French deck needs 60 cards, and only 42 are available.",
     "2.0\xa0: le jeu de l'armée française demande 60 cartes, et 42 seulement peuvent être "
     "distribuées."),
    ((decks.TERRAIN_ELSEWHERE, {"card": 84, "battle": "ligny"}),
     "2.0: card 084 is Terrain of another battle.",
     "2.0\xa0: la carte 084 est un Terrain d'une autre bataille."),
    ((decks.NO_SCALE, {"scale": "0/1"}), "2.0: a scale of 0/1 is not possible.",
     "2.0\xa0: une échelle de 0/1 n'est pas possible."),
    ((decks.TOO_MANY_POINTS, {"army": FRENCH, "points": 140, "limit": 130}),
     "15.0: the French deck costs 140 Battle Points; the most is 130.",
     "15.0\xa0: le jeu de l'armée française coûte 140 points de bataille\xa0; le maximum est 130."),
    ((decks.TOO_MANY_COPIES, {"card": 18, "copies": 4, "limit": 3}),
     "15.0: card 018 appears 4 times; the most is 3.",
     "15.0\xa0: la carte 018 est présente 4 fois\xa0; le maximum est 3."),
    ((decks.GENERAL_TWICE, {"card": 1, "copies": 2, "limit": 1}),
     "15.0: card 001, a General, appears 2 times; it may appear once.",
     "15.0\xa0: la carte 001, un général, est présente 2 fois\xa0; une seule est permise."),
    ((decks.TERRAIN_TWICE, {"card": 84, "copies": 2, "limit": 1}),
     "15.0: card 084, a Terrain, appears 2 times; it may appear once.",
     "15.0\xa0: la carte 084, un Terrain, est présente 2 fois\xa0; une seule est permise."),
    ((decks.FULL_DECK_AS_IT_IS, {"scale": "2/1"}),
     "R18: a full historical deck keeps its size; a scale of 2/1 is not possible.",
     "R18\xa0: un jeu historique complet garde sa taille\xa0; une échelle de 2/1 n'est pas "
     "possible."),
    ((decks.TOO_FEW_TROOPS, {"army": FRENCH, "need": 3, "have": 2}),
     "R22: the French army needs 3 troop cards and has 2.",
     "R22\xa0: l'armée française a besoin de 3 cartes de troupe et en a 2."),
    ((decks.TOO_FEW_TROOPS, {"army": FRENCH, "need": 3, "muster": 1}),
     "R22: the French army needs 3 troop cards and musters one card.",
     "R22\xa0: l'armée française a besoin de 3 cartes de troupe, et sa main de départ compte "
     "une carte."),
    ((decks.CHARLEROI_TERRAIN, {"card": 84, "battle": "charleroi"}),
     "R97: card 084 is Terrain, and Charleroi is fought without any.",
     "R97\xa0: la carte 084 est un Terrain, et Charleroi se joue sans Terrain."),
    ((setup.NO_GENERAL, {"battle": "waterloo"}),
     "R89: this Prussian deck has no General to guarantee.",
     "R89\xa0: ce jeu prussien n'a pas de général à garantir."),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "english", "french"), PROBLEMS)
def test_a_problem_in_both_languages(problem: Problem, english: str, french: str) -> None:
    assert [problem_words(problem, lang) for lang in LANGUAGES] == [english, french]


def test_every_rule_that_a_deck_may_break_is_tried_here() -> None:
    cites = {value for value in vars(decks).values() if isinstance(value, str) and is_cite(value)}
    assert cites | {setup.NO_GENERAL} == {problem[0] for problem, _, _ in PROBLEMS}


def is_cite(text: str) -> bool:
    return text[:1].isdigit() or (text[:1] == "R" and text[1:2].isdigit())


def test_a_deck_that_cannot_be_read_says_so_in_both_languages() -> None:
    with pytest.raises(BadData) as bad:
        read_deck("018\nten, 019 x9", "mine.deck")
    expected = "il faut un numéro de carte, par exemple 015, puis x2, x3 ou rien"
    first, second = f"«\xa0ten\xa0» trouvé, {expected}", f"«\xa0019 x9\xa0» trouvé, {expected}"
    assert bad.value.words("fr") == f"mine.deck: ligne 2\xa0: {first}\xa0; ligne 2\xa0: {second}"
    assert str(bad.value).startswith("mine.deck: line 2: 'ten' found, expected a card number")
    with pytest.raises(BadData) as empty:
        read_deck("# nothing", "mine.deck")
    assert empty.value.words("fr") == f"mine.deck: {WORDS.say('fr', 'empty')}"
