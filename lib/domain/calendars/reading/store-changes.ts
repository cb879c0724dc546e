import { createHash } from "node:crypto";
import type { Instant } from "@/lib/core/time/instant";
import { ownEvents } from "@/lib/domain/calendars/own-events";
import type { CalendarChanges } from "@/lib/domain/calendars/provider";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";

interface Reading {
  subcalendar: string;
  /** The token that was known when the reading began. */
  from: string | null;
  until: Instant;
  changes: CalendarChanges;
}

const BEGIN = statement(
  "INSERT INTO subcalendar_syncs (subcalendar_id) SELECT id FROM subcalendars WHERE id = $1 ON CONFLICT DO NOTHING",
);

const HOLD = statement<{ token: string | null; user: string; organization: string }>(`
  SELECT y.token, c.user_id AS user, c.organization_id AS organization
    FROM subcalendar_syncs y JOIN subcalendars s ON s.id = y.subcalendar_id JOIN calendars c ON c.id = s.calendar_id
   WHERE y.subcalendar_id = $1 FOR UPDATE OF y FOR SHARE OF s`);

const REMOVE = statement(
  "DELETE FROM busy_periods WHERE subcalendar_id = $1 AND ($2 OR object_key = ANY($3::text[]))",
);

const INSERT = statement(`
  INSERT INTO busy_periods (user_id, subcalendar_id, object_key, starts_at, ends_at, all_day, counts)
  SELECT $1, s.id, t.key, to_timestamp(t.start / 1000.0), to_timestamp(t.finish / 1000.0), t.all_day, s.busy
    FROM subcalendars s,
         unnest($3::text[], $4::float8[], $5::float8[], $6::boolean[]) AS t (key, start, finish, all_day)
   WHERE s.id = $2`);

const FINISH = statement(
  "UPDATE subcalendar_syncs SET token = $2, read_until = $3 WHERE subcalendar_id = $1",
);

/**
 * Writes what a reading has found. Of two that began with the same token only the first counts: the other one knows
 * nothing that the next reading would not find. Bookpage's own events are no second meeting.
 */
export function storeChanges(db: Db, { subcalendar, from, until, changes }: Reading): Promise<void> {
  const { whole, objects, removed, token } = changes;
  return inTransaction(db, async (tx) => {
    await sql(tx, BEGIN, [subcalendar]);
    const [held] = await sql(tx, HOLD, [subcalendar]);
    if (held?.token !== from) return; // undefined: disconnected meanwhile
    const own = await ownEvents(tx, held.organization, objects);
    const keys = [...removed, ...objects.map(({ key }) => key)].map(shortKey);
    await sql(tx, REMOVE, [subcalendar, whole, keys]);
    const rows = objects
      .filter(({ uid }) => uid === null || !own.has(uid))
      .flatMap(({ key, busy }) => busy.map((time) => ({ key: shortKey(key), ...time })));
    await sql(tx, INSERT, [
      held.user,
      subcalendar,
      rows.map(({ key }) => key),
      rows.map(({ start }) => start),
      rows.map(({ end }) => end),
      rows.map(({ allDay }) => allDay),
    ]);
    await sql(tx, FINISH, [subcalendar, token, new Date(until)]);
  });
}

/** Names that servers give can be longer than an index takes. */
const shortKey = (key: string): string =>
  key.length <= 200 && !key.includes("\0") ? key : createHash("sha256").update(key).digest("hex");
