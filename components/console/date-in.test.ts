import fc from "fast-check";
import { expect, it } from "vitest";
import { instant } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { dateIn } from "./date-in";

const zones = [
  "UTC",
  "Europe/Paris",
  "Pacific/Auckland",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
];

it("dateIn finds the date that the server finds", () => {
  const anyTime = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyTime, (zone, at) => {
      expect(dateIn(zone, at)).toBe(localDateAt(zone, instant(at)));
    }),
  );
});
