"""The terms of a match: all that is fixed when it begins."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from grognard.kernel.game import Game
from grognard.kernel.records.record import Record


@dataclass(frozen=True)
class Terms:
    """Seats go by their keys. A match begins from a scenario or from the text of a position."""

    game: str
    version: str
    scenario: str = ""
    options: dict[str, str] = field(default_factory=dict)
    position: str = ""
    commitment: str = ""
    nonces: dict[str, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    pace: str = ""
    reaction: float = 0.0
    fair_from: int = 0
    pair: str = ""

    def as_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> Terms:
        return cls(**json.loads(text))

    def record(self) -> Record:
        """An empty record with these terms in its header."""
        record = Record(self.game, self.version, self.scenario, dict(self.options))
        record.position = self.position
        record.players = dict(self.players)
        record.commitment = self.commitment
        record.nonces = dict(self.nonces)
        record.fair_from = self.fair_from
        record.pair = self.pair
        return record


def agreed_hashes(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """The hashes of those options that are whole texts, to which every player agrees."""
    return {
        option.key: hashlib.sha256(options[option.key].encode()).hexdigest()
        for option in game.info.options
        if option.agreed and options.get(option.key)
    }
