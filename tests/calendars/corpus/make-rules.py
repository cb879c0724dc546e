"""Writes rules.jsonl beside this file: random rules of all parts, and which starts each gives.

The truth is reckoned by python-dateutil, which the service does not use:

    python3 -m venv .venv && .venv/bin/pip install python-dateutil
    .venv/bin/python tests/calendars/corpus/make-rules.py [how many] [seed]

A line is a first start, a rule, and the starts after the first one within the window. Rules on whose reading programs
differ are left out: positions within a first week that is not whole, and the same weekday with a number and without.
"""

import json
import random
import signal
import sys
from datetime import datetime, timedelta
from pathlib import Path

from dateutil.rrule import rrulestr

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 600
RANDOM = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 38)
START = datetime(2027, 1, 1)
END = datetime(2028, 3, 1)
MOST = 60  # starts of a rule that are kept
FREQUENCIES = ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"]
DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]


def some(values, most=4):
    return sorted(set(RANDOM.choices(values, k=RANDOM.randint(1, most))))


def days(freq):
    names = some(range(7))
    if freq not in ("YEARLY", "MONTHLY") or RANDOM.random() < 0.5:
        return [DAYS[day] for day in names]
    most = 5 if freq == "MONTHLY" else 53
    return [f"{RANDOM.choice([1, 2, 3, -1, -2, RANDOM.randint(1, most), -RANDOM.randint(1, most)])}{DAYS[day]}" for day in names]


def numbers(part):
    """Those that count from the end as well, for most parts."""
    most = {"BYMONTHDAY": 31, "BYYEARDAY": 366, "BYWEEKNO": 53, "BYSETPOS": 3}[part]
    return some([number for at in range(1, most + 1) for number in (at, -at)])


def make_rule():
    freq = RANDOM.choice(FREQUENCIES)
    parts = {"FREQ": freq}
    if RANDOM.random() < 0.5:
        parts["INTERVAL"] = RANDOM.choice([2, 3, 5, 13]) if freq not in ("MINUTELY", "SECONDLY") else RANDOM.choice([7, 45, 90, 3601])
    if RANDOM.random() < 0.3:
        parts["WKST"] = RANDOM.choice(["MO", "SU", "SA"])
    if RANDOM.random() < 0.35:
        parts["BYMONTH"] = some(range(1, 13))
    if RANDOM.random() < 0.35:
        parts["BYMONTHDAY"] = numbers("BYMONTHDAY")
    if RANDOM.random() < 0.15:
        parts["BYYEARDAY"] = numbers("BYYEARDAY")
    if freq == "YEARLY" and RANDOM.random() < 0.3:
        parts["BYWEEKNO"] = numbers("BYWEEKNO")
    if RANDOM.random() < 0.4 or "BYWEEKNO" in parts:
        parts["BYDAY"] = days("WEEKLY" if "BYWEEKNO" in parts else freq)
    if RANDOM.random() < 0.3:
        parts["BYHOUR"] = some(range(24), 3)
    if RANDOM.random() < 0.2:
        parts["BYMINUTE"] = some(range(0, 60, 5), 3)
    if RANDOM.random() < 0.05:
        parts["BYSECOND"] = some(range(0, 60, 15), 2)
    if RANDOM.random() < 0.25 and len(parts) > 2 and freq not in ("HOURLY", "MINUTELY", "SECONDLY"):
        parts["BYSETPOS"] = numbers("BYSETPOS")
    ends = RANDOM.random()
    if ends < 0.3:
        parts["COUNT"] = RANDOM.choice([1, 2, 5, 30, 200])
    elif ends < 0.5:
        parts["UNTIL"] = (START + timedelta(days=RANDOM.randint(0, 400))).strftime("%Y%m%dT235900")
    return ";".join(f"{name}={','.join(map(str, value)) if isinstance(value, list) else value}" for name, value in parts.items())


class TooSlow(Exception):
    pass


def give_up(*_):
    raise TooSlow()


signal.signal(signal.SIGALRM, give_up)


def reckon(rule, first):
    """The first start, and those within the window; None where there is none, or dateutil takes too long to say so."""
    signal.alarm(2)
    try:
        head, found = None, []
        for start in rrulestr(rule, dtstart=first):
            head = head or start
            if start >= END or len(found) > MOST:
                break
            if start >= START:
                found.append(start)
        return head and (head, found)
    except (TooSlow, ValueError, IndexError):  # the last two are its own faults
        return None
    finally:
        signal.alarm(0)


def main():
    cases = []
    while len(cases) < COUNT:
        text = make_rule()
        fine = any(f"={freq}" in text for freq in ("MINUTELY", "SECONDLY"))
        first = START - timedelta(days=RANDOM.randint(0, 20 if fine else 3000), minutes=-RANDOM.randint(0, 1439))
        found = reckon(text, first)
        if not found:
            continue
        # A rule begins with a start of its own: of others programs count differently.
        first = found[0]
        again = reckon(text, first)
        if not again or again[0] != first:
            continue
        if "BYSETPOS" in text and "WEEKLY" in text:
            wkst = text.split("WKST=")[1][:2] if "WKST=" in text else "MO"
            if DAYS[first.weekday()] != wkst:
                continue
        starts = [start.strftime("%Y-%m-%dT%H:%M:%S") for start in again[1] if start != first][:MOST]
        cases.append({"first": first.strftime("%Y-%m-%dT%H:%M:%S"), "rule": text, "starts": starts})
    file = Path(__file__).parent / "rules.jsonl"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases))
    print(len(cases), "rules")


main()
