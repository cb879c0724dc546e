import fc from "fast-check";
import { expect, it } from "vitest";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { serializeSlotJson, serializeSlots } from "./serialize-slots";

const ZONES = [
  "UTC",
  "Europe/Paris",
  "Asia/Kathmandu",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Apia",
];
const FIRST = Date.UTC(2024, 0, 1) / MINUTE;
const LAST = Date.UTC(2037, 0, 1) / MINUTE;

it("serializeSlots writes each slot like serializeSlotJson, across days and clock changes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.integer({ min: FIRST, max: LAST }),
      fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 1440 }),
      (zone, first, gaps, duration) => {
        const starts: Instant[] = [];
        for (const gap of gaps) starts.push(asInstant((starts.at(-1) ?? first * MINUTE) + gap * MINUTE));
        const expected = `[${starts.map((start) => serializeSlotJson(start, duration, zone)).join()}]`;
        expect(serializeSlots(starts, duration, zone).toString()).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
});

it.each(["2026-10-25", "2027-03-28"])(
  "serializeSlots writes %s correctly, when the clocks change in Paris",
  (date) => {
    const starts = Array.from({ length: 100 }, (_, index) =>
      asInstant(Date.parse(date) - 3_600_000 + index * 15 * MINUTE),
    );
    const expected = `[${starts.map((start) => serializeSlotJson(start, 30, "Europe/Paris")).join()}]`;
    expect(serializeSlots(starts, 30, "Europe/Paris").toString()).toBe(expected);
  },
);
