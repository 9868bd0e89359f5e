"""What the numbers of an evaluation are about, so that its judgement can be put in words."""

from __future__ import annotations

from typing import Final

from grognard.games import part

HOME: Final = "grognard.agents"


class Topic:
    """Numbers that are reported together. `side` is the seat that they are about; -1: both."""

    def __init__(self, name: str, side: int, places: list[int]) -> None:
        self.name: Final = name
        self.side: Final = side
        self.places: Final = places


def topics_of(key: str, names: list[str]) -> list[Topic]:
    """The topics of a game's numbers, by the table `TOPICS` of its agents.

    A number is called by a word and, where it is about one side, that side; the table has the topic
    of a word. A number at a place, one of several of a side, is looked up with a star.
    """
    table: dict[str, str] = getattr(part(HOME, key), "TOPICS", {})
    found: dict[tuple[str, int], list[int]] = {}
    for place, name in enumerate(names):
        word, _, rest = name.partition(" ")
        topic = table.get(f"{word}*" if len(rest) > 1 else word, "")
        if topic:
            side = int(rest[0]) if rest else -1
            found.setdefault((topic, side), []).append(place)
    return [Topic(topic, side, places) for (topic, side), places in found.items()]
