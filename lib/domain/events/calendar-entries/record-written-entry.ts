import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { truncateKey } from "@/lib/domain/calendars/sync/store-changes";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

/** Identifies an entry: the event, and the owner of the calendar. */
export interface EntryKey {
  organization: string;
  event: string;
  user: string;
  uid: string;
}

const START_WRITE_STATEMENT = defineStatement(`
  UPDATE calendar_entries SET writing_since = now()
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

/** Marks an entry as being written; syncs that read it in the meantime are ignored. */
export const startEntryWrite = (db: Db, { organization, event, user, uid }: EntryKey) =>
  executeSql(db, START_WRITE_STATEMENT, [organization, event, user, uid]);

const RECORD_INTENT_STATEMENT = defineStatement<{ noted: boolean }>(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written, writing_since)
  VALUES ($1, $2, $3, $4, $5, $6, '', now())
      ON CONFLICT (organization_id, event_id, user_id, uid) DO NOTHING
  RETURNING true AS noted`);

/**
 * Records an entry under its future key before the first write. If the server crashes between request and response, or
 * the meeting changes meanwhile, later jobs know where to look. Returns false if it is recorded already.
 */
export async function recordWriteIntent(
  db: Db,
  { organization, event, user, uid }: EntryKey,
  { subcalendar, key }: Pick<WrittenState, "subcalendar" | "key">,
): Promise<boolean> {
  const [row] = await executeSql(db, RECORD_INTENT_STATEMENT, [
    organization,
    event,
    user,
    uid,
    subcalendar,
    key,
  ]);
  return row?.noted ?? false;
}

interface WrittenState {
  subcalendar: string;
  key: string;
  entry: CalendarEntry;
  /** Digest of the entry's contents. */
  written: string;
}

const UPSERT_STATEMENT = defineStatement<{ kept: boolean }>(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written,
                                starts_at, ends_at, all_day, written_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp())
      ON CONFLICT (organization_id, event_id, user_id, uid) DO UPDATE
     SET object_key = excluded.object_key, written = excluded.written, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at, all_day = excluded.all_day, written_at = excluded.written_at, writing_since = NULL
   WHERE calendar_entries.subcalendar_id = excluded.subcalendar_id
  RETURNING true AS kept`);

const DELETE_DRAGGED_STATEMENT = defineStatement(`
  DELETE FROM busy_periods
   WHERE organization_id = $1 AND subcalendar_id = $2 AND object_key = ANY ($3) AND event_id = $4`);

const CLOSE_CHANGE_STATEMENT = defineStatement(`
  UPDATE calendar_changes SET state = 'settled', ended_at = now()
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4 AND state = 'open'`);

/**
 * Records where and when an entry was written; earlier changes by its owner are closed and their time is released.
 * Returns false, without recording, if the entry is known in another calendar.
 */
export const recordWrittenEntry = (
  db: Db,
  of: EntryKey,
  { subcalendar, key, entry, written }: WrittenState,
): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const named = [of.organization, of.event, of.user, of.uid];
    const times = [new Date(entry.start), new Date(entry.end), entry.allDay];
    const [row] = await executeSql(tx, UPSERT_STATEMENT, [...named, subcalendar, key, written, ...times]);
    if (!row) return false;
    await executeSql(tx, DELETE_DRAGGED_STATEMENT, [
      of.organization,
      subcalendar,
      [truncateKey(key)],
      of.event,
    ]);
    await executeSql(tx, CLOSE_CHANGE_STATEMENT, named);
    return true;
  });

const DELETE_STATEMENT = defineStatement(`
  DELETE FROM calendar_entries
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4 AND subcalendar_id = $5`);

/** Deletes the record of an entry that is no longer in the calendar and not needed there. */
export const deleteWrittenEntry = (
  db: Db,
  of: EntryKey,
  { subcalendar, key }: Pick<WrittenState, "subcalendar" | "key">,
) =>
  withTransaction(db, async (tx) => {
    const named = [of.organization, of.event, of.user, of.uid];
    await executeSql(tx, DELETE_STATEMENT, [...named, subcalendar]);
    await executeSql(tx, DELETE_DRAGGED_STATEMENT, [
      of.organization,
      subcalendar,
      [truncateKey(key)],
      of.event,
    ]);
    await executeSql(tx, CLOSE_CHANGE_STATEMENT, named);
  });

const OPEN_CHANGE_STATEMENT = defineStatement<{ left: boolean }>(`
  SELECT EXISTS (SELECT FROM calendar_changes
                  WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4 AND state = 'open') AS left`);

interface Times {
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * Returns whether the entry stays as its owner changed it until they decide. A meeting moved in Bookpage since then is the
 * later change, so it is written.
 */
export async function isOwnerDecisionPending(
  db: Db,
  of: EntryKey,
  { startsAt, endsAt }: Times,
  entry: CalendarEntry,
): Promise<boolean> {
  if (startsAt === null || +startsAt !== entry.start || +(endsAt ?? 0) !== entry.end) return false;
  const [row] = await executeSql(db, OPEN_CHANGE_STATEMENT, [of.organization, of.event, of.user, of.uid]);
  return row?.left ?? false;
}
