"""Jobs of the server: asked for by key, done by threads, none twice at once."""

from __future__ import annotations

from threading import Event

from kursbuch.web.jobs import Jobs

GUARD = 20
"""Seconds after which a test that hangs fails."""


def test_a_job_that_is_asked_for_while_it_is_done_is_done_once_more() -> None:
    begun, go_on, again, done = Event(), Event(), Event(), []

    def work(key: int) -> None:
        done.append(key)
        (again if len(done) > 1 else begun).set()
        assert go_on.wait(GUARD)

    jobs: Jobs[int] = Jobs("test")
    jobs.start(work, workers=2)
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

    def work(key: str) -> None:
        if key == "bad":
            raise ValueError(key)
        fine.set()

    jobs: Jobs[str] = Jobs("test")
    jobs.start(work, workers=1)
    jobs.put("bad")
    jobs.put("good")
    assert fine.wait(GUARD)


def test_without_workers_nothing_is_kept() -> None:
    done: list[int] = []
    fine = Event()

    def work(key: int) -> None:
        done.append(key)
        fine.set()

    jobs: Jobs[int] = Jobs("test")
    jobs.put(1)
    jobs.start(work, workers=1)
    jobs.put(2)
    assert fine.wait(GUARD)
    assert done == [2]


def test_a_job_that_asks_for_itself_again_waits_for_the_others() -> None:
    begun, go_on, all_done, done = Event(), Event(), Event(), []

    def work(key: str) -> None:
        begun.set()
        assert go_on.wait(GUARD)
        done.append(key)
        if key == "busy" and done.count("busy") < 3:
            jobs.put("busy")
        if len(done) == 6:
            all_done.set()

    jobs: Jobs[str] = Jobs("test")
    jobs.start(work, workers=1)
    jobs.put("busy")
    assert begun.wait(GUARD)
    jobs.put("idle", rank=1)
    jobs.put("one")
    jobs.put("two")
    go_on.set()
    assert all_done.wait(GUARD)
    assert done == ["busy", "one", "two", "busy", "busy", "idle"]
