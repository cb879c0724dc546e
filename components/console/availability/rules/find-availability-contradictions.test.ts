import { describe, expect, it } from "vitest";
import type { LocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import { type EditedAvailability, NINE_TO_FIVE, type WeekHours } from "../../resources/edited-availability";
import { findAvailabilityContradictions } from "./find-availability-contradictions";

const TODAY = "2026-11-22" as LocalDate;

const weekOf = (enabled: boolean): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { enabled, slots: [NINE_TO_FIVE] }])) as WeekHours;

const BODY: EditedAvailability = {
  timezone: "UTC",
  today_as_busy: false,
  past_as_busy: true,
  days_after_as_busy: null,
  buffer_before: 0,
  buffer_after: 0,
  all_day_busy: true,
  days: weekOf(true),
  weeks: null,
  weeks_start: null,
  dates: [],
  holidays: null,
  minimum_notice: 0,
  start_date: null,
  end_date: null,
  limits: [],
  focus: null,
  journeys: null,
};

const entry = (end_date: string) => ({
  start_date: end_date,
  end_date,
  enabled: true,
  slots: [NINE_TO_FIVE],
  label: "",
});

const open = { days: weekOf(true) };
const closed = { days: weekOf(false) };

const day = (date: string) => date as LocalDate;

describe("findAvailabilityContradictions", () => {
  it.each<[string, Partial<EditedAvailability>, string[]]>([
    ["none", {}, []],
    ["no day open", closed, ["neverOpen"]],
    ["no day open but one to come", { ...closed, dates: [entry("2026-12-24")] }, []],
    ["no day open but one that is over", { ...closed, dates: [entry("2026-11-21")] }, ["neverOpen"]],
    ["open in one of two weeks", { weeks: [open, closed] }, []],
    ["two equal weeks", { weeks: [open, open] }, ["equalWeeks"]],
    ["over", { end_date: day("2026-11-21") }, ["ended"]],
    ["over today", { end_date: day("2026-11-22") }, []],
    ["a notice to the end of the horizon", { days_after_as_busy: 1, minimum_notice: 2880 }, []],
    ["a longer one", { days_after_as_busy: 1, minimum_notice: 2881 }, ["noticeBeyondHorizon"]],
    ["a notice beyond the last day", { end_date: TODAY, minimum_notice: 1441 }, ["noticeBeyondEnd"]],
    [
      "a beginning behind the horizon",
      { start_date: day("2026-12-01"), days_after_as_busy: 7 },
      ["beginsBeyondHorizon"],
    ],
    [
      "a week of no more than a day",
      {
        limits: [
          { per: "week", count: 4 },
          { per: "day", count: 4 },
        ],
      },
      ["limitWithoutEffect"],
    ],
    [
      "limits of two kinds",
      {
        limits: [
          { per: "week", minutes: 4 },
          { per: "day", count: 4 },
        ],
      },
      [],
    ],
  ])("%s", (_, body, found) => {
    expect(findAvailabilityContradictions({ ...BODY, ...body }, TODAY)).toEqual(found);
  });
});
