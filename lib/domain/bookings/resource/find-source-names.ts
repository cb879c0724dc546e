import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { BookingFacts } from "./schema";

const NAMES = defineStatement<NonNullable<BookingFacts["names"]>>(`
  SELECT (SELECT nickname::text FROM bookpages WHERE organization_id = $1 AND id = $2) AS page,
         (SELECT name FROM appointment_types WHERE organization_id = $1 AND id = $3) AS type,
         (SELECT name FROM teams WHERE organization_id = $1 AND id = $4) AS team,
         (SELECT label FROM links WHERE organization_id = $1 AND id = $5) AS link,
         (SELECT handle::text FROM forms WHERE organization_id = $1 AND id = $6) AS form`);

type Source = Record<"page" | "type" | "team" | "link" | "form", string | null>;

/** Returns the names of page, type, team, link and form; null for those that were deleted. */
export async function findSourceNames(
  db: Db,
  organization: OrganizationId,
  { page, type, team, link, form }: Source,
): Promise<BookingFacts["names"]> {
  const [names] = await executeSql(db, NAMES, [organization, page, type, team, link, form]);
  return names;
}
