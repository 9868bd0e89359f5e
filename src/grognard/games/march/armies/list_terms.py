"""Chapter 2: the words of army lists, in English and French, and of their share codes.

A list is text, one battalion a line; everything after a # is a comment:

    british: Fane's brigade
    commander: Henry Fane
    b50 32 veterans, drummer, sergeant, officer, green coats: 50th Foot
    b95 24 veterans, light, rifles, drummer, detach 18: 95th Rifles

In one line, as an option takes it, semicolons stand for the ends of the lines.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.bringing.share_codes import ShareCodes
from grognard.miniatures.armies.list_terms import ListTerm, ListTerms
from grognard.miniatures.contract.army import CHOICE, COLOUR, COUNT, FLAG, TEXT

from ..model.actions import FORMATIONS, LINE
from ..model.pieces import CHARACTERS, COMMANDER, DRILLED, GROUP_SIZE, NATIONS, OTHER, QUALITIES

USUAL_SIZE: Final = 24

NATION: Final = ListTerm(
    "nation",
    CHOICE,
    NATIONS[OTHER],
    cite="R1 army legality",
    values={
        "british": ("british", "britanniques"),
        "french": ("french", "français"),
        "other": ("other", "autre"),
    },
)
CHIEF: Final = ListTerm("commander", TEXT, "", ("commander", "commandant"), cite="R2 one commander")
QUALITY: Final = ListTerm(
    "quality",
    CHOICE,
    QUALITIES[DRILLED],
    cite="1.3 quality",
    values={
        "recruits": ("recruits", "recrues", "green"),
        "drilled": ("drilled", "exercés", "exerces", "entraînés", "entraines"),
        "veterans": ("veterans", "vétérans"),
        "guard": ("guard", "guards", "garde"),
    },
)
RANKERS: Final = ListTerm("rankers", COUNT, USUAL_SIZE, step=GROUP_SIZE)
LIGHT: Final = ListTerm("light", FLAG, 0, ("light", "léger", "légère", "légers"))
RIFLES: Final = ListTerm("rifles", FLAG, 0, ("rifles", "rifle", "carabines", "fusils"))
STAFF: Final = [
    ListTerm("drummer", COUNT, 0, (
        "drummer", "drummers", "bugler", "buglers", "trumpeter", "trumpeters",
        "tambour", "tambours", "clairon", "clairons", "trompette", "trompettes",
    )),
    ListTerm("sergeant", COUNT, 0, ("sergeant", "sergeants", "sergent", "sergents")),
    ListTerm("ensign", COUNT, 0, (
        "ensign", "ensigns", "porte-drapeau", "porte-drapeaux", "enseigne", "enseignes",
    )),
    ListTerm("officer", COUNT, 0, ("officer", "officers", "officier", "officiers")),
]  # fmt: skip
DETACHED: Final = ListTerm("detached", COUNT, 0, ("detach", "détache"), trailing=True)
FORMATION: Final = ListTerm(
    "formation",
    CHOICE,
    FORMATIONS[LINE],
    values={"line": ("line", "ligne"), "column": ("column", "colonne")},
)
COAT: Final = ListTerm(
    "coat",
    COLOUR,
    "",
    values={
        "": (),  # as its nation
        "red": ("red coats", "red coat", "habits rouges", "habit rouge"),
        "blue": ("blue coats", "blue coat", "habits bleus", "habit bleu"),
        "grey": (
            "grey coats", "grey coat", "gray coats", "gray coat", "habits gris", "habit gris",
        ),
        "green": ("green coats", "green coat", "habits verts", "habit vert"),
        "white": ("white coats", "white coat", "habits blancs", "habit blanc"),
        "brown": ("brown coats", "brown coat", "habits bruns", "habit brun"),
    },
    marks=("coat", "coats", "habit", "habits"),
)  # fmt: skip

STAFF_KEYS: Final = CHARACTERS[:COMMANDER]
TERMS: Final = ListTerms(
    NATION,
    [CHIEF],
    [QUALITY, RANKERS, LIGHT, RIFLES, *STAFF, DETACHED, FORMATION, COAT],
    opening=("rankers", "quality"),
    written=("light", "rifles", *STAFF_KEYS, "formation", "detached", "coat"),
    example="b1 24 drilled",
    known=", ".join([*STAFF_KEYS, *FORMATIONS, "light", "rifles", "detach 4", "green coats"]),
)

CODES: Final = ShareCodes(
    "march1-",
    b"other: Battalion: Bataillon Brigade brigade; Division Detachment of the: Garde: Guards; "
    b"Grenadiers: Rifles: e de ligne; f2 e leger; 1st 2nd 3rd th Foot; b1 commander: Sir Jean "
    b"detach 18: detach 8: 24 recruits, 36 drilled, 28 veterans, light, rifles, 32 guard, "
    b"2 drummers, drummer, 2 sergeants, sergeant, ensign, officer, column: french: british: ",
)
