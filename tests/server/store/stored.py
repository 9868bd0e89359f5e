"""Games and people for the tests of the store."""

from __future__ import annotations

from typing import Any

from grognard.server.store.store import (
    Appended,
    Conflict,
    Duplicate,
    GameRow,
    NewGame,
    Sitter,
    Standing,
    Store,
)

SECRET = bytes(range(32))


def new_game(*sitters: Sitter, **terms: Any) -> NewGame:
    given = {
        "game": "bids",
        "version": "1",
        "scenario": "short",
        "commitment": "c0ffee",
        "secret": SECRET,
        "sitters": sitters or (Sitter(), Sitter()),
        **terms,
    }
    return NewGame(**given)


async def created(store: Store, *sitters: Sitter, **terms: Any) -> GameRow:
    game = await store.create_game(new_game(*sitters, **terms))
    assert game is not None
    return game


async def begun(store: Store, *, opening: bool = True) -> str:
    """The id of a game in play between two computers, its opening on record."""
    sitters = [Sitter(agent="random", nonce="n0"), Sitter(agent="random", nonce="n1")]
    game = await created(store, *sitters)
    assert await store.begin(game.id)
    if opening:
        await store.append(game.id, 0, "0 : 3 1", None, None, Standing(asked=0))
    return game.id


async def append(
    store: Store, game_id: str, number: int, request_id: str | None = None, seat: int = 0
) -> Appended | Conflict | Duplicate:
    text = f"{number} bid c{number} : 6"
    return await store.append(game_id, number, text, seat, request_id, Standing(asked=1 - seat))
