import type { Instant } from "@/lib/core/time/instant";
import { addDays, type LocalDate } from "@/lib/core/time/local-date";
import type { Member } from "@/lib/domain/contracts/contract";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { InsightsRange } from "./insights-range";
import { type InsightsQuery, MAX_INSIGHT_ENTRIES } from "./schema";

interface Row {
  bookpage: string;
  nickname: string;
  opened: number;
  since: LocalDate;
}

const VIEWS_STATEMENT = defineStatement<Row>(`
  SELECT b.id AS bookpage, b.nickname::text AS nickname, v.opened, v.since::text AS since
    FROM (SELECT o.bookpage_id, sum(o.views)::int AS opened, min(o.day) AS since FROM page_views o
           WHERE o.organization_id = $1 AND o.day >= $2::date AND o.day <= $3::date
             AND ($4::text IS NULL OR o.bookpage_id = $4) GROUP BY o.bookpage_id) v
    JOIN bookpages b ON b.organization_id = $1 AND b.id = v.bookpage_id
   WHERE $5::text[] IS NULL OR b.user_id = ANY ($5) OR b.team_id = ANY ($6)
   ORDER BY v.opened DESC, b.id`);

interface ViewScope {
  range: Pick<InsightsRange, "first" | "last" | "until">;
  within: Pick<Member, "people" | "teams"> | null;
  now: Instant;
}

/** Lists page views by page; null with a filter by host, team, type or source, which views do not record. */
export async function listViewCounts(
  db: Db,
  organization: OrganizationId,
  { host, team, type, source, bookpage }: InsightsQuery,
  { range: { first, last, until }, within, now }: ViewScope,
): Promise<Row[] | null> {
  if ([host, team, type, source].some((one) => one !== undefined)) return null;
  return executeSql(db, VIEWS_STATEMENT, [
    organization,
    first,
    // Views are counted by the host's days, which may be ahead of the reader's.
    until > now ? addDays(last, 1) : last,
    bookpage ?? null,
    within?.people ?? null,
    within?.teams ?? null,
  ]);
}

/** Adds the number of bookings in the range to each page's views. */
export function compareViews(
  rows: readonly Row[],
  pages: readonly { bookpage: string | null; booked: number }[],
) {
  const booked = new Map(pages.map((page) => [page.bookpage, page.booked]));
  const seen = rows.map(({ since: _, ...row }) => ({ ...row, booked: booked.get(row.bookpage) ?? 0 }));
  const sum = (of: (page: (typeof seen)[number]) => number) =>
    seen.reduce((total, page) => total + of(page), 0);
  return {
    opened: sum((page) => page.opened),
    booked: sum((page) => page.booked),
    since: rows.map(({ since }) => since).sort()[0] ?? null,
    pages: seen.slice(0, MAX_INSIGHT_ENTRIES),
  };
}
