"""A process that plays many games at once and prints what was acknowledged, until it is killed.

python -m tests.server.siege.appender URL SEED
"""

from __future__ import annotations

import asyncio
import random
import sys

from grognard.server.store.store import Appended, Standing, Store


async def play(store: Store, game_id: str, dice: random.Random) -> None:
    game = await store.game(game_id)
    assert game is not None
    number = game.number
    while True:
        number += 1
        request = f"{dice.getrandbits(64):x}"
        text = f"{number} bid c{number} : {request}"
        outcome = await store.append(game_id, number, text, number % 2, request, Standing())
        assert isinstance(outcome, Appended), outcome
        print(game_id, number, request, flush=True)


async def main(url: str, seed: str) -> None:
    dice = random.Random(seed)
    store = await Store.open(url)
    await asyncio.gather(*(play(store, game_id, dice) for game_id in await store.running()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
