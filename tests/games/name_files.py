"""What the files of names in `words/names` hold."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast, parse

from grognard.miniatures.screen.known_names import KnownNames


def keys_of(names: KnownNames, lang: str) -> list[str]:
    """The keys of the names that a game has in a language."""
    text = Path(names.words.folder, f"{lang}.ftl").read_text(encoding="utf-8")
    (message,) = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    assert message.value is not None
    (part,) = message.value.elements
    assert isinstance(part, ast.Placeable)
    if not isinstance(part.expression, ast.SelectExpression):
        return []
    keys = [one.key for one in part.expression.variants if not one.default]
    return [key.name for key in keys if isinstance(key, ast.Identifier)]
