import type { Access } from "@/lib/domain/calendars/provider";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { openCredentials, type StoredCredentials, sealRenewed } from "./stored-credentials";

const LOCK_CREDENTIALS = statement<{ credentials: Buffer | null }>(
  "SELECT credentials FROM calendars WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE",
);

const KEEP = statement(
  "UPDATE calendar_syncs SET renewed = $3 WHERE organization_id = $1 AND calendar_id = $2",
);

/**
 * Opens what a calendar is read with; null where there is nothing, or nothing that opens. Renewed credentials are kept
 * beside those of the calendar, unless it was connected anew meanwhile: that they change is nobody's doing.
 */
export function openAccess(db: Db, calendar: StoredCredentials, signal: AbortSignal): Access<unknown> | null {
  const text = openCredentials(calendar);
  if (!text) return null;
  const connectedWith = openCredentials({ ...calendar, sync: null });
  return {
    credentials: JSON.parse(text),
    organization: calendar.organizationId,
    signal,
    keep: (renewed) =>
      inTransaction(db, async (tx) => {
        const [row] = await sql(tx, LOCK_CREDENTIALS, [calendar.organizationId, calendar.id]);
        // Compared as texts: the same credentials may be sealed by another key by now.
        if (!row || openCredentials({ ...calendar, ...row, sync: null }) !== connectedWith) return;
        const sealed = sealRenewed(JSON.stringify(renewed), calendar);
        await sql(tx, KEEP, [calendar.organizationId, calendar.id, sealed]);
      }),
  };
}
