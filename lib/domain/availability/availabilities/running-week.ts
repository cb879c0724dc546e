import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findTurn } from "@/lib/core/time/week";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { epochDayAt } from "@/lib/core/time/zone";
import { readWeekStart } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { StoredDays } from "./days";

interface RunningWeek {
  weeks: readonly StoredDays[];
  turn: number;
  days: StoredDays;
}

type Turning = Pick<Availability, "timezone" | "weeks" | "weeksStart">;

/** The week that runs today; null where every week is the same. */
export function pickRunningWeek(
  { timezone, weeks: stored, weeksStart }: Turning,
  weekStart: Weekday,
  now: Instant,
): RunningWeek | null {
  const weeks = stored as unknown as StoredDays[] | null;
  if (!weeks || weeksStart === null) return null;
  const from = weeksStart as LocalDate;
  const turn = findTurn(
    { from, count: weeks.length },
    epochDayAt(timezone, now),
    WEEKDAYS.indexOf(weekStart),
  );
  return { weeks, turn, days: weeks[turn] as StoredDays };
}

export const findRunningWeek = async (
  db: Db,
  row: Turning & { organizationId: string },
  now: Instant,
): Promise<RunningWeek | null> =>
  row.weeks === null
    ? null
    : pickRunningWeek(row, await readWeekStart(db, asOrganizationId(row.organizationId)), now);
