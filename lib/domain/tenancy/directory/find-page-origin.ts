import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import { env } from "@/lib/platform/env/env";
import { originOfDomain } from "@/lib/platform/http/page-origin";
import { ForAWhile } from "@/lib/platform/memory/for-a-while";

const FIND_MAIN = preparedStatement<{ domain: string }>(
  "SELECT domain FROM page_domains WHERE organization_id = $1 AND main",
);

/** Addresses are behind a change by as much at most. */
const origins = new ForAWhile<string>("page origins", { ms: 1000, maxEntries: 5000 });

/** After a domain has changed: this process writes the new addresses at once, others within the second. */
export const forgetPageOrigins = () => origins.forget();

/** Where the pages of the organisation are: under its main domain, else at the installation's own address. */
export const findPageOrigin = (db: Db, organization: string): Promise<string> =>
  origins.get(organization, Date.now(), async () => {
    const [row] = await sql(db, FIND_MAIN, [organization]);
    return row ? originOfDomain(row.domain) : env().WEB_URL;
  });
