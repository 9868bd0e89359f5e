"""A siege: hostile clients send what must not be carried out, while others play in peace."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.games.march.moments import marching
from tests.server.client import (
    Person,
    Player,
    guest,
    new_client,
    open_match,
    play,
    read_answer,
)
from tests.server.running import ServerProcess
from tests.server.siege.attacks import ATTACKS, Attack, Json, Target, forged, oversized
from tests.server.siege.killing import journals

LIMITS: Final = " ".join(
    f"{name}=1000000/1000000"
    for name in ("person_requests", "address_requests", "messages", "sign_ups", "new_matches")
)
BATCH: Final = 40
OVERSIZED: Final = 0.003
CLOSING: Final = ("ready", "end", "resign")  # orders after which a seat may not be asked again
FORGED: Final = 0.01


@dataclass
class Report:
    """What was sent, what was answered, and how the others fared meanwhile."""

    sent: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    closed: int = 0
    wrongly_acked: list[Json] = field(default_factory=list)
    fair_actions: int = 0
    fair_worst: float = 0.0


def attacks(rng: random.Random) -> Iterator[Attack]:
    """Without end, in no order, each once before any comes again."""
    while True:
        for attack in rng.sample(ATTACKS, len(ATTACKS)):
            if rng.random() < OVERSIZED:
                yield oversized
            yield attack


class Attacker:
    """One hostile connection: to a seat that is asked, to one that is not, or to none."""

    def __init__(self, person: Person, match: str, seat: str | None, target: Target) -> None:
        self.person: Final = person
        self.match: Final = match
        self.seat: Final = seat
        self.target: Final = target
        self.line: ClientConnection | None = None

    async def connect(self) -> ClientConnection:
        uri = f"{self.person.url.replace('http', 'ws', 1)}/api/matches/{self.match}/play"
        headers = {"Authorization": f"Bearer {self.person.token}"}
        line = await connect(uri, additional_headers=headers, proxy=None, max_queue=None)
        await line.send(json.dumps({"type": "hello", "seat": self.seat, "reasons": True}))
        return line

    async def assail(self, messages: int, rng: random.Random, report: Report) -> None:
        chosen = attacks(rng)
        while messages > 0:
            count = min(BATCH, messages)
            messages -= count
            if self.line is None:
                self.line = await self.connect()
            try:
                await self.volley(self.line, islice(chosen, count), rng, report)
            except ConnectionClosed:
                report.closed += 1
                self.line = None
        if self.line is not None:
            await self.line.close()

    async def volley(
        self,
        line: ClientConnection,
        chosen: Iterable[Attack],
        rng: random.Random,
        report: Report,
    ) -> None:
        for attack in chosen:
            report.sent[attack.__name__] += 1
            await line.send(attack(self.target, rng))
        await line.send('{"type": "ping"}')
        while True:
            answer = json.loads(await line.recv())
            if answer["type"] == "pong":
                return
            self.judge(answer, report)

    def judge(self, answer: Json, report: Report) -> None:
        if answer["type"] == "refused":
            report.codes[answer["code"]] += 1
        elif answer["type"] == "ack":
            known = answer["id"] in [request["id"] for request in self.target.spent]
            report.codes["(again)"] += 1
            if not known:
                report.wrongly_acked.append(answer)


class Siege:
    """The matches under attack, and one that is played in peace."""

    def __init__(
        self,
        server: ServerProcess,
        http: httpx.AsyncClient,
        seed: int,
        tell: Callable[[int], None],
    ) -> None:
        self.server: Final = server
        self.http: Final = http
        self.seed: Final = seed
        self.tell: Final = tell
        self.report: Final = Report()
        self.attackers: list[Attacker] = []
        self.victims: list[Player] = []
        self.settled: Final = asyncio.Event()
        self.over = False

    async def prepare(self) -> None:
        villain = await guest(self.http, self.server.url, "villain")
        victim = await guest(self.http, self.server.url, "victim")
        await self.lay_siege(villain, victim, "eagles", "waterloo", ("french", "allied"))
        await self.lay_siege(villain, victim, "march", "vimeiro", ("red", "blue"))
        await self.lay_siege(villain, victim, "march", "", ("red", "blue"), position=marching())
        await self.lay_siege(villain, victim, "age", "saalfeld", ("south", "north"))
        await self.lay_siege(villain, victim, "crepuscule", "training", ("south", "north"))
        await self.lay_siege(villain, victim, "outpost", "bridge", ("red", "blue"))
        await self.lay_siege(villain, victim, "bids", "long", ("north", "south"))
        await self.lay_siege(villain, victim, "estimates", "long", ("north", "south"))
        known = [attacker.target for attacker in self.attackers]
        assert any(target.forbidden for target in known), "no attacker knows of a refusal"
        assert any(target.spent for target in known), "no attacker has acted"

    async def lay_siege(
        self,
        villain: Person,
        victim: Person,
        game: str,
        scenario: str,
        seats: tuple[str, str],
        **terms: str,
    ) -> None:
        """Two matches: in one the attacker holds the seat that is asked, in the other not.

        Where a position is given, it is left as it is.
        """
        for seat, other in (seats, seats[::-1]):
            sides = (seat, other)
            match = await open_match(
                villain, victim, game, scenario, sides, watchable=True, **terms
            )
            self.victims.append(await Player(victim, match, other).start())
            target = await spy_out(villain, match, seat, other, acts=not terms)
            self.attackers.append(Attacker(villain, match, seat, target))
            self.attackers.append(Attacker(villain, match, None, Target(seat, other, 1, ["end"])))

    async def assail(self, messages: int) -> None:
        before = await self.fingerprint()
        heard = [(victim.number, victim.legal) for victim in self.victims]
        peace = asyncio.create_task(self.play_in_peace())
        begun = asyncio.create_task(self.settled.wait())
        await asyncio.wait([peace, begun], return_when=asyncio.FIRST_COMPLETED)
        begun.cancel()
        share = messages // len(self.attackers) + 1
        rngs = [random.Random(self.seed + n) for n in range(len(self.attackers))]
        try:
            await asyncio.gather(
                self.send_forged_passes(round(messages * FORGED)),
                *(
                    attacker.assail(share, rng, self.report)
                    for attacker, rng in zip(self.attackers, rngs, strict=True)
                ),
            )
        finally:
            self.over = True
            await peace
        acked = self.report.wrongly_acked[:3]
        assert await self.fingerprint() == before, f"a journal has changed: {acked}"
        assert [(victim.number, victim.legal) for victim in self.victims] == heard
        for victim in self.victims:
            victim.raise_what_ended_us()
            await victim.stop()

    async def fingerprint(self) -> list[list[str]]:
        matches = sorted({attacker.match for attacker in self.attackers})
        return await journals(self.server.database, matches)

    async def play_in_peace(self) -> None:
        """Fair clients play game after game; every action is timed."""
        rng = random.Random(self.seed)
        people = [await guest(self.http, self.server.url, name) for name in ("Ann", "Bob")]
        seats = ("north", "south")
        while not self.over:
            match = await open_match(people[0], people[1], "bids", "long", seats)
            pairs = zip(people, seats, strict=True)
            players = [await Player(person, match, seat).start() for person, seat in pairs]
            try:
                while not self.over and not any(player.ended for player in players):
                    begun = time.perf_counter()
                    self.report.fair_actions += await play(players, rng, most=1)
                    self.settled.set()
                    lap = time.perf_counter() - begun
                    self.report.fair_worst = max(self.report.fair_worst, lap)
                    self.tell(sum(self.report.sent.values()))
            finally:
                for player in players:
                    await player.stop()

    async def send_forged_passes(self, count: int) -> None:
        """Over HTTP as a cookie and as a token: nobody may be taken for somebody."""
        rng = random.Random(self.seed)
        token = self.attackers[0].person.token
        for _ in range(count):
            false = forged(token, rng)
            cookie = rng.random() < 0.5
            headers = {"Cookie": f"grognard={false}"} if cookie else {}
            headers |= {} if cookie else {"Authorization": f"Bearer {false}"}
            url = f"{self.server.url}/api/people/me"
            answer = await self.http.get(url, headers=headers)
            self.report.sent["forged"] += 1
            self.report.codes[answer.json()["code"] if answer.is_error else "(taken in)"] += 1
            assert answer.status_code == 401, f"{answer.status_code}: {answer.text}"


async def spy_out(villain: Person, match: str, seat: str, other: str, acts: bool) -> Target:
    """What the attacker can know of the match; one that `acts` first makes an act that counts.

    The act leaves the seat with its question where it can, since only the seat that is asked knows
    of refusals. They are asked for: a prompt is sent without them where a busy machine takes too
    long.
    """
    player = await Player(villain, match, seat).start()
    await player.until(lambda: player.prompt is not None)
    target = Target(seat, other, 0)
    if acts and player.legal:
        staying = [action for action in player.legal if action not in CLOSING]
        action = random.Random(7).choice(staying or player.legal)
        target.spent = [{"type": "act", "id": "spent-1", "seen": player.number, "action": action}]
        assert player.line is not None
        await player.line.send(json.dumps(target.spent[0]))
        seen = player.number
        await player.until(lambda: player.number != seen and bool(player.prompt))
        await player.until(lambda: (player.prompt or {})["number"] == player.number)
    assert player.number is not None and player.prompt is not None
    target.number = player.number
    target.legal = player.legal
    answer = await player.ask("ask", what="legal")
    forbidden = [a for refused in answer["refused"] for a in refused["actions"]]
    target.forbidden = [" ".join(part for part in a if isinstance(part, str)) for a in forbidden]
    await player.stop()
    return target


async def besiege(
    server: ServerProcess, messages: int, seed: int, tell: Callable[[int], None] = lambda sent: None
) -> Report:
    """Send so many hostile messages to a server that runs; raises when anything was accepted."""
    async with new_client() as http:
        siege = Siege(server, http, seed, tell)
        await siege.prepare()
        memory = server.memory()
        await siege.assail(messages)
        report = siege.report
        assert report.wrongly_acked == [], report.wrongly_acked[:3]
        assert report.fair_actions > 0
        assert server.is_well()
        grown = server.memory() - memory
        assert grown < 100 << 20, f"the server has grown by {grown >> 20} MB"
        figures = await http.get(f"{server.url}/metrics")
        assert errors_in(figures.text) == 0, "the server met errors of its own"
        read_answer(await http.get(f"{server.url}/api/games-known"))
    return report


def errors_in(figures: str) -> float:
    lines = [line for line in figures.splitlines() if line.startswith("grognard_errors_total")]
    return sum(float(line.split()[-1]) for line in lines)
