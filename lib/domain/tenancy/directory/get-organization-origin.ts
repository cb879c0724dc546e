import { TtlCache } from "@/lib/platform/cache/ttl-cache";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { buildDomainOrigin } from "@/lib/platform/http/page-origin";

const FIND_PRIMARY = definePreparedStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main",
);

/** Addresses are behind a change by as much at most. */
const origins = new TtlCache<string>("page origins", { ms: 1000, maxEntries: 5000 });

/** After a domain has changed: this process writes the new addresses at once, others within the second. */
export const clearOrganizationOrigins = () => origins.clear();

/** Where the pages of the organisation are: under its main domain, else at the installation's own address. */
export const getOrganizationOrigin = (db: Db, organization: string): Promise<string> =>
  origins.get(organization, Date.now(), async () => {
    const [row] = await executeSql(db, FIND_PRIMARY, [organization]);
    return row ? buildDomainOrigin(row.domain) : env().WEB_URL;
  });
