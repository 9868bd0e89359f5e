"""The printed card, typed a second time from the page and not from the data: numbers only.

A cell is written as printed: "10-" is 10 or less, "11+" 11 or more, "8,9" these scores, "-" none.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from grognard.games.age.model.charts import folder_of_charts

# Normal, road, rough as a fraction, ford.
SPEEDS = {
    "columnar": (9, 12, "1/2", 2),
    "linear": (6, 12, "1/2", 2),
    "impulse": (9, 12, "1/2", 2),
    "cavalry": (12, 15, "1/3", 2),
    "foot-artillery": (6, 9, "1/3", 3),
    "horse-artillery": (9, 12, "1/3", 3),
    "general": (12, 15, "1/3", 2),
}

NO_MOVEMENT_LEFT = [
    "2.6 deploy into line",
    "2.6 deploy into supported line",
    "2.6 deploy as tirailleurs",
    "2.6 leave tirailleurs",
]
HALF_A_MOVE = [
    "2.6 form masse",
    "2.6 form march column",
    "2.6 face to a flank",
    "2.6 leave square",
    "2.6 leave a built-up area",
]

# Score; disordered, in order, reserve. "moves" is a normal move, formations included.
MOVEMENT_OF_THE_CARD = [
    ("10+", "rallied, moves", "moves", "rallied if regular, moves"),
    ("7,8,9", "rallied, half speed", "moves", "rallied if regular, moves"),
    ("5,6", "rallied", "half speed", "rallied if regular"),
    ("3,4", "", "", ""),
    ("1,2", "retreats, loses 1", "retires", ""),
    ("0-", "removed", "retreats, disordered", ""),
]
MOVEMENT_OF_THE_BOOKLET = [
    ("10+", "rallied, moves", "moves", "rallied if regular, moves"),
    ("7,8,9", "rallied, half speed", "moves", "rallied if regular, moves"),
    ("5,6", "rallied", "half speed", "rallied if regular"),
    ("3,4", "", "", ""),
    ("1,2", "retreats, loses 1", "retires", ""),
    ("0-", "removed", "retreats, disordered", ""),
]

TACTICAL = [
    ("3.2 detached general", 1),
    ("3.2 detached charismatic general", 2),
    ("3.2 attached general", 1),
    ("3.2 attached charismatic general", 2),
    ("3.2 march column or square", 1),
    ("3.2 columnar or impulse", 1),
    ("3.2 brigade fresh", 2),
    ("3.2 brigade spent", -2),
    ("3.2 insecure flank", -1),
    ("3.2 withdrawal", -2),
    ("3.2 disordered cavalry charging", -3),
    ("3.2 critical level", -1),
]

RESERVE = [
    ("3.3 commander committed", -2),
    ("3.3 aide of Napoleon", 1),
    ("3.3 commander with the unit", 1),
    ("3.3 first turn", 4),
    ("3.3 last move succeeded", 4),
    ("3.3 failed once", 1),
    ("3.3 failed twice", 2),
    ("3.3 failed three times", 3),
    ("3.3 disordered unit", -1),
    ("3.3 critical level", -1),
]

# Heavy/light to 2, 4, 8, 12 and 18 inches.
GUNS = {
    "old-guard": "13/11 10/7 8/6 6/5 5/4",
    "french-line": "12/10 9/6 7/5 5/4 4/3",
    "other": "11/9 8/5 6/4 4/3 3/2",
}

# Points of a base to 2 inches, and of a skirmish base to 4.
BASES = {
    "two-ranks": (2.5, 1),
    "three-ranks": (2, 1),
    "columnar": (1, 1),
    "cavalry": (0.5, 0),
}

MULTIPLIERS = [
    ("5.3 enfilade", 2),
    ("5.3 guns at a column", 2),
    ("5.3 firer disordered", 0.5),
    ("5.3 battery damaged", 0.5),
    ("5.3 at tirailleurs", 0.5),
    ("5.3 at a grand battery", 1.5),
]

FIRE_MODIFIERS = [("5.4 target limbered or moving", 1), ("5.4 target in tirailleurs", -2)]

# Least and most power; no effect, disordered, one, two, three bases.
FIRE = [
    (1, 1, "10-", "11+", "-", "-", "-"),
    (2, 2, "9-", "10+", "-", "-", "-"),
    (3, 3, "9-", "10+", "-", "-", "-"),
    (4, 4, "8-", "9+", "-", "-", "-"),
    (5, 5, "7-", "8,9,10", "11+", "-", "-"),
    (6, 7, "7-", "8,9", "10+", "-", "-"),
    (8, 9, "6-", "7,8,9", "10+", "-", "-"),
    (10, 11, "5-", "6,7,8", "9+", "-", "-"),
    (12, 14, "4-", "5,6,7", "8,9,10", "11+", "-"),
    (15, 19, "3-", "4,5,6", "7,8,9", "10+", "-"),
    (20, 24, "2-", "3,4,5", "6,7", "8+", "-"),
    (25, 29, "1-", "2,3,4", "5,6", "7,8,9", "10+"),
    (30, 34, "0-", "1,2,3", "4,5,6", "7,8", "9+"),
    (35, 39, "-1-", "0,1,2", "3,4,5", "6,7", "8+"),
    (40, 44, "-1-", "0,1", "2,3,4", "5,6", "7+"),
    (45, 49, "-1-", "0,1", "2,3", "4,5", "6+"),
    (50, 70, "-", "-1-", "0,1,2", "3,4", "5+"),
]

COMBAT_MODIFIERS = [
    ("8.2 general attached", 1),
    ("8.2 charismatic general attached", 2),
    ("8.2 outnumbers 3 to 2", 1),
    ("8.2 outnumbers 2 to 1", 2),
    ("8.2 outnumbers 3 to 1", 3),
    ("8.2 outnumbers 4 to 1", 4),
    ("8.2 cavalry from near", 2),
    ("8.2 cavalry from afar", -3),
    ("8.2 lancers", 1),
    ("8.2 heavy cavalry", 1),
    ("8.2 armoured cavalry", 2),
    ("8.2 breakthrough or support", 1),
    ("8.2 disordered", -2),
    ("8.2 cavalry standing", -2),
    ("8.2 tirailleurs", -2),
    ("8.2 guns alone or silenced", -2),
    ("8.2 base lost to fire", -1),
    ("8.2 defender in cover", 1),
    ("8.2 defender outflanked", -3),
    ("8.2 square against cavalry", 3),
    ("8.2 square against infantry", -1),
    ("8.2 brigade fresh", 2),
    ("8.2 brigade spent", -2),
    ("8.2 regular unit", 1),
    ("8.2 elite unit", 2),
]

# Difference; loser, how it goes, bases, what else it loses, what the winner does.
COMBAT = [
    ("7+", "defender", "full", 2, "general and battery captured", "breakthrough"),
    ("4,5,6", "defender", "range", 1, "battery damaged", "choice"),
    ("1,2,3", "defender", "gap", 0, "battery silenced", "occupies"),
    ("0", "both", "stays", 1, "battery damaged", "stays"),
    ("-1,-2,-3", "attacker", "gap", 0, "", "holds"),
    ("-4,-5,-6", "attacker", "range", 1, "", "holds"),
    ("-7-", "attacker", "full", 2, "general captured, battery silenced", "holds"),
]

# Name, nation, year and value.
COMMANDERS = [
    ("Napoleon with Berthier", "french", 1809, 3),
    ("Napoleon", "french", 1815, 2),
    ("Davout", "french", 1806, 2),
    ("Wellington", "british", 1815, 2),
    ("Archduke Charles", "austrian", 1809, 1),
    ("Suvorov", "russian", 1799, 1),
    ("Lannes", "french", 1806, 1),
    ("Masséna", "french", 1811, 1),
    ("Moreau", "french", 1800, 1),
    ("Suchet", "french", 1813, 1),
    ("Blücher", "prussian", 1813, 1),
    ("Blücher", "prussian", 1815, 1),
    ("Blücher", "prussian", 1806, -1),
    ("Bülow", "prussian", 1813, 0),
    ("Hohenlohe", "prussian", 1806, -1),
    ("Moore", "british", 1809, 0),
    ("Kutuzov", "russian", 1812, 0),
    ("Barclay de Tolly", "russian", 1812, 0),
    ("Bagration", "russian", 1812, 0),
    ("Soult", "french", 1811, 0),
    ("Bernadotte", "french", 1806, 0),
    ("Bernadotte", "swedish", 1813, 0),
    ("Schwarzenberg", "austrian", 1813, -1),
    ("Archduke John", "austrian", 1809, -2),
    ("Brunswick", "prussian", 1806, -2),
    ("Cuesta", "spanish", 1809, -2),
    ("Tsar Alexander", "russian", 1805, -2),
    ("Prince of Orange", "dutch", 1815, -2),
]


def holds(cell: str, score: int) -> bool:
    """Whether a printed cell has a score."""
    if cell == "-":
        return False
    if cell.endswith("+"):
        return score >= int(cell[:-1])
    if cell.endswith("-"):
        return score <= int(cell[:-1])
    return score in [int(number) for number in cell.split(",")]


def ledger_keys() -> set[str]:
    rulebook = Path(folder_of_charts()).parents[1] / "rulebook.toml"
    return set(tomllib.loads(rulebook.read_text(encoding="utf-8")))
