import type { Instant } from "@/lib/core/time/instant";
import { lockPageHosts } from "@/lib/domain/bookings/lock-page-hosts";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { listSeatedMeetings } from "./list-seated-meetings";

interface JoinHandlers<T> {
  /** Takes a seat of the locked event; null if none is available. */
  join: (event: string) => Promise<T | null>;
  /** Creates a meeting in its own savepoint, with the hosts locked. */
  create: (tx: Db) => Promise<T>;
}

/** Another booker created a meeting while this one waited for the lock. */
class ConcurrentMeetingError extends Error {}

/** The meeting has no seat available; its lock is released. */
class NoSeatsLeftError extends Error {}

/**
 * Each attempt but the last fails because another booker got a seat, so only very many concurrent bookers
 * reach the limit.
 */
const MAX_ATTEMPTS = 100;

/**
 * Joins an existing meeting with a free seat, or else creates one. To avoid deadlocks, an event is always
 * locked before its hosts, and only one event at a time. Whether a meeting exists is only certain under the
 * hosts' locks: if one appeared, the savepoint is rolled back to release them, and the event is locked first.
 */
export async function joinOrCreate<T>(
  tx: Db,
  page: BookablePage,
  search: { start: Instant; hold?: string | undefined },
  now: Instant,
  { join, create }: JoinHandlers<T>,
): Promise<T> {
  const tried = new Set<string>();
  const findMeeting = async (db: Db) =>
    (await listSeatedMeetings(db, page, search, now)).find(({ id }) => !tried.has(id))?.id;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const meeting = await findMeeting(tx);
    try {
      if (meeting === undefined)
        return await withSavepoint(tx, async (part) => {
          await lockPageHosts(part, page);
          if (await findMeeting(part)) throw new ConcurrentMeetingError();
          return create(part);
        });
      return await withSavepoint(tx, async (part) => {
        const [locked] = await executeSql(part, LOCK, [meeting, page.organization]);
        // Its last booker may have left while this transaction waited.
        const joined = locked?.stands ? await join(meeting) : null;
        if (joined === null) throw new NoSeatsLeftError();
        return joined;
      });
    } catch (error) {
      if (error instanceof NoSeatsLeftError && meeting !== undefined) tried.add(meeting);
      else if (!(error instanceof ConcurrentMeetingError)) throw error;
    }
  }
  throw new ApiProblem("slot_taken", "This time is no longer free.");
}

const LOCK = defineStatement<{ stands: boolean }>(
  "SELECT cancelled_at IS NULL AS stands FROM events WHERE id = $1 AND organization_id = $2 FOR UPDATE",
);
