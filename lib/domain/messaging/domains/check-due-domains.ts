import { DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { log } from "@/lib/platform/log/log";
import { readTxt } from "@/lib/platform/network/read-txt";
import { settleDomain } from "./check-domain";
import { recordName } from "./serialize";

const BATCH = 200;

/** Records that are waited for are looked for each hour in the first days, all others once a day. */
const DUE = statement<{ organization: string; id: string; domain: string }>(`
  SELECT d.organization_id AS organization, d.id, d.domain
    FROM organizations o CROSS JOIN LATERAL (
      SELECT organization_id, id, domain, checked_at FROM page_domains
       WHERE organization_id = o.id
         AND (checked_at IS NULL OR checked_at < $1 OR (checked_at < $2 AND status = 'pending' AND created_at > $3))) d
   ORDER BY d.checked_at NULLS FIRST LIMIT ${BATCH}`);

const EAGER_DAYS = 3;

/** Looks for the records of the domains whose turn it is. */
export async function checkDueDomains(db: Db, now: Instant): Promise<void> {
  const before = [DAY, HOUR, EAGER_DAYS * DAY].map((span) => new Date(now - span));
  for (const { organization, id, domain } of await sql(db, DUE, before)) {
    const records = await readTxt(recordName(domain));
    await settleDomain(db, asOrganizationId(organization), id, records, new Date(now)).catch(
      (error: unknown) => log().warn({ err: error, domain: id }, "a domain could not be checked"),
    );
  }
}
