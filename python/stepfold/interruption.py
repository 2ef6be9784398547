"""Calls of a library that Ctrl-C ends."""

import _thread
import threading


def call_interruptibly(function, arguments, cancel, release):
    """Calls a function of the library, and returns its result.

    Python handles signals in the main thread, but not before such a function returns to it. So
    another thread calls the function. If a handler raises an exception, as that of Ctrl-C does,
    `cancel` makes the function fail. Once it has returned, `release` frees what it returned, and
    the exception goes on.
    """
    if threading.current_thread() is not threading.main_thread():
        return function(*arguments)
    calls, outcomes, running = [function], [], threading.Lock()
    running.acquire()

    def work():
        try:
            call = calls.pop()
        except IndexError:
            return  # Another thread makes the call.
        try:
            outcomes.append((call(*arguments), None))
        except BaseException as exception:
            outcomes.append((None, exception))
        running.release()

    # An exception may come between any two steps, and must not end this before the call: what the
    # caller frees then is still in use. So what is lost by one is only the start, which can be
    # repeated, and the lock, whose time runs out. An Event, as Thread.start has, might not recover.
    is_started, interruption = False, None
    while not outcomes:
        try:
            if interruption is not None:
                cancel()  # Each time, as it does nothing before the call has begun.
            if not is_started:
                start(work)
                is_started = True
            running.acquire(timeout=0.05)
        except BaseException as exception:
            interruption = exception
    result, error = outcomes.pop()
    if interruption is not None:
        release(result)
        error = interruption
    try:
        if error is not None:
            raise error
    finally:
        # The traceback has this frame, which must not have the exception.
        error = interruption = None
    return result


def start(work):
    """Runs it in another thread, or in this one if there is none to be had."""
    try:
        _thread.start_new_thread(work, ())
    except RuntimeError:
        work()
