import { expect, it } from "vitest";
import type { VisitorBusyTime } from "@/lib/pages/visitor-calendar/view";
import { findOverlaps } from "./find-overlaps";

const at = (text: string) => Date.parse(text);
const timed = (start: string, end: string): VisitorBusyTime => ({
  start: at(start),
  end: at(end),
  allDay: false,
});
const days = (start: string, end: string): VisitorBusyTime => ({
  start: at(`${start}T00:00Z`),
  end: at(`${end}T00:00Z`),
  allDay: true,
});

const overlaps = (time: VisitorBusyTime, start: string, zone = "Europe/Berlin", minutes = 30) =>
  findOverlaps([time], { start: at(start), minutes, zone }).length === 1;

const LUNCH = timed("2031-03-10T11:00Z", "2031-03-10T12:00Z");

it("findOverlaps ignores times that only touch", () => {
  expect(overlaps(LUNCH, "2031-03-10T10:30Z")).toBe(false);
  expect(overlaps(LUNCH, "2031-03-10T12:00Z")).toBe(false);
  expect(overlaps(LUNCH, "2031-03-10T10:31Z")).toBe(true);
  expect(overlaps(LUNCH, "2031-03-10T11:59Z")).toBe(true);
  expect(overlaps(LUNCH, "2031-03-10T10:00Z", "Europe/Berlin", 180)).toBe(true);
});

it("findOverlaps ignores an entry without duration at the edge of a slot", () => {
  const reminder = timed("2031-03-10T11:00Z", "2031-03-10T11:00Z");
  expect(overlaps(reminder, "2031-03-10T11:00Z")).toBe(false);
});

it("findOverlaps counts all-day entries in the zone of the page", () => {
  const holiday = days("2031-03-10", "2031-03-11");
  expect(overlaps(holiday, "2031-03-10T23:30Z", "Europe/Berlin")).toBe(false); // 11 March, 00:30
  expect(overlaps(holiday, "2031-03-09T23:00Z", "Europe/Berlin")).toBe(true); // 10 March, 00:00
  expect(overlaps(holiday, "2031-03-10T23:30Z", "America/New_York")).toBe(true);
  expect(overlaps(holiday, "2031-03-10T03:00Z", "America/New_York")).toBe(false); // 9 March, 23:00
  expect(overlaps(holiday, "2031-03-10T12:00Z", "Pacific/Auckland")).toBe(false); // 11 March, 01:00
});

it("findOverlaps ignores the next day for a slot that ends at midnight", () => {
  expect(overlaps(days("2031-03-11", "2031-03-12"), "2031-03-10T22:30Z", "Europe/Berlin")).toBe(false);
  expect(overlaps(days("2031-03-11", "2031-03-12"), "2031-03-10T22:45Z", "Europe/Berlin")).toBe(true);
});

it("findOverlaps treats a day of 23 hours as a whole day", () => {
  const sunday = days("2031-03-30", "2031-03-31"); // clocks go forward in Berlin that night
  expect(overlaps(sunday, "2031-03-29T22:30Z")).toBe(false); // Saturday, 23:30
  expect(overlaps(sunday, "2031-03-29T23:00Z")).toBe(true);
  expect(overlaps(sunday, "2031-03-30T21:30Z")).toBe(true); // 23:30
  expect(overlaps(sunday, "2031-03-30T22:00Z")).toBe(false); // Monday, 00:00
});

it("findOverlaps covers all days of a multi-day entry", () => {
  const trip = days("2031-03-10", "2031-03-14");
  for (const [start, is] of [
    ["2031-03-09T20:00Z", false],
    ["2031-03-10T09:00Z", true],
    ["2031-03-13T22:00Z", true],
    ["2031-03-14T09:00Z", false],
  ] as const)
    expect([start, overlaps(trip, start, "Europe/London")]).toEqual([start, is]);
});
