"""How random examples are tried."""

from __future__ import annotations

from hypothesis import settings

# a busy machine is no failure
settings.register_profile("miniatures", deadline=None)
if settings.get_current_profile_name() == "default":
    settings.load_profile("miniatures")
