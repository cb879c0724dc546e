import {
  type ExpiredRow,
  recordExpiredTombstones,
} from "@/lib/domain/audit/tombstones/record-expired-tombstones";
import { deleteExpiredTrash } from "@/lib/domain/audit/trash/delete-trash";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Statement } from "@/lib/platform/db/statement";
import type { Env } from "@/lib/platform/env/env";
import {
  BATCH_ROWS,
  FORCE_KEY_LOOKUPS,
  RECORDS_BY_DAYS,
  RECORDS_BY_SETTING,
  type RecordDeletion,
} from "./old-records";
import { removePastEvents } from "./remove-past-events";

type Retention = Pick<Env, keyof typeof RECORDS_BY_SETTING | "RETENTION_EVENTS">;

/**
 * Deletes records older than their limit; a setting of 0 days keeps them forever. Covers all live organisations by
 * real time, or one sandbox by its clock.
 */
export async function removeOldRecords(
  db: Db,
  retention: Retention,
  sandbox: OrganizationId | null = null,
): Promise<void> {
  const remove = async (removal: RecordDeletion, days: number) => {
    const statement = sandbox ? removal.sandbox : removal.live;
    const values = sandbox ? [days, sandbox] : [days];
    if (statement)
      await removeInBatches(db, { remove: statement, values, tombstoneKind: removal.tombstoneKind });
  };
  await deleteExpiredTrash(db, sandbox);
  for (const { days, remove: removal } of RECORDS_BY_DAYS) await remove(removal, days);
  for (const [setting, removal] of Object.entries(RECORDS_BY_SETTING)) {
    const days = retention[setting as keyof typeof RECORDS_BY_SETTING];
    if (days > 0) await remove(removal, days);
  }
  if (retention.RETENTION_EVENTS > 0) await removePastEvents(db, retention.RETENTION_EVENTS, sandbox);
}

/** Short transactions keep others from waiting. */
async function removeInBatches(
  db: Db,
  {
    remove,
    values,
    tombstoneKind,
  }: { remove: Statement<object>; values: unknown[]; tombstoneKind: RecordDeletion["tombstoneKind"] },
) {
  let removed: number;
  do {
    removed = await withTransaction(db, async (tx) => {
      await executeSql(tx, FORCE_KEY_LOOKUPS);
      const rows = await executeSql(tx, remove, values);
      if (tombstoneKind) await recordExpiredTombstones(tx, tombstoneKind, rows as ExpiredRow[]);
      return rows.length;
    });
  } while (removed === BATCH_ROWS);
}
