import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { type StoredCredentials, sealRenewedCredentials, unsealCredentials } from "./stored-credentials";

const LOCK_CREDENTIALS = defineStatement<{ credentials: Buffer | null }>(
  "SELECT credentials FROM calendars WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE",
);

const UPDATE_RENEWED = defineStatement(
  "UPDATE calendar_syncs SET renewed = $3 WHERE organization_id = $1 AND calendar_id = $2",
);

/**
 * Opens the access to a calendar; null if there are no credentials or they cannot be decrypted. Renewed
 * credentials are stored beside the original ones, unless the calendar was reconnected meanwhile. Renewals
 * are not audited.
 */
export function openAccess(
  db: Db,
  calendar: StoredCredentials,
  signal: AbortSignal,
): ProviderAccess<unknown> | null {
  const text = unsealCredentials(calendar);
  if (!text) return null;
  const connectedWith = unsealCredentials({ ...calendar, sync: null });
  return {
    credentials: JSON.parse(text),
    organization: calendar.organizationId,
    signal,
    storeRenewed: (renewed) =>
      withTransaction(db, async (tx) => {
        const [row] = await executeSql(tx, LOCK_CREDENTIALS, [calendar.organizationId, calendar.id]);
        // Compares the plain texts, as the same credentials may be sealed with another key by now.
        if (!row || unsealCredentials({ ...calendar, ...row, sync: null }) !== connectedWith) return;
        const sealed = sealRenewedCredentials(JSON.stringify(renewed), calendar);
        await executeSql(tx, UPDATE_RENEWED, [calendar.organizationId, calendar.id, sealed]);
      }),
  };
}
