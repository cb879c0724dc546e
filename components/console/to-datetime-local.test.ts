import { expect, it } from "vitest";
import { parseDatetimeLocal, toDatetimeLocal } from "./to-datetime-local";

it.each([
  ["Europe/London", "2031-07-10T09:00", "2031-07-10T08:00:00.000Z"],
  ["America/New_York", "2031-01-10T09:00", "2031-01-10T14:00:00.000Z"],
  ["Asia/Kathmandu", "2031-01-10T00:10", "2031-01-09T18:25:00.000Z"],
  ["UTC", "2031-01-10T09:00", "2031-01-10T09:00:00.000Z"],
  // An hour that occurs twice is the first one.
  ["Europe/Berlin", "2031-10-26T02:30", "2031-10-26T00:30:00.000Z"],
])("parseDatetimeLocal reads a field on the clocks of %s: %s", (zone, text, expected) => {
  const at = parseDatetimeLocal(zone, text);
  expect(at?.toISOString()).toBe(expected);
  expect(toDatetimeLocal(zone, at ?? new Date())).toBe(text);
});

it("parseDatetimeLocal moves a time that clocks skip", () => {
  const at = parseDatetimeLocal("Europe/Berlin", "2031-03-30T02:30");
  expect(at && toDatetimeLocal("Europe/Berlin", at)).toBe("2031-03-30T03:30");
  expect(parseDatetimeLocal("Europe/Berlin", "")).toBeNull();
});
