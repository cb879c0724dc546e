import { countDaysBetween, type LocalDate } from "@/lib/core/time/local-date";
import { LIMIT_PERIODS } from "@/lib/domain/booking-pages/bookpages/options";
import type {
  AvailabilityLimit,
  EditedAvailability,
  TimeRange,
  WeekHours,
} from "../../resources/edited-availability";

const DAY_MINUTES = 1440;

export type AvailabilityContradiction =
  | "neverOpen"
  | "ended"
  | "beginsBeyondHorizon"
  | "noticeBeyondHorizon"
  | "noticeBeyondEnd"
  | "limitWithoutEffect"
  | "focusTooLong"
  | "equalWeeks";

/** Finds rules that leave no bookable time or make each other ineffective. */
export function findAvailabilityContradictions(
  body: EditedAvailability,
  today: LocalDate,
): AvailabilityContradiction[] {
  const { start_date, end_date, days_after_as_busy: horizon, minimum_notice: notice, weeks } = body;
  const found: [AvailabilityContradiction, unknown][] = [
    ["neverOpen", !isEverOpen(body, today)],
    ["ended", end_date && end_date < today],
    [
      "beginsBeyondHorizon",
      start_date && horizon !== null && countDaysBetween(today, start_date as LocalDate) > horizon,
    ],
    ["noticeBeyondHorizon", horizon !== null && notice > (horizon + 1) * DAY_MINUTES],
    [
      "noticeBeyondEnd",
      end_date &&
        end_date >= today &&
        notice > (countDaysBetween(today, end_date as LocalDate) + 1) * DAY_MINUTES,
    ],
    ["limitWithoutEffect", hasUnreachableLimit(body.limits)],
    ["focusTooLong", hasUnfittingFocus(body)],
    ["equalWeeks", weeks?.every(({ days }) => JSON.stringify(days) === JSON.stringify(weeks[0]?.days))],
  ];
  return found.filter(([, holds]) => holds).map(([name]) => name);
}

const isOpen = ({ enabled, slots }: { enabled: boolean; slots: readonly unknown[] }) =>
  enabled && slots.length > 0;

const isEverOpen = ({ days, weeks, dates }: EditedAvailability, today: LocalDate) =>
  (weeks?.map((week) => week.days) ?? [days]).some((week: WeekHours) => Object.values(week).some(isOpen)) ||
  dates.some((entry) => entry.end_date >= today && isOpen(entry));

/** Returns true if a block is longer than the hours of any day, single dates included. */
function hasUnfittingFocus({ focus, days, weeks, dates }: EditedAvailability): boolean {
  const open = [
    ...(weeks?.map((week) => week.days) ?? [days]).flatMap((week) => Object.values(week)),
    ...dates,
  ];
  const lengths = open.filter(isOpen).flatMap(({ slots }) => slots.map(measureRange));
  return (
    lengths.length > 0 &&
    (focus?.blocks ?? []).some(({ minutes, start_time }) => !start_time && minutes > Math.max(...lengths))
  );
}

function measureRange({ start_time, end_time }: TimeRange): number {
  const [start = 0, end = 0] = [start_time, end_time].map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours * 60 + minutes;
  });
  return (end || DAY_MINUTES) - start;
}

/** Returns true if a limit of a longer period is always reached before one of a shorter period. */
const hasUnreachableLimit = (limits: readonly AvailabilityLimit[]) =>
  (["count", "minutes"] as const).some((unit) => {
    const mosts = LIMIT_PERIODS.flatMap((per) => {
      const most = limits.find((limit) => limit.per === per && limit[unit] != null)?.[unit];
      return most == null ? [] : [most];
    });
    return mosts.some((most, index) => mosts.slice(index + 1).some((longer) => longer <= most));
  });
