import { createHash } from "node:crypto";
import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { filterEventUids } from "@/lib/domain/calendars/event-uids";
import type { CalendarChanges, UnreadEntry } from "@/lib/domain/calendars/provider";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { detectEntryChanges } from "./detect-entry-changes";

interface SyncRun {
  organization: string;
  subcalendar: string;
  /** Token at the start of the sync. */
  from: string | null;
  /** Start of the sync by the database's clock. */
  began: Date;
  window: Interval;
  until: Instant;
  now: Instant;
  changes: CalendarChanges;
}

const BEGIN = defineStatement(`
  INSERT INTO subcalendar_syncs (organization_id, subcalendar_id)
  SELECT organization_id, id FROM subcalendars WHERE organization_id = $1 AND id = $2 ON CONFLICT DO NOTHING`);

const LOCK = defineStatement<{ token: string | null; user: string }>(`
  SELECT y.token, c.user_id AS user
    FROM subcalendar_syncs y
    JOIN subcalendars s ON s.organization_id = $1 AND s.id = y.subcalendar_id
    JOIN calendars c ON c.organization_id = $1 AND c.id = s.calendar_id
   WHERE y.organization_id = $1 AND y.subcalendar_id = $2 FOR UPDATE OF y FOR SHARE OF s`);

const REMOVE = defineStatement(`
  DELETE FROM busy_periods
   WHERE organization_id = $1 AND subcalendar_id = $2 AND ($3 OR object_key = ANY($4::text[]))`);

const INSERT = defineStatement(`
  INSERT INTO busy_periods (organization_id, id, user_id, subcalendar_id, object_key, starts_at, ends_at, all_day, counts, event_id)
  SELECT $1, t.id, $2, s.id, t.key, to_timestamp(t.start / 1000.0), to_timestamp(t.finish / 1000.0), t.all_day,
         s.busy OR t.event IS NOT NULL, t.event
    FROM subcalendars s,
         unnest($4::text[], $5::text[], $6::float8[], $7::float8[], $8::boolean[], $9::text[])
           AS t (id, key, start, finish, all_day, event)
   WHERE s.organization_id = $1 AND s.id = $3`);

const FINISH = defineStatement(
  `UPDATE subcalendar_syncs
      SET token = $3, read_until = $4, full_sync_at = coalesce($5, full_sync_at),
          unread = (CASE WHEN $6 THEN '{}' ELSE unread - $7::text[] END) || $8::jsonb
    WHERE organization_id = $1 AND subcalendar_id = $2`,
);

/**
 * Stores the changes of a sync. Of two syncs from the same token only the first counts; the next sync finds
 * what the other one found. Entries of Bookpage's events do not count as a second meeting unless a user has
 * moved them.
 */
export function storeChanges(
  db: Db,
  { organization, subcalendar, from, began, window, until, changes, now }: SyncRun,
): Promise<void> {
  const { whole, objects, removed, token } = changes;
  return withTransaction(db, async (tx) => {
    await executeSql(tx, BEGIN, [organization, subcalendar]);
    const [locked] = await executeSql(tx, LOCK, [organization, subcalendar]);
    if (locked?.token !== from) return; // undefined if the calendar was disconnected meanwhile
    const eventUids = await filterEventUids(tx, organization, objects);
    const keys = [...removed, ...objects.map(({ key }) => key)].map(truncateKey);
    await executeSql(tx, REMOVE, [organization, subcalendar, whole, keys]);
    const { user } = locked;
    const moved = await detectEntryChanges(tx, {
      organization,
      subcalendar,
      user,
      began,
      window,
      changes,
      own: eventUids,
    });
    const others = objects.filter(({ uid }) => uid === null || !eventUids.has(uid));
    const rows = [...others.map((object) => ({ event: null, object })), ...moved].flatMap(
      ({ event, object: { key, busy } }) => busy.map((time) => ({ key: truncateKey(key), event, ...time })),
    );
    await executeSql(tx, INSERT, [
      organization,
      user,
      subcalendar,
      rows.map(generateId),
      rows.map(({ key }) => key),
      rows.map(({ start }) => start),
      rows.map(({ end }) => end),
      rows.map(({ allDay }) => allDay),
      rows.map(({ event }) => event),
    ]);
    const fullSyncAt = whole ? new Date(now) : null;
    const unread = JSON.stringify(listUnread(objects));
    await executeSql(tx, FINISH, [
      organization,
      subcalendar,
      token,
      new Date(until),
      fullSyncAt,
      whole,
      keys,
      unread,
    ]);
  });
}

/** Stored unread events per subcalendar. */
const MAX_UNREAD = 200;

const listUnread = (objects: CalendarChanges["objects"]): Record<string, UnreadEntry> =>
  Object.fromEntries(
    objects
      .flatMap(({ key, unread }) => (unread ? [[truncateKey(key), removeNul(unread)] as const] : []))
      .slice(0, MAX_UNREAD),
  );

/** PostgreSQL text cannot contain NUL. */
const removeNul = (unread: UnreadEntry): UnreadEntry => ({
  ...unread,
  title: unread.title?.replaceAll("\0", "") || null,
});

/** Truncates keys that are too long for an index. */
export const truncateKey = (key: string): string =>
  key.length <= 200 && !key.includes("\0") ? key : createHash("sha256").update(key).digest("hex");
