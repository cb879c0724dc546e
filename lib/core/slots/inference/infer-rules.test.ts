import { describe, expect, it } from "vitest";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import { findSlots } from "../find-slots";
import type { Schedule } from "../schedule";
import { createRandom } from "../testing/create-random";
import { buildWeek, makeInstant, makeRange, makeSchedule } from "../testing/factories";
import { inferRules } from "./infer-rules";
import { buildOfferSearch, type ObservedOffers } from "./observed-offers";
import { type OfferRules, RULE_VALUES } from "./offer-rules";

const ZONE = "Europe/Berlin";
const now = makeInstant("2031-03-03T09:17:00+01:00");

const RULES: OfferRules = {
  step: 30,
  align: 1,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  daysAfter: null,
  perDay: null,
  perWeek: null,
};

/** Builds a tool with random hours, rules, meetings and busy times. */
function buildTool(seed: number) {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const today = toLocalEpochDay(ZONE, now);
  const hours = [
    makeSchedule({ zone: ZONE, week: buildWeek([makeRange("09:00", "17:00")], [0, 1, 2, 3, 4]) }),
    makeSchedule({
      zone: ZONE,
      week: buildWeek([makeRange("08:30", "12:15"), makeRange("13:00", "18:00")], [0, 1, 3, 4]),
    }),
  ];
  const duration = pick([15, 30, 45, 60]);
  const rules: OfferRules = {
    step: pick([15, 20, 30, 45, 60, duration]),
    align: pick([1, 1, 1, 15, 30]),
    bufferBefore: pick([0, 0, 5, 10, 15, 30]),
    bufferAfter: pick([0, 0, 5, 10, 15, 30]),
    minimumNotice: pick(RULE_VALUES.minimumNotice.slice(0, 18)),
    daysAfter: pick([null, 14, 21, 30, 40]),
    perDay: pick([null, null, 1, 2, 3]),
    perWeek: null,
  };
  const makeTimes = (count: number) =>
    Array.from({ length: count }, () => {
      const start = fromLocalEpochDay(
        ZONE,
        today + Math.floor(random() * 28),
        510 + 15 * Math.floor(random() * 34),
      );
      return { start, end: asInstant(start + pick([15, 30, 45, 60]) * MINUTE) };
    });
  const meetings = makeTimes(30);
  const unseen = {
    from: now,
    to: asInstant(now + 56 * DAY),
    now,
    duration,
    starts: [],
    meetings,
    counted: meetings.filter((_, index) => index % 2 === 0),
    busy: makeTimes(25),
  };
  const schedule = pick(hours);
  const starts = findSlots(buildOfferSearch(unseen, schedule, rules));
  const observed: ObservedOffers = { ...unseen, starts };
  return { hours, rules, observed, schedule };
}

describe("rules inferred from offered times", () => {
  it("offer the same times, start for start, of nearly every tool", { timeout: 120_000 }, () => {
    const different: number[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const { hours, observed } = buildTool(seed);
      const { missing, extra } = inferRules(observed, hours);
      if (missing.length + extra.length > 0) different.push(seed);
    }
    expect(different.length).toBeLessThanOrEqual(1);
  });
});

describe("rules that offers do not decide", () => {
  it("are listed with the values that fit as well, such as buffers without meetings", () => {
    const { hours, observed } = buildTool(3);
    const quiet = { ...observed, meetings: [], counted: [], busy: [], starts: [] };
    const rules = { ...RULES, minimumNotice: 0, daysAfter: 30 };
    const starts = findSlots(buildOfferSearch(quiet, hours[0] as Schedule, rules));
    const { alternatives, missing, extra } = inferRules({ ...quiet, starts }, hours);
    expect([missing, extra]).toEqual([[], []]);
    expect(alternatives.bufferBefore).toContain(15);
    expect(alternatives.perDay).toContain(1);
    expect(alternatives).not.toHaveProperty("step");
  });

  it("do not close times that were offered, if no rules explain all", () => {
    const { hours, observed } = buildTool(4);
    const starts = observed.starts.filter((_, index) => index % 5 === 0);
    const { missing, extra } = inferRules({ ...observed, starts }, hours);
    expect(missing).toEqual([]);
    expect(extra.length).toBeGreaterThan(0);
  });
});
