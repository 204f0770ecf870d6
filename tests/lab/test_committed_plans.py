"""The plans of the repository: each can be played, and those that documents name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meadhall.lab import plans

ROOT = Path(__file__).parents[2]
PLANS = sorted((ROOT / "plans").glob("*.toml"))


@pytest.mark.parametrize("path", PLANS, ids=lambda path: path.stem)
def test_each_can_be_played(path: Path) -> None:
    plan = plans.read(path)
    assert plan.total > 0
    assert path.stem == plan.name


def test_those_that_documents_name_are_there() -> None:
    pages = [*(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "results.md"]
    text = "\n".join(page.read_text("utf-8") for page in pages)
    named = {*re.findall(r"plans/([\w-]+\.toml)", text)}
    assert {"midgard-N.toml", "valhalla-N.toml", "godofwar-N.toml"} < named
    for name in named:
        assert [*(ROOT / "plans").glob(name.replace("-N.", "-[0-9]."))], name
