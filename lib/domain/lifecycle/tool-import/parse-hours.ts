import { NO_DATE_RULES, type Schedule } from "@/lib/core/slots/schedule";
import { addDays, parseLocalDate } from "@/lib/core/time/local-date";
import { WEEKDAYS } from "@/lib/core/time/weekdays";

/** Hours of another tool. */
export interface ToolHours {
  timezone: string;
  /** Weekly hours have `wday`; those of one date replace that day's. */
  rules: {
    wday?: string | null | undefined;
    date?: string | null | undefined;
    intervals: Hours;
  }[];
}

/** Clock times: `09:00`. */
type Hours = { from: string; to: string }[];

/** Tools write the midnight at the end of a day as 24:00 or 23:59. */
const isMidnight = (time: string) => time === "24:00" || time === "23:59" || time === "00:00";

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const toRange = ({ from, to }: Hours[number]) => ({
  start: toMinutes(from),
  end: isMidnight(to) ? 1440 : toMinutes(to),
});

/** Parses hours for the slot engine. */
export function parseHours({ rules, timezone }: ToolHours): Schedule {
  const week = WEEKDAYS.map((day) =>
    rules.filter((rule) => rule.wday === day).flatMap(({ intervals }) => intervals.map(toRange)),
  );
  const dates = rules.flatMap(({ date, intervals }) => {
    const from = parseLocalDate(date ?? "");
    return from ? [{ from, to: addDays(from, 1), hours: intervals.map(toRange) }] : [];
  });
  return {
    ...NO_DATE_RULES,
    zone: timezone,
    week,
    dates,
    pastAsBusy: true,
    todayAsBusy: false,
    daysAfterAsBusy: null,
    bufferBefore: 0,
    bufferAfter: 0,
    allDayBusy: false,
  };
}

const toSlots = (intervals: Hours) =>
  intervals.map(({ from, to }) => ({ start_time: from, end_time: isMidnight(to) ? "24:00" : to }));

/** Builds the days and dates of a settings file. */
export function buildHoursContent({ rules, timezone }: ToolHours) {
  const days = WEEKDAYS.map((day) => {
    const slots = toSlots(rules.filter((rule) => rule.wday === day).flatMap(({ intervals }) => intervals));
    return [day, { enabled: slots.length > 0, slots }];
  });
  const dates = rules.flatMap(({ date, intervals }) =>
    date
      ? [{ start_date: date, end_date: date, enabled: intervals.length > 0, slots: toSlots(intervals) }]
      : [],
  );
  return { timezone, days: Object.fromEntries(days), dates };
}
