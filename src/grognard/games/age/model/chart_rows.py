"""The rows of the charts as values, read from their files; `charts` asks them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from grognard.table.pose import INCH

from .chart_files import Folder, Line, Share, Table, column_of_score, row_of_score
from .kinds import ARMS, GRADES, GUNS, MODES

# Columns of the movement table.
IN_DISORDER: Final = 0
IN_ORDER: Final = 1
IN_RESERVE: Final = 2
COLUMNS: Final = ("disordered", "order", "reserve")
ROWS: Final = 6

# How a result of the movement table lets a brigade move, and which brigades it rallies.
STAY: Final = 0
HALF_SPEED: Final = 1
FULL_SPEED: Final = 2
RETIRE: Final = 3  # out of musketry range (R18)
RETREAT: Final = 4  # at full speed
GOES: Final = ("stay", "half", "full", "retire", "retreat")
RALLIES_NOBODY: Final = 0
RALLIES_REGULARS: Final = 1  # and the elite (R14)
RALLIES_ALL: Final = 2
RALLIES: Final = ("nobody", "regular", "all")
STATES: Final = ("same", "disordered", "removed")

# Effects of fire; from one base on, the number of bases is the effect less 1.
NO_EFFECT: Final = 0
DISORDERS: Final = 1
ONE_BASE: Final = 2
TWO_BASES: Final = 3
THREE_BASES: Final = 4
EFFECTS: Final = ("none", "disordered", "one", "two", "three")

# Results of a combat.
DEFENDER_LOSES: Final = 0
ATTACKER_LOSES: Final = 1
BOTH_LOSE: Final = 2
LOSERS: Final = ("defender", "attacker", "both")
TO_GAP: Final = 1  # 2 inches from the enemy; 0 is to stay
OUT_OF_RANGE: Final = 2  # of muskets and skirmishers, or half speed if that is more (R49)
FULL_RETREAT: Final = 3
RETREATS: Final = ("stays", "gap", "range", "full")
GUNS_SILENCED: Final = 1  # 0 is unhurt
GUNS_DAMAGED: Final = 2
GUNS_CAPTURED: Final = 3
GUN_FATES: Final = ("", "silenced", "damaged", "captured")
WINNER_HOLDS: Final = 0
WINNER_OCCUPIES: Final = 1
WINNER_CHOOSES: Final = 2  # to occupy or to break through
WINNER_BREAKS_THROUGH: Final = 3
NO_WINNER: Final = 4
WINNERS: Final = ("holds", "occupies", "choice", "breakthrough", "stays")

# Rows of the speeds: infantry by its mode, then these.
ON_HORSE: Final = 3
FOOT_GUNS: Final = 4
HORSE_GUNS: Final = 5
ON_STAFF: Final = 6
MOVERS: Final = (*MODES, "cavalry", "foot-artillery", "horse-artillery", "general")

RANGES: Final = ("2", "4", "8", "12", "18")
BEYOND: Final = len(RANGES)  # the bracket of what is out of range
TWO_RANKS: Final = 0
THREE_RANKS: Final = 1
LOOSE: Final = 2  # columnar, in square or as tirailleurs
RIDERS: Final = 3
TROOPS: Final = ("two-ranks", "three-ranks", "columnar", "cavalry")

SPEED_COLUMNS: Final = ("unit", "normal", "road", "rough", "ford", "cite")
COMBAT_COLUMNS: Final = (
    "difference", "loser", "retreat", "bases", "general", "battery", "winner", "cite",
)  # fmt: skip
LABEL_COLUMNS: Final = ("grade", "worn", "spent", "rounded")
# R59 Night, weather and ammunition have no chart; rain is a note of one battle.
MODIFIER_FILES: Final = (
    "tactical-modifiers.toml", "reserve-modifiers.toml", "fire-modifiers.toml",
    "generals-hit.toml", "combat-modifiers.toml", "critical-levels.toml",
)  # fmt: skip


class MoveResult:
    """What a row of the movement table does to a brigade."""

    def __init__(self, cite: str, entry: Table) -> None:
        self.cite: Final = cite
        self.move: Final[i64] = entry.word("move", GOES)
        self.forms: Final[bool] = bool(entry.entries.get("forms"))
        self.rallies: Final[i64] = entry.word("rallies", RALLIES)
        self.loses: Final[i64] = entry.whole("loses") if "loses" in entry.entries else 0
        state = entry.word("state", STATES)
        self.disorders: Final[bool] = state == 1
        self.removes: Final[bool] = state == 2


class CombatResult:
    """What a row of the combat results does to the loser, and lets the winner do."""

    def __init__(self, line: Line) -> None:
        self.cite: Final = line.text("cite")
        self.loser: Final[i64] = line.one_of("loser", LOSERS)
        self.retreat: Final[i64] = line.one_of("retreat", RETREATS)
        self.bases: Final[i64] = line.whole("bases")
        self.general_captured: Final[bool] = bool(line.one_of("general", ("", "captured")))
        self.guns: Final[i64] = line.one_of("battery", GUN_FATES)
        self.winner: Final[i64] = line.one_of("winner", WINNERS)


class Commander:
    """A value of commanders-in-chief: of those named, or of a nation's others; in some years."""

    def __init__(self, entry: Table) -> None:
        self.cite: Final = str(entry.entries.get("cite"))
        self.value: Final = entry.whole("value")
        self.names: Final = entry.texts("names") if "names" in entry.entries else []
        self.nation: Final = str(entry.entries.get("nation", ""))
        years = [int(year) for year in entry.texts("years")] if "years" in entry.entries else []
        self.years: Final[list[int]] = years

    def counts_in(self, year: int) -> bool:
        return not self.years or self.years[0] <= year <= self.years[1]


class Charts:
    """All charts of a folder. Raises BadData with everything that is wrong with them."""

    def __init__(self, path: Path) -> None:
        folder = Folder(path)
        movers = folder.rows("speeds.csv", SPEED_COLUMNS, MOVERS)
        self.speeds: Final = [line.whole("normal") * INCH for line in movers]
        self.road_speeds: Final = [line.whole("road") * INCH for line in movers]
        self.rough: Final = [line.pair("rough")[1] for line in movers]
        self.fords: Final = [line.whole("ford") * INCH for line in movers]
        self.mover_cites: Final = [line.text("cite") for line in movers]
        self.movement_rows: Final = row_of_score(movement_lines(folder), "score")
        self.move_results: Final = read_move_results(folder)
        guns = folder.rows("power-guns.csv", ("guns", *RANGES, "cite"), GUNS)
        self.gun_power: Final = [line.pair(inches) for line in guns for inches in RANGES]
        self.gun_cites: Final = [line.text("cite") for line in guns]
        troops = folder.rows("power-bases.csv", ("troops", "2", "4", "cite"), TROOPS)
        self.base_power: Final = [line.halves(inches) for line in troops for inches in RANGES[:2]]
        self.base_cites: Final = [line.text("cite") for line in troops]
        self.ranges: Final = [int(inches) * INCH for inches in RANGES]
        self.power_rows, self.effects = read_fire(folder)
        fights = folder.lines("combat-results.csv", COMBAT_COLUMNS)
        self.combat_rows: Final = row_of_score(fights, "difference")
        self.combat_results: Final = [CombatResult(line) for line in fights]
        self.modifiers: Final = read_modifiers(folder)
        self.lists: Final = Lists(folder)
        self.labels: Final = folder.rows("labels.csv", LABEL_COLUMNS, GRADES)
        self.label_shares: Final = [(line.pair("worn"), line.pair("spent")) for line in self.labels]
        self.rounds_up: Final = [
            bool(line.one_of("rounded", ("down", "up"))) for line in self.labels
        ]
        men = folder.rows("men-per-base.csv", ("arm", "men"), ARMS[:2])
        self.men: Final = [line.whole("men") for line in men]
        folder.check()


class Lists:
    """The charts that are lists: costs, multipliers, levels, points, commanders."""

    def __init__(self, folder: Folder) -> None:
        costs = folder.table("formation-costs.toml")
        self.halves: Final = costs.table("halves").wholes()
        self.passing: Final = costs.table("inches").whole("2.5 unit passed through") * INCH
        generals = folder.table("tactical-modifiers.toml").table("limits")
        self.most_from_generals: Final = generals.whole("3.2 generals at most 4")
        times = folder.table("multipliers.toml")
        self.times: Final = {
            key: halves(share) for key, share in times.table("times").shares().items()
        }
        self.least_times: Final = halves(times.table("bounds").share("least"))
        self.most_times: Final = halves(times.table("bounds").share("most"))
        hits = folder.table("generals-hit.toml")
        self.unharmed: Final = hits.whole("unharmed")
        self.turns_away: Final = hits.whole("turns_away")
        fights = folder.table("combat-modifiers.toml")
        self.ratios: Final = fights.table("ratios").shares()
        self.afar: Final = fights.table("inches").whole("8.2 cavalry from afar") * INCH
        levels = folder.table("critical-levels.toml")
        self.levels: Final = [levels.fraction("levels", share) for share in levels.texts("levels")]
        self.breaks_at: Final = levels.whole("breaks_at")
        self.battery_strength: Final = levels.whole("battery")
        self.commander_strength: Final = levels.whole("commander")
        points = folder.table("victory-points.toml")
        self.points: Final = points.table("points").wholes()
        self.victories: Final = points.table("victories").wholes()
        commanders = folder.table("commanders.toml")
        self.commanders: Final = [Commander(entry) for entry in commanders.tables("value")]
        self.other_commanders: Final = [Commander(entry) for entry in commanders.tables("others")]


def movement_lines(folder: Folder) -> list[Line]:
    return folder.lines("movement-table.csv", ("score", *COLUMNS))


def read_move_results(folder: Folder) -> list[MoveResult]:
    """The results column by column, from the highest row down."""
    table = folder.table("movement-results.toml")
    lines = movement_lines(folder)
    slugs = [line.text(column) for column in COLUMNS for line in lines]
    return [MoveResult(f"3.1 {slug}", table.table(slug)) for slug in slugs]


def read_fire(folder: Folder) -> tuple[list[int], list[list[int]]]:
    """The row of every power, and for each row the effect of every score."""
    lines = folder.lines("fire-table.csv", ("power", *EFFECTS))
    return row_of_score(lines, "power"), [column_of_score(line, EFFECTS) for line in lines]


def read_modifiers(folder: Folder) -> dict[str, int]:
    """The modifiers of all charts by their cites."""
    found: dict[str, int] = {}
    for file in MODIFIER_FILES:
        found.update(folder.table(file).table("modifiers").wholes())
    return found


def halves(share: Share) -> int:
    return 2 * share[0] // share[1]
