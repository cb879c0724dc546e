import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { areOverlapping, type Interval } from "@/lib/core/time/interval";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import type { PageRules } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { hasAllCalendars, pickBlockingCalendars } from "./blocking-calendars";
import type { UserWithHost } from "./load-hosts";
import type { IgnoredEntry } from "./schema";

interface Row {
  user: string;
  id: string;
  calendar: string;
  counts: boolean;
  starts_at: Date;
  ends_at: Date;
  all_day: boolean;
}

const MAX_IGNORED = 20;

const ENTRIES = defineStatement<Row>(`
  SELECT b.user_id AS user, s.id, CASE c.source WHEN 'ics' THEN c.name ELSE s.name END AS calendar, s.busy AS counts,
         b.starts_at, b.ends_at, b.all_day
    FROM busy_periods b
    JOIN subcalendars s ON s.organization_id = $1 AND s.id = b.subcalendar_id
    JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   WHERE b.organization_id = $1 AND b.user_id = ANY($2) AND b.ends_at > $3 AND b.starts_at < $4
     AND (NOT b.counts OR $5::text[] IS NOT NULL)
   ORDER BY b.starts_at, b.id LIMIT 200`);

interface IgnoredEntrySearch {
  rules: PageRules | null;
  time: Interval;
  zone: string;
}

/**
 * Lists calendar entries at this time that do not block the search or the page. Only the times and the
 * calendar are disclosed.
 */
export async function listIgnoredEntries(
  db: Db,
  organization: OrganizationId,
  people: readonly UserWithHost[],
  { rules, time, zone }: IgnoredEntrySearch,
): Promise<IgnoredEntry[]> {
  const pageCalendars = rules && pickBlockingCalendars(rules);
  const day = getStartOfDay("UTC", toLocalDate(zone, time.start));
  const days = { start: day, end: asInstant(day + DAY) };
  const users = people.map(({ id }) => id);
  const from = new Date(Math.min(time.start, days.start)).toISOString();
  const to = new Date(Math.max(time.end, days.end)).toISOString();
  const rows = await executeSql(db, ENTRIES, [organization, users, from, to, pageCalendars]);
  if (rows.length === 0) return [];
  const found = pageCalendars?.length
    ? await db.subcalendar.findMany({
        where: { organizationId: organization, id: { in: [...pageCalendars] } },
        select: { id: true, calendar: { select: { userId: true } } },
      })
    : [];
  const counts = ({ user, id, counts: elsewhere }: Row): boolean => {
    if (!pageCalendars) return elsewhere;
    const ofUser = found.filter(({ calendar }) => calendar.userId === user).map((one) => one.id);
    return pageCalendars.includes(id) || (elsewhere && !hasAllCalendars(pageCalendars, ofUser));
  };
  return rows
    .filter((row) => !counts(row) && areOverlapping(toTime(row), row.all_day ? days : time))
    .slice(0, MAX_IGNORED)
    .map((row) => ({
      user: row.user,
      calendar: row.calendar,
      all_day: row.all_day,
      period: {
        start: { dateTime: formatIsoWithOffset(row.all_day ? "UTC" : zone, toTime(row).start) },
        end: { dateTime: formatIsoWithOffset(row.all_day ? "UTC" : zone, toTime(row).end) },
      },
    }));
}

const toTime = ({ starts_at, ends_at }: Row): Interval => ({
  start: asInstant(+starts_at),
  end: asInstant(+ends_at),
});
