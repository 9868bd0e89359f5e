"""What is wanted on paper."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .api import Lang, ShortText, Strict, Text

LONGEST_WANTED = 16_000


class PrintWish(Strict):
    """`wanted` are cards (an army, numbers, a deck or its code), or an army list for a roster."""

    kind: Literal["cards", "deck", "roster", "reference", "campaign"]
    game: ShortText
    wanted: Annotated[Text, Field(max_length=LONGEST_WANTED)] = ""
    paper: Literal["a4", "letter"] = "a4"
    lang: Lang = "en"
    backs: bool = True
