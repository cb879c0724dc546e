import { expect, it } from "vitest";
import { formatEventDate } from "./format-event-date";

const reader = { locale: "en", timezone: "America/Los_Angeles" };
const date = (start: string, end: string) =>
  ({ date: start, end_date: end, all_day: true }) as Parameters<typeof formatEventDate>[2];

it.each([
  ["of the event’s zone", "2031-03-09T23:00:00Z", "2031-03-10T23:00:00Z", "Mar 10, 2031"],
  ["several", "2031-03-09T23:00:00Z", "2031-03-12T23:00:00Z", "Mar 10 – 12, 2031"],
  ["from any hour", "2031-03-10T08:00:00Z", "2031-03-10T16:00:00Z", "Mar 10, 2031"],
  ["sent as midnights of UTC", "2031-03-10T00:00:00Z", "2031-03-11T00:00:00Z", "Mar 10, 2031"],
])("formatEventDate of an all-day event, %s, is the same for every reader", (_, start, end, expected) => {
  const text = formatEventDate(reader, { timezone: "Europe/Paris" }, date(start, end));
  expect(text.replace(/\s/g, " ")).toBe(expected);
});
