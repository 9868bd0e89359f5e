"""What an order of battle may hold, for the army builder. Interpreted."""

from __future__ import annotations

from typing import Final

from grognard.lexicon import sentence
from grognard.miniatures.armies.list_terms import GroupTerms, ListTerm
from grognard.miniatures.contract.army import COUNT, FLAG, Choice, GroupKind, Term

from ..screen.lexicon import lexicon

# The least and the most of what is counted.
LIMITS: Final = {
    "bases": (1, 12),
    "men": (0, 4320),
    "worn": (0, 11),
    "spent": (0, 10),
    "ranks": (2, 3),
    "skirmishers": (0, 12),
    "rests": (0, 40),
}
LANGUAGES: Final = ("en", "fr")  # the order of the words of a value


def form(term: ListTerm, lang: str) -> Term:
    """One term as a form shows it; prices are R97's and not by the term."""
    choices = [Choice(key, choice_title(words, lang), "", "") for key, words in term.values.items()]
    title = lexicon.say(lang, "term", term=term.key)
    least, most = LIMITS[term.key] if term.kind == COUNT else (0, 1 if term.kind == FLAG else 0)
    return Term(term.key, term.kind, title, "", term.cite, "", term.usual, choices, least, most)


def choice_title(words: tuple[str, ...], lang: str) -> str:
    """A value by its usual word; nothing for the one that is left out."""
    if not words:
        return "–"
    word = words[LANGUAGES.index(lang)] if lang in LANGUAGES and len(words) > 1 else words[0]
    return sentence(word.replace("-", " "))


def group_kind(kind: GroupTerms, lang: str) -> GroupKind:
    title, add = (
        lexicon.say(lang, "group", kind=kind.key),
        lexicon.say(lang, "group.add", kind=kind.key),
    )
    return GroupKind(kind.key, title, add, [form(term, lang) for term in kind.terms])
