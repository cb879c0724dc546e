import { expect, it } from "vitest";
import { asInstant } from "./instant";
import { toBusyInterval } from "./to-busy-interval";

const busyInterval = (start: string, end: string, zone: string, allDay = true) => {
  const at = (text: string) => asInstant(Date.parse(text));
  const period = toBusyInterval({ start: at(start), end: at(end), allDay }, zone);
  return [period.start, period.end].map((one) => new Date(one).toISOString().slice(0, 16));
};

it.each([
  ["America/Los_Angeles", "2031-03-12T07:00", "2031-03-13T07:00"],
  ["Europe/Berlin", "2031-03-11T23:00", "2031-03-12T23:00"],
  ["Pacific/Auckland", "2031-03-11T11:00", "2031-03-12T11:00"],
  ["UTC", "2031-03-12T00:00", "2031-03-13T00:00"],
])("toBusyInterval covers the day of the event's zone, sent as UTC midnights: %s", (zone, start, end) => {
  expect(busyInterval("2031-03-12T00:00Z", "2031-03-13T00:00Z", zone)).toEqual([start, end]);
  expect(busyInterval(`${start}Z`, `${end}Z`, zone)).toEqual([start, end]);
});

it("toBusyInterval covers whole days of 23 and 25 hours", () => {
  expect(busyInterval("2031-03-30T00:00Z", "2031-03-31T00:00Z", "Europe/Paris")).toEqual([
    "2031-03-29T23:00",
    "2031-03-30T22:00",
  ]);
  expect(busyInterval("2031-10-26T00:00Z", "2031-10-27T00:00Z", "Europe/Paris")).toEqual([
    "2031-10-25T22:00",
    "2031-10-26T23:00",
  ]);
});

it("toBusyInterval returns other times unchanged", () => {
  expect(busyInterval("2031-03-12T00:00Z", "2031-03-13T00:00Z", "America/Los_Angeles", false)).toEqual([
    "2031-03-12T00:00",
    "2031-03-13T00:00",
  ]);
});
