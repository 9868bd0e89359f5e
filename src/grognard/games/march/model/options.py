"""The settings of a battle: armies, ground, length, and the house rules named in the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.game import Option
from grognard.miniatures.scenarios.battle_options import OWN_BATTLES, BattleOptions

OPTIONS: Final = [
    Option(
        "points",
        [],
        "200",
        {
            "en": "1.4: the most points an army may cost, from 8 to 1500",
            "fr": "1.4\xa0: les points que chaque armée peut coûter, de 8 à 1500",
        },
    ),
    Option(
        "table",
        ["scenario", "120x120", "160x120"],
        "scenario",
        {
            "en": "4: the table in centimetres, for random ground; scenario: that of the battle",
            "fr": "4\xa0: la table en centimètres, pour un terrain aléatoire\xa0; scenario\xa0: "
            "celle de la bataille",
        },
    ),
    Option(
        "terrain",
        [],
        "scenario",
        {
            "en": "scenario: the ground of the battle; a number: random ground, fair to both, and "
            "the same for the same number",
            "fr": "scenario\xa0: celui de la bataille\xa0; un nombre\xa0: un terrain aléatoire, "
            "équitable, et le même pour le même nombre",
        },
    ),
    Option(
        "turns",
        [],
        "scenario",
        {
            "en": "16: the turns played, 1 to 30; scenario: those of the battle, usually 8",
            "fr": "16\xa0: les tours joués, de 1 à 30\xa0; scenario\xa0: ceux de la bataille, en "
            "général 8",
        },
    ),
    Option(
        "objectives",
        ["scenario", "on", "off"],
        "scenario",
        {
            "en": "16: scenario: those of the battle, if any; on: if there is none, one in the "
            "middle of the table; off: none",
            "fr": "16\xa0: scenario\xa0: ceux de la bataille\xa0; on\xa0: s'il n'y en a pas, un "
            "au centre de la table\xa0; off\xa0: aucun",
        },
    ),
    Option(
        "red-army",
        [],
        "",
        {
            "en": "2: the red army: a ready one by name, or a list in one line; empty: the "
            "scenario's",
            "fr": "2\xa0: l'armée rouge\xa0: une armée prête, par son nom, ou une liste en une "
            "ligne\xa0; vide\xa0: celle du scénario",
        },
    ),
    Option(
        "blue-army",
        [],
        "",
        {
            "en": "2: the blue army, in the same way",
            "fr": "2\xa0: l'armée bleue, de la même façon",
        },
    ),
    Option(
        "set-up",
        ["dice", "ready"],
        "dice",
        {
            "en": "4: dice: the players place their battalions; ready: both armies are in place "
            "and the first turn begins",
            "fr": "4\xa0: dice\xa0: les joueurs placent leurs bataillons\xa0; ready\xa0: les deux "
            "armées sont en place et le premier tour commence",
        },
    ),
    Option(
        "rifles",
        ["standard", "long"],
        "standard",
        {
            "en": "R15: standard: rifles have the range of muskets; long: 20, 40 and 60 cm",
            "fr": "R15\xa0: standard\xa0: les carabines rayées portent comme les mousquets\xa0; "
            "long\xa0: 20, 40 et 60 cm",
        },
    ),
    Option(
        "counter-charge",
        ["off", "on"],
        "off",
        {
            "en": "R53: a battalion that has not acted may meet a charge with one of its own",
            "fr": "R53\xa0: un bataillon qui n'a pas agi peut répondre à une charge par la sienne",
        },
    ),
    Option(
        "winner-tests",
        ["off", "on"],
        "off",
        {
            "en": "R40: the winner of a combat that lost men must test its Resolve too",
            "fr": "R40\xa0: le vainqueur d'un combat qui a perdu des hommes teste aussi sa "
            "Détermination",
        },
    ),
    Option(
        "french-hold",
        ["off", "on"],
        "off",
        {
            "en": "Barrosa: the French may not leave the hill before turn 3",
            "fr": "Barrosa\xa0: les Français ne peuvent pas quitter la colline avant le tour 3",
        },
    ),
    Option(
        "measuring",
        ["free", "none"],
        "free",
        {
            "en": "9: none: no measuring before a shot or a charge is declared, as the rulebook "
            "advises",
            "fr": "9\xa0: none\xa0: pas de mesure avant d'annoncer un tir ou une charge, comme le "
            "livret le conseille",
        },
    ),
    Option(
        "routine",
        ["auto", "ask"],
        "auto",
        {
            "en": "R54, R69, R87: auto: what leaves no real choice goes by itself: re-rolls of "
            "failures, the second shot of a battalion that has only one target, the order of "
            "Resolve tests; ask: each is asked for",
            "fr": "R54, R69, R87\xa0: auto\xa0: ce qui ne laisse pas de vrai choix va de soi\xa0: "
            "relances des échecs, second tir d'un bataillon qui n'a qu'une cible, ordre des tests "
            "de Détermination\xa0; ask\xa0: chaque fois la question est posée",
        },
    ),
    *OWN_BATTLES,
]

ARMIES: Final = ("red-army", "blue-army")  # by seat
OPEN_BATTLE: Final = "open"  # an open field, for the armies that players bring
FEWEST_POINTS: Final = 8
MOST_POINTS: Final = 1500
TURNS: Final = 8
MOST_TURNS: Final = 30


class Options(BattleOptions):
    """The options of one battle; its scenario may have another length than 8 turns."""

    def __init__(self, given: Mapping[str, str], turns: int = TURNS) -> None:
        points = (FEWEST_POINTS, MOST_POINTS)
        super().__init__(OPTIONS, given, ARMIES, points, (turns, MOST_TURNS))
        self.ready: Final = self.values["set-up"] == "ready"
        self.long_rifles: Final = self.values["rifles"] == "long"
        self.counter_charge: Final = self.values["counter-charge"] == "on"
        self.winner_tests: Final = self.values["winner-tests"] == "on"
        self.french_hold: Final = self.values["french-hold"] == "on"
        self.measuring: Final = self.values["measuring"] == "free"
        self.asks_routine: Final = self.values["routine"] == "ask"
