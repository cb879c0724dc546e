import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { log } from "@/lib/platform/log/log";
import { consumeViewCounts, restoreViewCounts, type ViewCount } from "./view-counts";

// Adds counts, as each web process has its own; rows are written in key order to avoid deadlocks.
const WRITE_STATEMENT = defineStatement(`
  INSERT INTO page_views AS v (organization_id, day, bookpage_id, views)
  SELECT $1, n.day::date, n.bookpage, n.views FROM unnest($2::text[], $3::text[], $4::int[]) AS n (day, bookpage, views)
   WHERE EXISTS (SELECT FROM organizations o WHERE o.id = $1)
   ORDER BY 2, 3
  ON CONFLICT (organization_id, day, bookpage_id) DO UPDATE SET views = v.views + excluded.views`);

/** Writes the counts; those that the database rejects are written later. */
export async function storePageViews(db: Db): Promise<void> {
  for (const [organization, counts] of groupByOrganization(consumeViewCounts())) {
    try {
      await executeSql(db, WRITE_STATEMENT, [
        organization,
        counts.map(({ day }) => day),
        counts.map(({ bookpage }) => bookpage),
        counts.map(({ views }) => views),
      ]);
    } catch (error) {
      log().warn({ err: error }, "Page views could not be written and will be retried");
      restoreViewCounts(counts, () => void storePageViews(db));
    }
  }
}

function groupByOrganization(counts: readonly ViewCount[]) {
  const groups = new Map<OrganizationId, ViewCount[]>();
  for (const count of counts)
    groups.set(count.organization, [...(groups.get(count.organization) ?? []), count]);
  return groups;
}
