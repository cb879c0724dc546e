import { setTimeout as sleep } from "node:timers/promises";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { syncCalendar } from "./sync-calendar";

/** What was read less long ago is not asked for again. */
const FRESH_MS = MINUTE;
/** How long somebody who books may have to wait for a calendar. */
const BOOKER_WAIT_MS = 2000;
/** Calendars that are read at a time: a team may have hundreds, and others need the database too. */
const PARALLEL_SYNCS = 8;

/** Whose time is about to be taken: somebody's, that of one of a team, that of a booking-page event's hosts. */
type BusyTimeScope = { user: string } | { email: string } | { team: string } | { event: string };

const selectStale = (users: string) =>
  definePreparedStatement<{ id: string }>(`
  SELECT c.id
    FROM calendars c JOIN calendar_syncs s ON s.organization_id = c.organization_id AND s.calendar_id = c.id
   WHERE c.organization_id = $1 AND c.user_id IN (${users}) AND NOT c.access_broken
     AND (s.synced_at IS NULL OR s.synced_at < $3)
   ORDER BY s.synced_at NULLS FIRST`);

const STALE = {
  user: selectStale("SELECT $2::text"),
  email: selectStale("SELECT id FROM users WHERE organization_id = $1 AND email = $2"),
  team: selectStale("SELECT user_id FROM team_members WHERE organization_id = $1 AND team_id = $2"),
  event: selectStale(
    `SELECT created_by_user_id FROM events WHERE id = $2 AND organization_id = $1 AND bookpage
      UNION SELECT user_id FROM invitees WHERE event_id = $2 AND organization_id = $1 AND host`,
  ),
};

/**
 * Looks once more, before time is taken, whether the calendars it depends on have changed. What does not answer in
 * time, or cannot be read, stays as it was known. To be called before a transaction, never in one.
 */
export async function syncStaleCalendars(
  db: Db,
  organization: OrganizationId,
  whose: BusyTimeScope,
  now: Instant,
): Promise<void> {
  const [[kind, value]] = Object.entries(whose) as [[keyof typeof STALE, string]];
  const stale = await executeSql(db, STALE[kind], [organization, value, new Date(now - FRESH_MS)]);
  if (stale.length === 0) return;
  const signal = AbortSignal.timeout(BOOKER_WAIT_MS);
  const lane = async () => {
    for (let next = stale.shift(); next && !signal.aborted; next = stale.shift())
      await syncCalendar(db, { organization, calendar: next.id }, { signal, now }).catch(() => {}); // the next regular reading tries again
  };
  const read = Promise.all(Array.from({ length: PARALLEL_SYNCS }, lane));
  await Promise.race([read, sleep(BOOKER_WAIT_MS, undefined, { ref: false })]);
}
