import { describe, expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { DayHours, WeekHours } from "../../resources/edited-availability";
import { resolveYearDays, type YearRules } from "./resolve-year-days";

const open = (start_time: string, end_time: string): DayHours => ({
  enabled: true,
  slots: [{ start_time, end_time }],
});

const CLOSED: DayHours = { enabled: false, slots: [] };

const weekOf = (day: DayHours): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((name, index) => [name, index < 5 ? day : CLOSED])) as WeekHours;

const RULES: YearRules = {
  days: weekOf(open("09:00", "17:00")),
  weeks: null,
  weeks_start: null,
  firstWeekday: 0,
  dates: [],
  holidays: new Map(),
  except: [],
  absences: [],
  travels: [],
};

/** Resolves days from Monday 21 December 2026 on: their ranges and sources. */
const paint = (rules: Partial<YearRules>, count = 7) =>
  resolveYearDays({ ...RULES, ...rules }, "2026-12-21" as LocalDate, count).map(
    ({ slots, source: by }) => `${by} ${slots.map(({ start_time }) => start_time).join() || "closed"}`,
  );

const entry = (start_date: string, end_date: string, day: DayHours) => ({
  start_date,
  end_date,
  label: "",
  ...day,
});

describe("resolveYearDays", () => {
  it("uses the weekly hours", () => {
    expect(paint({})).toEqual([...Array(5).fill("week 09:00"), "week closed", "week closed"]);
  });

  it("uses rotating weeks", () => {
    const weeks = [{ days: weekOf(open("08:00", "12:00")) }, { days: weekOf(open("13:00", "17:00")) }];
    const painted = paint({ weeks, weeks_start: "2026-12-30" }, 8);
    expect([painted[0], painted[7]]).toEqual(["week 13:00", "week 08:00"]);
  });

  it("closes days on holidays unless excepted", () => {
    const holidays = new Map([
      ["2026-12-24", "Christmas Eve"],
      ["2026-12-25", "Christmas Day"],
    ]);
    expect(paint({ holidays, except: ["2026-12-24"] }).slice(3, 5)).toEqual(["week 09:00", "holiday closed"]);
  });

  it("applies the last override that covers a day, also on holidays", () => {
    const dates = [
      entry("2026-12-01", "2027-01-31", CLOSED),
      entry("2026-12-25", "2026-12-26", open("10:00", "14:00")),
    ];
    const holidays = new Map([["2026-12-25", "Christmas Day"]]);
    expect(paint({ dates, holidays }).slice(3, 7)).toEqual([
      "entry closed",
      "entry 10:00",
      "entry 10:00",
      "entry closed",
    ]);
  });

  it("adds absences and travel to any day, and ignores ranges that end before they begin", () => {
    const absence = {
      _id: "a",
      start_date: "2026-12-22",
      end_date: "2026-12-23",
      label: null,
      instead: null,
    } as never;
    const travel = { _id: "t", start_date: "2026-12-23", end_date: "2026-12-21", timezone: "Asia/Tokyo" };
    const painted = resolveYearDays(
      { ...RULES, absences: [absence], travels: [travel] },
      "2026-12-21" as LocalDate,
      4,
    );
    expect(painted.map((day) => day.absence !== null)).toEqual([false, true, true, false]);
    expect(painted.every((day) => day.travel === null)).toBe(true);
  });
});
