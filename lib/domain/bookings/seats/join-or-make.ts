import type { Instant } from "@/lib/core/time/instant";
import { lockPageHosts } from "@/lib/domain/bookings/lock-page-hosts";
import type { PublicPage } from "@/lib/domain/bookings/public-page";
import type { Db } from "@/lib/platform/db/client";
import { inSavepoint } from "@/lib/platform/db/in-savepoint";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import { ApiProblem } from "@/lib/platform/http/problem";
import { findMeeting } from "./find-meeting";

interface Ways<T> {
  /** Takes a seat of the event, which is locked; null: nothing can be had of it. */
  join: (event: string) => Promise<T | null>;
  /** Makes a meeting under the hosts' locks, in a transaction of its own. */
  make: (tx: Db) => Promise<T>;
}

/** Somebody else has made the meeting while we waited for its host. */
class MadeMeanwhile extends Error {}

const MAX_ATTEMPTS = 5;

/**
 * Joins the meeting that is there at this time, else makes it. Everywhere an event is locked before its hosts, so that nobody
 * waits in a circle. Here it is known only under the hosts' locks that there is none: if there is one by then, they are
 * given back, with the savepoint, and the event is locked first.
 */
export async function joinOrMake<T>(
  tx: Db,
  page: PublicPage,
  start: Instant,
  { join, make }: Ways<T>,
): Promise<T> {
  let isJoined = false;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const meeting = isJoined ? null : await findMeeting(tx, page, start);
    if (meeting) {
      const [locked] = await sql(tx, LOCK, [meeting, page.organization]);
      if (!locked?.stands) continue; // its last booker has left while we waited
      const joined = await join(meeting);
      if (joined !== null) return joined;
      isJoined = true;
    }
    try {
      return await inSavepoint(tx, async (part) => {
        await lockPageHosts(part, page);
        if (!isJoined && (await findMeeting(part, page, start))) throw new MadeMeanwhile();
        return make(part);
      });
    } catch (error) {
      if (!(error instanceof MadeMeanwhile)) throw error;
    }
  }
  throw new ApiProblem("slot_taken", "This time is no longer free.");
}

const LOCK = statement<{ stands: boolean }>(
  "SELECT cancelled_at IS NULL AS stands FROM events WHERE id = $1 AND organization_id = $2 FOR UPDATE",
);
