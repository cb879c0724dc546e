import fc from "fast-check";
import type { Focus, FocusBlocks } from "@/lib/core/slots/focus";
import { buildRoutes, type Journeys, type Site, type TravelTimes } from "@/lib/core/slots/journeys";
import type { AllDay, DateRules, Limit, Quota } from "@/lib/core/slots/schedule";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { anyRanges, anyWeek } from "./any-hours";
import { makeRange } from "./factories";
import { TEST_ZONES } from "./test-zones";

/** Mostly the plain value, so that searches with all rules at once still return slots. */
function makeMostlyPlain<T>(plain: T, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(plain) }, { weight: 1, arbitrary });
}

function makeDaysAround(day: number, maxLength: number): fc.Arbitrary<AllDay> {
  return fc
    .tuple(fc.integer({ min: -3, max: 4 }), fc.integer({ min: 0, max: maxLength }))
    .map(([first, length]) => ({ from: fromEpochDay(day + first), to: fromEpochDay(day + first + length) }));
}

const anyLimit: fc.Arbitrary<Limit> = fc
  .record({
    per: fc.constantFrom("day", "week", "month"),
    unit: fc.constantFrom("count", "minutes"),
    most: fc.integer({ min: 1, max: 6 }),
  })
  .map((limit) => (limit.unit === "count" ? limit : { ...limit, most: limit.most * 60 }));

const anyLimits = makeMostlyPlain([], fc.array(anyLimit, { minLength: 1, maxLength: 2 }));

const anyFocusBlocks: fc.Arbitrary<FocusBlocks> = fc.record({
  per: fc.constantFrom("day", "week"),
  count: fc.integer({ min: 1, max: 4 }),
  minutes: fc.integer({ min: 15, max: 300 }),
  between: fc.option(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 15, max: 440 }))
        .map(([start, length]) => ({ start, end: start + length })),
      fc.integer({ min: 0, max: 1439 }).map((start) => ({ start, end: 0 })),
    ),
  ),
});

export const anyFocus: fc.Arbitrary<Focus> = fc.record({
  blocks: fc.array(anyFocusBlocks, { maxLength: 2 }),
  evenings: fc.option(
    fc.record({ most: fc.integer({ min: 0, max: 3 }), from: fc.integer({ min: 0, max: 1439 }) }),
  ),
});

/** One of a few places, or one that is not known. */
export const anySite: fc.Arbitrary<Site> = fc
  .constantFrom("Altona", "Wandsbek", null)
  .map((name) => ({ key: name, name }));

/** Positions of the places, about ten kilometres apart, some only rough, and perhaps a route. */
export const anyTravelTimes: fc.Arbitrary<TravelTimes> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom("Altona", "Wandsbek"), { maxLength: 2 }),
    fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { minLength: 4, maxLength: 4 }),
    fc.array(fc.constantFrom(false, false, false, true), { minLength: 2, maxLength: 2 }),
    fc.option(fc.integer({ min: 0, max: 900 })),
  )
  .map(([located, offsets, rough, route]) => ({
    positions: new Map(
      located.map((key, index) => [
        key,
        {
          latitude: 53.5 + (offsets[index] ?? 0),
          longitude: 9.9 + (offsets[index + 2] ?? 0),
          isRough: rough[index] ?? false,
        },
      ]),
    ),
    routes: buildRoutes(route === null ? [] : [["Wandsbek", "Altona", route]]),
  }));

const anyBase = fc.option(anySite, { freq: 2 });

export const anyJourneys: fc.Arbitrary<Journeys> = fc.record({
  minutes: fc.integer({ min: 1, max: 200 }),
  bases: fc.oneof(
    anyBase.map((base) => Array.from({ length: 7 }, () => base)),
    fc.array(anyBase, { minLength: 7, maxLength: 7 }),
  ),
  byDistance: fc.option(
    fc.record({
      minutesPerKm: fc.double({ min: 0.1, max: 30, noNaN: true }),
      least: fc.integer({ min: 0, max: 60 }),
    }),
  ),
});

export function makeRulesAround(day: number): fc.Arbitrary<DateRules> {
  const hours = fc.oneof(anyRanges, fc.constantFrom([], [makeRange("00:00", "00:00")]));
  const entry = fc.tuple(makeDaysAround(day, 3), hours).map(([days, ranges]) => ({ ...days, hours: ranges }));
  const travel = fc
    .tuple(makeDaysAround(day, 4), fc.constantFrom(...TEST_ZONES))
    .map(([days, zone]) => ({ ...days, zone }));
  const date = fc.integer({ min: -3, max: 4 }).map((days) => fromEpochDay(day + days));
  return fc.record({
    rotation: makeMostlyPlain(
      null,
      fc.record({
        from: fc.integer({ min: -400, max: 400 }).map((days) => fromEpochDay(day + days)),
        weeks: fc.array(anyWeek, { minLength: 2, maxLength: 3 }),
      }),
    ),
    dates: makeMostlyPlain([], fc.array(entry, { minLength: 1, maxLength: 4 })),
    holidays: makeMostlyPlain([], fc.array(date, { minLength: 1, maxLength: 2 })),
    absences: makeMostlyPlain([], fc.array(makeDaysAround(day, 2), { minLength: 1, maxLength: 2 })),
    travels: makeMostlyPlain([], fc.array(travel, { minLength: 1, maxLength: 2 })),
    minimumNotice: makeMostlyPlain(0, fc.integer({ min: 1, max: 3000 })),
    startDate: makeMostlyPlain(
      null,
      fc.integer({ min: -3, max: 1 }).map((days) => fromEpochDay(day + days)),
    ),
    endDate: makeMostlyPlain(
      null,
      fc.integer({ min: 0, max: 4 }).map((days) => fromEpochDay(day + days)),
    ),
    workingDaysAfter: makeMostlyPlain(null, fc.integer({ min: 0, max: 4 })),
    limits: anyLimits,
    focus: makeMostlyPlain(null, anyFocus),
    journeys: makeMostlyPlain(null, anyJourneys),
    weekStart: fc.integer({ min: 0, max: 6 }),
  });
}

/** Quotas for meetings that the host has, or for others. */
export function makeQuotasWith(meeting: fc.Arbitrary<Interval>): fc.Arbitrary<Quota[]> {
  const quota = fc.record({
    of: fc.constantFrom("page" as const, "type" as const),
    limits: anyLimits,
    meetings: fc.array(meeting, { maxLength: 4 }),
  });
  return makeMostlyPlain([], fc.array(quota, { minLength: 1, maxLength: 2 }));
}
