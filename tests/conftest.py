"""Marks name ledger entries that exist; recorded games are read from beside the checkout."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from kursbuch import ledger

# No test measures time: a busy machine is no reason to fail.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

RECORDED = Path(__file__).parents[2] / "shared" / "recorded"
FOUND = RECORDED.parent / "findings" / "recorded"
"""More recorded games, in which something was found."""


sent: Counter[int] = Counter()
"""Requests of tests that send many, by the status of the answer."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up what the tests say that they sent, in whichever process they ran."""
    if report.when == "teardown":
        for name, told in report.user_properties:
            if name == "sent" and isinstance(told, dict):
                sent.update(told)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how much was sent."""
    if sent:
        answers = ", ".join(f"{status}: {times:,}" for status, times in sorted(sent.items()))
        terminalreporter.write_line(f"{sent.total():,} requests were answered ({answers})")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse tests that name a rule the ledgers do not have."""
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                if ledger.entry(rule) is None:
                    raise pytest.UsageError(f"{item.nodeid} names {rule}, which no ledger has")


@pytest.fixture(scope="session")
def recorded() -> Path:
    """The folder of recorded games; tests that need it are skipped where it is absent."""
    if not RECORDED.is_dir():
        pytest.skip("the recorded games are not beside this checkout")
    return RECORDED
