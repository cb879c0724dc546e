import fc from "fast-check";
import type { DayRange, Week } from "@/lib/core/slots/schedule";
import { buildWeek, makeRange } from "./factories";

/** Ascending ranges, apart or touching; the last one may end at midnight. */
export const anyRanges: fc.Arbitrary<DayRange[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => {
    const bounds = quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15);
    return bounds.flatMap((start, i) => {
      const end = bounds[i + 1];
      return end === undefined || i % 3 === 2 ? [] : [{ start, end: end === 1440 ? 0 : end }];
    });
  });

export const anyWeek: fc.Arbitrary<Week> = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyRanges, { minLength: 7, maxLength: 7 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      buildWeek([makeRange("00:00", "00:00")]),
      buildWeek([makeRange("00:00", "24:00")], [0, 1, 2, 3, 4]),
    ),
  },
  { weight: 1, arbitrary: anyRanges.map((ranges) => buildWeek(ranges)) },
);
