import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { deriveOpeningStatus } from "./derive-opening-status";

const ZONE = "Europe/Berlin";
const HOURS = {
  monday: [
    { start: "09:00", end: "12:30" },
    { start: "14:00", end: "18:00" },
  ],
  saturday: [{ start: "20:00", end: "24:00" }],
};

/** 3 March 2031 is a Monday, and Berlin an hour ahead. */
const at = (day: number, hour: number, minute = 0) => asInstant(Date.UTC(2031, 2, day, hour - 1, minute));

it("deriveOpeningStatus returns until when a location is open", () => {
  expect(deriveOpeningStatus(HOURS, ZONE, at(3, 9))).toEqual({ isOpen: true, until: 750 });
  expect(deriveOpeningStatus(HOURS, ZONE, at(8, 23, 59))).toEqual({ isOpen: true, until: 1440 });
});

it("deriveOpeningStatus returns the next opening of a closed location", () => {
  expect(deriveOpeningStatus(HOURS, ZONE, at(3, 8, 59))).toEqual({ isOpen: false, days: 0, at: 540 });
  expect(deriveOpeningStatus(HOURS, ZONE, at(3, 12, 30))).toEqual({ isOpen: false, days: 0, at: 840 });
  expect(deriveOpeningStatus(HOURS, ZONE, at(3, 18))).toEqual({ isOpen: false, days: 5, at: 1200 });
  expect(deriveOpeningStatus(HOURS, ZONE, at(9, 12))).toEqual({ isOpen: false, days: 1, at: 540 });
});

it("deriveOpeningStatus looks one week ahead", () => {
  const monday = { monday: [{ start: "09:00", end: "10:00" }] };
  expect(deriveOpeningStatus(monday, ZONE, at(3, 10))).toEqual({ isOpen: false, days: 7, at: 540 });
  expect(deriveOpeningStatus({}, ZONE, at(3, 10))).toBeNull();
});
