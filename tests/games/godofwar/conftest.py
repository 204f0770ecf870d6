"""What several files of these tests stand on."""

from __future__ import annotations

import pytest

from meadhall.games.godofwar.components import PARTY_HEALTH


@pytest.fixture
def printed_health(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions speak of printed health: how enemies grow with the party is GW-286 alone."""
    for grown in PARTY_HEALTH.values():
        for players in grown:
            monkeypatch.setitem(grown, players, 0)
