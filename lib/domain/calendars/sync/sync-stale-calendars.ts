import { setTimeout as sleep } from "node:timers/promises";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { syncCalendar } from "./sync-calendar";

/** Calendars with a more recent sync are skipped. */
const FRESH_MS = MINUTE;
/** Longest time in milliseconds that a booker waits for calendars. */
const BOOKER_WAIT_MS = 2000;
/** Concurrent syncs of one request, as a team may have hundreds of calendars and shares the database. */
const PARALLEL_SYNCS = 8;

/** Calendars to check: those of a user, of a team, or of the hosts of an event. */
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
 * Syncs stale calendars before time is reserved. A calendar that fails or does not respond in time keeps its
 * last known times. Call it outside of any transaction. Returns false if no calendar was stale.
 */
export async function syncStaleCalendars(
  db: Db,
  organization: OrganizationId,
  scope: BusyTimeScope,
  now: Instant,
): Promise<boolean> {
  const [[kind, value]] = Object.entries(scope) as [[keyof typeof STALE, string]];
  const stale = await executeSql(db, STALE[kind], [organization, value, new Date(now - FRESH_MS)]);
  if (stale.length === 0) return false;
  const signal = AbortSignal.timeout(BOOKER_WAIT_MS);
  const syncNext = async () => {
    for (let next = stale.shift(); next && !signal.aborted; next = stale.shift())
      await syncCalendar(db, { organization, calendar: next.id }, { signal, now }).catch(() => {}); // the next scheduled sync retries
  };
  const read = Promise.all(Array.from({ length: PARALLEL_SYNCS }, syncNext));
  await Promise.race([read, sleep(BOOKER_WAIT_MS, undefined, { ref: false })]);
  return true;
}
