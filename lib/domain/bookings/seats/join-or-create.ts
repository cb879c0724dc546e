import type { Instant } from "@/lib/core/time/instant";
import { lockPageHosts } from "@/lib/domain/bookings/lock-page-hosts";
import type { PageSettings } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import { withSavepoint } from "@/lib/platform/db/with-savepoint";
import { ApiProblem } from "@/lib/platform/http/problem";
import { listSeatedMeetings } from "./list-seated-meetings";

interface JoinHandlers<T> {
  /** Takes a seat of the event, which is locked; null: nothing can be had of it. */
  join: (event: string) => Promise<T | null>;
  /** Makes a meeting under the hosts' locks, in a transaction of its own. */
  make: (tx: Db) => Promise<T>;
}

/** Somebody else has made a meeting while we waited for its host. */
class ConcurrentMeetingError extends Error {}

/** Nothing can be had of the meeting; its lock is given back. */
class NoSeatsLeftError extends Error {}

/** Each but the last is lost to somebody who got a seat, so that only very many at once use them up. */
const MAX_ATTEMPTS = 100;

/**
 * Joins a meeting that is there at this time and has a seat, else makes one. Everywhere an event is locked before its hosts,
 * and here one event at a time, so that nobody waits in a circle. It is known only under the hosts' locks that there is none:
 * if there is one by then, they are given back, with the savepoint, and the event is locked first.
 */
export async function joinOrCreate<T>(
  tx: Db,
  page: PageSettings,
  asked: { start: Instant; hold?: string | undefined },
  now: Instant,
  { join, make }: JoinHandlers<T>,
): Promise<T> {
  const tried = new Set<string>();
  const findMeeting = async (db: Db) =>
    (await listSeatedMeetings(db, page, asked, now)).find(({ id }) => !tried.has(id))?.id;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const meeting = await findMeeting(tx);
    try {
      if (meeting === undefined)
        return await withSavepoint(tx, async (part) => {
          await lockPageHosts(part, page);
          if (await findMeeting(part)) throw new ConcurrentMeetingError();
          return make(part);
        });
      return await withSavepoint(tx, async (part) => {
        const [locked] = await executeSql(part, LOCK, [meeting, page.organization]);
        const joined = locked?.stands ? await join(meeting) : null; // its last booker may have left while we waited
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
