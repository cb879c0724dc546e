import type { Access } from "@/lib/domain/calendars/provider";
import { open, seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

interface Stored {
  id: string;
  organizationId: string;
  credentials: Uint8Array | null;
  sync: { renewed: Uint8Array | null } | null;
}

const KEEP = statement(`
  UPDATE calendar_syncs y SET renewed = $3 FROM calendars c
   WHERE y.calendar_id = $1 AND c.id = y.calendar_id AND c.credentials = $2`);

/**
 * Opens what a calendar is read with; null where there is nothing, or nothing that opens. Renewed credentials are kept
 * beside those of the calendar, unless it was connected anew meanwhile: that they change is nobody's doing.
 */
export function openAccess(
  db: Db,
  { id, organizationId, credentials, sync }: Stored,
  signal: AbortSignal,
): Access<unknown> | null {
  const sealed = sync?.renewed ?? credentials;
  const text = sealed && open(sealed);
  if (!text) return null;
  return {
    credentials: JSON.parse(text),
    organization: organizationId,
    signal,
    keep: async (renewed) => {
      await sql(db, KEEP, [id, credentials, seal(JSON.stringify(renewed))]);
    },
  };
}
