import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findRegionIssue } from "@/lib/domain/availability/holidays/find-region-issue";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { type Availability, Prisma } from "@/lib/platform/db/generated/client";
import { mergeDates, type StoredDate } from "./dates";
import { mergeDays, type StoredDays } from "./days";
import { findCurrentWeek } from "./find-current-week";
import { type StoredFocus, toFocus } from "./focus-schema";
import type { StoredJourneys } from "./journeys-schema";
import type { AvailabilityBody } from "./schema";
import { validateFocus } from "./validate-focus";
import { validateJourneys } from "./validate-journeys";
import { replaceWeeks } from "./weeks";

export type RulesBefore = Pick<
  Availability,
  "organizationId" | "days" | "dates" | "startDate" | "endDate" | "weeks" | "weeksStart"
>;

interface MergeContext {
  timezone: string;
  now: Instant;
  /** A JSON pointer to the availability in the body. */
  pointer: string;
}

/**
 * Returns the columns that depend on more than their own field: on stored entries, on another field or on the
 * current day.
 */
export async function mergeRules(
  db: Db,
  before: RulesBefore,
  body: AvailabilityBody,
  { timezone, now, pointer }: MergeContext,
) {
  const { holidays, dates } = body;
  assertDateOrder(before, body, pointer);
  if (holidays) await requireHolidayRegion(holidays, pointer);
  const merged = {
    ...(await mergeWeeks(db, before, body, { timezone, now, pointer })),
    ...(dates && {
      dates: mergeDates(toStoredDates(before), dates, timezone, `${pointer}/dates`) as object[],
    }),
  };
  return {
    ...merged,
    ...(body.focus !== undefined && {
      focus: mergeFocus(body.focus, { ...before, ...merged }, `${pointer}/focus`),
    }),
    ...(body.journeys !== undefined && {
      journeys: mergeJourneys(body.journeys, { ...before, ...merged }, `${pointer}/journeys`),
    }),
    ...(holidays !== undefined && { holidays: holidays ?? Prisma.DbNull }),
  };
}

type HourColumns = Record<"days" | "dates" | "weeks", unknown>;

function mergeFocus(focus: StoredFocus | null, hours: HourColumns, pointer: string) {
  if (focus === null || toFocus(focus) === null) return Prisma.DbNull;
  validateFocus(focus, toWeeklyHours(hours), pointer);
  return focus;
}

function mergeJourneys(journeys: StoredJourneys | null, hours: HourColumns, pointer: string) {
  if (journeys === null) return Prisma.DbNull;
  validateJourneys(journeys, toWeeklyHours(hours), pointer);
  return journeys;
}

const toWeeklyHours = ({ days, dates, weeks }: HourColumns) => ({
  weeks: (Array.isArray(weeks) ? weeks : [days]) as StoredDays[],
  hasDates: (dates as StoredDate[]).some(({ enabled }) => enabled),
});

const toStoredDates = ({ dates }: RulesBefore) => dates as unknown as StoredDate[];

function assertDateOrder(before: RulesBefore, body: AvailabilityBody, pointer: string): void {
  const start = body.start_date === undefined ? before.startDate : body.start_date;
  const end = body.end_date === undefined ? before.endDate : body.end_date;
  if (start === null || end === null || start <= end) return;
  const field = body.end_date === undefined ? "start_date" : "end_date";
  const message = field === "end_date" ? "must not be before start_date" : "must not be after end_date";
  throw buildFieldProblem(`${pointer}/${field}`, "reversed", `${field} ${message}`);
}

async function requireHolidayRegion(
  { country, region }: { country: string; region: string | null },
  pointer: string,
): Promise<void> {
  const issue = await findRegionIssue(country, region);
  if (!issue) return;
  const { field, message } = issue;
  throw buildFieldProblem(`${pointer}/holidays/${field}`, "unknown", `holidays.${field} ${message}`);
}

/**
 * With rotating weeks, `days` sets the hours of the current week. If the body sets `weeks` to null, the
 * current week becomes the only one.
 */
async function mergeWeeks(
  db: Db,
  before: RulesBefore,
  body: AvailabilityBody,
  { timezone, now, pointer }: MergeContext,
) {
  const weeksStart = pickWeeksStart(before, body, pointer);
  if (body.weeks) {
    const known = (before.weeks ?? []) as unknown as StoredDays[];
    const weeks = replaceWeeks(known, body.weeks, timezone, `${pointer}/weeks`);
    return { days: before.days as object, weeks: weeks as object[], weeksStart };
  }
  const running = await findCurrentWeek(db, { ...before, timezone }, now);
  const days = mergeDays(
    running?.days ?? (before.days as unknown as StoredDays),
    body.days,
    timezone,
    pointer,
  );
  if (!running) return { days: days as object };
  if (body.weeks === null) return { days: days as object, weeks: Prisma.DbNull, weeksStart: null };
  return { weeks: running.weeks.with(running.index, days) as object[], weeksStart };
}

function pickWeeksStart(before: RulesBefore, body: AvailabilityBody, pointer: string): LocalDate | null {
  const weeks = body.weeks === undefined ? before.weeks : body.weeks;
  const start = body.weeks_start === undefined ? (before.weeksStart as LocalDate | null) : body.weeks_start;
  if (weeks && start === null)
    throw buildFieldProblem(
      `${pointer}/weeks_start`,
      "required",
      "weeks_start is required where there are weeks",
    );
  if (!weeks && body.weeks_start) {
    const message = "weeks_start means nothing without weeks";
    throw buildFieldProblem(`${pointer}/weeks_start`, "mismatch", message);
  }
  return weeks ? start : null;
}
