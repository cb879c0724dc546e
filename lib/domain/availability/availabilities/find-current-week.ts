import type { Instant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { findRotationWeek } from "@/lib/core/time/week";
import { WEEKDAYS, type Weekday } from "@/lib/core/time/weekdays";
import { toLocalEpochDay } from "@/lib/core/time/zone";
import { getOrganizationWeekStart } from "@/lib/domain/tenancy/organizations/queries";
import type { Db } from "@/lib/platform/db/client";
import type { Availability } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { StoredDays } from "./days";

interface CurrentWeek {
  weeks: readonly StoredDays[];
  index: number;
  days: StoredDays;
}

type RotatingWeeks = Pick<Availability, "timezone" | "weeks" | "weeksStart">;

/** Returns the rotating week that applies today; null if the weeks do not rotate. */
export function pickCurrentWeek(
  { timezone, weeks: stored, weeksStart }: RotatingWeeks,
  weekStart: Weekday,
  now: Instant,
): CurrentWeek | null {
  const weeks = stored as unknown as StoredDays[] | null;
  if (!weeks || weeksStart === null) return null;
  const from = weeksStart as LocalDate;
  const index = findRotationWeek(
    { from, count: weeks.length },
    toLocalEpochDay(timezone, now),
    WEEKDAYS.indexOf(weekStart),
  );
  return { weeks, index, days: weeks[index] as StoredDays };
}

export const findCurrentWeek = async (
  db: Db,
  row: RotatingWeeks & { organizationId: string },
  now: Instant,
): Promise<CurrentWeek | null> =>
  row.weeks === null
    ? null
    : pickCurrentWeek(row, await getOrganizationWeekStart(db, asOrganizationId(row.organizationId)), now);
