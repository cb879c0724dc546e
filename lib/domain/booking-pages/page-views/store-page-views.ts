import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { VIEW_COUNTS } from "./view-counts";

// Adds counts, as each web process has its own; rows are written in key order to avoid deadlocks.
const WRITE_STATEMENT = defineStatement(`
  INSERT INTO page_views AS v (organization_id, day, bookpage_id, views)
  SELECT $1, n.day::date, n.bookpage, n.views FROM unnest($2::text[], $3::text[], $4::int[]) AS n (day, bookpage, views)
   WHERE EXISTS (SELECT FROM organizations o WHERE o.id = $1)
   ORDER BY 2, 3
  ON CONFLICT (organization_id, day, bookpage_id) DO UPDATE SET views = v.views + excluded.views`);

/** Writes the counts; those that the database rejects are written later. */
export const storePageViews = (db: Db): Promise<void> =>
  VIEW_COUNTS.flush(
    (organization, counted) =>
      executeSql(db, WRITE_STATEMENT, [
        organization,
        counted.map(({ day }) => day),
        counted.map(({ bookpage }) => bookpage),
        counted.map(({ count }) => count),
      ]),
    () => void storePageViews(db),
  );
