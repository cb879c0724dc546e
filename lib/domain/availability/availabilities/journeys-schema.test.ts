import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { StoredDays } from "./days";
import { journeys, toJourneys } from "./journeys-schema";
import { validateJourneys } from "./validate-journeys";

const HOME = "Große Bergstraße 12";
const OFFICE = "Elbchaussee 5";

const listIssues = (value: unknown) =>
  (journeys.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join("/")} ${message}`);

describe("journeys of an availability", () => {
  it("name the field and the rule of bad input", () => {
    const twice = [{ address: HOME }, { address: OFFICE }];
    expect(listIssues({ minutes: 40, bases: twice })).toEqual([
      "bases/1/days is required, because another base has none",
    ]);
    const days = ["monday", "friday"];
    expect(listIssues({ minutes: 40, bases: twice.map((base) => ({ ...base, days })) })).toEqual([
      "bases/1/days/0 monday has a base already",
      "bases/1/days/1 friday has a base already",
    ]);
    expect(listIssues({ minutes: 0 })).toHaveLength(1);
    expect(listIssues({ minutes: 40, bases: [{ address: "" }] })).toHaveLength(1);
  });

  it("have the base without days on those that no other one names", () => {
    const bases = [{ address: HOME }, { address: OFFICE, days: ["friday" as const] }];
    const names = toJourneys({ minutes: 40, bases }).bases.map((base) => base?.name);
    expect(names).toEqual([HOME, HOME, HOME, HOME, OFFICE, HOME, HOME]);
  });

  it("are rejected if there and back take all hours of each day", () => {
    const slots = [
      { _id: "0", start: 540, end: 600 },
      { _id: "1", start: 660, end: 720 },
    ];
    const week = Object.fromEntries(
      WEEKDAYS.map((day) => [day, { enabled: day === "monday", slots }]),
    ) as unknown as StoredDays;
    const check = (minutes: number, bases = [{ address: HOME }]) =>
      validateJourneys({ minutes, bases }, { weeks: [week], hasDates: false }, "/journeys");
    expect(() => check(89)).not.toThrow();
    expect(() => check(90)).toThrow(/at most 180 minutes from first to last/);
    expect(() => check(90, [])).not.toThrow();
  });
});
