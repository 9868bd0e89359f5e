"""A link as a picture that a phone reads."""

from __future__ import annotations

import io


def qr_code(text: str) -> bytes:
    """Dark on light in every theme, with the quiet margin that readers need."""
    import segno  # here: few servers are ever asked for one, and all start quicker

    out = io.BytesIO()
    segno.make_qr(text, error="m").save(
        out, kind="svg", scale=4, border=4, dark="#111", light="#fff", xmldecl=False, omitsize=True
    )
    return out.getvalue()
