import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildDomainOrigin } from "@/lib/platform/http/page-origin";
import type { Site } from "@/lib/platform/work/work-context";

const FIND = definePreparedStatement<{ organization: string }>(
  "SELECT organization_id AS organization FROM directory WHERE kind = 'domain' AND value = $1::citext",
);

/** Returns the organisation that verified this domain; null if none did. */
export async function findSite(db: Db, domain: string): Promise<Site | null> {
  if (domain.includes("\0")) return null;
  const [found] = await executeSql(db, FIND, [domain]);
  return found ? { organization: found.organization, origin: buildDomainOrigin(domain) } : null;
}
