import type { Instant } from "@/lib/core/time/instant";
import { queuePages } from "@/lib/domain/availability/freed-time/queue-offers";
import type { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { sql } from "@/lib/platform/db/sql";
import { statement } from "@/lib/platform/db/statement";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { findNext } from "./find-next";
import { makeOffer } from "./make-offer";

/** In one go; the rest follows in another. */
const MAX_TURNS = 100;

const END_STATEMENT = statement(`
  DELETE FROM reservations r USING waiting_entries w
   WHERE w.organization_id = $1 AND w.bookpage_id = $2 AND w.offered_until <= $3
     AND r.organization_id = $1 AND r.event_id = w.hold_id AND r.expires_at IS NOT NULL`);

/**
 * Offers what is free on a page to those who wait for it, each a time of their own, the first in line first. Nothing is
 * lost where it breaks off, and nothing happens twice where it is run twice.
 */
export async function offerFreed(
  db: Db,
  { organization: id, bookpage }: PayloadOf<typeof OFFER_FREED>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  await sql(db, END_STATEMENT, [organization, bookpage, new Date(now)]);
  const passed: string[] = [];
  let made = 0;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const next = await findNext(db, { organization, bookpage, passed }, now);
    if (!next) return;
    if (await makeOffer(db, next, now)) made += 1;
    else passed.push(next.entry);
  }
  // Where nothing could be offered to anybody, the next look comes by the clock.
  if (made > 0) await inTransaction(db, (tx) => queuePages(tx, organization, [bookpage]));
}
