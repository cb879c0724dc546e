"""Retries requests that the service did not start (429, 503), and lost ones if they are idempotent."""

from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime

import httpx

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0

_REPEATABLE_METHODS = {"GET", "HEAD", "PUT", "DELETE"}

#: Statuses of a gateway, which leave open whether the service got the request.
_LOST_STATUSES = {502, 504}


def is_repeatable(request: httpx.Request) -> bool:
    """`If-Match` would fail on the version that the lost attempt has created."""
    if "idempotency-key" in request.headers:
        return True
    return request.method in _REPEATABLE_METHODS and "if-match" not in request.headers


def back_off(attempt: int) -> float:
    """Returns seconds that double each time, with jitter so that clients do not retry at the same moment."""
    return float(FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(0.5, 1.5))


def read_wait(response: httpx.Response, attempt: int) -> float | None:
    """Returns the seconds until the next attempt; None if the response is final."""
    status, named = response.status_code, response.headers.get("retry-after")
    is_lost = status in _LOST_STATUSES and is_repeatable(response.request)
    is_in_flight = status == 409 and named is not None
    if status not in (429, 503) and not is_in_flight and not is_lost:
        return None
    if named is None:
        return back_off(attempt)
    try:
        wait = float(named) if named.isdigit() else parsedate_to_datetime(named).timestamp() - time.time()
    except ValueError:
        return None
    if wait > LONGEST_WAIT:  # the caller would wait too long
        return None
    return max(0.0, wait) + random.uniform(0, FIRST_WAIT)
