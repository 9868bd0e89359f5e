"""Finding a rule by the words that a player would type, in any form.

Words are cut to their stems by a table of endings, and joined to those that mean the same in the
game by its table of synonyms (`synonyms.toml` beside the rulebook). That is enough for a few
hundred sentences. A real stemmer would know more words, but none of a game: that to charge is
"shock" in one and "aggression" in another is only written there.

Interpreted: only a person waits for it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from math import log
from typing import Final

ENDINGS: Final = {
    "en": "ations ation ings ing ness ies ied ers er ed ly es s e y".split(),
    "fr": "issements issement ations ation ements ement antes ants ante ant euses euse eurs eur "
    "iers ier eaux aux ees ee es ez er ent ir it is ie e s x".split(),
}
SHORTEST: Final = 3  # letters of a stem
STOP: Final = {
    "en": "a an and any are as at be by can do does from has have how i if in into is it its many "
    "may me much must my of on or so that the them then there they this to up was we what when "
    "where which who why will with you your happens happen work works".split(),
    "fr": "a ai ainsi au aux avec ce ces cette comment combien d dans de des du elle elles en est "
    "et etre faire fait faut il ils j je l la le les leur leurs lui ma mes mon n ne nos on ont ou "
    "par pas peut peux peuvent plus pour pourquoi qu quand que quel quelle quels qui quoi s sa se "
    "ses si son sont sur t un une vos votre y marche passe".split(),
}
SAME: Final = 1.0
SYNONYM: Final = 0.75
BEGINNING: Final = 0.4
AS_TYPED: Final = 3  # letters from which the beginning of a word finds it
ENOUGH: Final = 0.5  # the share of what was asked that an answer must hold

Weights = dict[str, float]


def flat(text: str) -> str:
    """Small letters without accents."""
    parts = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe"))
    return "".join(c for c in parts if not unicodedata.combining(c))


def stem(word: str, lang: str) -> str:
    """A word without its ending; those that are too short stay."""
    for ending in ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            cut = word[: -len(ending)]
            return cut[:-1] if len(cut) > SHORTEST and cut[-1] == cut[-2] else cut
    return word


def stems(text: str, lang: str) -> list[str]:
    """The stems of a text in their order, without the small words."""
    words = re.findall(r"[a-z]+|\d+(?:\.\d+)*", flat(text))
    return [stem(word, lang) for word in words if word not in STOP[lang]]


class Shelf:
    """The texts of one language, each a list of (words, weight), and what means the same there."""

    def __init__(self, lang: str, texts: list[list[tuple[str, float]]], groups: list[str]) -> None:
        self.lang: Final = lang
        self.texts: Final = [self.weighed(parts) for parts in texts]
        counts: Counter[str] = Counter(word for text in self.texts for word in text)
        self.rarity: Final = {word: log(1 + len(texts) / count) for word, count in counts.items()}
        self.same: Final[dict[str, set[str]]] = {}
        for group in groups:
            together = set(stems(group, lang))
            for word in together:
                self.same.setdefault(word, set()).update(together)

    def weighed(self, parts: list[tuple[str, float]]) -> Weights:
        """How much each stem says in a text; saying it often adds little."""
        heard: Weights = {}
        for words, weight in parts:
            for word in stems(words, self.lang):
                heard[word] = heard.get(word, 0.0) + weight
        return {word: weight / (weight + 1.5) for word, weight in heard.items()}

    def alternatives(self, word: str) -> Weights:
        """What a typed word may mean."""
        found = {word: SAME}
        for other in self.same.get(word, ()):
            found.setdefault(other, SYNONYM)
        if len(word) >= AS_TYPED and word not in self.rarity:
            for other in self.rarity:
                if other.startswith(word):
                    found.setdefault(other, BEGINNING)
        return found

    def scores(self, text: str) -> list[float]:
        """How well each text answers; 0 for those that do not."""
        asked = [self.alternatives(word) for word in dict.fromkeys(stems(text, self.lang))]
        return [self.score(asked, words) for words in self.texts]

    def score(self, asked: list[Weights], words: Weights) -> float:
        held, total = 0, 0.0
        for others in asked:
            best = max(
                (w * words[o] * self.rarity[o] for o, w in others.items() if o in words),
                default=0.0,
            )
            held += best > 0
            total += best
        share = held / len(asked) if asked else 0.0
        return total * share * share if share >= ENOUGH else 0.0
