import { noteRemoved, type RemovedRow } from "@/lib/domain/deletions/note-removed";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import type { Statement } from "@/lib/platform/db/statement";
import type { Env } from "@/lib/platform/env/env";
import { BATCH_ROWS, NOTED_RECORDS, RECORDS_BY_DAYS, RECORDS_BY_SETTING, ROW_BY_ROW } from "./old-records";
import { removePastEvents } from "./remove-past-events";

type Retention = Pick<Env, keyof typeof RECORDS_BY_SETTING | "RETENTION_EVENTS">;

/** Removes whatever has been kept long enough; 0 days in a setting: it is kept for good. */
export async function removeOldRecords(db: Db, retention: Retention): Promise<void> {
  for (const { days, remove } of RECORDS_BY_DAYS) await removeInBatches(db, remove, days);
  for (const [setting, remove] of Object.entries(RECORDS_BY_SETTING)) {
    const days = retention[setting as keyof typeof RECORDS_BY_SETTING];
    if (days > 0) await removeInBatches(db, remove, days);
  }
  if (retention.RETENTION_EVENTS > 0) await removePastEvents(db, retention.RETENTION_EVENTS);
}

/** So that nobody waits for a long transaction. */
async function removeInBatches(db: Db, remove: Statement<object>, days: number) {
  let removed: number;
  do {
    removed = await inTransaction(db, async (tx) => {
      await sql(tx, ROW_BY_ROW);
      const rows = await sql(tx, remove, [days]);
      const kind = NOTED_RECORDS.get(remove);
      if (kind) await noteRemoved(tx, kind, rows as RemovedRow[]);
      return rows.length;
    });
  } while (removed === BATCH_ROWS);
}
