import fc from "fast-check";
import ICAL from "ical.js";
import { expect, it } from "vitest";
import { DAY, instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { TooMuchWork } from "@/lib/platform/threads/too-much-work";
import { laterStart, toWallClock } from "./later-start";
import { ruleStarts } from "./rule-starts";
import { StepBudget } from "./step-budget";

const AT = Date.UTC(2027, 2, 1);
const range = (days: number): Interval => ({ start: instant(AT), end: instant(AT + days * DAY) });

const utc = (text: string) => {
  const time = ICAL.Time.fromString(text, null as never);
  time.zone = ICAL.Timezone.utcTimezone;
  return time;
};

const listStarts = (rule: string, first: string, within: Interval, steps = 100_000) =>
  [...ruleStarts(ICAL.Recur.fromString(rule), utc(first), within, new StepBudget(steps))].map(String);

/** Every time from the first on, as the library gives them; it alone would look for ever for what never comes. */
class PlainIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    if (this.last.year > 2040) throw new RangeError("far enough");
    return super.check_contracting_rules();
  }
}

/** Without what the library begins with where that does not fit the rule, and without what every series begins with. */
function plainStarts(rule: ICAL.Recur, first: ICAL.Time, { start, end }: Interval): string[] {
  const found: string[] = [];
  try {
    const iterator = new PlainIterator({ rule, dtstart: first });
    let fits = true;
    for (let next = iterator.next(); next && toWallClock(next) < end; next = iterator.next()) {
      if (found.length === 0 && iterator.occurrence_number === 1) fits = iterator.check_contracting_rules();
      // It goes on to March where February has no such day.
      const months = (rule.parts as { BYMONTH?: number[] }).BYMONTH;
      fits &&= months?.includes(next.month) ?? true;
      if (fits && toWallClock(next) >= start) found.push(String(next));
      fits = true;
    }
  } catch {
    // a rule that contradicts itself, or never comes again
  }
  return found.filter((one) => one !== String(first));
}

const some = <T>(...values: T[]) => fc.subarray(values, { minLength: 1 });
const parts = fc.record(
  {
    BYMONTH: some(1, 2, 3, 6, 12),
    BYMONTHDAY: some(1, 13, 28, 29, 30, 31),
    BYDAY: some("MO", "WE", "FR", "SU"),
    BYHOUR: some(0, 9, 17),
    BYMINUTE: some(0, 30),
  },
  { requiredKeys: [] },
);
const ordinals = fc.record({ BYDAY: some("1MO", "2TU", "-1FR", "5SA", "-5SU") });
const positions = fc.record({ BYDAY: some("MO", "TU", "WE"), BYSETPOS: some(1, 2, -1) });
const ofYear = fc.record({ BYMONTH: some(1, 2, 11), BYMONTHDAY: some(1, 13, 28, 29, 31) });

const byParts = {
  HOURLY: parts,
  DAILY: parts,
  WEEKLY: fc.record({ BYDAY: some("MO", "WE", "FR", "SU"), BYHOUR: some(9, 17) }, { requiredKeys: [] }),
  MONTHLY: fc.oneof(parts, ordinals, positions, fc.constant({})),
  YEARLY: fc.oneof(ofYear, fc.record({ BYMONTH: some(2, 3, 9) }), fc.constant({})),
};

const anyRule = fc.constantFrom(...(Object.keys(byParts) as (keyof typeof byParts)[])).chain((freq) =>
  fc.record({
    freq: fc.constant(freq),
    by: byParts[freq] as fc.Arbitrary<object>,
    interval: fc.integer({ min: 1, max: freq === "HOURLY" ? 30 : 9 }),
    ends: fc.oneof(
      fc.constant({}),
      fc.record({ COUNT: fc.integer({ min: 1, max: 4000 }) }),
      fc.record({ UNTIL: fc.constantFrom("20270305T120000Z", "20280101T000000Z", "20240101") }),
    ),
    // Hours of sixteen years are too many to be compared with.
    before: fc.integer({ min: 0, max: freq === "HOURLY" ? 700 : 6000 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    isDate: freq === "HOURLY" ? fc.constant(false) : fc.boolean(),
  }),
);

it("ruleStarts gives of any rule what the library gives that begins at its first time", () => {
  fc.assert(
    fc.property(anyRule, ({ freq, by, interval, ends, before, minute, isDate }) => {
      const text = Object.entries({ FREQ: freq, INTERVAL: interval, ...by, ...ends })
        .filter(([name]) => !isDate || (name !== "BYHOUR" && name !== "BYMINUTE")) // days have none
        .map(([name, value]) => `${name}=${value}`)
        .join(";");
      const rule = ICAL.Recur.fromString(text);
      const at = new Date(AT - before * DAY + minute * 60_000).toISOString().slice(0, 19);
      const first = utc(isDate ? at.slice(0, 10) : at);
      // Of days that some months lack, the library counts those that there are not.
      const days = [first.day, ...((by as { BYMONTHDAY?: number[] }).BYMONTHDAY ?? [])];
      const isUsual = "BYMONTHDAY" in by && !("COUNT" in ends);
      fc.pre(freq !== "YEARLY" || isUsual || Math.max(...days) < 29);
      const within = range(freq === "HOURLY" ? 10 : 800);
      const found = [...ruleStarts(rule, first, within, new StepBudget(200_000))].map(String);
      const later = found.filter((one) => one !== String(first));
      expect([...new Set(later)], `${first} ${text}`).toEqual([...new Set(plainStarts(rule, first, within))]);
    }),
    { numRuns: Number(process.env.RULE_RUNS ?? 300) },
  );
});

it.each([
  ["FREQ=SECONDLY;INTERVAL=90", "1930-05-05T10:00:00"],
  ["FREQ=MINUTELY;INTERVAL=45", "1930-05-05T10:00:00"],
  ["FREQ=HOURLY;BYMINUTE=0,30", "1930-05-05T10:00:00"],
  ["FREQ=DAILY;COUNT=40000", "1930-05-05T10:00:00"],
  ["FREQ=DAILY;BYHOUR=9,17", "1930-05-05T10:00:00"],
  ["FREQ=WEEKLY;BYDAY=MO,TU;COUNT=20000", "1930-05-05T10:00:00"],
  ["FREQ=WEEKLY;INTERVAL=2", "1930-05-05"],
  ["FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", "1930-05-05T10:00:00"],
  ["FREQ=MONTHLY;COUNT=2000", "1930-05-05T10:00:00"],
  ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "1930-03-30T10:00:00"],
])("ruleStarts begins %s of 1930 near the time that is looked at", (rule, first) => {
  const start = utc(first);
  const later = laterStart(ICAL.Recur.fromString(rule), start, AT);
  expect(toWallClock(later.start)).toBeGreaterThan(AT - 9 * 366 * DAY);
  expect(toWallClock(later.start)).toBeLessThanOrEqual(AT);
});

it("ruleStarts counts what lies between", () => {
  expect(listStarts("FREQ=DAILY;COUNT=46082", "1901-01-01T09:00:00", range(30))).toEqual([
    "2027-03-01T09:00:00Z",
    "2027-03-02T09:00:00Z",
  ]);
  expect(listStarts("FREQ=WEEKLY;BYDAY=MO,WE;COUNT=13167", "1901-01-01T09:00:00", range(30))).toEqual([
    "2027-03-01T09:00:00Z",
    "2027-03-03T09:00:00Z",
  ]);
  expect(listStarts("FREQ=DAILY;COUNT=40000", "1901-01-01T09:00:00", range(30))).toEqual([]);
});

it.each(["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "MONTHLY"])(
  "ruleStarts finds that 30 February never comes, %s, without looking for it for long",
  (freq) => {
    for (const ends of ["", ";COUNT=5", ";UNTIL=99991231T000000Z", ";INTERVAL=3"])
      expect(
        listStarts(`FREQ=${freq};BYMONTH=2;BYMONTHDAY=30${ends}`, "2020-01-01T09:00:00", range(550), 2000),
      ).toEqual([]);
  },
);

it.each([
  "FREQ=DAILY;INTERVAL=7;BYDAY=TU",
  "FREQ=DAILY;INTERVAL=99999999999",
  "FREQ=SECONDLY;INTERVAL=999999999999999",
  "FREQ=YEARLY;INTERVAL=99999999",
  "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15;BYDAY=1MO",
  "FREQ=MONTHLY;INTERVAL=48;BYDAY=5MO",
  "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;BYDAY=FR",
  "FREQ=WEEKLY;BYDAY=MO;BYMONTHDAY=3",
])("ruleStarts lets %s, which has no time that is looked at, have none", (rule) => {
  expect(listStarts(rule, "2025-02-03T09:00:00", range(550), 20_000)).toEqual([]);
});

it("ruleStarts finds the last day of each month, counted from its end, day by day", () => {
  expect(listStarts("FREQ=DAILY;BYMONTHDAY=-1", "2020-01-01", range(60))).toEqual(["2027-03-31"]);
});

it("ruleStarts gives up what has more steps than the budget", () => {
  for (const rule of ["FREQ=SECONDLY;BYHOUR=9", "FREQ=MINUTELY;BYHOUR=3;COUNT=99999999"])
    expect(() => listStarts(rule, "2020-01-01T09:00:00", range(550))).toThrow(TooMuchWork);
});
