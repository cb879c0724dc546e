import { expect, it } from "vitest";
import { WEEKDAYS } from "@/lib/core/time/weekdays";
import type { WeekHours } from "../resources/edited-availability";
import { formatWeekHours } from "./format-week-hours";

const week = (...hours: string[]): WeekHours =>
  Object.fromEntries(
    WEEKDAYS.map((day, at) => [
      day,
      {
        enabled: Boolean(hours[at]),
        slots: (hours[at] ?? "")
          .split(",")
          .filter(Boolean)
          .map((span) => {
            const [start_time = "", end_time = ""] = span.split("-");
            return { start_time, end_time };
          }),
      },
    ]),
  ) as WeekHours;

const USUAL = "09:00-17:00";

it.each([
  ["de", week(USUAL, USUAL, USUAL, USUAL, USUAL), "Mo–Fr 09:00–17:00 Uhr"],
  ["de", week(USUAL, USUAL, "", USUAL), "Mo, Di 09:00–17:00 Uhr; Do 09:00–17:00 Uhr"],
  ["de", week("09:00-12:00,13:00-17:00"), "Mo 09:00–12:00 Uhr, 13:00–17:00 Uhr"],
  ["de", week("", "", "", "", "", "20:00-00:00"), "Sa 20:00 – 24:00"],
  ["de", week(), ""],
  ["en", week(USUAL, "10:00-17:00"), "Mon 9:00 AM – 5:00 PM; Tue 10:00 AM – 5:00 PM"],
])("formatWeekHours formats a week in %s", (locale, days, expected) => {
  expect(formatWeekHours(locale, days).replace(/\s/g, " ")).toBe(expected);
});
