import type { Db } from "@/lib/db/client";
import { preparedSql } from "@/lib/db/sql";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { DAY, type Instant } from "@/lib/time/instant";
import { type InsightsQuery, MOST_NAMED } from "./schema";
import { lastWeeks } from "./weeks";

/** Upper ends of the classes of lead time, in full days; what is longer comes last. */
const LEAD_ENDS = [0, 1, 3, 7, 14, 30, 60];

// Read once: ids begin with the second in which they were made, so the list's own index has the events of a time.
const COUNTS = `
  WITH booked AS MATERIALIZED (
    SELECT width_bucket(e.created_at, $3::timestamptz[]) AS week, e.cancelled_at IS NOT NULL AS cancelled,
           e.bookpage_id, e.created_by_user_id AS host,
           greatest(extract(epoch FROM d.starts_at - e.created_at) / 86400, 0)::float8 AS lead
      FROM events e
      LEFT JOIN event_dates d ON d.id = e.confirmed_date_id AND e.confirmed_flag
     WHERE e.organization_id = $1 AND e.id >= $2 AND e.created_at >= ($3::timestamptz[])[1]
  ), pages AS (
    SELECT bookpage_id, count(*) AS booked, count(*) FILTER (WHERE cancelled) AS cancelled
      FROM booked GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_NAMED}
  ), hosts AS (
    SELECT host, count(*) AS booked, count(*) FILTER (WHERE cancelled) AS cancelled FROM booked GROUP BY 1
  ), teams AS (
    SELECT t.id, t.name, sum(h.booked) AS booked, sum(h.cancelled) AS cancelled
      FROM hosts h JOIN team_members m ON m.user_id = h.host AND m.member
      JOIN teams t ON t.id = m.team_id AND t.organization_id = $1
     GROUP BY t.id ORDER BY 3 DESC, 1 LIMIT ${MOST_NAMED}
  )
  SELECT 'week' AS kind, week::text AS key, NULL AS label,
         count(*)::int AS booked, (count(*) FILTER (WHERE cancelled))::int AS cancelled FROM booked GROUP BY week
  UNION ALL
  SELECT 'lead', width_bucket(floor(lead)::int, $4::int[])::text, NULL, count(*)::int, 0
    FROM booked WHERE lead IS NOT NULL GROUP BY 2
  UNION ALL
  SELECT 'median', (percentile_cont(0.5) WITHIN GROUP (ORDER BY lead))::text, NULL, 0, 0
    FROM booked WHERE lead IS NOT NULL
  UNION ALL
  SELECT 'page', p.bookpage_id, b.nickname::text, p.booked::int, p.cancelled::int
    FROM pages p LEFT JOIN bookpages b ON b.id = p.bookpage_id
  UNION ALL
  SELECT 'team', id, name, booked::int, cancelled::int FROM teams`;

interface Row {
  kind: "week" | "lead" | "median" | "page" | "team";
  key: string | null;
  label: string | null;
  booked: number;
  cancelled: number;
}

export async function readInsights(
  db: Db,
  organization: OrganizationId,
  { weeks, timezone }: InsightsQuery,
  now: Instant,
) {
  const starts = lastWeeks(weeks, timezone, now);
  const [since = now] = starts;
  const rows = await preparedSql<Row>(db, "insights", COUNTS, [
    organization,
    firstIdOf(since),
    starts.map((start) => new Date(start)),
    [0, ...LEAD_ENDS.map((end) => end + 1)],
  ]);
  const of = (kind: Row["kind"]) => rows.filter((row) => row.kind === kind);
  const countsOf = (kind: Row["kind"], key: number) => {
    const { booked, cancelled } = of(kind).find((row) => row.key === String(key)) ?? NONE;
    return { booked, cancelled };
  };
  const median = of("median")[0]?.key ?? null;
  const perWeek = starts.map((start, index) => ({
    starts_at: new Date(start),
    ...countsOf("week", index + 1),
  }));
  const most = (a: Row, b: Row) => b.booked - a.booked;
  return {
    since: new Date(since),
    booked: sum(perWeek.map(({ booked }) => booked)),
    cancelled: sum(perWeek.map(({ cancelled }) => cancelled)),
    median_lead_days: median === null ? null : Math.round(Number(median) * 10) / 10,
    weeks: perWeek,
    lead_times: [...LEAD_ENDS, null].map((end, index) => ({
      from_days: index === 0 ? 0 : (LEAD_ENDS[index - 1] ?? 0) + 1,
      to_days: end,
      booked: countsOf("lead", index + 1).booked,
    })),
    pages: of("page")
      .sort(most)
      .map(({ key, label, booked, cancelled }) => ({ bookpage: key, nickname: label, booked, cancelled })),
    teams: of("team")
      .sort(most)
      .map(({ key, label, booked, cancelled }) => ({
        team: key ?? "",
        name: label ?? "",
        booked,
        cancelled,
      })),
  };
}

const NONE = { booked: 0, cancelled: 0 };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A day earlier than the time itself: the clock that made an id may have been slow. */
const firstIdOf = (at: Instant) =>
  Math.floor((at - DAY) / 1000)
    .toString(16)
    .padStart(8, "0");
