import { expect, it } from "vitest";
import { asInstant, HOUR } from "@/lib/core/time/instant";
import type { Trigger } from "@/lib/domain/events/workflows/options";
import { applyQuietHours } from "./apply-quiet-hours";

const ZONE = "Europe/Berlin";
const NIGHT = { from: "21:00", until: "08:00" };
const at = (text: string) => asInstant(Date.parse(`${text}+01:00`));

function move(due: string, start: string | null, trigger: Trigger = "before_start", quiet = NIGHT) {
  const occasion = { trigger, start: start === null ? null : at(start) };
  const moved = applyQuietHours(at(due), ZONE, quiet, occasion);
  return new Date(moved + HOUR).toISOString().slice(0, 16);
}

it.each([
  ["by day it stays", "2031-03-10T12:00", "2031-03-11T12:00", "2031-03-10T12:00"],
  ["when they begin it stays", "2031-03-10T21:00", "2031-03-11T12:00", "2031-03-10T21:00"],
  ["when they end it stays", "2031-03-10T08:00", "2031-03-11T12:00", "2031-03-10T08:00"],
  ["in the evening it waits until the morning", "2031-03-10T22:00", "2031-03-11T22:00", "2031-03-11T08:00"],
  ["at night it waits until the morning", "2031-03-10T06:30", "2031-03-10T09:00", "2031-03-10T08:00"],
  [
    "before a meeting at their end it comes earlier",
    "2031-03-10T07:00",
    "2031-03-10T08:00",
    "2031-03-09T21:00",
  ],
  ["before an early meeting it comes earlier", "2031-03-10T06:30", "2031-03-10T07:30", "2031-03-09T21:00"],
  [
    "before a meeting in the night it comes earlier",
    "2031-03-10T22:00",
    "2031-03-10T23:00",
    "2031-03-10T21:00",
  ],
])("%s", (_, due, start, expected) => {
  expect(move(due, start)).toBe(expected);
});

it("a message after the meeting waits", () => {
  expect(move("2031-03-10T22:00", "2031-03-10T20:00", "after_end")).toBe("2031-03-11T08:00");
  expect(move("2031-03-10T22:00", null, "cancelled")).toBe("2031-03-11T08:00");
});

it("a change of a meeting that will have begun is told at once", () => {
  expect(move("2031-03-10T22:00", "2031-03-11T07:30", "moved")).toBe("2031-03-10T22:00");
  expect(move("2031-03-10T22:00", "2031-03-11T09:00", "moved")).toBe("2031-03-11T08:00");
});

it("quiet hours may lie within a day", () => {
  const noon = { from: "12:00", until: "14:00" };
  expect(move("2031-03-10T13:00", "2031-03-10T18:00", "before_start", noon)).toBe("2031-03-10T14:00");
  expect(move("2031-03-10T13:00", "2031-03-10T13:30", "before_start", noon)).toBe("2031-03-10T12:00");
  expect(move("2031-03-10T22:00", "2031-03-11T18:00", "before_start", noon)).toBe("2031-03-10T22:00");
});

it("without quiet hours every time stays", () => {
  expect(applyQuietHours(at("2031-03-10T23:00"), ZONE, null, { trigger: "after_end", start: null })).toBe(
    at("2031-03-10T23:00"),
  );
});
