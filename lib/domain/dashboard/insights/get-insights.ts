import type { Instant } from "@/lib/core/time/instant";
import type { Member } from "@/lib/domain/contracts/contract";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildInsightConditions } from "./build-insight-conditions";
import { countByKind } from "./count-by-kind";
import { countRange, deriveFirstId } from "./count-range";
import { derivePreviousRange, resolveInsightsRange } from "./insights-range";
import { listSmsCosts, listWhatsappUsage } from "./list-sms-costs";
import { compareViews, listViewCounts } from "./list-view-counts";
import { buildOutcomeColumns, NO_SHOWS_JOIN, OUTCOME_COUNTS } from "./outcomes";
import { type InsightsQuery, MAX_INSIGHT_ENTRIES } from "./schema";
import { summarizeFeedback } from "./summarize-feedback";

/** Upper ends of the lead-time classes in full days; one last class has no end. */
const LEAD_ENDS_DAYS = [0, 1, 3, 7, 14, 30, 60];

/** Lead times are counted in hundredths of a day, so that their median is exact to a quarter of an hour. */
const LEAD_PARTS_PER_DAY = 100;

// One index-only scan serves all counts, as ids begin with the second of their creation. The outcome is a grouping key,
// so that each row is counted once per outcome. OFFSET 0 makes the planner treat computed values as columns; otherwise
// it expects a group per event and sorts them.
const buildCountsSql = (conditions: string) => `
  WITH counted AS MATERIALIZED (
    SELECT GROUPING(week, lead, hour, host, page) AS by, week, lead, hour, host, page, is_held, is_lost, count(*)::int AS n
      FROM (SELECT width_bucket(e.created_at, $3::timestamptz[]) AS week,
                   CASE WHEN e.starts_at > e.created_at
                        THEN floor(date_part('epoch', e.starts_at - e.created_at) * ${LEAD_PARTS_PER_DAY} / 86400)::int
                        WHEN e.starts_at IS NOT NULL THEN 0 END AS lead,
                   CASE WHEN e.cancelled_at IS NULL
                        THEN floor(date_part('epoch', e.starts_at AT TIME ZONE $9) / 3600)::int % 168 END AS hour,
                   e.bookpage_id AS page, e.created_by_user_id AS host, ${buildOutcomeColumns("$5")}
              FROM events e ${NO_SHOWS_JOIN}
             WHERE e.organization_id = $1 AND e.id >= $2 AND e.created_at >= ($3::timestamptz[])[1]
               AND e.created_at < $8::timestamptz AND ($6::text[] IS NULL OR e.created_by_user_id = ANY ($6))${conditions}
            OFFSET 0) booked
     GROUP BY GROUPING SETS ((week, is_held, is_lost), (lead), (hour), (host, is_held, is_lost), (page, is_held, is_lost))
  ), leads AS (
    SELECT lead, n, sum(n) OVER (ORDER BY lead)::int AS upto, sum(n) OVER ()::int AS "all"
      FROM counted WHERE by = b'10111'::int AND lead IS NOT NULL
  ), hosts AS (
    SELECT host, ${OUTCOME_COUNTS} FROM counted WHERE by = b'11101'::int AND host IS NOT NULL GROUP BY host
  ), by_team AS (
    SELECT t.id, t.name, sum(h.booked)::int AS booked, sum(h.cancelled)::int AS cancelled
      FROM hosts h JOIN team_members m ON m.organization_id = $1 AND m.user_id = h.host AND m.member
      JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
     WHERE $7::text[] IS NULL OR t.id = ANY ($7)
     GROUP BY t.id, t.name ORDER BY 3 DESC, 1 LIMIT ${MAX_INSIGHT_ENTRIES}
  ), by_host AS (
    SELECT host, held, no_shows FROM hosts WHERE held > 0 ORDER BY held DESC, host LIMIT ${MAX_INSIGHT_ENTRIES}
  ), by_page AS (
    SELECT page, ${OUTCOME_COUNTS} FROM counted WHERE by = b'11110'::int GROUP BY page
  )
  SELECT 'week' AS kind, week::text AS key, NULL AS label, ${OUTCOME_COUNTS}
    FROM counted WHERE by = b'01111'::int GROUP BY week
  UNION ALL
  SELECT 'hour', hour::text, NULL, n, 0, 0, 0 FROM counted WHERE by = b'11011'::int AND hour IS NOT NULL
  UNION ALL
  SELECT 'lead', width_bucket(lead / ${LEAD_PARTS_PER_DAY}, $4::int[])::text, NULL, sum(n)::int, 0, 0, 0 FROM leads GROUP BY 2
  UNION ALL
  SELECT 'median', avg((lead + 0.5) / ${LEAD_PARTS_PER_DAY})::text, NULL, 0, 0, 0, 0
    FROM leads WHERE upto >= ("all" + 1) / 2 AND upto - n < ("all" + 2) / 2
  UNION ALL
  SELECT 'page', p.page, b.nickname::text, p.booked, p.cancelled, p.held, p.no_shows
    FROM by_page p LEFT JOIN bookpages b ON b.organization_id = $1 AND b.id = p.page
  UNION ALL
  SELECT 'host', h.host, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email, ''), 0, 0, h.held, h.no_shows
    FROM by_host h JOIN users u ON u.organization_id = $1 AND u.id = h.host
  UNION ALL
  SELECT 'team', id, name, booked, cancelled, 0, 0 FROM by_team`;

const COUNTS_STATEMENT = defineStatement<Row>(buildCountsSql(""));

interface Row {
  kind: "week" | "hour" | "lead" | "median" | "page" | "host" | "team";
  key: string | null;
  label: string | null;
  booked: number;
  cancelled: number;
  held: number;
  no_shows: number;
}

interface InsightsScope {
  now: Instant;
  /** Counts only the meetings of these users and teams; null: of all. */
  within: Pick<Member, "people" | "teams"> | null;
}

export async function getInsights(
  db: Db,
  organization: OrganizationId,
  query: InsightsQuery,
  { now, within }: InsightsScope,
) {
  const { timezone } = query;
  const range = resolveInsightsRange(query, now);
  const { starts, until } = range;
  const [since = now] = starts;
  const people = within?.people ?? null;
  const params = [
    organization,
    deriveFirstId(since),
    starts.map((start) => new Date(start)),
    [0, ...LEAD_ENDS_DAYS.map((end) => end + 1)],
    new Date(now),
    people,
    within?.teams ?? null,
    new Date(until),
    timezone,
  ];
  const { conditions, values } = buildInsightConditions(query, params.length);
  const counts =
    conditions === "" ? COUNTS_STATEMENT : { ...COUNTS_STATEMENT, text: buildCountsSql(conditions) };
  // The queries run in parallel, as each scans the whole range.
  const [rows, previous, kinds, views, feedback, sms, whatsapp] = await Promise.all([
    executeSql(db, counts, [...params, ...values]),
    query.compare
      ? countRange(db, organization, query, { ...derivePreviousRange(range, timezone, now), now, people })
      : null,
    countByKind(db, organization, query, { since, until, now, people }),
    listViewCounts(db, organization, query, { range, within, now }),
    summarizeFeedback(db, organization, query, { since, until, people }),
    listSmsCosts(db, organization, query, { range, isForAll: within === null }),
    listWhatsappUsage(db, organization, query, { range, isForAll: within === null }),
  ]);
  const pages = listPages(rows);
  return {
    since: new Date(since),
    until: new Date(Math.min(until, now)),
    previous,
    ...toNumbers(rows, starts),
    pages: pages.slice(0, MAX_INSIGHT_ENTRIES),
    views: views && compareViews(views, pages),
    ...kinds,
    feedback,
    sms,
    whatsapp,
  };
}

const selectKind = (rows: readonly Row[], kind: Row["kind"]) => rows.filter((row) => row.kind === kind);

/** Sorts by bookings, most first; meetings without a page come last among equals. */
const compareByBooked = (a: Row, b: Row) => b.booked - a.booked || ((a.key ?? "~") < (b.key ?? "~") ? -1 : 1);

const listPages = (rows: readonly Row[]) =>
  selectKind(rows, "page")
    .sort(compareByBooked)
    .map(({ key, label, kind: _, ...counts }) => ({ bookpage: key, nickname: label, ...counts }));

/** Turns the rows of the statement into the numbers of the response. */
function toNumbers(rows: readonly Row[], starts: readonly Instant[]) {
  const of = (kind: Row["kind"]) => selectKind(rows, kind);
  const findCounts = (kind: Row["kind"], key: number) => {
    const { booked, cancelled } = of(kind).find((row) => row.key === String(key)) ?? NO_COUNTS;
    return { booked, cancelled };
  };
  const median = of("median")[0]?.key ?? null;
  const weeks = starts.map((start, index) => ({
    starts_at: new Date(start),
    ...findCounts("week", index + 1),
  }));
  return {
    booked: computeSum(weeks.map(({ booked }) => booked)),
    cancelled: computeSum(weeks.map(({ cancelled }) => cancelled)),
    held: computeSum(of("week").map(({ held }) => held)),
    no_shows: computeSum(of("week").map(({ no_shows }) => no_shows)),
    median_lead_days: median === null ? null : Math.round(Number(median) * 10) / 10,
    weeks,
    lead_times: [...LEAD_ENDS_DAYS, null].map((end, index) => ({
      from_days: index === 0 ? 0 : (LEAD_ENDS_DAYS[index - 1] ?? 0) + 1,
      to_days: end,
      booked: findCounts("lead", index + 1).booked,
    })),
    hours: of("hour")
      .map(({ key, booked }) => ({ ...toHourOfWeek(Number(key)), booked }))
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
    hosts: of("host")
      .sort((a, b) => b.held - a.held)
      .map(({ key, label, held, no_shows }) => ({ user: key ?? "", name: label ?? "", held, no_shows })),
    teams: of("team")
      .sort(compareByBooked)
      .map(({ key, label, booked, cancelled }) => ({
        team: key ?? "",
        name: label ?? "",
        booked,
        cancelled,
      })),
  };
}

/** Hours are counted from 1 January 1970, a Thursday; earlier ones are negative. */
const toHourOfWeek = (hour: number) => {
  const ofWeek = (hour + 168 + 3 * 24) % 168;
  return { weekday: Math.floor(ofWeek / 24), hour: ofWeek % 24 };
};

const NO_COUNTS = { booked: 0, cancelled: 0 };

const computeSum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
