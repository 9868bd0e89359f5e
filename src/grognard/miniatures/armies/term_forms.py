"""The terms of army lists as a builder shows them: titles, what they are about, and prices."""

from __future__ import annotations

from ..contract.army import MORE, Choice, Term
from .list_terms import ListTerm

Span = tuple[int, int, int]  # the least, the most, and the step


class TermForms:
    """Forms in one language. A game gives titles, and says what its rules are about."""

    # What a game fills in

    def title(self, key: str) -> str:
        raise NotImplementedError

    def about(self, cite: str) -> str:
        """The rule that a term follows, in words."""
        return ""

    # Forms

    def chosen(self, term: ListTerm, cite: str, choices: list[Choice], section: str = MORE) -> Term:
        """One of several values, or a colour."""
        named, about = self.title(term.key), self.about(cite)
        usual, kind = term.usual, term.kind
        return Term(term.key, kind, named, about, cite, "", usual, choices, section=section)

    def count(
        self,
        term: ListTerm,
        cite: str,
        price: str,
        span: Span,
        section: str = MORE,
        figure: str = "",
        counted: str = "",
        does: str = "",
    ) -> Term:
        """A number; `does` is what its rule leaves to others to say."""
        named, about = self.title(term.key), f"{self.about(cite)} {does}".strip()
        shown = (section, figure, counted)
        return Term(term.key, term.kind, named, about, cite, price, term.usual, [], *span, *shown)

    def flag(self, term: ListTerm, cite: str, price: str) -> Term:
        named, about = self.title(term.key), self.about(cite)
        return Term(term.key, term.kind, named, about, cite, price, term.usual, [])

    def named(self, term: ListTerm, about: str, section: str = MORE, figure: str = "") -> Term:
        """A name that costs nothing."""
        key, title = term.key, self.title(term.key)
        shown = (section, figure)
        return Term(key, term.kind, title, about, term.cite, "", term.usual, [], 0, 1, 1, *shown)
