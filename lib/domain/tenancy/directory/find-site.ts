import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { originOfDomain } from "@/lib/platform/http/page-origin";
import type { Site } from "@/lib/platform/work/current-work";

const FIND = preparedStatement<{ organization: string }>(
  "SELECT organization_id AS organization FROM directory WHERE kind = 'domain' AND value = $1::citext",
);

/** Whose verified domain this is; null: nobody's. */
export async function findSite(db: Db, domain: string): Promise<Site | null> {
  if (domain.includes("\0")) return null;
  const [found] = await sql(db, FIND, [domain]);
  return found ? { organization: found.organization, origin: originOfDomain(domain) } : null;
}
