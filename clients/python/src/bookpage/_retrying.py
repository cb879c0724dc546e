"""What is safe to repeat: what the service did not begin (429, 503), and what was lost, if twice does the same as once."""

from __future__ import annotations

import random
import time
from email.utils import parsedate_to_datetime

import httpx

FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0

_REPEATABLE_METHODS = {"GET", "HEAD", "PUT", "DELETE"}

#: From what stands in front of the service: whether the request arrived, nobody knows.
_LOST_STATUSES = {502, 504}


def is_repeatable(request: httpx.Request) -> bool:
    """`If-Match` would find the version that the lost attempt has made."""
    if "idempotency-key" in request.headers:
        return True
    return request.method in _REPEATABLE_METHODS and "if-match" not in request.headers


def back_off(attempt: int) -> float:
    """Seconds, twice as many each time, and not for all at the same moment."""
    return float(FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(0.5, 1.5))


def read_wait(response: httpx.Response, attempt: int) -> float | None:
    """Seconds until the next attempt; None: this is the answer."""
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
    if wait > LONGEST_WAIT:  # somebody waits for this call
        return None
    return max(0.0, wait) + random.uniform(0, FIRST_WAIT)
