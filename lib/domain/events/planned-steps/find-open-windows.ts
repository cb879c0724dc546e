import { HOUR, type Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

/** Meta takes texts for 24 hours after the reader's last message; a few minutes are left for sending. */
const WINDOW_MS = 23.5 * HOUR;

const WRITING = definePreparedStatement<{ invitee: string }>(`
  SELECT DISTINCT invitee_id AS invitee FROM text_replies
   WHERE organization_id = $1 AND event_id = $2 AND channel = 'whatsapp' AND created_at > $3`);

/** Finds the invitees of a meeting who have written by WhatsApp within the last 24 hours. */
export async function findOpenWindows(
  db: Db,
  organization: OrganizationId,
  event: string,
  now: Instant,
): Promise<ReadonlySet<string>> {
  const rows = await executeSql(db, WRITING, [organization, event, new Date(now - WINDOW_MS)]);
  return new Set(rows.map(({ invitee }) => invitee));
}
