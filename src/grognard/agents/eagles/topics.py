"""What the numbers of EAGLES are about, in the words that a hint uses for them."""

from typing import Final

from .features import OF_A_POSITION

TOPICS: Final = {
    **dict.fromkeys("damage".split(), "score"),
    **dict.fromkeys("strength foot horse guns hits".split(), "strength"),
    **dict.fromkeys("blown".split(), "order"),
    **dict.fromkeys(
        "reserve-troops reserve-strength pile-troops pile-strength".split(), "reserves"
    ),
    **dict.fromkeys("specials".split(), "specials"),
    **dict.fromkeys("generals".split(), "leaders"),
    **{f"{name}*": "posts" for name in OF_A_POSITION},
}
