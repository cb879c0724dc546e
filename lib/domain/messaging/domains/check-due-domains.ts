import { DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { log } from "@/lib/platform/log/log";
import { findTxtRecords } from "@/lib/platform/network/find-txt-records";
import { applyDomainRecords } from "./check-domain";
import { buildDomainRecordName } from "./serialize";

const BATCH = 200;

/** Domains with missing records are checked every hour in the first days, all others once a day. */
const DUE = defineStatement<{ organization: string; id: string; domain: string }>(`
  SELECT d.organization_id AS organization, d.id, d.domain
    FROM organizations o CROSS JOIN LATERAL (
      SELECT organization_id, id, domain, checked_at FROM page_domains
       WHERE organization_id = o.id
         AND (checked_at IS NULL OR checked_at < $1 OR (checked_at < $2 AND status = 'pending' AND created_at > $3))) d
   ORDER BY d.checked_at NULLS FIRST LIMIT ${BATCH}`);

const EAGER_DAYS = 3;

/** Checks the records of all domains that are due. */
export async function checkDueDomains(db: Db, now: Instant): Promise<void> {
  const before = [DAY, HOUR, EAGER_DAYS * DAY].map((span) => new Date(now - span));
  for (const { organization, id, domain } of await executeSql(db, DUE, before)) {
    const records = await findTxtRecords(buildDomainRecordName(domain));
    await applyDomainRecords(db, asOrganizationId(organization), id, records, new Date(now)).catch(
      (error: unknown) => log().warn({ err: error, domain: id }, "a domain could not be checked"),
    );
  }
}
