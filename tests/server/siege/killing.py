"""kill -9 of the whole server at random moments under play: what was acknowledged must be there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Final

import httpx

from grognard.games import game as find_game
from grognard.kernel.records.record import read_entry, read_record
from grognard.kernel.records.replay import verify
from grognard.server.store.store import Store
from tests.kernel.games.tinygame import BIDS
from tests.server.client import Person, Player, guest, new_client, open_match, play
from tests.server.running import ServerProcess

GAMES: Final = [
    ("bids", "long", ("north", "south")),
    ("eagles", "quatre-bras", ("french", "allied")),
    ("march", "training", ("red", "blue")),
    ("age", "saalfeld", ("south", "north")),
    ("crepuscule", "training", ("south", "north")),
]
NAMED: Final = [game for game, _, _ in GAMES]
SEATS_NAMED: Final = {seat for _, _, seats in GAMES for seat in seats}
MOST_BEFORE_A_KILL: Final = 12


class Sitting:
    """Two clients that play match after match, and remember what was acknowledged to them."""

    def __init__(
        self, url: str, http: httpx.AsyncClient, seed: int, games: Sequence[str] = NAMED
    ) -> None:
        self.games: Final = [each for each in GAMES if each[0] in games]
        self.url: Final = url
        self.http: Final = http
        self.rng: Final = random.Random(seed)
        self.acked: dict[str, list[str]] = {}
        self.finished: list[str] = []
        self.match = ""
        self.sent = 0
        self.people: list[Person] = []
        self.players: list[Player] = []

    async def play_for_ever(self) -> None:
        while True:
            try:
                await self.sit_down()
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            try:
                await play(self.players, self.rng, self.note)
                self.finished.append(self.match)
            finally:
                for player in self.players:
                    await player.stop()

    async def sit_down(self) -> None:
        while len(self.people) < 2:
            self.people.append(await guest(self.http, self.url, f"player {len(self.people)}"))
        game, scenario, seats = self.rng.choice(self.games)
        match = await open_match(self.people[0], self.people[1], game, scenario, seats)
        self.acked[match] = []
        pairs = zip(self.people, seats, strict=True)
        self.players = [Player(person, match, seat) for person, seat in pairs]
        self.match = match
        for player in self.players:
            await player.start()

    def note(self, player: Player, action: str) -> None:
        self.acked[self.match].append(action)
        self.sent += 1

    def asked(self) -> list[str]:
        """The actions sent that nobody has acknowledged yet."""
        waiting = [request for player in self.players for request, _ in player.waiting.values()]
        return [request["action"] for request in waiting if request["type"] == "act"]


async def journal(store: Store, match: str) -> list[str]:
    """The actions that are stored, in order, without the opening."""
    rows = await store.entries(match)
    return [answer_in(read_entry(row.text)[1].action) for row in rows][1:]


def answer_in(line: str) -> str:
    """What a player has answered; a line names the seat where several are asked at once."""
    seat, colon, answer = line.partition(": ")
    return answer if colon and seat in SEATS_NAMED else line


async def journals(database: str, matches: Sequence[str]) -> list[list[str]]:
    """The stored actions of each match."""
    store = await Store.open(database)
    try:
        return [await journal(store, match) for match in matches]
    finally:
        await store.close()


async def check_journals(
    database: str, sitting: Sitting, checked: Callable[[], None] = lambda: None
) -> None:
    """Everything acknowledged is stored in order; beyond that at most what was under way.

    `checked` is called after each match: there may be hundreds.
    """
    store = await Store.open(database)
    try:
        for match, acked in sitting.acked.items():
            stored = await journal(store, match)
            assert stored[: len(acked)] == acked, f"{match}: acknowledged but not stored"
            beyond = stored[len(acked) :]
            under_way = sitting.asked() if match == sitting.match else []
            assert beyond in ([], under_way), f"{match}: {beyond} was stored, {under_way} was sent"
            checked()
    finally:
        await store.close()


async def kill_under_play(
    server: ServerProcess,
    times: int,
    seed: int,
    tell: Callable[[int], None] = lambda done: None,
    games: Sequence[str] = NAMED,
) -> Sitting:
    """Play, kill, look, start again, so many times; the last game is played on to see it live."""
    rng = random.Random(seed)
    await asyncio.to_thread(server.start)
    async with new_client() as http:
        sitting = Sitting(server.url, http, seed, games)
        playing = asyncio.create_task(sitting.play_for_ever())
        try:
            for done in range(times):
                tell(done)
                await go_on(sitting, playing, rng.randrange(1, MOST_BEFORE_A_KILL))
                await asyncio.sleep(rng.uniform(0, 0.02))
                server.kill()
                await check_journals(server.database, sitting)
                await asyncio.to_thread(server.start)
            await go_on(sitting, playing, MOST_BEFORE_A_KILL)
        finally:
            while not playing.done():  # a cancellation is lost in a wait that ends just then
                playing.cancel()
                await asyncio.wait([playing], timeout=0.5)
        await check_records(sitting)
    return sitting


async def go_on(sitting: Sitting, playing: asyncio.Task[None], actions: int) -> None:
    """Wait until so many more actions are acknowledged."""
    goal = sitting.sent + actions
    async with asyncio.timeout(60):
        while sitting.sent < goal:
            if playing.done():
                playing.result()
            await asyncio.sleep(0.002)


async def check_records(sitting: Sitting, checked: Callable[[], None] = lambda: None) -> None:
    """Finished games verify, dice and all, and hold exactly what was acknowledged."""
    for match in sitting.finished:
        text = await sitting.people[0].record(match)
        key = text.partition("\ngame ")[2].split()[0]
        game = BIDS if key == "bids" else find_game(key)
        record = read_record(text, game)
        assert verify(record, game) == []
        assert [answer_in(entry.action) for entry in record.entries] == sitting.acked[match]
        checked()
