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

case("defined-renamed", "a zone that the file defines twice, of which the first counts", text=calendar(zone("Mine", *BERLIN), zone("Mine", *part("STANDARD", "19700101T000000", "", "+0900", "+0900")), event("DTSTART;TZID=Mine:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3")), means=["DTSTART;TZID=Europe/Berlin:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"])
case("defined-moved", "a zone that gives up changing its clocks", text=calendar(zone("Mine", *part("DAYLIGHT", "20200329T020000", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20270101T000000Z", "+0100", "+0200"), *part("STANDARD", "20201025T030000", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20270101T000000Z", "+0200", "+0100")), event("DTSTART;TZID=Mine:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3")), means=["DTSTART:20270322T080000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"])
case("defined-dates", "a zone whose changes are dates, not rules", text=calendar(zone("Mine", "BEGIN:DAYLIGHT", "DTSTART:20260329T020000", "RDATE:20270328T020000,20280326T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:Summer", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20251026T030000", "RDATE:20261025T030000,20271031T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD"), event("DTSTART;TZID=Mine:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3")), means=["DTSTART;TZID=Europe/Berlin:20270322T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"])
case("defined-seconds", "a zone with seconds in its distance", text=calendar(zone("Mine", *part("STANDARD", "19000101T000000", "", "+001730", "+001730")), event("DTSTART;TZID=Mine:20270322T091730", "DURATION:PT1H")), means=["DTSTART:20270322T090000Z", "DURATION:PT1H"])

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


# Hostile, and rarely seen
case("duration-negative", "a duration that is negative says nothing", NINE, "DURATION:-PT1H", busy=[])
case("duration-negative-day", "a whole day with a negative duration is that day", "DTSTART;VALUE=DATE:20270301", "DURATION:-P1D", means=["DTSTART;VALUE=DATE:20270301"])
case("duration-weeks", "a duration in weeks, plus", "DTSTART;VALUE=DATE:20270301", "DURATION:+P2W", means=["DTSTART;VALUE=DATE:20270301", "DURATION:P2W"])
case("end-and-duration", "an end and a duration, of which the end counts", NINE, TEN, "DURATION:PT5H", means=[NINE, TEN])
case("further-period", "a further date with an end of its own", NINE, TEN, "RDATE;VALUE=PERIOD:20270310T090000Z/20270310T130000Z,20270311T090000Z/PT30M",
     means=calendar(event(NINE, TEN), event("DTSTART:20270310T090000Z", "DTEND:20270310T130000Z", uid="a"), event("DTSTART:20270311T090000Z", "DURATION:PT30M", uid="b")))
case("further-days", "further days of whole days", "DTSTART;VALUE=DATE:20270301", "RDATE;VALUE=DATE:20270310,20270320")
case("without-date-of-time", "a date taken out of times takes out what starts on it", *WEEKLY, "EXDATE;VALUE=DATE:20270315", means=[*WEEKLY, "EXDATE;TZID=Europe/Paris:20270315T090000"])
case("without-other-zone", "taken out by its time in another zone", *WEEKLY, "EXDATE;TZID=America/New_York:20270308T030000")
case("without-floating", "taken out by a time that names no zone, which is the owner's", *WEEKLY, "EXDATE:20270315T090000", means=[*WEEKLY, "EXDATE;TZID=Europe/Paris:20270315T090000"])
case("without-counted", "what is taken out counts all the same", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=4", "EXDATE;TZID=Europe/Paris:20270302T090000,20270303T090000")
case("without-all", "a series of which nothing is left", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=2", "EXDATE;TZID=Europe/Paris:20270301T090000,20270302T090000", busy=[])
case("until-date-of-times", "times until a date, that day included", NINE, TEN, "RRULE:FREQ=DAILY;UNTIL=20270304", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=4"])
case("until-time-of-days", "whole days until a time", "DTSTART;VALUE=DATE:20270301", "RRULE:FREQ=DAILY;UNTIL=20270304T000000Z", means=["DTSTART;VALUE=DATE:20270301", "RRULE:FREQ=DAILY;COUNT=4"])
case("until-floating", "until a time that names no zone, of times in one", NINE, TEN, "RRULE:FREQ=DAILY;UNTIL=20270304T090000", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=4"])
case("until-floating-west", "until a time that names no zone, far in the west", "DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20270304T090000", means=["DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"])
case("until-before", "an end of a rule before its first time leaves the first", NINE, TEN, "RRULE:FREQ=DAILY;UNTIL=20270201T000000Z", means=[NINE, TEN])
case("until-and-count", "a rule with both ends, of which the first counts", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=10;UNTIL=20270304T090000Z", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=4"])
case("count-nothing", "a rule that counts to nothing", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=0", means=[NINE, TEN])
case("interval-nothing", "a rule with an interval of nothing", NINE, TEN, "RRULE:FREQ=DAILY;INTERVAL=0;COUNT=3", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3"])
case("rule-unknown-part", "a rule with a part that nobody knows", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3;BYEASTER=1", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3"])
case("rule-private-part", "a rule with a part of somebody's own", NINE, TEN, "RRULE:FREQ=DAILY;X-MINE=YES;COUNT=3", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3"])
case("rule-gregorian", "a rule that says the calendar that everybody uses (RFC 7529)", NINE, TEN, "RRULE:RSCALE=GREGORIAN;FREQ=DAILY;COUNT=3", means=[NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3"])
case("rule-two", "two rules", NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=WEEKLY;COUNT=3",
     means=calendar(event(NINE, TEN, "RRULE:FREQ=DAILY;COUNT=3"), event(NINE, TEN, "RRULE:FREQ=WEEKLY;COUNT=3", uid="b")))
rule("setpos-list", "the first and the last workday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1", PARIS + "20270101T090000")
rule("setpos-second", "the second but last of some days", "FREQ=MONTHLY;BYMONTHDAY=1,8,15,22,29;BYSETPOS=-2", PARIS + "20270122T090000")
rule("setpos-yearly", "the second of the days of two months", "FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=10,20;BYSETPOS=2,-1", PARIS + "20260320T090000")
rule("setpos-yearly-days", "the third workday of a year", "FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=3", PARIS + "20260105T090000")
rule("setpos-weekly", "the last of some days of every second week", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,TH;BYSETPOS=-1", PARIS + "20270107T090000")
rule("setpos-hours", "the first of some hours of a day", "FREQ=DAILY;BYHOUR=9,12,15;BYSETPOS=1,3;COUNT=7")
rule("setpos-count", "the last of some days of the month, counted", "FREQ=MONTHLY;BYMONTHDAY=10,20,30;BYSETPOS=-1;COUNT=5", PARIS + "20270130T090000")
rule("setpos-both", "a Friday that is one of some days", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=1,2,3,4,5,6,7,8,9,10,11,12,13,14;BYSETPOS=1", PARIS + "20270101T090000")
rule("yearly-last-sunday", "the last Sunday of a year", "FREQ=YEARLY;BYDAY=-1SU", PARIS + "20261227T090000")
rule("yearly-last-day", "the last day of a year", "FREQ=YEARLY;BYYEARDAY=-1", PARIS + "20261231T090000")
rule("leap-day-four", "29 February, every fourth year, on whole days", "FREQ=YEARLY;INTERVAL=4", "DTSTART;VALUE=DATE:20240229")
rule("leap-yearday", "the 366th day of a year", "FREQ=YEARLY;BYYEARDAY=366", PARIS + "20241231T090000")
rule("weeks-long-ago", "every second week, begun on a Sunday long ago", "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,SA", PARIS + "20200105T090000")
rule("month-29-count", "the 29th, counted over a February without one", "FREQ=MONTHLY;COUNT=5", PARIS + "20261229T090000")
rule("secondly", "every twenty minutes, in seconds", "FREQ=SECONDLY;INTERVAL=1200;COUNT=10", "DTSTART:20270301T000000Z")
case("changed-later-twice", "two changes from then on", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270308T090000", PARIS + "20270308T100000", "DTEND;TZID=Europe/Paris:20270308T110000"), event("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270322T090000", PARIS + "20270323T140000", "DTEND;TZID=Europe/Paris:20270323T143000")),
     means=calendar(event(NINE, TEN), event(PARIS + "20270308T100000", "DTEND;TZID=Europe/Paris:20270308T110000", "RRULE:FREQ=WEEKLY;COUNT=2", uid="b"), event(PARIS + "20270323T140000", "DTEND;TZID=Europe/Paris:20270323T143000", "RRULE:FREQ=WEEKLY;COUNT=3", uid="c")))
case("changed-later-cancelled", "cancelled from then on", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20270315T090000", PARIS + "20270315T090000", "DTEND;TZID=Europe/Paris:20270315T100000", "STATUS:CANCELLED")), means=[NINE, TEN, "RRULE:FREQ=WEEKLY;COUNT=2"])
case("changed-date-of-time", "a changed instance that is named by its date alone", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;VALUE=DATE:20270315", PARIS + "20270317T140000", "DTEND;TZID=Europe/Paris:20270317T150000")),
     means=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270317T140000", "DTEND;TZID=Europe/Paris:20270317T150000")))
case("changed-to-day", "an instance that has become a whole day", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", "DTSTART;VALUE=DATE:20270316")),
     means=calendar(event(*WEEKLY, "EXDATE;TZID=Europe/Paris:20270315T090000"), event("DTSTART;VALUE=DATE:20270316", uid="b")))
case("same-uid-sequences", "one event twice, of which the later one counts", text=calendar(event(*UTC9, "SEQUENCE:1"), event("DTSTART:20270303T090000Z", "DTEND:20270303T100000Z", "SEQUENCE:2")), means=["DTSTART:20270303T090000Z", "DTEND:20270303T100000Z"])
case("same-uid-cancelled", "one event twice, cancelled by the later one", text=calendar(event(*UTC9, "SEQUENCE:3", "STATUS:CANCELLED"), event(*UTC9, "SEQUENCE:2")), busy=[])
case("same-instance-sequences", "a changed instance twice, of which the later one counts", text=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", "SEQUENCE:2", PARIS + "20270317T140000", "DURATION:PT1H"), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", "SEQUENCE:1", PARIS + "20270318T140000", "DURATION:PT1H")),
     means=calendar(event(*WEEKLY), event("RECURRENCE-ID;TZID=Europe/Paris:20270315T090000", PARIS + "20270317T140000", "DURATION:PT1H")))
case("byte-order-mark", "a mark of the byte order at the front", text="\ufeff" + calendar(event(*UTC9)), means=UTC9)
case("bare-returns", "lines that end with a carriage return alone", text=calendar(event(*UTC9)).replace("\r\n", "\r"), means=UTC9)
case("mixed-ends", "lines that end in every way", text=calendar(event(*UTC9), NEXT).replace("\r\n", "\n", 5).replace("\r\n", "\r\r\n", 3), means=calendar(event(*UTC9), NEXT))
case("empty-lines", "empty lines between lines", text=calendar(event(*UTC9)).replace("\r\n", "\r\n\r\n"), means=UTC9)
case("folded-tab", "lines folded with tabs, and more than once", "DTSTART:2027\r\n\t0301T\r\n\t\r\n 090000Z", "DTEND:20270301T100000Z", means=UTC9)
case("folded-begin", "the edges of parts folded", text=calendar(event(*UTC9)).replace("BEGIN:VEVENT", "BEGIN:VE\r\n VENT").replace("END:VEVENT", "END\r\n :VEVENT"), means=UTC9)
case("spaces-before", "lines that are moved in by a space are folded, whatever was meant", "SUMMARY:Fitting", "  and more", *UTC9, means=UTC9)
case("long-line", "a line of 20,000 characters", *UTC9[:1], "DESCRIPTION:" + "x" * 20_000, *UTC9[1:], means=UTC9)
case("control-characters", "characters that no text has", *UTC9[:1], "SUMMARY:\u0000\u0007\u001b[31m", *UTC9[1:], means=UTC9)
case("colon-in-quote", "a colon and a semicolon within a quoted parameter", 'DTSTART;X-NOTE="a:b;TZID=Asia/Tokyo";TZID=Europe/Paris:20270301T090000', TEN, means=[NINE, TEN])
case("zone-prefix", "a zone whose name begins with a slash", "DTSTART;TZID=/Europe/Paris:20270301T090000", "DURATION:PT1H", means=[NINE, "DURATION:PT1H"])
case("zone-and-utc", "a time in UTC that names a zone as well", "DTSTART;TZID=Europe/Paris:20270301T090000Z", "DURATION:PT1H", means=["DTSTART:20270301T090000Z", "DURATION:PT1H"])
case("zone-of-date", "a date that names a zone", "DTSTART;TZID=Europe/Paris;VALUE=DATE:20270301", "DTEND;TZID=Europe/Paris;VALUE=DATE:20270302", means=["DTSTART;VALUE=DATE:20270301"])
case("zone-fixed", "a zone by its distance from UTC", 'DTSTART;TZID="UTC+02:00":20270301T090000', "DURATION:PT1H", means=["DTSTART:20270301T070000Z", "DURATION:PT1H"])
case("zone-fixed-short", "a zone by its distance from UTC, in short", "DTSTART;TZID=GMT-5:20270301T090000", "DURATION:PT1H", means=["DTSTART:20270301T140000Z", "DURATION:PT1H"])
case("leap-second", "a second that no clock shows", "DTSTART:20270301T090060Z", "DTEND:20270301T100000Z", means=["DTSTART:20270301T090100Z", "DTEND:20270301T100000Z"])
case("day-31", "a day that its month lacks", text=calendar(event("DTSTART:20270231T090000Z", "DTEND:20270231T100000Z"), NEXT), means=calendar(event("DTSTART:20270303T090000Z", "DTEND:20270303T100000Z"), NEXT))
case("mixed-kinds", "a date to begin with and a time to end with", "DTSTART;VALUE=DATE:20270301", "DTEND:20270302T120000Z", means=["DTSTART:20270301T000000Z", "DTEND:20270302T120000Z"])


# What programs of the world write
def spelled(name, tzid, known, quoted=True):
    named(f"zone-{name}", f"a zone that is called {tzid}", tzid, known, quoted=quoted)


spelled("capitals", "EUROPE/BERLIN", "Europe/Berlin", quoted=False)
spelled("blanks", " Europe/Berlin ", "Europe/Berlin")
spelled("underscore", "America/New York", "America/New_York", quoted=False)
spelled("dash", "US-Eastern", "America/New_York", quoted=False)
spelled("city", "Tokyo", "Asia/Tokyo", quoted=False)
spelled("cities", "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin")
spelled("outlook-eastern", "(UTC-05:00) Eastern Time (US & Canada)", "America/New_York")
spelled("outlook-bare", "(UTC-08:00) Pacific Time (US & Canada)", "America/Los_Angeles", quoted=False)
spelled("outlook-cities", "(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", "Europe/Berlin")
spelled("outlook-london", "(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London", "Europe/London")
spelled("outlook-iana", "(UTC-05:00) America/New_York", "America/New_York")
spelled("outlook-again", "Eastern Standard Time 1", "America/New_York", quoted=False)
spelled("windows-small", "w. europe standard time", "Europe/Berlin", quoted=False)
spelled("zimbra", "(GMT-08.00) Pacific Time (US & Canada)/Tijuana", "America/Los_Angeles")
spelled("exchange-utc", "tzone://Microsoft/Utc", "UTC")
spelled("citadel", "/citadel.org/20190914_1/Europe/Berlin", "Europe/Berlin", quoted=False)
spelled("renamed", "Asia/Calcutta", "Asia/Kolkata", quoted=False)
OFFSETS = [("GMT+05:30", 330), ("+01:00", 60), ("UTC-03:30", -210), ("(GMT +09:00)", 540), ("GMT+0545", 345), ("UTC+2", 120), ("(UTC+12:45) Nowhere", 765)]
for index, (tzid, ahead) in enumerate(OFFSETS):
    at = (datetime(2027, 3, 22, 9) - timedelta(minutes=ahead)).strftime("%Y%m%dT%H%M%SZ")
    for quote in ("", '"'):
        case(f"offset-{index}{'-quoted' if quote else ''}", f"a zone that is called {quote}{tzid}{quote}", f"DTSTART;TZID={quote}{tzid}{quote}:20270322T090000", f"DTEND;TZID={quote}{tzid}{quote}:20270322T100000", means=[f"DTSTART:{at}", "DURATION:PT1H"])

WRONG = [*part("STANDARD", "19700101T000000", "", "+0900", "+0900")]
named("defined-wrong", "a zone of the database that the file defines otherwise", "Europe/Berlin", "Europe/Berlin", zone("Europe/Berlin", *WRONG))
named("defined-wrong-windows", "a zone of Windows that the file defines otherwise", "Romance Standard Time", "Europe/Paris", zone("Romance Standard Time", *WRONG))
named("located-wrong", "a zone that says where it is, and defines it otherwise", "Somewhere", "America/New_York", zone("Somewhere", "X-LIC-LOCATION:America/New_York", *WRONG))
named("customized", "a zone that somebody has made up in Outlook", "Customized Time Zone", "Europe/Berlin", zone("Customized Time Zone", *part("STANDARD", "16010101T030000", "FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "+0200", "+0100"), *part("DAYLIGHT", "16010101T020000", "FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "+0100", "+0200")))
named("defined-year-1", "a zone whose rules are as old as the years", "Customized Time Zone", "Europe/Berlin", zone("Customized Time Zone", *part("STANDARD", "00010101T030000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "+0200", "+0100"), *part("DAYLIGHT", "00010101T020000", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "+0100", "+0200")))
named("defined-letters", "a zone that is defined in other letters", "MY ZONE", "Europe/Berlin", zone("My Zone", *BERLIN))
named("defined-quoted", "a zone whose definition has quotes", "My Zone", "Europe/Berlin", zone('"My Zone"', *BERLIN))
named("defined-exchange", "a zone as Exchange 2003 calls it", "GMT +0100 (Standard) / GMT +0200 (Daylight)", "Europe/Berlin", zone("GMT +0100 (Standard) / GMT +0200 (Daylight)", *BERLIN))
named("defined-letters-alone", "letters that the file defines", "CST", "Asia/Shanghai", zone("CST", *part("STANDARD", "19700101T000000", "", "+0800", "+0800")))


def defined(name, about, at, ahead, *lines):
    """An event of an hour in a zone `Mine` that is so many minutes ahead of UTC then."""
    begin = (datetime.strptime(at, "%Y%m%dT%H%M%S") - timedelta(minutes=ahead)).strftime("%Y%m%dT%H%M%SZ")
    case(name, about, text=calendar(zone("Mine", *lines), event(f"DTSTART;TZID=Mine:{at}", "DURATION:PT1H")), means=[f"DTSTART:{begin}", "DURATION:PT1H"])


BEFORE = [*part("DAYLIGHT", "20270328T020000", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "+0100", "+0200"), *part("STANDARD", "20271031T030000", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "+0200", "+0100")]
defined("defined-before", "a time before the first change of a zone", "20270131T120000", 60, *BEFORE)
defined("defined-before-half", "the same, by half an hour", "20270131T120000", 330, *part("STANDARD", "20270601T000000", "", "+0530", "+0600"))
defined("defined-rdates", "further changes in one line beside the first, summer", "20270701T120000", 120, "BEGIN:STANDARD", "DTSTART:20241027T030000", "RDATE:20251026T030000,20261025T030000,20271031T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:20250330T020000", "RDATE:20260329T020000,20270328T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT")
defined("defined-rdate-lines", "further changes in lines of their own, winter", "20271201T120000", 60, "BEGIN:STANDARD", "DTSTART:20251026T030000", "RDATE:20261025T030000", "RDATE:20271031T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:20250330T020000", "RDATE:20260329T020000", "RDATE:20270328T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT")
defined("defined-dtstart-rdate", "a first change that further dates do not repeat", "20270401T120000", 120, "BEGIN:DAYLIGHT", "DTSTART:20270328T020000", "RDATE:20280326T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT")
defined("defined-rdate-utc", "a change that is given in UTC", "20270401T120000", 120, "BEGIN:DAYLIGHT", "DTSTART:20260329T020000", "RDATE:20270328T010000Z", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20261025T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD")
defined("defined-no-from", "a zone that does not say what was before", "20270322T090000", 600, "BEGIN:STANDARD", "TZOFFSETTO:+1000", "DTSTART:16010101T000000", "END:STANDARD")
defined("defined-no-start", "a zone that does not say since when", "20270322T090000", 600, "BEGIN:STANDARD", "TZOFFSETFROM:+1000", "TZOFFSETTO:+1000", "END:STANDARD")
defined("defined-colons", "offsets with a colon", "20270322T090000", -210, *part("STANDARD", "19700101T000000", "", "-03:30", "-03:30"))
case("defined-twice-database", "two zones in one file, each for its event", text=calendar(zone("One", *part("STANDARD", "19700101T000000", "", "+0900", "+0900")), zone("Two", *BERLIN), event("DTSTART;TZID=One:20270322T090000", "DTEND;TZID=Two:20270322T030000")), means=["DTSTART:20270322T000000Z", "DTEND:20270322T020000Z"])

case("value-offset", "times with an offset behind them", "DTSTART:2027-03-22T09:00:00+01:00", "DTEND:20270322T100000+0100", means=["DTSTART:20270322T080000Z", "DURATION:PT1H"])
case("value-offset-series", "a series by an offset, through a change of clocks", "DTSTART:20270326T090000+0100", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4", means=["DTSTART:20270326T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"])
case("value-zone", "a zone behind the colon", "DTSTART:TZID=America/New_York:20270322T090000", "DTEND:TZID=America/New_York:20270322T100000", means=["DTSTART;TZID=America/New_York:20270322T090000", "DURATION:PT1H"])
case("value-blank", "a blank before the time", "DTSTART;TZID=Europe/Paris: 20270322T090000", "DTEND;TZID=Europe/Paris: 20270322T100000", means=[PARIS + "20270322T090000", "DURATION:PT1H"])
case("value-midnight", "24 o'clock", PARIS + "20270322T220000", "DTEND;TZID=Europe/Paris:20270322T240000", means=[PARIS + "20270322T220000", "DURATION:PT2H"])
case("end-floating", "an end without the zone of the start", "DTSTART;TZID=America/New_York:20270322T090000", "DTEND:20270322T100000", means=["DTSTART;TZID=America/New_York:20270322T090000", "DURATION:PT1H"])
case("end-floating-east", "the same, east of the owner", "DTSTART;TZID=Asia/Tokyo:20270322T090000", "DTEND:20270322T100000", means=["DTSTART;TZID=Asia/Tokyo:20270322T090000", "DURATION:PT1H"])
case("end-floating-utc", "an end without the Z of the start", "DTSTART:20270322T090000Z", "DTEND:20270322T100000", means=["DTSTART:20270322T090000Z", "DURATION:PT1H"])
case("start-floating", "a start without the zone of the end", "DTSTART:20270322T090000", "DTEND;TZID=America/New_York:20270322T100000", means=["DTSTART;TZID=America/New_York:20270322T090000", "DURATION:PT1H"])
case("end-date", "a time to begin with and a date to end", PARIS + "20270322T220000", "DTEND;VALUE=DATE:20270323", means=[PARIS + "20270322T220000", "DURATION:PT2H"])
case("day-as-time", "a whole day that is written as a midnight", "DTSTART;VALUE=DATE:20270322T000000", "DTEND;VALUE=DATE:20270323T000000", means=["DTSTART;VALUE=DATE:20270322"])
case("start-lost", "an end and a length, without a start that could be read", "DTSTART:soon", "DTEND:20270322T100000Z", "DURATION:PT1H", means=["DTSTART:20270322T090000Z", "DURATION:PT1H"])

DAYS = ["DTSTART;VALUE=DATE:20270310", "RRULE:FREQ=DAILY;COUNT=4"]
NO_12 = [*DAYS, "EXDATE;VALUE=DATE:20270312"]
case("days-exdate-local", "a whole day taken out by its local midnight", *DAYS, "EXDATE;TZID=Europe/Paris:20270312T000000", means=NO_12)
case("days-exdate-floating", "the same, without a zone", *DAYS, "EXDATE:20270312T000000", means=NO_12)
case("days-exdate-instant", "the same, by the instant of local midnight", *DAYS, "EXDATE:20270311T230000Z", means=NO_12)
case("days-exdate-utc", "the same, by midnight in UTC", *DAYS, "EXDATE:20270312T000000Z", means=NO_12)
case("days-exdate-bare", "the same, by a bare date", *DAYS, "EXDATE:20270312", means=NO_12)
case("days-until-instant", "whole days until the instant of a local midnight", "DTSTART;VALUE=DATE:20270310", "RRULE:FREQ=DAILY;UNTIL=20270312T230000Z", means=DAYS)
case("days-until-time", "whole days until a time", "DTSTART;VALUE=DATE:20270310", "RRULE:FREQ=DAILY;UNTIL=20270313T120000", means=DAYS)
case("days-rdate-local", "a further whole day by its local midnight", "DTSTART;VALUE=DATE:20270310", "RDATE;TZID=Europe/Paris:20270320T000000", means=["DTSTART;VALUE=DATE:20270310", "RDATE;VALUE=DATE:20270320"])
MOVED_DAY = ["DTSTART;VALUE=DATE:20270320", "SUMMARY:Moved"]
for name, at in (("local", ";TZID=Europe/Paris:20270312T000000"), ("floating", ":20270312T000000"), ("bare", ":20270312"), ("instant", ":20270311T230000Z")):
    case(f"days-moved-{name}", f"a whole day that is moved, named {at}", text=calendar(event(*DAYS), event(f"RECURRENCE-ID{at}", *MOVED_DAY)), means=calendar(event(*NO_12), event(*MOVED_DAY, uid="moved")))

NINES = [NINE, "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"]
NO_3 = [*NINES, "EXDATE;TZID=Europe/Paris:20270303T090000"]
case("times-exdate-floating", "an exception without the zone of the series", "DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4", "EXDATE:20270303T090000", means=["DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4", "EXDATE;TZID=America/New_York:20270303T090000"])
case("times-exdate-utc", "an exception in UTC", *NINES, "EXDATE:20270303T080000Z", means=NO_3)
case("times-exdate-bare", "an exception that is a bare date", *NINES, "EXDATE:20270303", means=NO_3)
case("times-exdate-midnight", "an exception that is a midnight", *NINES, "EXDATE;TZID=Europe/Paris:20270303T000000", means=NO_3)
case("times-exdate-other", "an exception in another zone", *NINES, "EXDATE;TZID=America/New_York:20270303T030000", means=NO_3)
case("times-moved-bare", "an instance that is named by its date", text=calendar(event(*NINES), event("RECURRENCE-ID;VALUE=DATE:20270303", PARIS + "20270303T150000", "DURATION:PT1H")), means=calendar(event(*NO_3), event(PARIS + "20270303T150000", "DURATION:PT1H", uid="moved")))
case("times-rdate-bare", "a further date without a time", *NINES, "RDATE;VALUE=DATE:20270320", means=[*NINES, "RDATE;TZID=Europe/Paris:20270320T090000"])
case("times-rdate-floating", "a further time without a zone", "DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RDATE:20270320T090000", means=["DTSTART;TZID=America/New_York:20270301T090000", "DURATION:PT1H", "RDATE;TZID=America/New_York:20270320T090000"])
case("until-no-zone", "until a time of the series' zone", "DTSTART;TZID=America/New_York:20270301T200000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20270304T200000", means=["DTSTART;TZID=America/New_York:20270301T200000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"])
case("until-date-evening", "until a date, which is all of its day there", "DTSTART;TZID=America/New_York:20270301T200000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20270304", means=["DTSTART;TZID=America/New_York:20270301T200000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"])
case("until-date-morning", "the same, early in Tokyo", "DTSTART;TZID=Asia/Tokyo:20270301T070000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20270304", means=["DTSTART;TZID=Asia/Tokyo:20270301T070000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"])
case("exrule", "a rule of what is left out", *NINES, "EXRULE:FREQ=DAILY;INTERVAL=2", means=[PARIS + "20270302T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2"])


def loose(name, about, text, means):
    case(f"rule-{name}", about, NINE, TEN, f"RRULE:{text}", means=[NINE, TEN, f"RRULE:{means}"] if means else [NINE, TEN])


loose("month-days", "days of every month of the year", "FREQ=YEARLY;BYMONTHDAY=13", "FREQ=MONTHLY;BYMONTHDAY=13")
loose("year-hours", "hours of a day of the year", "FREQ=YEARLY;BYHOUR=9,15", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=1;BYHOUR=9,15")
loose("blanks", "blanks", "FREQ=WEEKLY; BYDAY=TU, WE; COUNT=5", "FREQ=WEEKLY;BYDAY=TU,WE;COUNT=5")
loose("twice-said", "its own name within", "RRULE:FREQ=WEEKLY;COUNT=3", "FREQ=WEEKLY;COUNT=3")
loose("count-below", "a count below nothing, beside an end", "FREQ=WEEKLY;UNTIL=20270322T235959Z;COUNT=-1", "FREQ=WEEKLY;UNTIL=20270322T235959Z")
loose("count-empty", "a count that is empty", "FREQ=WEEKLY;COUNT=;UNTIL=20270322T235959Z", "FREQ=WEEKLY;UNTIL=20270322T235959Z")
loose("until-empty", "an end that is empty", "FREQ=WEEKLY;COUNT=3;UNTIL=", "FREQ=WEEKLY;COUNT=3")
loose("interval-empty", "an interval of nothing", "FREQ=WEEKLY;INTERVAL=0;COUNT=3", "FREQ=WEEKLY;COUNT=3")
loose("range-some", "days of a month of which one cannot be", "FREQ=MONTHLY;BYMONTHDAY=15,32;COUNT=4", "FREQ=MONTHLY;BYMONTHDAY=15;COUNT=4")
loose("range-all", "a day of a month that cannot be", "FREQ=MONTHLY;BYMONTHDAY=32", None)
loose("range-weekday", "a twentieth Thursday of a month", "FREQ=MONTHLY;BYDAY=20TH", None)
loose("range-weekdays", "the same beside one that there is", "FREQ=MONTHLY;BYDAY=20TH,1MO;COUNT=4", "FREQ=MONTHLY;BYDAY=1MO;COUNT=4")
loose("year-weekday", "the twentieth Thursday of a year", "FREQ=YEARLY;BYDAY=20TH", "FREQ=YEARLY;BYDAY=20TH")
loose("hours", "an hour that no clock shows", "FREQ=DAILY;BYHOUR=24", None)
loose("weekday-names", "weekdays in full", "FREQ=WEEKLY;BYDAY=Monday,Wednesday;COUNT=4", "FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4")
loose("hebrew", "a rule of another calendar", "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8", None)

loose("never", "a rule that contradicts itself", "FREQ=MONTHLY;BYDAY=2SA;BYMONTHDAY=1,-1;BYSETPOS=1", None)
broken("broken-among", "a rule that nobody can read, among others", [*UTC9, "RRULE:FREQ=FORTNIGHTLY"], UTC9)

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
    twice = {name for name in names if names.count(name) > 1}
    assert not twice, twice
    for one in CASES:
        means = one.pop("means")
        if "busy" not in one:
            one["busy"] = [[minutes(s), minutes(e)] for s, e in merge(truth(means))]
        out.write(json.dumps(one, ensure_ascii=False) + "\n")
print(len(CASES), "calendars")
