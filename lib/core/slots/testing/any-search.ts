import fc from "fast-check";
import type { Host, Schedule } from "@/lib/core/slots/schedule";
import type { SlotSearch } from "@/lib/core/slots/slot-search";
import type { Spread } from "@/lib/core/slots/spread";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { fromEpochDay } from "@/lib/core/time/local-date";
import { anyWeek } from "./any-hours";
import { anySite, anyTravelTimes, makeQuotasWith, makeRulesAround } from "./any-rules";
import { listTransitionDays, TEST_ZONES } from "./test-zones";

const zone = fc.constantFrom(...TEST_ZONES);

// Mostly around changes of offset, and around the day that Apia skipped.
const interestingDay = fc.oneof(
  fc.constantFrom(
    ...TEST_ZONES.flatMap((name) => listTransitionDays(name, 2024, 2026)).map((day) => day / DAY),
  ),
  fc.integer({ min: Date.UTC(2011, 11, 27) / DAY, max: Date.UTC(2012, 0, 2) / DAY }),
  fc.integer({ min: Date.UTC(2024, 0, 1) / DAY, max: Date.UTC(2026, 11, 31) / DAY }),
);

const buffer = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 }));

const anySpread: fc.Arbitrary<Spread> = fc
  .tuple(
    fc.oneof(
      fc.record({ rule: fc.constant("tidy" as const), shortest: fc.integer({ min: 5, max: 90 }) }),
      fc.record({ rule: fc.constant("adjacent" as const) }),
      fc.record({ rule: fc.constant("first_of_day" as const), count: fc.integer({ min: 1, max: 4 }) }),
    ),
    fc.option(fc.integer({ min: 0, max: 3 })),
  )
  .map(([rule, days]) => ({ ...rule, days }));

function makeScheduleAround(day: number): fc.Arbitrary<Schedule> {
  const rules = fc.record({
    zone,
    week: anyWeek,
    pastAsBusy: fc.boolean(),
    todayAsBusy: fc.boolean(),
    daysAfterAsBusy: fc.option(fc.integer({ min: 0, max: 4 })),
    bufferBefore: buffer,
    bufferAfter: buffer,
    allDayBusy: fc.boolean(),
  });
  return fc.tuple(rules, makeRulesAround(day)).map(([always, ofDates]) => ({ ...always, ...ofDates }));
}

function makeHostAround(day: number): fc.Arbitrary<Host> {
  const interval: fc.Arbitrary<Interval> = fc
    .tuple(fc.integer({ min: -DAY / MINUTE, max: (4 * DAY) / MINUTE }), fc.integer({ min: 0, max: 300 }))
    .map(([start, length]) => ({
      start: asInstant(day * DAY + start * MINUTE),
      end: asInstant(day * DAY + (start + length) * MINUTE),
    }));
  const allDay = fc
    .tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 2 }))
    .map(([first, length]) => ({ from: fromEpochDay(day + first), to: fromEpochDay(day + first + length) }));
  const meeting = fc.tuple(interval, fc.option(anySite));
  const host = fc.record({
    schedule: makeScheduleAround(day),
    meetings: fc.array(meeting, { maxLength: 4 }),
    busy: fc.array(interval, { maxLength: 4 }),
    allDay: fc.array(allDay, { maxLength: 1 }),
    quotas: makeQuotasWith(interval),
    site: fc.option(anySite),
    travelTimes: fc.option(anyTravelTimes),
  });
  return host.map(({ meetings, travelTimes, ...others }) => ({
    ...others,
    ...(travelTimes && { travelTimes }),
    meetings: meetings.map(([time]) => time),
    visits: meetings.flatMap(([time, site]) => (site ? [{ ...time, site }] : [])),
  }));
}

/** Any search, mostly around changes of offset. */
export const anySearch: fc.Arbitrary<SlotSearch> = interestingDay.chain((day) =>
  fc.record({
    hosts: fc.array(makeHostAround(day), { minLength: 1, maxLength: 3 }),
    match: fc.constantFrom("all", "any"),
    duration: fc.integer({ min: 5, max: 150 }),
    step: fc.option(fc.integer({ min: 5, max: 90 }), { nil: undefined }),
    align: fc.option(fc.constantFrom(5, 10, 15, 20, 30, 60, 90, 360, 1440), { nil: undefined }),
    spread: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: anySpread }),
    from: fc
      .integer({ min: -DAY / MINUTE, max: DAY / MINUTE })
      .map((minute) => asInstant(day * DAY + minute * MINUTE)),
    to: fc
      .integer({ min: DAY / MINUTE, max: (3 * DAY) / MINUTE })
      .map((minute) => asInstant(day * DAY + minute * MINUTE)),
    now: fc.integer({ min: -2 * DAY, max: 2 * DAY }).map((ms) => asInstant(day * DAY + ms)),
  }),
);
