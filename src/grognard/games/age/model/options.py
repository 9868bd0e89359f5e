"""The settings of a battle: armies, ground, length, and the house rules named in the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from grognard.kernel.game import Option
from grognard.miniatures.scenarios.battle_options import OWN_BATTLES, BattleOptions

OPTIONS: Final = [
    Option(
        "turns",
        [],
        "scenario",
        {
            "en": "1: the turns played, 1 to 40; scenario: those of the battle",
            "fr": "1\xa0: les tours joués, de 1 à 40\xa0; scenario\xa0: ceux de la bataille",
        },
    ),
    Option(
        "points",
        [],
        "200",
        {
            "en": "the most points an army may cost in a meeting engagement, 60 to 1000",
            "fr": "les points que chaque armée peut coûter dans un combat de rencontre, de 60 à "
            "1000",
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
        "south-army",
        [],
        "",
        {
            "en": "the army that is set up in the south, in a meeting engagement: a ready one by "
            "name, or a list in one line; empty: the scenario's",
            "fr": "l'armée placée au sud, dans un combat de rencontre\xa0: une armée prête, par "
            "son nom, ou une liste en une ligne\xa0; vide\xa0: celle du scénario",
        },
    ),
    Option(
        "north-army",
        [],
        "",
        {
            "en": "the army that is set up in the north, in the same way",
            "fr": "l'armée placée au nord, de la même façon",
        },
    ),
    Option(
        "critical",
        ["rolls", "initiative"],
        "rolls",
        {
            "en": "R2: rolls: critical levels count for initiative and for every movement roll; "
            "initiative: for initiative alone",
            "fr": "R2\xa0: rolls\xa0: les niveaux critiques comptent pour l'initiative et pour "
            "tous les jets de mouvement\xa0; initiative\xa0: pour l'initiative seule",
        },
    ),
    Option(
        "infantry-breakthrough",
        ["ordered", "optional"],
        "ordered",
        {
            "en": "R47: optional: infantry that smashes its enemy need not break through",
            "fr": "R47\xa0: optional\xa0: l'infanterie qui fracasse l'ennemi n'est pas obligée de "
            "percer",
        },
    ),
    Option(
        "cavalry-evades",
        ["off", "on"],
        "off",
        {
            "en": "R81: cavalry in good order that infantry charges may fall back at half speed",
            "fr": "R81\xa0: la cavalerie en ordre chargée par de l'infanterie peut se dérober à "
            "demi-vitesse",
        },
    ),
    *OWN_BATTLES,
]

ARMIES: Final = ("south-army", "north-army")  # by seat
MEETING: Final = "meeting"  # a battle for the armies that players bring
FEWEST_POINTS: Final = 60
MOST_POINTS: Final = 1000
TURNS: Final = 10
MOST_TURNS: Final = 40


class Options(BattleOptions):
    """The options of one battle; its scenario may have another length than 10 turns."""

    def __init__(self, given: Mapping[str, str], turns: int = TURNS) -> None:
        points = (FEWEST_POINTS, MOST_POINTS)
        super().__init__(OPTIONS, given, ARMIES, points, (turns, MOST_TURNS))
        self.critical_rolls: Final = self.values["critical"] == "rolls"
        self.infantry_must_break: Final = self.values["infantry-breakthrough"] == "ordered"
        self.cavalry_evades: Final = self.values["cavalry-evades"] == "on"
