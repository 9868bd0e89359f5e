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
            "en": "the turns played, 1 to 30; scenario: those of the battle",
            "fr": "les tours joués, de 1 à 30\xa0; scenario\xa0: ceux de la bataille",
        },
    ),
    Option(
        "points",
        [],
        "1000",
        {
            "en": "the most points an army may cost, 200 to 6000",
            "fr": "les points que chaque armée peut coûter, de 200 à 6000",
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
            "en": "the army that is set up in the south: a ready one by name, or a list in one "
            "line; empty: the scenario's",
            "fr": "l'armée placée au sud\xa0: une armée prête, par son nom, ou une liste en une "
            "ligne\xa0; vide\xa0: celle du scénario",
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
        "set-up",
        ["alternate", "ready"],
        "alternate",
        {
            "en": "D-112: alternate: armies that have no places are set up by their players, one "
            "unit of each side after the other; ready: they are laid out, and the battle begins",
            "fr": "D-112\xa0: alternate\xa0: les joueurs déploient les armées qui n'ont pas de "
            "place, une unité de chaque camp après l'autre\xa0; ready\xa0: elles sont disposées, "
            "et la bataille commence",
        },
    ),
    Option(
        "extremes",
        ["ruled", "none"],
        "ruled",
        {
            "en": "D-04: ruled: a 2 always passes and a 12 always fails; none: only the number "
            "counts",
            "fr": "D-04\xa0: ruled\xa0: un 2 réussit toujours et un 12 échoue toujours\xa0; "
            "none\xa0: seul le nombre compte",
        },
    ),
    Option(
        "stars",
        ["one", "family"],
        "one",
        {
            "en": "D-05: one: of the starred modifiers the best bonus and the worst malus; "
            "family: of each family",
            "fr": "D-05\xa0: one\xa0: des modificateurs étoilés, le meilleur bonus et le pire "
            "malus\xa0; family\xa0: dans chaque famille",
        },
    ),
    Option(
        "chief-range",
        ["ruled", "short"],
        "ruled",
        {
            "en": "D-14: ruled: the commander-in-chief commands within 12 inches, of a corps "
            "within 18; short: within 6",
            "fr": "D-14\xa0: ruled\xa0: le général en chef commande à 12 pouces, à 18 pour un "
            "corps\xa0; short\xa0: à 6",
        },
    ),
    Option(
        "march-limit",
        ["on", "off"],
        "on",
        {
            "en": "D-25: no march within 8 inches of an enemy",
            "fr": "D-25\xa0: pas de marche à moins de 8 pouces d'un ennemi",
        },
    ),
    Option(
        "march-musician",
        ["on", "off"],
        "on",
        {
            "en": "D-26: a forced march needs a musician",
            "fr": "D-26\xa0: une marche forcée demande un musicien",
        },
    ),
    Option(
        "hard-shots",
        ["strength", "second"],
        "strength",
        {
            "en": "D-39: a shot that needs more than 6: strength: a 6 hits with less strength; "
            "second: a 6, then a second die",
            "fr": "D-39\xa0: un tir qui demande plus de 6\xa0: strength\xa0: un 6 touche avec "
            "moins de force\xa0; second\xa0: un 6, puis un second dé",
        },
    ),
    Option(
        "carbines",
        ["ruled", "moving"],
        "ruled",
        {
            "en": "D-42: moving: all mounted carbines move and fire",
            "fr": "D-42\xa0: moving\xa0: tous les mousquetons montés bougent et tirent",
        },
    ),
    Option(
        "heavy-fire",
        ["off", "on"],
        "off",
        {
            "en": "D-43: heavy cavalry with carbines may shoot",
            "fr": "D-43\xa0: la cavalerie lourde à mousquetons peut tirer",
        },
    ),
    Option(
        "column-flanks",
        ["six", "all"],
        "six",
        {
            "en": "D-52: figures on the flanks of a charging column that strike: six at most, "
            "or all",
            "fr": "D-52\xa0: figurines des flancs d'une colonne qui charge et frappent\xa0: six "
            "au plus, ou toutes",
        },
    ),
    Option(
        "supports",
        ["all", "two"],
        "all",
        {
            "en": "D-60: how many supporting units count",
            "fr": "D-60\xa0: combien d'unités en soutien comptent",
        },
    ),
    Option(
        "good-order",
        ["eligible", "formed"],
        "eligible",
        {
            "en": "D-62: who may fall back in good order instead of fleeing: some, or all that "
            "are formed",
            "fr": "D-62\xa0: qui peut se replier en bon ordre au lieu de fuir\xa0: certaines "
            "unités, ou toutes celles qui sont formées",
        },
    ),
    Option(
        "heavy-fall-back",
        ["order", "short"],
        "order",
        {
            "en": "D-64: heavy cavalry falls back two dice by order; short: always one",
            "fr": "D-64\xa0: la cavalerie lourde se replie de deux dés sur ordre\xa0; "
            "short\xa0: toujours d'un",
        },
    ),
    Option(
        "medium-crew",
        ["4", "3"],
        "4",
        {
            "en": "D-77: the crew a medium gun needs",
            "fr": "D-77\xa0: les servants qu'il faut à une pièce moyenne",
        },
    ),
    Option(
        "howitzer-misfire",
        ["none", "chart"],
        "none",
        {
            "en": "D-87: what a howitzer's misfire does",
            "fr": "D-87\xa0: ce que fait l'incident de tir d'un obusier",
        },
    ),
    Option(
        "partial-cover",
        ["5", "4"],
        "5",
        {
            "en": "D-88: the score that hits a figure partly under a template",
            "fr": "D-88\xa0: le score qui touche une figurine couverte en partie par un gabarit",
        },
    ),
    Option(
        "militia-panic",
        ["tenth", "quarter"],
        "tenth",
        {
            "en": "D-103: the losses by fire at which militia tests for panic",
            "fr": "D-103\xa0: les pertes par le tir qui font tester la panique à la milice",
        },
    ),
    Option(
        "unit-officers",
        ["on", "off"],
        "on",
        {
            "en": "D-110: the officer of a unit fights and may fall",
            "fr": "D-110\xa0: l'officier d'une unité combat et peut tomber",
        },
    ),
    Option(
        "early-end",
        ["on", "off"],
        "on",
        {
            "en": "D-111: the battle ends when a quarter or less of an army is left",
            "fr": "D-111\xa0: la bataille finit quand il reste un quart ou moins d'une armée",
        },
    ),
    Option(
        "smoke",
        ["off", "on"],
        "off",
        {
            "en": "D-122: clouds of smoke",
            "fr": "D-122\xa0: les nuages de fumée",
        },
    ),
    Option(
        "impetuosity",
        ["leadership", "die"],
        "leadership",
        {
            "en": "D-127: how impetuous troops are tested: by their leadership, or by a die "
            "that shows a 1",
            "fr": "D-127\xa0: comment on teste les troupes impétueuses\xa0: sur leur "
            "commandement, ou par un dé qui donne 1",
        },
    ),
    Option(
        "square-ranks",
        ["all", "one"],
        "all",
        {
            "en": "D-130: the ranks of a hollow square that fire",
            "fr": "D-130\xa0: les rangs d'un carré creux qui tirent",
        },
    ),
    Option(
        "flank-panic",
        ["always", "melee"],
        "always",
        {
            "en": "D-174: who tests when charged in flank or rear: everybody, or only those in "
            "combat",
            "fr": "D-174\xa0: qui teste quand il est chargé de flanc ou de dos\xa0: tous, ou "
            "seulement ceux qui combattent",
        },
    ),
    Option(
        "light-ranks",
        ["two", "three"],
        "two",
        {
            "en": "D-199: the most that ranks add for light infantry in assault column",
            "fr": "D-199\xa0: le bonus de rangs maximal de l'infanterie légère en colonne d'assaut",
        },
    ),
    Option(
        "equal-pursuit",
        ["escapes", "caught"],
        "escapes",
        {
            "en": "W-PUR-1: a pursuit that rolls as much as the flight",
            "fr": "W-PUR-1\xa0: une poursuite qui égale la fuite",
        },
    ),
    Option(
        "ammunition",
        ["off", "on"],
        "off",
        {
            "en": "C-ART-32: batteries run out of ammunition",
            "fr": "C-ART-32\xa0: les batteries épuisent leurs munitions",
        },
    ),
    Option(
        "estimates",
        ["error", "exact"],
        "error",
        {
            "en": "D-79: error: two dice make each range estimate a little wrong",
            "fr": "D-79\xa0: error\xa0: deux dés faussent un peu chaque estimation de distance",
        },
    ),
    Option(
        "by-eye",
        ["off", "on"],
        "off",
        {
            "en": "D-79: on: ranges are estimated by eye: nothing on the table is measured, and no "
            "dice make an estimate wrong",
            "fr": "D-79\xa0: on\xa0: les distances s'estiment à l'œil\xa0: rien n'est mesuré sur "
            "la table, et aucun dé ne fausse les estimations",
        },
    ),
    *OWN_BATTLES,
]

ARMIES: Final = ("south-army", "north-army")  # by seat
FEWEST_POINTS: Final = 200
MOST_POINTS: Final = 6000
TURNS: Final = 8  # D-111
MOST_TURNS: Final = 30


class Options(BattleOptions):
    """The options of one battle; its scenario may have another length than 8 turns."""

    def __init__(self, given: Mapping[str, str], turns: int = TURNS) -> None:
        points = (FEWEST_POINTS, MOST_POINTS)
        super().__init__(OPTIONS, given, ARMIES, points, (turns, MOST_TURNS))
        values = self.values
        self.ready: Final = values["set-up"] == "ready"
        self.extremes: Final = values["extremes"] == "ruled"
        self.star_families: Final = values["stars"] == "family"
        self.short_range: Final = values["chief-range"] == "short"
        self.march_limit: Final = values["march-limit"] == "on"
        self.march_musician: Final = values["march-musician"] == "on"
        self.second_die: Final = values["hard-shots"] == "second"
        self.moving_carbines: Final = values["carbines"] == "moving"
        self.heavy_fire: Final = values["heavy-fire"] == "on"
        self.all_flanks: Final = values["column-flanks"] == "all"
        self.two_supports: Final = values["supports"] == "two"
        self.formed_fall_back: Final = values["good-order"] == "formed"
        self.heavy_short: Final = values["heavy-fall-back"] == "short"
        self.medium_crew: Final = int(values["medium-crew"])
        self.howitzer_chart: Final = values["howitzer-misfire"] == "chart"
        self.partial_hit: Final = int(values["partial-cover"])
        self.militia_tenth: Final = values["militia-panic"] == "tenth"
        self.unit_officers: Final = values["unit-officers"] == "on"
        self.early_end: Final = values["early-end"] == "on"
        self.smoke: Final = values["smoke"] == "on"
        self.impetuous_die: Final = values["impetuosity"] == "die"
        self.square_one_rank: Final = values["square-ranks"] == "one"
        self.flank_panic_melee: Final = values["flank-panic"] == "melee"
        self.light_ranks: Final = 3 if values["light-ranks"] == "three" else 2
        self.equal_caught: Final = values["equal-pursuit"] == "caught"
        self.ammunition: Final = values["ammunition"] == "on"
        self.by_eye: Final = values["by-eye"] == "on"
        self.estimate_error: Final = values["estimates"] == "error" and not self.by_eye
