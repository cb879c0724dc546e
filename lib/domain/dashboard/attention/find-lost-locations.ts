import { findPagesElsewhere, leadsNowhere } from "@/lib/domain/locators/locations/leads-nowhere";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { MAX_ATTENTION_ENTRIES } from "./schema";

interface Row {
  locator: string;
  handle: string;
  title: string;
  locations: number;
}

const STATEMENT = statement<Row>(`
  SELECT l.id AS locator, l.handle::text, l.title, count(*)::int AS locations
    FROM locations t JOIN locators l ON l.organization_id = $1 AND l.id = t.locator_id
   WHERE t.organization_id = $1 AND ${leadsNowhere("$2")}
   GROUP BY l.id, l.handle, l.title ORDER BY l.id LIMIT ${MAX_ATTENTION_ENTRIES}`);

/** Of which locators how many locations lead to no page, or to one where nobody can be booked. */
export const findLostLocations = async (db: Db, organization: OrganizationId) =>
  sql(db, STATEMENT, [organization, await findPagesElsewhere(db, organization)]);
