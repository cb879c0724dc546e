import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { truncateKey } from "@/lib/domain/calendars/sync/store-changes";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";

/** Which entry: of an event, in somebody's calendar. */
export interface EntryKey {
  organization: string;
  event: string;
  user: string;
  uid: string;
}

const START_WRITE_STATEMENT = defineStatement(`
  UPDATE calendar_entries SET writing_since = now()
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

/** What is read from now on says nothing of the entry, until it is written. */
export const startEntryWrite = (db: Db, { organization, event, user, uid }: EntryKey) =>
  executeSql(db, START_WRITE_STATEMENT, [organization, event, user, uid]);

const RECORD_INTENT_STATEMENT = defineStatement<{ noted: boolean }>(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written, writing_since)
  VALUES ($1, $2, $3, $4, $5, $6, '', now())
      ON CONFLICT (organization_id, event_id, user_id, uid) DO NOTHING
  RETURNING true AS noted`);

/**
 * Notes an entry before it is first written, under the key that it will have: a server that dies between request and answer
 * has it or has it not, and whoever cancels or moves the meeting meanwhile has to know where to look. False where it is known.
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
  /** A digest of its contents. */
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
 * Writes down where an entry is now, and when: what somebody did to it before is over, and takes no time any more. False, and
 * nothing is written down, where it is known in another calendar.
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

/** The entry is not in the calendar any more, and is not wanted there. */
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
 * Whether the entry is left as its owner has made it, until they say what shall happen; a meeting that has moved here since
 * is the later change, and is written.
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
