import { expect, it } from "vitest";
import { formatTimeRange } from "./format-time-range";

const times = (from: string, to: string) => [new Date(from), new Date(to)] as const;
const lastHour = times("2031-03-10T22:00:00Z", "2031-03-10T23:00:00Z");

it.each([
  ["de", "23:00 – 24:00"],
  ["fr", "23:00 – 24:00"],
  ["es", "23:00 – 24:00"],
  ["sv", "23:00 – 24:00"],
  ["en-GB", "23:00 – 24:00"],
  ["en", "11:00 PM – 12:00 AM"],
])("formatTimeRange ends a range at midnight with the last hour of the day (%s)", (locale, expected) => {
  expect(formatTimeRange({ locale, timezone: "Europe/Paris" }, lastHour).replace(/\s/g, " ")).toBe(expected);
});

it("formatTimeRange has one day for a range within it, and both days for a range past midnight", () => {
  const reader = { locale: "de", timezone: "Europe/Paris" };
  const parts = { day: "numeric", month: "short" } as const;
  expect(formatTimeRange(reader, lastHour, parts)).toBe("10. März, 23:00 – 24:00");
  expect(formatTimeRange(reader, times("2031-03-10T22:00:00Z", "2031-03-10T23:30:00Z"), parts)).toContain(
    "11. März",
  );
});
