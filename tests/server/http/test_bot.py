"""examples/bot.py plays whole games against a real server, with the documented interface only."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from email.message import Message
from io import BytesIO
from pathlib import Path
from types import ModuleType
from urllib.error import HTTPError

import pytest

from grognard.games import game as find_game
from grognard.kernel.records.record import read_record
from grognard.kernel.records.replay import verify
from tests.server.client import Player, guest, join, new_client, play
from tests.server.running import ROOT, ServerProcess
from tests.server.siege.proxy import CuttingProxy

BOT = str(ROOT / "examples" / "bot.py")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(str(tmp_path_factory.mktemp("bot") / "games.db")) as running:
        yield running


@pytest.mark.nightly
def test_the_bot_plays_a_whole_game_against_the_computer(
    server: ServerProcess, tmp_path: Path
) -> None:
    record = tmp_path / "game.battle"
    command = [sys.executable, BOT, "--server", server.url, "--record", str(record), "--seed", "3"]
    command += ["--scenario", "quatre-bras", "--against", "random"]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert said.stdout.rstrip().endswith("the dice were as promised")
    assert said.stderr == ""
    game = find_game("eagles")
    played = read_record(record.read_text(encoding="utf-8"), game)
    assert played.ending and played.secret and verify(played, game) == []


@pytest.mark.nightly
def test_the_bot_comes_again_when_its_connection_is_cut(server: ServerProcess) -> None:
    async def work() -> tuple[int, str, str]:
        proxy = CuttingProxy(server.port, 1, mean=0)
        await proxy.start()
        command = [sys.executable, BOT, "--server", f"http://127.0.0.1:{proxy.port}"]
        bot = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        assert bot.stdout is not None and bot.stderr is not None
        await bot.stdout.readline()
        await bot.stdout.readline()  # the first event: it plays
        for _ in range(4):
            proxy.cut_all()
            await asyncio.sleep(0.7)
        said = (await bot.stdout.read()).decode()
        complaints = (await bot.stderr.read()).decode()
        code = await bot.wait()
        await proxy.stop()
        return code, said, complaints

    code, said, complaints = asyncio.run(work())
    assert code == 0 and complaints == ""
    assert said.rstrip().endswith("the dice were as promised")


def test_the_bot_sits_down_where_it_is_invited(server: ServerProcess) -> None:
    async def work() -> str:
        async with new_client() as http:
            person = await guest(http, server.url, "Ann")
            seats = {"french": {"sitter": "me"}, "allied": {"sitter": "open"}}
            terms = {"game": "eagles", "scenario": "quatre-bras", "seats": seats, "reaction": 0}
            match = await person.post("/api/matches", terms)
            bot = await asyncio.create_subprocess_exec(
                *[sys.executable, BOT, "--join", match["links"]["allied"]],
                stdout=asyncio.subprocess.PIPE,
            )
            await join(person, match["id"], "french")
            player = await Player(person, match["id"], "french").start()
            await play([player], random.Random(1))
            said = (await bot.communicate())[0].decode()
            await player.stop()
            return said

    said = asyncio.run(work())
    assert "seat allied" in said and said.rstrip().endswith("the dice were as promised")


def test_a_bot_that_cannot_play_says_why(server: ServerProcess) -> None:
    command = [sys.executable, BOT, "--server", server.url, "--against", "nobody"]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 1 and "BAD_SETUP" in said.stderr


class Line:
    """A connection that remembers what was said on it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, object]] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def load_bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot", BOT)
    assert spec is not None and spec.loader is not None
    bot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    setattr(bot, "PAUSE", 0.0)  # noqa: B010
    return bot


@pytest.mark.parametrize("code", ["BUSY", "TOO_FAST", "TOO_MANY"])
def test_the_bot_sends_again_what_was_not_refused_for_good(code: str) -> None:
    bot, line = load_bot(), Line()
    player = bot.Player(bot.Server("http://x", "t"), {"id": "m"}, "north", random.Random(1))
    player.answer(line, {"number": 3, "legal": [["bid 1"]]})
    player.hear(line, {"type": "refused", "id": "", "code": code, "words": ""})
    assert len(line.sent) == 2 and line.sent[0] == line.sent[1]
    player.hear(line, {"type": "refused", "id": "", "code": "STALE", "words": ""})
    assert line.sent[2]["type"] == "hello" and player.unanswered is None


@pytest.mark.parametrize(("status", "asked"), [(503, 3), (429, 3), (422, 1)])
def test_the_bot_asks_again_over_http_too(
    status: int, asked: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = load_bot()
    answers = [status, status]
    tried = []

    def answer(*arguments: object, **more: object) -> BytesIO:
        tried.append(arguments)
        if answers:
            raise HTTPError("http://x", answers.pop(), "", Message(), BytesIO(b"{}"))
        return BytesIO(b"good")

    monkeypatch.setattr(bot.urllib.request, "urlopen", answer)
    if asked == 1:
        with pytest.raises(SystemExit):
            bot.Server("http://x", "t").call("GET", "/")
    else:
        assert bot.Server("http://x", "t").call("GET", "/") == "good"
    assert len(tried) == asked
