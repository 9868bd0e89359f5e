"""The golden records of each game: whole battles that must always replay to the letter.

    ./run tool golden eagles                     verify every record; write nothing
    ./run tool golden eagles --write             play all battles again, replace their records
    ./run tool golden eagles --write ligny ...   only these
    ./run tool golden eagles --hashes            keep the records, write their hashes again

A record keeps what was answered and thrown, so it does not change when the computer players do.
Write one again only when the rules have changed on purpose, and say why in the commit; a new
version of the rules gets records of its own beside those of the old one. Where only a reason or a
telling has changed, the hashes are enough. `battles.toml` beside the
records says which battles they are, `endings.toml` holds the hash of the position each one reaches,
`told.toml` that of all events on the way, `offered.toml` that of what players were offered.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grognard.agents import AT_ONCE, seated
from grognard.games import load
from grognard.kernel.decision import Action, Decision
from grognard.kernel.dice import Rng
from grognard.kernel.game import Game
from grognard.kernel.records.record import Record, read_record
from grognard.kernel.records.replay import Recorder, begin, last_state, play_back, verify
from grognard.kernel.refusal import BadNotation
from grognard.kernel.registry import find
from grognard.kernel.state import State

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
ENDINGS_HEAD = "# Which position each record reaches; written by tools/golden.py.\n"
TOLD_HEAD = "# What is told on the way, event by event; written by tools/golden.py.\n"
OFFERED_HEAD = "# What players may answer on the way, and why not; written by tools/golden.py.\n"
OFFERED_EVERY = 4  # lines of a record


@dataclass(frozen=True)
class Battle:
    """One battle to be fought, and what the players say when its time has come.

    `version` is that of the rules it is fought by, the newest where it is empty.
    """

    scenario: str
    seed: int
    ends: str
    version: str = "1"  # of the rules
    players: Sequence[str] = ("sensible", "sensible")
    options: dict[str, str] = field(default_factory=dict)
    parley: Sequence[str] = ()
    parley_after: int = 0


def read_battles(path: Path) -> dict[str, Battle]:
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Battle(**facts) for name, facts in found.items()}


BATTLES = {
    path.parents[1].name: read_battles(path)
    for path in sorted(TESTS.glob("*/replays/battles.toml"))
}


def rules_of(game: Game, name: str) -> Game:
    """The game by the version of its rules that a battle is fought by."""
    load()
    return find(game.info.key, BATTLES[game.info.key][name].version)


def fight(game: Game, battle: Battle) -> Record:
    """A whole battle, the same for the same seed and the same computer players."""
    recorder = begin(game, battle.scenario, battle.options)
    recorder.record.players = dict(zip(game.info.seats, battle.players, strict=True))
    agents = [seated(name, battle.seed + seat) for seat, name in enumerate(battle.players)]
    rng = Rng(battle.seed)
    said = list(battle.parley)
    step = recorder.run(rng)
    while isinstance(step, Decision):
        text = said[0] if said and len(recorder.record.entries) >= battle.parley_after else ""
        if text and may_say(recorder, text):
            recorder.act(game.parse(recorder.state, said.pop(0)))
        else:
            agent = agents[step.seat]
            recorder.act(agent.answer(game, recorder.state, step.seat, AT_ONCE))
        step = recorder.run(rng)
    return recorder.record


def may_say(recorder: Recorder, text: str) -> bool:
    s = recorder.state
    decision = s.pending
    action = recorder.game.parse(s, text)
    return isinstance(decision, Decision) and decision.why_not(s, action) is None


def hash_of(game: Game, s: State) -> str:
    """The position as text, in sixteen digits."""
    return hashlib.sha256(game.write(s).encode()).hexdigest()[:16]


def told_in(record: Record, game: Game) -> str:
    """The facts of every event of a record, in sixteen digits."""
    told = hashlib.sha256()
    for s in play_back(record, game, listen=True):
        for event in s.events or []:
            told.update(f"{event.facts()}\n".encode())
        s.events = []
    return told.hexdigest()[:16]


def offered_in(record: Record, game: Game) -> str:
    """What is offered, refused and thrown for at some decisions of a record, in sixteen digits."""
    offered = hashlib.sha256()
    for number, s in enumerate(play_back(record, game)):
        if number % OFFERED_EVERY == 0 and isinstance(s.pending, Decision):
            lines = [offer(s, s.pending, action) for action in s.pending.candidates(s)]
            offered.update("".join(sorted(lines)).encode())
    return offered.hexdigest()[:16]


def offer(s: State, decision: Decision, action: Action) -> str:
    """One answer with the modifiers of its throws, or the rule that forbids it."""
    refusal = decision.why_not(s, action)
    if refusal is not None:
        return f"{action.key()} {refusal.cite} {refusal.bars} {refusal.why}\n"
    throws = [(tally.total, tally.lines) for tally in decision.weigh(s, action)]
    return f"{action.key()} {throws}\n"


def game_of(key: str, name: str) -> Game:
    """The game of a record, by the rules it was played by."""
    load()
    return find(key, BATTLES[key][name].version)


def folder(key: str) -> Path:
    return TESTS / key / "replays"


def records(key: str) -> dict[str, Path]:
    return {path.stem: path for path in sorted(folder(key).glob("*.battle"))}


def endings(key: str) -> Path:
    return folder(key) / "endings.toml"


def tellings(key: str) -> Path:
    return folder(key) / "told.toml"


def offerings(key: str) -> Path:
    return folder(key) / "offered.toml"


def faults_in(game: Game, path: Path) -> list[str]:
    try:
        return verify(read_record(path.read_text(encoding="utf-8"), game), game)
    except BadNotation as wrong:
        return [str(wrong)]


def write(key: str, names: Sequence[str]) -> None:
    folder(key).mkdir(parents=True, exist_ok=True)
    for name in names:
        battle = BATTLES[key][name]
        record = fight(game_of(key, name), battle)
        if not record.ending.endswith(f" {battle.ends}"):
            sys.exit(f"{name} ends {record.ending!r}, not by {battle.ends!r}: change its seed")
        (folder(key) / f"{name}.battle").write_text(record.text(), encoding="utf-8", newline="\n")
        print(f"{name}: {len(record.entries)} decisions, {record.ending}")
    write_hashes(key)


def write_hashes(key: str) -> None:
    ends, told, offered = [ENDINGS_HEAD], [TOLD_HEAD], [OFFERED_HEAD]
    for name, path in records(key).items():
        game = game_of(key, name)
        record = read_record(path.read_text(encoding="utf-8"), game)
        ends.append(f'{name} = "{hash_of(game, last_state(record, game))}"\n')
        told.append(f'{name} = "{told_in(record, game)}"\n')
        offered.append(f'{name} = "{offered_in(record, game)}"\n')
    endings(key).write_text("".join(ends), encoding="utf-8", newline="\n")
    tellings(key).write_text("".join(told), encoding="utf-8", newline="\n")
    offerings(key).write_text("".join(offered), encoding="utf-8", newline="\n")


def check(key: str) -> int:
    known = [name for name in records(key) if name in BATTLES[key]]
    faults = {name: faults_in(game_of(key, name), records(key)[name]) for name in known}
    for name, found in faults.items():
        print(f"{name}: {'; '.join(found) or 'ok'}")
    return 1 if any(faults.values()) or set(records(key)) != set(BATTLES[key]) else 0


def main(arguments: Sequence[str]) -> int:
    key, *order = arguments or [""]
    battles = BATTLES.get(key, {})
    if battles and not order:
        return check(key)
    if battles and order == ["--hashes"]:
        write_hashes(key)
        return 0
    names = order[1:] or list(battles)
    if not battles or order[0] != "--write" or set(names) - set(battles):
        print(__doc__, file=sys.stderr)
        return 2
    write(key, names)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
