import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

export type AddressChoice = "confirm" | "stop";

// A repeated choice keeps its first time.
const RECORD = definePreparedStatement(`
  UPDATE workflow_addresses SET confirmed_at = CASE WHEN $3 THEN $4::timestamptz END,
         stopped_at = CASE WHEN $3 THEN NULL ELSE $4::timestamptz END
   WHERE organization_id = $1 AND id = $2 AND CASE WHEN $3 THEN confirmed_at ELSE stopped_at END IS NULL`);

/** Records that the reader of a fixed address confirms it, or ends its mails. */
export const recordAddressChoice = (
  db: Db,
  organization: OrganizationId,
  address: string,
  choice: AddressChoice,
  now: Instant,
) => executeSql(db, RECORD, [organization, address, choice === "confirm", new Date(now)]);
