"""A small dose of tools/fuzz_inputs.py: what strangers send is taken or refused, never a fault."""

from __future__ import annotations

import fuzz_inputs
import pytest


@pytest.mark.slow
def test_mutated_scenes_are_refused_or_played() -> None:
    report = fuzz_inputs.fuzz(fuzz_inputs.fuzz_scene, fuzz_inputs.scenes(), 300, seed=7_000)
    assert [] == report.faults
    assert {"refused", "played"} <= report.counts.keys()


@pytest.mark.slow
def test_mutated_records_are_refused_or_read() -> None:
    report = fuzz_inputs.fuzz(fuzz_inputs.fuzz_record, fuzz_inputs.records(), 300, seed=7_000)
    assert [] == report.faults
    assert {"refused", "read"} <= report.counts.keys()


@pytest.mark.slow
def test_bad_messages_are_refused() -> None:
    with fuzz_inputs.messenger() as (send, _):
        report = fuzz_inputs.fuzz(send, [], 300, seed=7_000)
    assert [] == report.faults
    assert "refused" in report.counts
