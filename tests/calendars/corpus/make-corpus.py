"""Writes corpus.jsonl beside this file: calendars, and when each makes its owner busy.

The truth is reckoned by other libraries than the ones that the service reads calendars with:

    python3 -m venv .venv && .venv/bin/pip install icalendar recurring-ical-events tzdata
    .venv/bin/python tests/calendars/corpus/make-corpus.py

A case is a name, what it is about, and a text. Where the text is one that no library reads, `means` is the same in
good iCalendar, by which the truth is reckoned. Two things are decided here by RFC 5545 instead of by the libraries: a
DTEND gives all instances of a series the same exact length (3.8.5.3) and hours of a duration are exact (3.3.6), while
the libraries go by the clock on the wall; and all-day events are days from midnight to
midnight in UTC, as the service keeps them.
"""

import json
from datetime import date, datetime, time, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events

UTC = timezone.utc
START = datetime(2027, 1, 1, tzinfo=UTC)
END = datetime(2027, 12, 31, tzinfo=UTC)
OWNER = "jane@example.com"
ZONE = "Europe/Paris"  # of the owner, for times that name none

CASES = []


def calendar(*parts, head=()):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//corpus//EN", *head]
    for part in parts:
        lines += part if isinstance(part, list) else [part]
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


def event(*lines, uid="one"):
    return ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", *lines, "END:VEVENT"]


def case(name, about, *lines, means=None, head=(), **more):
    """One event, or (with `text`) any file."""
    text = more.pop("text", None) or calendar(event(*lines), head=head)
    clean = calendar(event(*means)) if isinstance(means, (list, tuple)) else means or text
    CASES.append({"name": name, "about": about, "text": text, "means": clean, **more})


PARIS = "DTSTART;TZID=Europe/Paris:"
NINE = PARIS + "20270301T090000"
TEN = "DTEND;TZID=Europe/Paris:20270301T100000"
UTC9 = ("DTSTART:20270301T090000Z", "DTEND:20270301T100000Z")
NEXT = event("DTSTART:20270302T090000Z", "DTEND:20270302T100000Z", uid="next")


def rule(name, about, text, first=NINE, *more):
    length = [] if "VALUE=DATE" in first else ["DURATION:PT45M"]
    case(name, about, first, *length, f"RRULE:{text}", *more)


# Single events
case("utc", "a time in UTC", *UTC9)
case("zone", "a time in a zone by its name alone", NINE, TEN)
case("floating", "a time that names no zone is the owner's", "DTSTART:20270301T090000", "DTEND:20270301T100000")
case("duration", "a duration instead of an end", NINE, "DURATION:PT1H30M")
case("nominal", "a duration of a day over a change of the clocks", PARIS + "20270327T120000", "DURATION:P1D")
case("day", "a whole day", "DTSTART;VALUE=DATE:20270301")
case("days", "whole days up to the end, which is not one of them", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270304")
case("same-day", "a whole day that ends on itself", "DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270301", means=["DTSTART;VALUE=DATE:20270301"])
case("backwards-day", "a whole day that ends before it begins", "DTSTART;VALUE=DATE:20270303", "DTEND;VALUE=DATE:20270301", means=["DTSTART;VALUE=DATE:20270303"])
case("no-end", "a time without an end takes none", "DTSTART:20270301T090000Z", busy=[])
case("empty", "an end at the start takes no time", "DTSTART:20270301T090000Z", "DTEND:20270301T090000Z", busy=[])
case("backwards", "an end before the start takes no time", "DTSTART:20270301T090000Z", "DTEND:20270301T080000Z", busy=[])
case("two-zones", "an end in another zone than the start", NINE, "DTEND;TZID=America/New_York:20270301T090000")
case("long", "an entry of more than a year", "DTSTART:20261001T000000Z", "DTEND:20271201T120000Z")
case("before", "what ended before", "DTSTART:20201001T000000Z", "DTEND:20201001T010000Z")
case("over-the-edge", "what begins before the time that is looked at", "DTSTART:20261231T200000Z", "DTEND:20270101T040000Z")
case("folded", "lines folded within a word", NINE.replace("2027", "20\r\n 27"), "DTEND;TZID=Europe/\r\n Paris:20270301T100000")
case("line-feeds", "lines that end without a carriage return", text=calendar(event(*UTC9)).replace("\r\n", "\n"))
case("small-letters", "names in small letters", "dtstart:20270301T090000Z", "dtend:20270301T100000Z")

# Clocks that change
case("skipped", "a time that is skipped has the offset before the gap", PARIS + "20270328T023000", "DURATION:PT30M")
case("skipped-series", "a series through a night with a gap", PARIS + "20270325T023000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=6")
case("twice", "a time that comes twice is the first", PARIS + "20271031T023000", "DURATION:PT30M")
case("twice-series", "a series through a night that is longer", PARIS + "20271029T023000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=5")
case("across", "an end after the clocks have changed", PARIS + "20270327T220000", "DTEND;TZID=Europe/Paris:20270328T060000")
case("across-series", "the exact length of the first for all", PARIS + "20270326T220000", "DTEND;TZID=Europe/Paris:20270327T060000", "RRULE:FREQ=DAILY;COUNT=4")
case("new-york", "a series of another country", "DTSTART;TZID=America/New_York:20270301T170000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=20")
case("half-hour", "clocks that change by half an hour", "DTSTART;TZID=Australia/Lord_Howe:20270401T014500", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=6")
case("no-change", "a zone whose clocks never change", "DTSTART;TZID=Asia/Kolkata:20270301T090000", "DURATION:PT1H", "RRULE:FREQ=MONTHLY")

# Rules
rule("daily", "every day", "FREQ=DAILY")
rule("daily-count", "so many days", "FREQ=DAILY;COUNT=10")
rule("daily-until", "until a time in UTC", "FREQ=DAILY;UNTIL=20270310T080000Z")
rule("daily-until-date", "whole days until a date", "FREQ=DAILY;UNTIL=20270310", "DTSTART;VALUE=DATE:20270301")
rule("third-day", "every third day, begun long ago", "FREQ=DAILY;INTERVAL=3", PARIS + "20150104T090000")
rule("weekdays", "on workdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR")
rule("fortnight-monday", "two weeks that begin on Monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=MO")
rule("fortnight-sunday", "two weeks that begin on Sunday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU")
rule("month-day", "a day of the month", "FREQ=MONTHLY;BYMONTHDAY=15", PARIS + "20270115T090000")
rule("month-31", "a day that some months lack", "FREQ=MONTHLY", PARIS + "20270131T090000")
rule("month-last", "the last day of the month", "FREQ=MONTHLY;BYMONTHDAY=-1", PARIS + "20270131T090000")
rule("month-second-tuesday", "the second Tuesday", "FREQ=MONTHLY;BYDAY=2TU", PARIS + "20270112T090000")
rule("month-last-friday", "the last Friday", "FREQ=MONTHLY;BYDAY=-1FR", PARIS + "20270129T090000")
rule("month-last-workday", "the last workday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", PARIS + "20270129T090000")
rule("month-first-weekend", "the first day of a weekend", "FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1", PARIS + "20270102T090000")
rule("friday-13", "Friday the 13th", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", PARIS + "20260213T090000")
rule("quarter", "every third month", "FREQ=MONTHLY;INTERVAL=3", PARIS + "20260405T090000")
rule("yearly", "a birthday", "FREQ=YEARLY", "DTSTART;VALUE=DATE:19800412")
rule("leap-day", "29 February", "FREQ=YEARLY", PARIS + "20240229T090000")
rule("yearly-months", "in months of a year", "FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1", PARIS + "20260301T090000")
rule("yearly-day", "the hundredth day of a year", "FREQ=YEARLY;BYYEARDAY=100", PARIS + "20260410T090000")
rule("yearly-week", "Monday of week 20", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", PARIS + "20260511T090000")
rule("thanksgiving", "the fourth Thursday of November", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", PARIS + "20261126T090000")
rule("twice-a-day", "at two hours a day", "FREQ=DAILY;BYHOUR=9,15;COUNT=8")
rule("hourly", "every six hours", "FREQ=HOURLY;INTERVAL=6;COUNT=12", "DTSTART:20270301T000000Z")
rule("minutely", "every ninety minutes", "FREQ=MINUTELY;INTERVAL=90;COUNT=20", "DTSTART:20270301T000000Z")
rule("in-winter", "days of some months", "FREQ=DAILY;BYMONTH=1", PARIS + "20260101T090000")
rule("never", "a day that never comes", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", PARIS + "20260301T090000")

# Exceptions, further dates, changed instances
WEEKLY = (NINE, TEN, "RRULE:FREQ=WEEKLY;COUNT=6")
case("without", "an instance taken out", *WEEKLY, "EXDATE;TZID=Europe/Paris:20270315T090000")
case("without-utc", "taken out by its time in UTC", *WEEKLY, "EXDATE:20270315T080000Z")
case("without-lists", "several taken out, in lists and lines", *WEEKLY, "EXDATE;TZID=Europe/Paris:20270308T090000,20270315T090000", "EXDATE;TZID=Europe/Paris:20270405T090000")
case("without-first", "the first taken out", *WEEKLY, "EXDATE;TZID=Europe/Paris:20270301T090000")
case("without-day", "a day taken out of whole days", "DTSTART;VALUE=DATE:20270301", "RRULE:FREQ=DAILY;COUNT=5", "EXDATE;VALUE=DATE:20270303")
case("without-many", "10,000 exceptions", "DTSTART:20260101T000000Z", "DURATION:PT30M", "RRULE:FREQ=HOURLY;COUNT=10100", *[
    "EXDATE:" + ",".join((datetime(2026, 1, 1) + timedelta(hours=h)).strftime("%Y%m%dT%H%M%SZ") for h in range(f, f + 500)) for f in range(0, 10000, 500)
])
case("further", "further dates", NINE, TEN, "RDATE;TZID=Europe/Paris:20270310T090000,20270329T090000")
case("further-same", "a further date that the rule has already", *WEEKLY, "RDATE;TZID=Europe/Paris:20270308T090000")
case("moved", "an instance moved to another day", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270317T140000", "DTEND;TZID=Europe/Paris:20270317T150000")))
case("moved-first", "the changed instance stands before its series", text=calendar(event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270317T140000", "DTEND;TZID=Europe/Paris:20270317T150000"), event(*WEEKLY)))
case("moved-utc", "an instance named by its time in UTC", text=calendar(event(*WEEKLY), event("RECURRENCE-ID:20270315T080000Z", PARIS + "20270315T140000", "DTEND;TZID=Europe/Paris:20270315T150000")))
case("cancelled-instance", "an instance that was cancelled", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T090000", "DTEND;TZID=Europe/Paris:20270315T100000", "STATUS:CANCELLED")))
case("free-instance", "an instance that takes no time", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T090000", "DTEND;TZID=Europe/Paris:20270315T100000", "TRANSP:TRANSPARENT")))
case("only-instance", "who was invited to one instance alone", "RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T110000", "DURATION:PT1H", means=[PARIS + "20270315T110000", "DURATION:PT1H"])
case("from-then-on", "from an instance on an hour later", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T100000", "DTEND;TZID=Europe/Paris:20270315T110000")),
     means=calendar(event(NINE, TEN, "RRULE:FREQ=WEEKLY;COUNT=2"), event(PARIS + "20270315T100000", "DTEND;TZID=Europe/Paris:20270315T110000", "RRULE:FREQ=WEEKLY;COUNT=4", uid="later")))

# Whose time it takes
case("transparent", "what takes no time", *UTC9, "TRANSP:TRANSPARENT")
case("cancelled", "what was cancelled", *UTC9, "STATUS:CANCELLED")
case("opaque", "what takes time by its own word", *UTC9, "TRANSP:OPAQUE", "STATUS:CONFIRMED")
case("tentative", "what is tentative counts unless chosen otherwise", *UTC9, "STATUS:TENTATIVE")
case("tentative-not", "what is tentative, where that does not count", *UTC9, "STATUS:TENTATIVE", statuses=[], busy=[])
case("outlook-free", "free as Outlook says it", *UTC9, "X-MICROSOFT-CDO-BUSYSTATUS:FREE", busy=[])
case("outlook-away", "out of office as Outlook says it", *UTC9, "X-MICROSOFT-CDO-BUSYSTATUS:OOF")
case("outlook-away-not", "out of office, where that does not count", *UTC9, "X-MICROSOFT-CDO-BUSYSTATUS:OOF", statuses=["tentative"], busy=[])
case("outlook-elsewhere", "working elsewhere", *UTC9, "TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE", busy=[])
case("outlook-elsewhere-too", "working elsewhere, where that counts", *UTC9, "TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE", statuses=["working_elsewhere"], means=UTC9)
case("declined", "what the owner has declined", *UTC9, f"ATTENDEE;PARTSTAT=DECLINED:mailto:{OWNER}")
case("declined-capitals", "declined by an address in capitals", *UTC9, f"ATTENDEE;PARTSTAT=declined:MAILTO:{OWNER.upper()}", busy=[])
case("declined-other", "what somebody else has declined", *UTC9, "ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.com")
case("declined-instance", "one instance that the owner has declined", text=calendar(event(*WEEKLY, f"ATTENDEE;PARTSTAT=ACCEPTED:mailto:{OWNER}"), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T090000", "DTEND;TZID=Europe/Paris:20270315T100000", f"ATTENDEE;PARTSTAT=DECLINED:mailto:{OWNER}")))
case("declined-series", "a series that the owner has declined but for one instance", text=calendar(event(*WEEKLY, f"ATTENDEE;PARTSTAT=DECLINED:mailto:{OWNER}"), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T090000", "DTEND;TZID=Europe/Paris:20270315T100000", f"ATTENDEE;PARTSTAT=ACCEPTED:mailto:{OWNER}")))

# Zones
def zone(tzid, *lines):
    return ["BEGIN:VTIMEZONE", f"TZID:{tzid}", *lines, "END:VTIMEZONE"]


def part(kind, first, rrule, before, after):
    return [f"BEGIN:{kind}", f"DTSTART:{first}", *([f"RRULE:{rrule}"] if rrule else []), f"TZOFFSETFROM:{before}", f"TZOFFSETTO:{after}", f"END:{kind}"]


BERLIN = [*part("DAYLIGHT", "19810329T020000", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "+0100", "+0200"), *part("STANDARD", "19961027T030000", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "+0200", "+0100")]


def named(name, about, tzid, known, *zones, quoted=False):
    value = f'"{tzid}"' if quoted else tzid
    lines = lambda at: (f"DTSTART;TZID={at}:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3")
    case(name, about, text=calendar(*zones, event(*lines(value))), means=lines(known))


named("defined", "a zone that the file defines under a name of its own", "Mine", "Europe/Berlin", zone("Mine", *BERLIN))
named("defined-after", "a zone that is defined behind its use", "Mine", "Europe/Berlin")
CASES[-1]["text"] = calendar(event("DTSTART;TZID=Mine:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"), zone("Mine", *BERLIN))
case("defined-skipped", "a skipped time in a zone that the file defines", text=calendar(zone("Mine", *BERLIN), event("DTSTART;TZID=Mine:20270325T023000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=6")), means=["DTSTART;TZID=Europe/Berlin:20270325T023000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=6"])
named("windows", "a zone as Windows names it", "W. Europe Standard Time", "Europe/Berlin")
named("windows-pacific", "another one", "Pacific Standard Time", "America/Los_Angeles")
named("windows-quoted", "one in quotes", "Eastern Standard Time", "America/New_York", quoted=True)
named("path", "a path that ends in a name", "/freeassociation.sourceforge.net/Europe/Berlin", "Europe/Berlin")
named("path-long", "a path that ends in a name of three parts", "/mozilla.org/20050126_1/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires")
named("without-rules", "a zone that is defined without rules", "Europe/Berlin", "Europe/Berlin", zone("Europe/Berlin"))
named("without-rules-windows", "a zone of Windows without rules", "Romance Standard Time", "Europe/Paris", zone("Romance Standard Time"))
named("located", "a zone without rules that says where it is", "Somewhere", "America/New_York", zone("Somewhere", "X-LIC-LOCATION:America/New_York"))
named("unknown", "a zone that nobody knows is the owner's", "Nowhere/At_All", ZONE)
case("calendar-zone", "a calendar that says its zone", "DTSTART:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3", head=["X-WR-TIMEZONE:America/New_York"], means=["DTSTART;TZID=America/New_York:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"])
case("calendar-zone-unknown", "a calendar that says a zone that nobody knows", "DTSTART:20270322T090000", "DURATION:PT1H", head=["X-WR-TIMEZONE:Nowhere"], means=[PARIS + "20270322T090000", "DURATION:PT1H"])

# What cannot be read
BESIDE = event("DTSTART:20270302T090000Z", "DTEND:20270302T100000Z", uid="next")


def broken(name, about, bad, good):
    case(name, about, text=calendar(event(*bad), NEXT), means=calendar(event(*good), NEXT))


broken("bad-line", "a line without a colon", [*UTC9, "this is no line"], UTC9)
broken("bad-rule", "a rule with a day that there is not", [*UTC9, "RRULE:FREQ=WEEKLY;BYDAY=XX"], UTC9)
broken("bad-frequency", "a rule with a frequency that there is not", [*UTC9, "RRULE:FREQ=SOMETIMES"], UTC9)
broken("bad-rule-comma", "a rule with a comma too many", [*UTC9, "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO,"], [*UTC9, "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO"])
broken("small-rule", "a rule in small letters", [*UTC9, "RRULE:freq=weekly;count=3"], [*UTC9, "RRULE:FREQ=WEEKLY;COUNT=3"])
broken("bad-quote", "a quote that is not closed", [*UTC9, 'ATTENDEE;CN="Jane:mailto:bob@example.com'], UTC9)
broken("bad-zone-quote", "a quote that is not closed, around the zone", ['DTSTART;TZID="Europe/Paris:20270301T090000', "DURATION:PT1H"], [NINE, "DURATION:PT1H"])
broken("bad-exception", "an exception that is no date", [*UTC9, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:never"], [*UTC9, "RRULE:FREQ=DAILY;COUNT=3"])
broken("bad-until", "an end of a rule that is no date", [*UTC9, "RRULE:FREQ=DAILY;UNTIL=soon"], UTC9)
broken("bad-duration", "a duration that is none", ["DTSTART;VALUE=DATE:20270301", "DURATION:long"], ["DTSTART;VALUE=DATE:20270301"])
broken("bad-end", "an end that is no time", ["DTSTART;VALUE=DATE:20270301", "DTEND:later"], ["DTSTART;VALUE=DATE:20270301"])
broken("date-unsaid", "a date that is not said to be one", ["DTSTART:20270301", "DTEND:20270303"], ["DTSTART;VALUE=DATE:20270301", "DTEND;VALUE=DATE:20270303"])
broken("time-dashed", "times with dashes and colons", ["DTSTART:2027-03-01T09:00:00Z", "DTEND:2027-03-01T10:00:00Z"], UTC9)
broken("time-short", "times without seconds", ["DTSTART:20270301T0900Z", "DTEND:20270301T1000Z"], UTC9)
broken("no-start", "an event without a start", ["SUMMARY:Sometime"], ["DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"])
case("lost-end", "an event that has lost its end", text=calendar(event(*UTC9)[:-1], NEXT), means=calendar(event(*UTC9), NEXT))
case("lost-alarm", "an alarm that has lost its end", text=calendar(["BEGIN:VEVENT", "UID:one", "BEGIN:VALARM", "TRIGGER:-PT5M", *UTC9, "END:VEVENT"], NEXT), means=calendar(event(*UTC9), NEXT))
case("no-uid", "two events without a UID", text=calendar(["BEGIN:VEVENT", *UTC9, "END:VEVENT"], ["BEGIN:VEVENT", "DTSTART:20270305T090000Z", "DTEND:20270305T100000Z", "END:VEVENT"]), means=calendar(event(*UTC9), event("DTSTART:20270305T090000Z", "DTEND:20270305T100000Z", uid="two")))
case("two-calendars", "two calendars in one file", text=calendar(event(*UTC9)) + calendar(NEXT), means=calendar(event(*UTC9), NEXT))
case("two-calendars-zones", "two calendars that say different zones", text=calendar(event("DTSTART:20270301T090000", "DURATION:PT1H"), head=["X-WR-TIMEZONE:America/New_York"]) + calendar(event("DTSTART:20270305T090000", "DURATION:PT1H", uid="two"), head=["X-WR-TIMEZONE:Asia/Tokyo"]), means=calendar(event("DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H"), event("DTSTART;TZID=Asia/Tokyo:20270305T090000", "DURATION:PT1H", uid="two")))
case("other-parts", "tasks, notes and parts of somebody's own", text=calendar(["BEGIN:VTODO", "UID:todo", *UTC9, "END:VTODO", "BEGIN:X-PART", "BEGIN:VALARM", "END:VALARM", "END:X-PART"], NEXT), means=calendar(NEXT))
case("published", "busy times without events", text=calendar(["BEGIN:VFREEBUSY", "FREEBUSY:20270301T090000Z/20270301T100000Z,20270302T090000Z/PT1H", "FREEBUSY;FBTYPE=FREE:20270303T090000Z/PT1H", "END:VFREEBUSY"]), means=calendar(event(*UTC9), NEXT))


# The truth

def moment(value):
    """Whole days are days in UTC; times without a zone are the owner's."""
    if not isinstance(value, datetime):
        return datetime.combine(value, time(), UTC)
    return (value if value.tzinfo else value.replace(tzinfo=ZoneInfo(ZONE))).astimezone(UTC)


def declined(component):
    found = component.get("ATTENDEE", [])
    for attendee in found if isinstance(found, list) else [found]:
        if str(attendee).lower() == f"mailto:{OWNER}":
            return attendee.params.get("PARTSTAT", "").upper() == "DECLINED"
    return False


def is_free(component):
    return component.get("TRANSP", "") == "TRANSPARENT" or component.get("STATUS", "") == "CANCELLED" or declined(component)


def end_of(source, start):
    """Of an instance that starts then, by the part of the file that says how long it takes."""
    if "DURATION" in source:
        length = source["DURATION"].dt
        days = timedelta(days=length.days)
        return moment(start + days) + (length - days)
    if "DTEND" in source:
        return moment(start) + (moment(source["DTEND"].dt) - moment(source["DTSTART"].dt))
    return moment(start) + (timedelta() if isinstance(start, datetime) else timedelta(days=1))


def truth(text):
    parsed = icalendar.Calendar.from_ical(text)
    parts = parsed.walk("VEVENT")
    masters = {str(c["UID"]): c for c in parts if "RECURRENCE-ID" not in c}
    changed = {(str(c["UID"]), moment(c["RECURRENCE-ID"].dt)): c for c in parts if "RECURRENCE-ID" in c}
    times = []
    # Wider than what is looked at: the libraries compare times of the wall clock.
    for found in recurring_ical_events.of(parsed).between(START - timedelta(days=2), END + timedelta(days=2)):
        if is_free(found):
            continue
        uid = str(found["UID"])
        source = "RECURRENCE-ID" in found and changed.get((uid, moment(found["RECURRENCE-ID"].dt)))
        start = found["DTSTART"].dt
        times.append((moment(start), end_of(source or masters[uid], start)))
    return times


def merge(times):
    merged = []
    for start, end in sorted((max(s, START), min(e, END)) for s, e in times):
        if start >= end:
            continue
        if merged and start <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def minutes(at):
    return int((at - START).total_seconds() // 60)


with open(Path(__file__).parent / "corpus.jsonl", "w", newline="\n") as out:
    names = [one["name"] for one in CASES]
    assert len(names) == len(set(names)), "a name twice"
    for one in CASES:
        means = one.pop("means")
        if "busy" not in one:
            one["busy"] = [[minutes(s), minutes(e)] for s, e in merge(truth(means))]
        out.write(json.dumps(one, ensure_ascii=False) + "\n")
print(len(CASES), "calendars")
