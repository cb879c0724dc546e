import fc from "fast-check";
import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { toDateInZone } from "./to-date-in-zone";

const zones = [
  "UTC",
  "Europe/Paris",
  "Pacific/Auckland",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
];

it("toDateInZone returns the same date as the server", () => {
  const anyTime = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyTime, (zone, at) => {
      expect(toDateInZone(zone, at)).toBe(toLocalDate(zone, asInstant(at)));
    }),
  );
});
