"""A limit of processor time."""

from __future__ import annotations

import signal
import threading

import pytest

from meadhall.limits import CpuLimit, cpu_limit


def spin() -> None:
    while True:
        pass


def test_processor_time_is_limited() -> None:
    with pytest.raises(CpuLimit), cpu_limit(0.05):
        spin()


def test_nothing_is_left_behind() -> None:
    before = signal.getsignal(signal.SIGPROF)
    with cpu_limit(30):
        pass
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGPROF) == before


def test_no_handler_of_errors_catches_the_limit() -> None:
    assert not issubclass(CpuLimit, Exception)


def test_another_thread_runs_without_a_limit() -> None:
    done = []

    def work() -> None:
        with cpu_limit(0.01):
            done.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert done == [True]
