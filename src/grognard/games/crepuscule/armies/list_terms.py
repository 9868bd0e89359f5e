"""The words of army lists, in English and French, and of their share codes.

A list is text, an officer, battalion, regiment or battery a line; all after a # is a comment:

    french: Division Friant
    general, division-general: Friant
    aide: Petit
    f1 line 24, colour, musician: 1/15e Ligne
    f2 chasseurs 6, colour, musician, elites 1: 2e Chasseurs
    f3 medium-battery 5, officer, caisson: 2/7e à pied

Troops are those of the nation that the first line names; of a battery the number is that of its
gunners. In one line, as an option takes it, semicolons stand for the ends of the lines.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm, ListTerms
from grognard.miniatures.contract.army import CHOICE, COUNT, FLAG

from .troops import KEYS

LISTS: Final = "D-205"
USUAL_FIGURES: Final = 24

NATION: Final = ListTerm(
    "nation",
    CHOICE,
    "french",
    cite=LISTS,
    values={
        "french": ("french", "français"),
        "british": ("british", "britanniques"),
        "prussian": ("prussian", "prussiens"),
        "austrian": ("austrian", "autrichiens"),
        "russian": ("russian", "russes"),
    },
)
FRENCH: Final = {
    "conscripts": "conscrits",
    "line": "ligne",
    "light-infantry": "légère",
    "grenadiers": "grenadiers",
    "young-guard": "jeune-garde",
    "middle-guard": "moyenne-garde",
    "old-guard": "vieille-garde",
    "militia": "milice",
    "portuguese": "portugais",
    "highlanders": "écossais",
    "rifles": "carabines",
    "foot-guards": "garde-à-pied",
    "reserve": "réserve",
    "fusiliers": "fusiliers",
    "jager": "chasseurs-à-pied",
    "hungarians": "hongrois",
    "opolchenie": "opoltchénié",
    "pioneers": "pionniers",
    "chasseurs": "chasseurs-à-cheval",
    "hussars": "hussards",
    "lancers": "lanciers",
    "dragoons": "dragons",
    "guard-chasseurs": "chasseurs-de-la-garde",
    "guard-lancers": "lanciers-de-la-garde",
    "horse-grenadiers": "grenadiers-à-cheval",
    "light-dragoons": "dragons-légers",
    "heavy-dragoons": "dragons-lourds",
    "landwehr-cavalry": "cavalerie-de-landwehr",
    "chevaulegers": "chevau-légers",
    "cossacks": "cosaques",
    "chevalier-guard": "chevaliers-gardes",
    "light-battery": "batterie-légère",
    "medium-battery": "batterie-moyenne",
    "heavy-battery": "batterie-lourde",
    "howitzers": "obusiers",
    "light-horse-battery": "batterie-légère-à-cheval",
    "medium-horse-battery": "batterie-moyenne-à-cheval",
    "horse-howitzers": "obusiers-à-cheval",
}
TROOPS: Final = ListTerm(
    "troops",
    CHOICE,
    "line",
    cite=LISTS,
    values={key: tuple(dict.fromkeys((key, FRENCH.get(key, key)))) for key in KEYS},
)
FIGURES: Final = ListTerm("figures", COUNT, USUAL_FIGURES, cite="C-GEN-3")
COLOUR: Final = ListTerm("colour", FLAG, 0, ("colour", "drapeau", "étendard"), "C-CMD-3")
MUSICIAN: Final = ListTerm("musician", FLAG, 0, ("musician", "musicien"), "C-CMD-3")
ELITES: Final = ListTerm("elites", COUNT, 0, ("elites", "élites"), "C-CAV-23", trailing=True)
SAPPERS: Final = ListTerm("sappers", COUNT, 0, ("sappers", "sapeurs"), "C-ENG-1", trailing=True)
ARMOUR: Final = ListTerm("armour", FLAG, 0, ("armour", "armure"), "C-ENG-2")
OFFICER: Final = ListTerm("officer", FLAG, 0, ("officer", "officier"), "C-ART-8")
GUARD: Final = ListTerm("guard", FLAG, 0, ("guard", "garde"), "C-ART-2")
CAISSON: Final = ListTerm("caisson", FLAG, 0, ("caisson",), "C-ART-30")
FORMATION: Final = ListTerm(
    "formation",
    CHOICE,
    "",
    cite="C-INF-8",
    values={
        "": (),  # as usual for its arm
        "line": ("line", "ligne"),
        "extended-line": ("extended-line", "ligne-étendue"),
        "assault-column": ("assault-column", "colonne-d'assaut"),
        "march-column": ("march-column", "colonne-de-marche"),
        "hollow-square": ("hollow-square", "carré-creux"),
        "solid-square": ("solid-square", "carré-plein"),
        "skirmish-order": ("skirmish-order", "tirailleurs"),
        "echelon": ("echelon", "échelons"),
        "foragers": ("foragers", "fourrageurs"),
        "deployed": ("deployed", "en-batterie"),
        "limbered": ("limbered", "attelée"),
    },
)
RANK: Final = ListTerm(
    "rank",
    CHOICE,
    "brigade-general",
    cite="C-OFF-1",
    values={
        "brigade-general": ("brigade-general", "général-de-brigade"),
        "division-general": ("division-general", "général-de-division"),
        "corps-general": ("corps-general", "général-de-corps"),
    },
)

UNITS: Final = [
    TROOPS, FIGURES, COLOUR, MUSICIAN, ELITES, SAPPERS, ARMOUR, OFFICER, GUARD, CAISSON, FORMATION,
]  # fmt: skip
CHIEF: Final = "general"
BRIGADIER: Final = "brigadier"
AIDE: Final = "aide"
TERMS: Final = ListTerms(
    NATION,
    [],
    UNITS,
    opening=("troops", "figures"),
    written=tuple(term.key for term in UNITS[2:]),
    example="f1 line 24",
    known="colour, musician, elites 2, sappers 2, officer, guard, caisson, assault-column",
    groups=[
        GroupTerms(CHIEF, ("general", "général"), [RANK], "division-general"),
        GroupTerms(BRIGADIER, ("brigadier",), []),
        GroupTerms(AIDE, ("aide", "adc"), []),
    ],
)

CODES: Final = ShareCodes(
    "crepuscule1-",
    b"austrian: russian: prussian: british: highlanders portuguese rifles grenzer jager landwehr "
    b"reserve fusiliers cuirassiers dragoons uhlans lancers chasseurs cossacks hussars 8, colour, "
    b"musician, elites 2: light-horse-battery heavy-battery medium-battery 4, officer, caisson: "
    b"grenadiers light-infantry 18, colour, musician: line 24, colour, musician: aide: brigadier: "
    b"general, division-general: french: ",
)
