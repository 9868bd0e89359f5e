"""What a run of the tests says at its end."""

from __future__ import annotations

import pytest

from tests.server.postgres import why_not


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that were left out are named, not passed over."""
    reports = [report for some in terminalreporter.stats.values() for report in some]
    asked = any(getattr(report, "nodeid", "").startswith("tests/server/") for report in reports)
    reason = why_not()
    if asked and reason:
        terminalreporter.write_line(f"left out: {reason}", yellow=True)
