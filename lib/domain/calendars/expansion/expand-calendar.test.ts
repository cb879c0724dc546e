import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { expandCalendar } from "./expand-calendar";
import { StepBudget } from "./step-budget";

const window = { start: asInstant(Date.UTC(2027, 2, 1)), end: asInstant(Date.UTC(2027, 4, 1)) };

/** Returns the busy times of a file with this event as `2027-03-01T09:00 – 2027-03-01T09:30` in UTC. */
const expandLines = (...lines: string[]) =>
  expandCalendar(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "BEGIN:VEVENT",
      "UID:1",
      ...lines,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
    { window, zone: "Europe/Paris" },
    new StepBudget(10_000),
  )
    .flatMap(({ busy }) => busy)
    .map(({ start, end }) => [start, end].map((at) => new Date(at).toISOString().slice(0, 16)).join(" – "));

it("expandCalendar uses the length in an RDATE period, and the event's length for other dates", () => {
  const first = ["DTSTART;TZID=Europe/Paris:20270322T090000", "DTEND;TZID=Europe/Paris:20270322T093000"];
  expect(
    expandLines(
      ...first,
      "RDATE;VALUE=PERIOD;TZID=Europe/Paris:20270323T090000/20270323T110000,20270329T090000/PT2H",
      "RDATE;TZID=Europe/Paris:20270330T090000",
    ),
  ).toEqual([
    "2027-03-22T08:00 – 2027-03-22T08:30",
    "2027-03-23T08:00 – 2027-03-23T10:00",
    "2027-03-29T07:00 – 2027-03-29T09:00",
    "2027-03-30T07:00 – 2027-03-30T07:30",
  ]);
});

it("expandCalendar prefers the length in an RDATE period over that of the same rule instance", () => {
  expect(
    expandLines(
      "DTSTART:20270322T090000Z",
      "DURATION:PT30M",
      "RRULE:FREQ=DAILY;COUNT=3",
      "RDATE;VALUE=PERIOD:20270323T090000Z/PT3H",
      "EXDATE:20270324T090000Z",
    ),
  ).toEqual(["2027-03-22T09:00 – 2027-03-22T09:30", "2027-03-23T09:00 – 2027-03-23T12:00"]);
});

it("expandCalendar counts the travel time of Apple's calendars as busy before each instance", () => {
  expect(
    expandLines(
      "DTSTART;TZID=Europe/Paris:20270327T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=2",
      "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M",
      "X-APPLE-TRAVEL-START;ROUTING=CAR;VALUE=URI;X-TITLE=Home:geo:48.85,2.35",
    ),
  ).toEqual(["2027-03-27T07:15 – 2027-03-27T09:00", "2027-03-28T06:15 – 2027-03-28T08:00"]);
});

it.each(["-PT45M", "soon", "P1M", ""])("expandCalendar ignores the travel time %j", (duration) => {
  expect(
    expandLines(
      "DTSTART:20270322T090000Z",
      "DURATION:PT1H",
      `X-APPLE-TRAVEL-DURATION;VALUE=DURATION:${duration}`,
    ),
  ).toEqual(["2027-03-22T09:00 – 2027-03-22T10:00"]);
});

it("expandCalendar gives whole days and free events no travel time", () => {
  const travel = "X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M";
  expect(expandLines("DTSTART;VALUE=DATE:20270322", travel)).toEqual(["2027-03-22T00:00 – 2027-03-23T00:00"]);
  expect(expandLines("DTSTART:20270322T090000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT", travel)).toEqual([]);
});
