import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { Member } from "@/lib/platform/http/contract";
import { countRange, deriveFirstId } from "./count-range";
import { narrowEvents } from "./narrow-insights";
import { findPreviousRange, findRange } from "./range";
import { readBeside } from "./read-beside";
import { readRooms } from "./read-rooms";
import { readViews } from "./read-views";
import { type InsightsQuery, MAX_INSIGHT_ENTRIES } from "./schema";

/** Upper ends of the classes of lead time, in full days; what is longer comes last. */
const LEAD_ENDS_DAYS = [0, 1, 3, 7, 14, 30, 60];

/** Lead times are counted in hundredths of a day, so that their median is exact to a quarter of an hour. */
const LEAD_PARTS_PER_DAY = 100;

// Read once, from an index alone, and counted by all in one go: ids begin with the second in which they were made.
// OFFSET 0: what is computed counts as a column, else the planner expects a group for every event, and sorts them.
const writeCounts = (conditions: string) => `
  WITH counted AS MATERIALIZED (
    SELECT GROUPING(week, lead, page, host) AS by, week, lead, page, host,
           count(*)::int AS booked, count(cancelled_at)::int AS cancelled, count(*) FILTER (WHERE held)::int AS held
      FROM (SELECT width_bucket(e.created_at, $3::timestamptz[]) AS week,
                   CASE WHEN e.starts_at > e.created_at
                        THEN floor(date_part('epoch', e.starts_at - e.created_at) * ${LEAD_PARTS_PER_DAY} / 86400)::int
                        WHEN e.starts_at IS NOT NULL THEN 0 END AS lead,
                   e.bookpage_id AS page, e.created_by_user_id AS host, e.cancelled_at,
                   e.cancelled_at IS NULL AND e.starts_at <= $5::timestamptz AS held
              FROM events e
             WHERE e.organization_id = $1 AND e.id >= $2 AND e.created_at >= ($3::timestamptz[])[1]
               AND e.created_at < $8::timestamptz AND ($6::text[] IS NULL OR e.created_by_user_id = ANY ($6))${conditions}
            OFFSET 0) booked
     GROUP BY GROUPING SETS ((week), (lead), (page), (host))
  ), leads AS (
    SELECT lead, booked, sum(booked) OVER (ORDER BY lead)::int AS upto, sum(booked) OVER ()::int AS "all"
      FROM counted WHERE by = b'1011'::int AND lead IS NOT NULL
  ), pages AS (
    SELECT page, booked, cancelled, held FROM counted WHERE by = b'1101'::int
  ), hosts AS (
    SELECT host, held FROM counted WHERE by = b'1110'::int AND host IS NOT NULL AND held > 0
     ORDER BY held DESC, host LIMIT ${MAX_INSIGHT_ENTRIES}
  ), missed AS MATERIALIZED (
    SELECT e.bookpage_id AS page, e.created_by_user_id AS host, count(*)::int AS no_shows
      FROM (SELECT DISTINCT n.event_id FROM invitees n WHERE n.organization_id = $1 AND n.no_show_at IS NOT NULL) n
      JOIN events e ON e.organization_id = $1 AND e.id = n.event_id
     WHERE e.id >= $2 AND e.created_at >= ($3::timestamptz[])[1]
       AND e.cancelled_at IS NULL AND e.starts_at <= $5::timestamptz
       AND e.created_at < $8::timestamptz AND ($6::text[] IS NULL OR e.created_by_user_id = ANY ($6))${conditions}
     GROUP BY 1, 2
  ), by_team AS (
    SELECT t.id, t.name, sum(h.booked) AS booked, sum(h.cancelled) AS cancelled
      FROM counted h JOIN team_members m ON m.organization_id = $1 AND m.user_id = h.host AND m.member
      JOIN teams t ON t.organization_id = $1 AND t.id = m.team_id
     WHERE h.by = b'1110'::int AND ($7::text[] IS NULL OR t.id = ANY ($7))
     GROUP BY t.id, t.name ORDER BY 3 DESC, 1 LIMIT ${MAX_INSIGHT_ENTRIES}
  )
  SELECT 'week' AS kind, week::text AS key, NULL AS label, booked, cancelled, held, 0 AS no_shows
    FROM counted WHERE by = b'0111'::int
  UNION ALL
  SELECT 'lead', width_bucket(lead / ${LEAD_PARTS_PER_DAY}, $4::int[])::text, NULL, sum(booked)::int, 0, 0, 0 FROM leads GROUP BY 2
  UNION ALL
  SELECT 'median', avg((lead + 0.5) / ${LEAD_PARTS_PER_DAY})::text, NULL, 0, 0, 0, 0
    FROM leads WHERE upto >= ("all" + 1) / 2 AND upto - booked < ("all" + 2) / 2
  UNION ALL
  SELECT 'missed', NULL, NULL, 0, 0, 0, coalesce(sum(no_shows), 0)::int FROM missed
  UNION ALL
  SELECT 'page', p.page, b.nickname::text, p.booked, p.cancelled, p.held,
         (SELECT coalesce(sum(m.no_shows), 0)::int FROM missed m WHERE m.page IS NOT DISTINCT FROM p.page)
    FROM pages p LEFT JOIN bookpages b ON b.organization_id = $1 AND b.id = p.page
  UNION ALL
  SELECT 'host', h.host, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email, ''), 0, 0, h.held,
         (SELECT coalesce(sum(m.no_shows), 0)::int FROM missed m WHERE m.host = h.host)
    FROM hosts h JOIN users u ON u.organization_id = $1 AND u.id = h.host
  UNION ALL
  SELECT 'team', id, name, booked::int, cancelled::int, 0, 0 FROM by_team`;

const COUNTS_STATEMENT = statement<Row>(writeCounts(""));

interface Row {
  kind: "week" | "lead" | "median" | "missed" | "page" | "host" | "team";
  key: string | null;
  label: string | null;
  booked: number;
  cancelled: number;
  held: number;
  no_shows: number;
}

interface Asking {
  now: Instant;
  /** Whose meetings, and which teams, are counted; null: all. */
  within: Pick<Member, "people" | "teams"> | null;
}

export async function readInsights(
  db: Db,
  organization: OrganizationId,
  query: InsightsQuery,
  { now, within }: Asking,
) {
  const { timezone } = query;
  const range = findRange(query, now);
  const { starts, until } = range;
  const [since = now] = starts;
  const people = within?.people ?? null;
  const given = [
    organization,
    deriveFirstId(since),
    starts.map((start) => new Date(start)),
    [0, ...LEAD_ENDS_DAYS.map((end) => end + 1)],
    new Date(now),
    people,
    within?.teams ?? null,
    new Date(until),
  ];
  const { conditions, values } = narrowEvents(query, given.length);
  const counts =
    conditions === "" ? COUNTS_STATEMENT : { ...COUNTS_STATEMENT, text: writeCounts(conditions) };
  const asked = { since, until, now, timezone, people };
  // Beside each other: each goes over the whole range.
  const [rows, previous, beside, rooms] = await Promise.all([
    sql(db, counts, [...given, ...values]),
    query.compare
      ? countRange(db, organization, query, { ...findPreviousRange(range, timezone, now), now, people })
      : null,
    readBeside(db, organization, query, asked),
    readRooms(db, organization, query, asked),
  ]);
  const pages = listPages(rows);
  return {
    since: new Date(since),
    until: new Date(Math.min(until, now)),
    previous,
    ...toNumbers(rows, starts),
    pages: pages.slice(0, MAX_INSIGHT_ENTRIES),
    views: await readViews(db, organization, query, { range, within, pages }),
    ...beside,
    rooms,
  };
}

const selectKind = (rows: readonly Row[], kind: Row["kind"]) => rows.filter((row) => row.kind === kind);

/** Most bookings first; meetings without a page after pages with as many. */
const byBooked = (a: Row, b: Row) => b.booked - a.booked || ((a.key ?? "~") < (b.key ?? "~") ? -1 : 1);

const listPages = (rows: readonly Row[]) =>
  selectKind(rows, "page")
    .sort(byBooked)
    .map(({ key, label, kind: _, ...counts }) => ({ bookpage: key, nickname: label, ...counts }));

/** What one statement counts, in the form of the answer. */
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
    booked: sum(weeks.map(({ booked }) => booked)),
    cancelled: sum(weeks.map(({ cancelled }) => cancelled)),
    held: sum(of("week").map(({ held }) => held)),
    no_shows: of("missed")[0]?.no_shows ?? 0,
    median_lead_days: median === null ? null : Math.round(Number(median) * 10) / 10,
    weeks,
    lead_times: [...LEAD_ENDS_DAYS, null].map((end, index) => ({
      from_days: index === 0 ? 0 : (LEAD_ENDS_DAYS[index - 1] ?? 0) + 1,
      to_days: end,
      booked: findCounts("lead", index + 1).booked,
    })),
    hosts: of("host")
      .sort((a, b) => b.held - a.held)
      .map(({ key, label, held, no_shows }) => ({ user: key ?? "", name: label ?? "", held, no_shows })),
    teams: of("team")
      .sort(byBooked)
      .map(({ key, label, booked, cancelled }) => ({
        team: key ?? "",
        name: label ?? "",
        booked,
        cancelled,
      })),
  };
}

const NO_COUNTS = { booked: 0, cancelled: 0 };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
