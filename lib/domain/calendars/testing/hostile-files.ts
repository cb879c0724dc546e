/** Result of parsing a hostile file: busy times, partial times with reports, or an error. */
export type ParseOutcome = "read" | "told" | "unreadable";

export interface HostileFile {
  name: string;
  /** Built on demand, as some are large. */
  text: () => string;
  outcome: ParseOutcome;
}

const joinLines = (...all: string[]) => all.join("\r\n");
const makeCalendar = (...parts: string[]) =>
  joinLines("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//hostile//EN", ...parts, "END:VCALENDAR", "");

let counter = 0;
const makeEvent = (...properties: string[]) => {
  counter += 1;
  return joinLines("BEGIN:VEVENT", `UID:hostile-${counter}`, ...properties, "END:VEVENT");
};

const makeTimes = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i));
const makeRepeatedLine = (count: number, line: string) => `${line}\r\n`.repeat(count).trimEnd();
const formatStamp = (at: number) => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const makeMinutes = (count: number) =>
  makeTimes(count, (i) => formatStamp(Date.UTC(2027, 0, 1) + i * 60_000)).join(",");

const FIRST = "DTSTART:20260101T090000Z";
const LONG_AGO = "DTSTART:19000101T090000Z";
const HALF_AN_HOUR = "DURATION:PT30M";
const makeSeries = (rule: string, first = FIRST) =>
  makeCalendar(makeEvent(first, HALF_AN_HOUR, `RRULE:${rule}`));

const makeZone = (name: string, ...observances: string[]) =>
  joinLines("BEGIN:VTIMEZONE", `TZID:${name}`, ...observances, "END:VTIMEZONE");
const makeObservance = (rule: string, first = "19700101T020000") =>
  joinLines(
    "BEGIN:STANDARD",
    `DTSTART:${first}`,
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    `RRULE:${rule}`,
    "END:STANDARD",
  );
const makeEventInZone = (name: string) =>
  makeEvent(`DTSTART;TZID=${name}:20270301T090000`, HALF_AN_HOUR, "RRULE:FREQ=DAILY;COUNT=300");

const EVERYTHING =
  "BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12;BYMINUTE=0,1,2,3,4,5,6,7,8,9;BYSECOND=0,1,2,3,4,5,6,7,8,9;BYSETPOS=1,2,-1";

/** Calendars that are built to exhaust the parser. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: "a day that never comes",
    outcome: "read",
    text: () => makeSeries("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
  },
  ...["SECONDLY", "MINUTELY", "HOURLY", "WEEKLY", "MONTHLY", "YEARLY"].map((freq) => ({
    name: `a day that never comes, ${freq}`,
    outcome: "read" as const,
    text: () => makeSeries(`FREQ=${freq};BYMONTH=2;BYMONTHDAY=30;COUNT=5`, LONG_AGO),
  })),
  {
    name: "ten daily events since 1900",
    outcome: "read",
    text: () =>
      makeCalendar(
        ...makeTimes(10, () =>
          makeEvent("DTSTART;TZID=Europe/Paris:19000101T090000", HALF_AN_HOUR, "RRULE:FREQ=DAILY"),
        ),
      ),
  },
  {
    name: "50,000 events",
    outcome: "read",
    text: () =>
      makeCalendar(
        ...makeTimes(50_000, (i) =>
          makeEvent(`DTSTART:${formatStamp(Date.UTC(2027, 0, 1) + i * 600_000)}`, HALF_AN_HOUR),
        ),
      ),
  },
  { name: "every second", outcome: "told", text: () => makeSeries("FREQ=SECONDLY", LONG_AGO) },
  {
    name: "some seconds of every day",
    outcome: "told",
    text: () => makeSeries("FREQ=SECONDLY;BYHOUR=9;BYMINUTE=1"),
  },
  {
    name: "a count of seconds",
    outcome: "told",
    text: () => makeSeries("FREQ=SECONDLY;BYDAY=MO;COUNT=99999999"),
  },
  {
    name: "everything set, yearly",
    outcome: "told",
    text: () => makeSeries(`FREQ=YEARLY;${EVERYTHING}`, LONG_AGO),
  },
  {
    name: "everything set, daily",
    outcome: "read",
    text: () => makeSeries(`FREQ=DAILY;${EVERYTHING}`, LONG_AGO),
  },
  {
    name: "thousands of rules",
    outcome: "told",
    text: () =>
      makeCalendar(
        makeEvent(LONG_AGO, ...makeTimes(5000, () => "RRULE:FREQ=MINUTELY;INTERVAL=7;BYMONTH=1,5;BYDAY=MO")),
      ),
  },
  {
    name: "an interval without end",
    outcome: "read",
    text: () => makeSeries(`FREQ=SECONDLY;INTERVAL=${"9".repeat(15)}`),
  },
  {
    name: "a duration without end",
    outcome: "read",
    text: () => makeCalendar(makeEvent(FIRST, `DURATION:P${"9".repeat(15)}D`, "RRULE:FREQ=DAILY")),
  },
  {
    name: "a further period without end",
    outcome: "read",
    text: () => makeCalendar(makeEvent(FIRST, `RDATE;VALUE=PERIOD:20270101T000000Z/P${"9".repeat(15)}D`)),
  },
  {
    name: "1,000,000 further dates",
    outcome: "told",
    text: () => makeCalendar(makeEvent(FIRST, HALF_AN_HOUR, `RDATE:${makeMinutes(1_000_000)}`)),
  },
  {
    name: "100,000 exceptions",
    outcome: "told",
    text: () =>
      makeCalendar(makeEvent(FIRST, HALF_AN_HOUR, "RRULE:FREQ=MINUTELY", `EXDATE:${makeMinutes(100_000)}`)),
  },
  {
    name: "20,000 parts of one event that change all later ones",
    outcome: "told",
    text: () =>
      makeCalendar(
        joinLines("BEGIN:VEVENT", "UID:one", FIRST, HALF_AN_HOUR, "RRULE:FREQ=MINUTELY", "END:VEVENT"),
        ...makeTimes(20_000, (i) => {
          const at = formatStamp(Date.UTC(2027, 0, 1) + i * 60_000);
          return joinLines(
            "BEGIN:VEVENT",
            "UID:one",
            `RECURRENCE-ID;RANGE=THISANDFUTURE:${at}`,
            `DTSTART:${at}`,
            "END:VEVENT",
          );
        }),
      ),
  },
  {
    name: "parts within parts",
    outcome: "told",
    text: () =>
      makeCalendar(makeRepeatedLine(100_000, "BEGIN:VEVENT"), makeRepeatedLine(100_000, "END:VEVENT")),
  },
  {
    name: "a zone that changes every second",
    outcome: "told",
    text: () => makeCalendar(makeZone("Bomb", makeObservance("FREQ=SECONDLY")), makeEventInZone("Bomb")),
  },
  {
    name: "a zone that never changes",
    outcome: "read",
    text: () =>
      makeCalendar(
        makeZone("Never", makeObservance("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")),
        makeEventInZone("Never"),
      ),
  },
  {
    name: "a zone of thousands of rules",
    outcome: "told",
    text: () =>
      makeCalendar(
        makeZone("Many", ...makeTimes(5000, () => makeObservance("FREQ=MONTHLY"))),
        makeEventInZone("Many"),
      ),
  },
  {
    name: "zones without end",
    outcome: "read",
    text: () => makeCalendar(makeRepeatedLine(200_000, "BEGIN:VTIMEZONE")),
  },
  {
    name: "a line of 10 MB",
    outcome: "read",
    text: () => makeCalendar(makeEvent(FIRST, `SUMMARY:${"x".repeat(10_000_000)}`)),
  },
  {
    name: "a line of 10 MB, folded after every letter",
    outcome: "read",
    text: () => makeCalendar(makeEvent(FIRST, `SUMMARY:${"x\r\n ".repeat(2_500_000)}`)),
  },
  {
    name: "a line of a million parameters",
    outcome: "read",
    text: () =>
      makeCalendar(makeEvent(FIRST, `ATTENDEE;${"x=y;".repeat(1_000_000)}z=1:mailto:a@example.com`)),
  },
  {
    name: "a page",
    outcome: "unreadable",
    text: () => "<!doctype html><title>Not found</title>".repeat(10_000),
  },
  { name: "noise", outcome: "unreadable", text: () => "\u0000\uffff;:=,\r\n".repeat(100_000) },
];
