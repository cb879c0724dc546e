import { TtlCache } from "@/lib/platform/cache/ttl-cache";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { buildDomainOrigin } from "@/lib/platform/http/page-origin";

const FIND_PRIMARY = definePreparedStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main",
);

/** Addresses lag behind a change by one second at most. */
const origins = new TtlCache<string>("page origins", { ms: 1000, maxEntries: 5000 });

/**
 * Called after a domain has changed: this process uses the new addresses at once, other processes within a
 * second.
 */
export const clearOrganizationOrigins = () => origins.clear();

/** Returns the origin of the organisation's pages: its primary domain, or else the installation's address. */
export const getOrganizationOrigin = (db: Db, organization: string): Promise<string> =>
  origins.get(organization, Date.now(), async () => {
    const [row] = await executeSql(db, FIND_PRIMARY, [organization]);
    return row ? buildDomainOrigin(row.domain) : env().WEB_URL;
  });
