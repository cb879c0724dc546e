import type { Instant } from "@/lib/core/time/instant";
import { recordTombstones } from "@/lib/domain/audit/tombstones/record-tombstones";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Transition } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { suppressAudit } from "@/lib/platform/db/suppress-audit";
import { loadImportDirectory } from "../meeting-import/import-directory";
import { holdTime, lockMeetings, releaseTime, toMeeting } from "./apply-booking";

// Nobody has seen it outside: it is as it was made, in no calendar, and in no mail.
const DELETE_UNTOUCHED = defineStatement<{ id: string }>(`
  DELETE FROM events e USING imported_events i
   WHERE i.organization_id = $1 AND i.source = $2 AND i.source_id = $3
     AND e.organization_id = $1 AND e.id = i.event_id AND e.version = 1 AND e.cancelled_at IS NULL
     AND NOT EXISTS (SELECT FROM calendar_entries c WHERE c.organization_id = $1 AND c.event_id = e.id)
     AND NOT EXISTS (SELECT FROM mails m WHERE m.organization_id = $1 AND m.event_id = e.id)
     AND NOT EXISTS (SELECT FROM event_messages m WHERE m.organization_id = $1 AND m.event_id = e.id)
  RETURNING e.id`);

interface Reversal {
  transition: Transition;
  now: Instant;
  onProgress?: () => void;
}

/** Makes holds again of the meetings that the switch made and nobody has touched since. The others stay. */
export async function restoreHolds(db: Db, { transition, now, onProgress }: Reversal): Promise<void> {
  const { organizationId, id: transitionId, tool, notifies } = transition;
  if ((notifies as { webhooks: boolean } | null)?.webhooks) return; // receivers know them already
  const organization = asOrganizationId(organizationId);
  const directory = await loadImportDirectory(db, organization);
  const rows = await db.transitionMeeting.findMany({
    where: {
      ...{ organizationId, transitionId, state: "imported", importedAt: { not: null } },
      endsAt: { gt: new Date(now) },
    },
    select: { sourceId: true },
  });
  for (const { sourceId } of rows) {
    onProgress?.();
    await withTransaction(db, async (tx) => {
      await lockMeetings(tx, transition, [sourceId]);
      const where = { organizationId_transitionId_sourceId: { organizationId, transitionId, sourceId } };
      const row = await tx.transitionMeeting.findUnique({ where });
      const meeting = row && toMeeting(row);
      if (row?.state !== "imported" || !meeting) return;
      await suppressAudit(tx);
      const [deleted] = await executeSql(tx, DELETE_UNTOUCHED, [organization, tool, sourceId]);
      if (!deleted) return;
      await releaseTime(tx, organization, deleted.id);
      await recordTombstones(tx, organization, { kind: "event", ids: [deleted.id] });
      const outcome = await holdTime(tx, organization, { meeting, directory, holdId: row.holdId });
      await tx.transitionMeeting.update({ where, data: { ...outcome, importedAt: null } });
    });
  }
}
