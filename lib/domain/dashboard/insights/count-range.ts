import { DAY, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { buildInsightConditions, type InsightsFilter } from "./build-insight-conditions";
import { buildOutcomeColumns, NO_SHOWS_JOIN } from "./outcomes";

interface Row {
  booked: number;
  cancelled: number;
  held: number;
  no_shows: number;
  median: number | null;
}

const buildTotalsSql = (conditions: string) => `
  SELECT count(*)::int AS booked, count(*) FILTER (WHERE NOT is_held AND is_lost)::int AS cancelled,
         count(*) FILTER (WHERE is_held)::int AS held, count(*) FILTER (WHERE is_held AND is_lost)::int AS no_shows,
         (percentile_cont(0.5) WITHIN GROUP (ORDER BY lead) / 86400)::float8 AS median
    FROM (SELECT ${buildOutcomeColumns("$5")}, greatest(date_part('epoch', e.starts_at - e.created_at),
                                                 CASE WHEN e.starts_at IS NOT NULL THEN 0 END) AS lead
            FROM events e ${NO_SHOWS_JOIN}
           WHERE e.organization_id = $1 AND e.id >= $2 AND e.created_at >= $3::timestamptz AND e.created_at < $4::timestamptz
             AND ($6::text[] IS NULL OR e.created_by_user_id = ANY ($6))${conditions}) booked`;

const TOTALS_STATEMENT = defineStatement<Row>(buildTotalsSql(""));

interface CountScope {
  since: Instant;
  until: Instant;
  now: Instant;
  people: readonly string[] | null;
}

/** Counts bookings and outcomes over a range as a whole. */
export async function countRange(
  db: Db,
  organization: OrganizationId,
  query: InsightsFilter,
  { since, until, now, people }: CountScope,
) {
  const params = [
    organization,
    deriveFirstId(since),
    new Date(since),
    new Date(until),
    new Date(now),
    people,
  ];
  const { conditions, values } = buildInsightConditions(query, params.length);
  const [row] = await executeSql(db, { ...TOTALS_STATEMENT, text: buildTotalsSql(conditions) }, [
    ...params,
    ...values,
  ]);
  const { median = null, ...counted } = row ?? { booked: 0, cancelled: 0, held: 0, no_shows: 0 };
  return {
    ...counted,
    median_lead_days: median === null ? null : Math.round(median * 10) / 10,
    since: new Date(since),
    until: new Date(until),
  };
}

/** Returns the smallest id that an event created at this time can have, with a day's margin for slow clocks. */
export const deriveFirstId = (at: Instant) =>
  Math.max(0, Math.floor((at - DAY) / 1000))
    .toString(16)
    .padStart(8, "0");
