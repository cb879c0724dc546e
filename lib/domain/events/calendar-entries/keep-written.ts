import type { CalendarEntry } from "@/lib/domain/calendars/calendar-entry";
import { shortKey } from "@/lib/domain/calendars/reading/store-changes";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

/** Which entry: of an event, in somebody's calendar. */
export interface EntryOf {
  organization: string;
  event: string;
  user: string;
  uid: string;
}

const BEGIN_STATEMENT = statement(`
  UPDATE calendar_entries SET writing_since = now()
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4`);

/** What is read from now on says nothing of the entry, until it is written. */
export const beginWriting = (db: Db, { organization, event, user, uid }: EntryOf) =>
  sql(db, BEGIN_STATEMENT, [organization, event, user, uid]);

const INTEND_STATEMENT = statement<{ noted: boolean }>(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written, writing_since)
  VALUES ($1, $2, $3, $4, $5, $6, '', now())
      ON CONFLICT (organization_id, event_id, user_id, uid) DO NOTHING
  RETURNING true AS noted`);

/**
 * Notes an entry before it is first written, under the key that it will have: a server that dies between request and answer
 * has it or has it not, and whoever cancels or moves the meeting meanwhile has to know where to look. False where it is known.
 */
export async function intendWriting(
  db: Db,
  { organization, event, user, uid }: EntryOf,
  { subcalendar, key }: Pick<Written, "subcalendar" | "key">,
): Promise<boolean> {
  const [row] = await sql(db, INTEND_STATEMENT, [organization, event, user, uid, subcalendar, key]);
  return row?.noted ?? false;
}

interface Written {
  subcalendar: string;
  key: string;
  entry: CalendarEntry;
  /** A digest of its contents. */
  written: string;
}

const KEEP_STATEMENT = statement<{ kept: boolean }>(`
  INSERT INTO calendar_entries (organization_id, event_id, user_id, uid, subcalendar_id, object_key, written,
                                starts_at, ends_at, all_day, written_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp())
      ON CONFLICT (organization_id, event_id, user_id, uid) DO UPDATE
     SET object_key = excluded.object_key, written = excluded.written, starts_at = excluded.starts_at,
         ends_at = excluded.ends_at, all_day = excluded.all_day, written_at = excluded.written_at, writing_since = NULL
   WHERE calendar_entries.subcalendar_id = excluded.subcalendar_id
  RETURNING true AS kept`);

const FORGET_DRAGGED_STATEMENT = statement(`
  DELETE FROM busy_periods
   WHERE organization_id = $1 AND subcalendar_id = $2 AND object_key = ANY ($3) AND event_id = $4`);

const SETTLE_STATEMENT = statement(`
  UPDATE calendar_changes SET state = 'settled', ended_at = now()
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4 AND state = 'open'`);

/**
 * Writes down where an entry is now, and when: what somebody did to it before is over, and takes no time any more. False, and
 * nothing is written down, where it is known in another calendar.
 */
export const keepWritten = (
  db: Db,
  of: EntryOf,
  { subcalendar, key, entry, written }: Written,
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const named = [of.organization, of.event, of.user, of.uid];
    const times = [new Date(entry.start), new Date(entry.end), entry.allDay];
    const [row] = await sql(tx, KEEP_STATEMENT, [...named, subcalendar, key, written, ...times]);
    if (!row) return false;
    await sql(tx, FORGET_DRAGGED_STATEMENT, [of.organization, subcalendar, [shortKey(key)], of.event]);
    await sql(tx, SETTLE_STATEMENT, named);
    return true;
  });

const FORGET_STATEMENT = statement(`
  DELETE FROM calendar_entries
   WHERE organization_id = $1 AND event_id = $2 AND user_id = $3 AND uid = $4 AND subcalendar_id = $5`);

/** The entry is not in the calendar any more, and is not wanted there. */
export const forgetWritten = (
  db: Db,
  of: EntryOf,
  { subcalendar, key }: Pick<Written, "subcalendar" | "key">,
) =>
  inTransaction(db, async (tx) => {
    const named = [of.organization, of.event, of.user, of.uid];
    await sql(tx, FORGET_STATEMENT, [...named, subcalendar]);
    await sql(tx, FORGET_DRAGGED_STATEMENT, [of.organization, subcalendar, [shortKey(key)], of.event]);
    await sql(tx, SETTLE_STATEMENT, named);
  });

const LEFT_STATEMENT = statement<{ left: boolean }>(`
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
export async function isLeftToOwner(
  db: Db,
  of: EntryOf,
  { startsAt, endsAt }: Times,
  entry: CalendarEntry,
): Promise<boolean> {
  if (startsAt === null || +startsAt !== entry.start || +(endsAt ?? 0) !== entry.end) return false;
  const [row] = await sql(db, LEFT_STATEMENT, [of.organization, of.event, of.user, of.uid]);
  return row?.left ?? false;
}
