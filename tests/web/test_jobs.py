"""Jobs: asked for by key, done by threads, none twice at once, people before bots alone."""

from __future__ import annotations

from threading import Event, Semaphore

from kursbuch.web.jobs import Jobs

GUARD = 120
"""Seconds after which a test that hangs fails."""
BAD, GOOD = 1, 2


def test_a_job_that_is_asked_for_while_it_is_done_is_done_once_more() -> None:
    begun, go_on, again, done = Event(), Event(), Event(), []

    def work(key: int) -> None:
        done.append(key)
        (again if len(done) > 1 else begun).set()
        assert go_on.wait(GUARD)

    jobs = Jobs("test")
    jobs.start(work, threads=2)
    jobs.put(7)
    assert begun.wait(GUARD)
    jobs.put(7)
    jobs.put(7)
    assert done == [7]
    go_on.set()
    assert again.wait(GUARD)
    assert done == [7, 7]


def test_a_job_that_fails_keeps_no_other_from_being_done() -> None:
    fine = Event()

    def work(key: int) -> None:
        if key == BAD:
            raise ValueError(key)
        fine.set()

    jobs = Jobs("test")
    jobs.start(work, threads=1)
    jobs.put(BAD)
    jobs.put(GOOD)
    assert fine.wait(GUARD)


def test_without_workers_nothing_is_kept() -> None:
    done: list[int] = []
    fine = Event()

    def work(key: int) -> None:
        done.append(key)
        fine.set()

    jobs = Jobs("test")
    jobs.put(1)
    jobs.start(work, threads=1)
    jobs.put(2)
    assert fine.wait(GUARD)
    assert done == [2]


def test_a_job_that_asks_for_itself_again_waits_for_the_others() -> None:
    busy, idle, one, two = range(4)
    begun, go_on, all_done, done = Event(), Event(), Event(), []

    def work(key: int) -> None:
        begun.set()
        assert go_on.wait(GUARD)
        done.append(key)
        if key == busy and done.count(busy) < 3:
            jobs.put(busy)
        if len(done) == 6:
            all_done.set()

    jobs = Jobs("test")
    jobs.start(work, threads=1)
    jobs.put(busy)
    assert begun.wait(GUARD)
    jobs.put(idle, rank=1)
    jobs.put(one)
    jobs.put(two)
    go_on.set()
    assert all_done.wait(GUARD)
    assert done == [busy, one, two, busy, busy, idle]


def test_what_can_wait_never_takes_all_threads() -> None:
    go_on, quick, under_way = Event(), Event(), Semaphore(0)

    def work(key: int) -> None:
        if key == 99:
            quick.set()
        else:
            under_way.release()
            assert go_on.wait(GUARD)

    jobs = Jobs("test")
    jobs.start(work, threads=4)
    for key in range(6):
        jobs.put(key, rank=1)
    assert under_way.acquire(timeout=GUARD)
    assert under_way.acquire(timeout=GUARD)
    jobs.put(99)
    assert quick.wait(GUARD)
    assert not under_way.acquire(blocking=False), "two of four, and no more"
    go_on.set()
    for _ in range(4):
        assert under_way.acquire(timeout=GUARD)
