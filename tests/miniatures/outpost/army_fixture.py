"""Write what the army builder's tests read of Outpost: its options, a list judged, a list built.

    python -m tests.miniatures.outpost.army_fixture

The page's own modules turn `steps` into the facts of `built`; what they build is judged here.
"""

from __future__ import annotations

import json
from typing import Any, Final

from grognard.miniatures.contract.army import Fact
from grognard.server.wire.armies import ArmyFacts
from grognard.server.wire.army_messages import check_of, list_of, options_of
from tests.docs.pages import ROOT
from tests.miniatures.outpost.armies import POINTS, RULES
from tests.miniatures.outpost.game import OUTPOST

FILE: Final = ROOT / "web" / "src" / "games" / "fixtures" / "outpost" / "army.json"
UNITS: Final[list[dict[str, Fact]]] = [
    {"arm": "gun", "bases": 2},
    {"arm": "scouts", "bases": 3},
    {"arm": "foot", "bases": 4},
    {"arm": "horse", "bases": 3},
]
ALONE: Final = 2  # of the units so many are in no brigade


def built() -> dict[str, Any]:
    """An army from nothing: a brigade is added, then each unit, and its terms are chosen."""
    units = [
        {"id": f"u{n}", "name": "", "facts": facts, "group": None if n <= ALONE else 0}
        for n, facts in enumerate(UNITS, 1)
    ]
    brigade: dict[str, Any] = {"kind": "brigade", "name": "", "facts": {}, "parent": None}
    facts = {"side": "league", "general": "Lasalle"}
    return {"name": "Vedettes", "facts": facts, "units": units, "groups": [brigade]}


def fixture() -> dict[str, Any]:
    army = list_of(ArmyFacts.model_validate(built()))
    return {
        "options": options_of(RULES.options("en")).model_dump(mode="json"),
        "ready": check_of(OUTPOST.army_check("crown", POINTS, "en")).model_dump(mode="json"),
        "built": built(),
        "check": check_of(OUTPOST.army_check(army, POINTS, "en")).model_dump(mode="json"),
    }


def text() -> str:
    return json.dumps(fixture(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
