"""The words of orders of battle, in English and French, and of their share codes.

A list is text, a formation, general, brigade or battery a line; all after a # is a comment:

    french: V Corps
    army, as V, led Lannes, charismatic, value 1: V Corps
    division, as suchet, led Suchet, charismatic: Suchet's division
    f17 infantry elite 8, impulse, skirmishers 3, worn 5, spent 3, masse: 17e Léger
    fb1 foot-battery regular 1, heavy, line guns: Foot battery

A brigade or battery belongs to the formation above it. In one line, as an option takes it,
semicolons stand for the ends of the lines.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm, ListTerms
from grognard.miniatures.contract.army import CHOICE, COLOUR, COUNT, FLAG, TEXT

USUAL_BASES: Final = 6
USUAL_RANKS: Final = 3

NATION: Final = ListTerm(
    "nation",
    CHOICE,
    "french",
    cite="R61 initiative without commanders",
    values={
        "french": ("french", "français"),
        "allied": ("allied", "alliés"),
        "british": ("british", "britanniques"),
        "prussian": ("prussian", "prussiens"),
        "austrian": ("austrian", "autrichiens"),
        "russian": ("russian", "russes"),
        "spanish": ("spanish", "espagnols"),
    },
)
ARM: Final = ListTerm(
    "arm",
    CHOICE,
    "infantry",
    cite="2.1 columnar infantry",
    values={
        "infantry": ("infantry", "infanterie"),
        "light-cavalry": ("light-cavalry", "cavalerie-légère"),
        "heavy-cavalry": ("heavy-cavalry", "cavalerie-lourde"),
        "cuirassiers": ("cuirassiers",),
        "foot-battery": ("foot-battery", "batterie-à-pied"),
        "horse-battery": ("horse-battery", "batterie-à-cheval"),
    },
)
GRADE: Final = ListTerm(
    "grade",
    CHOICE,
    "regular",
    cite="12.8 label by grade",
    values={
        "conscript": ("conscript", "conscrits"),
        "regular": ("regular", "réguliers"),
        "elite": ("elite", "élite"),
    },
)
BASES: Final = ListTerm("bases", COUNT, USUAL_BASES, cite="12.8 bases from men")
MEN: Final = ListTerm("men", COUNT, 0, ("men", "hommes"), "12.8 bases from men", trailing=True)
WORN: Final = ListTerm("worn", COUNT, 0, ("worn", "usée"), "12.2 worn", trailing=True)
SPENT: Final = ListTerm("spent", COUNT, 0, ("spent", "épuisée"), "12.2 spent", trailing=True)
MODE: Final = ListTerm(
    "mode",
    CHOICE,
    "linear",
    cite="2.1 linear infantry",
    values={
        "linear": ("linear", "linéaire"),
        "columnar": ("columnar", "colonnaire"),
        "impulse": ("impulse", "mixte"),
    },
)
RANKS: Final = ListTerm("ranks", COUNT, USUAL_RANKS, ("ranks", "rangs"), trailing=True)
SKIRMISHERS: Final = ListTerm(
    "skirmishers", COUNT, 0, ("skirmishers", "voltigeurs"), "5.2 skirmish bases", trailing=True
)
LANCERS: Final = ListTerm("lancers", FLAG, 0, ("lancers", "lanciers"), "8.2 lancers")
HEAVY: Final = ListTerm("heavy", FLAG, 0, ("heavy", "lourde"))
GUNS: Final = ListTerm(
    "guns",
    CHOICE,
    "other",
    cite="5.1 other guns",
    values={
        "other": (),
        "french-line": ("line guns", "british guns", "pièces de ligne"),
        "old-guard": ("guard guns", "russian guns", "pièces de la Garde"),
    },
    marks=("guns", "pièces"),
)
FORMATION: Final = ListTerm(
    "formation",
    CHOICE,
    "",
    values={
        "": (),  # as usual for its arm
        "line": ("line", "ligne"),
        "supported-line": ("supported-line", "ligne-soutenue"),
        "masse": ("masse",),
        "march-column": ("march-column", "colonne-de-route"),
        "square": ("square", "carré"),
        "tirailleurs": ("tirailleurs",),
        "garrison": ("garrison", "garnison"),
        "limbered": ("limbered", "attelée"),
        "unlimbered": ("unlimbered", "en-batterie"),
    },
)
STAYS: Final = ListTerm("stays", FLAG, 0, ("stays", "reste"), "10.5 may not leave")
TIMID: Final = ListTerm("timid", FLAG, 0, ("timid", "timide"), "10.5 no voluntary charge")
RESTS: Final = ListTerm(
    "rests", COUNT, 0, ("rests", "repos"), "10.5 may not move yet", trailing=True
)
COAT: Final = ListTerm(
    "coat",
    COLOUR,
    "",
    values={
        "": (),  # as its army
        "french": ("french coats", "habits français"),
        "prussian": ("prussian coats", "habits prussiens"),
        "saxon": ("saxon coats", "habits saxons"),
        "british": ("british coats", "habits britanniques"),
        "portuguese": ("portuguese coats", "habits portugais"),
        "spanish": ("spanish coats", "habits espagnols"),
        "kgl": ("kgl coats", "habits kgl"),
        "hanover": ("hanover coats", "habits hanovriens"),
        "nassau": ("nassau coats", "habits nassauviens"),
        "netherlands": ("netherlands coats", "habits néerlandais"),
        "brunswick": ("brunswick coats", "habits brunswickois"),
        "austrian": ("austrian coats", "habits autrichiens"),
        "russian": ("russian coats", "habits russes"),
    },
    marks=("coats", "habits"),
)

AS: Final = ListTerm("as", TEXT, "", ("as", "code"))
LED: Final = ListTerm("led", TEXT, "", ("led", "mené"))
KNOWN_AS: Final = ListTerm("id", TEXT, "", ("id",))
CHARISMATIC: Final = ListTerm("charismatic", FLAG, 0, ("charismatic", "charismatique"))
GUNNER: Final = ListTerm("gunner", FLAG, 0, ("gunner", "artilleur"))
VALUES: Final = {"3": 3, "2": 2, "1": 1, "0": 0, "-1": -1, "-2": -2}
USUAL_VALUE: Final = "-1"
VALUE: Final = ListTerm(
    "value",
    CHOICE,
    USUAL_VALUE,
    cite="9.5 value minus 1",
    values={key: (f"value {key}", f"valeur {key}") for key in VALUES},
    marks=("value", "valeur"),
)
COMMANDS: Final = ListTerm("commands", TEXT, "", ("commands", "commande"))
FORMATION_TERMS: Final = [AS, LED, KNOWN_AS, CHARISMATIC, VALUE]

UNITS: Final = [
    ARM, GRADE, BASES, MEN, WORN, SPENT, MODE, RANKS, SKIRMISHERS, LANCERS, HEAVY, GUNS, FORMATION,
    STAYS, TIMID, RESTS, COAT,
]  # fmt: skip
TERMS: Final = ListTerms(
    NATION,
    [],
    UNITS,
    opening=("arm", "grade", "bases"),
    written=tuple(term.key for term in UNITS[3:]),
    example="f1 infantry regular 6",
    known="columnar, ranks 2, skirmishers 2, lancers, heavy, line guns, masse, worn 4, spent 3",
    groups=[
        GroupTerms("army", ("army", "armée"), FORMATION_TERMS, "as V, led Lannes, value 1"),
        GroupTerms("corps", ("corps",), FORMATION_TERMS, "as II, led Reille"),
        GroupTerms("division", ("division",), FORMATION_TERMS, "as d9, led Foy, charismatic"),
        GroupTerms(
            "general",
            ("general", "général", "aide"),
            [KNOWN_AS, CHARISMATIC, VALUE, GUNNER, COMMANDS],
            "charismatic, value 2",
        ),
    ],
)

CODES: Final = ShareCodes(
    "age1-",
    b"austrian: russian: prussian: spanish: army, as corps, as division, as general, led Charles "
    b"brigade Brigade Division battery: Hussars: Dragoons: Chasseurs: Lanciers: Cuirassiers: "
    b"cuirassiers heavy-cavalry light-cavalry horse-battery foot-battery regular 1, heavy, line "
    b"guns, limbered: infantry conscript 8, infantry elite 6, infantry regular 7, columnar, "
    b"impulse, ranks 2, skirmishers 2, worn 5, spent 3, masse: charismatic, value french: allied: ",
)
