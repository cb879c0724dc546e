import type { Instant } from "@/lib/core/time/instant";
import { enqueuePageOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import type { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { createWaitingOffer } from "./create-waiting-offer";
import { findNextOffer } from "./find-next-offer";

/** Maximum per job; another job continues. */
const MAX_OFFERS_PER_RUN = 100;

const DELETE_EXPIRED_HOLDS = defineStatement(`
  DELETE FROM reservations r USING waiting_entries w
   WHERE w.organization_id = $1 AND w.bookpage_id = $2 AND w.offered_until <= $3
     AND r.organization_id = $1 AND r.event_id = w.hold_id AND r.expires_at IS NOT NULL`);

/**
 * Offers the free times of a page to its waiting list, in order, one time per entry. The job can be
 * interrupted or repeated without losing or doubling an offer.
 */
export async function offerFreedTime(
  db: Db,
  { organization: id, bookpage }: PayloadOf<typeof OFFER_FREED>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  await executeSql(db, DELETE_EXPIRED_HOLDS, [organization, bookpage, new Date(now)]);
  const passed: string[] = [];
  let offerCount = 0;
  for (let attempt = 0; attempt < MAX_OFFERS_PER_RUN; attempt += 1) {
    const next = await findNextOffer(db, { organization, bookpage, passed }, now);
    if (!next) return;
    if (await createWaitingOffer(db, next, now)) offerCount += 1;
    else passed.push(next.entry);
  }
  // The scheduled check comes next if no offer was made.
  if (offerCount > 0) await withTransaction(db, (tx) => enqueuePageOffers(tx, organization, [bookpage]));
}
