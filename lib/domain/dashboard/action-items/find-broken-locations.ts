import { buildBrokenLinkCondition, findExternalPages } from "@/lib/domain/locators/locations/has-broken-link";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { MAX_ACTION_ITEMS } from "./schema";

interface Row {
  locator: string;
  handle: string;
  title: string;
  locations: number;
}

const STATEMENT = defineStatement<Row>(`
  SELECT l.id AS locator, l.handle::text, l.title, count(*)::int AS locations
    FROM locations t JOIN locators l ON l.organization_id = $1 AND l.id = t.locator_id
   WHERE t.organization_id = $1 AND ${buildBrokenLinkCondition("$2")}
   GROUP BY l.id, l.handle, l.title ORDER BY l.id LIMIT ${MAX_ACTION_ITEMS}`);

/** Lists locators with the number of their locations with a link to a missing or unbookable page. */
export const findBrokenLocations = async (db: Db, organization: OrganizationId) =>
  executeSql(db, STATEMENT, [organization, await findExternalPages(db, organization)]);
