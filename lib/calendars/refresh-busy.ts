import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@/lib/db/client";
import { type Instant, MINUTE } from "@/lib/time/instant";
import { syncCalendar } from "./sync-calendar";

/** What was read less long ago is not asked for again. */
const FRESH = MINUTE;
/** Milliseconds that somebody who books may have to wait for a calendar. */
const PATIENCE = 2000;

/**
 * Looks once more, before time of these users is taken, whether their calendars have changed. What does not answer in
 * time, or cannot be read, stays as it was known. To be called before a transaction, never in one.
 */
export async function refreshBusy(db: Db, users: readonly string[], now: Instant): Promise<void> {
  const stale = await db.calendar.findMany({
    where: {
      userId: { in: [...users] },
      accessBroken: false,
      sync: { OR: [{ syncedAt: null }, { syncedAt: { lt: new Date(now - FRESH) } }] },
    },
    select: { id: true },
  });
  if (stale.length === 0) return;
  const signal = AbortSignal.timeout(PATIENCE);
  const read = Promise.allSettled(stale.map(({ id }) => syncCalendar(db, id, { signal, now })));
  await Promise.race([read, sleep(PATIENCE, undefined, { ref: false })]);
}
