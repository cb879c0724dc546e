import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { CancelBody } from "@/lib/domain/events/operation-schema";
import { findEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { Precondition } from "@/lib/platform/http/etag";
import { lockFollowing } from "./lock-following";
import { tellTogether } from "./tell-together";

/**
 * Cancels this event of a series and all to come, in one transaction and with one mail; answers this one. Those of which
 * `mayChange` says no, being somebody else's by now, stay.
 */
export function cancelFollowing(
  db: Db,
  target: EventTarget,
  body: CancelBody,
  mayChange: (event: EventRow) => boolean,
) {
  const { organization, id, precondition, now } = target;
  return inTransaction(db, async (tx) => {
    const event = await findEvent(tx, organization, id);
    const events = (await lockFollowing(tx, organization, event, now)).filter(mayChange);
    precondition.check(events.find((one) => one.id === id) ?? event);
    for (const one of events) {
      const quietly = { ...target, id: one.id, precondition: new Precondition(null), isQuiet: true };
      await cancelEvent(tx, quietly, body);
    }
    const ids = events.map((one) => one.id);
    await tellTogether(tx, organization, ids, "cancelled", now);
    return { event: serializeEvent(await findEvent(tx, organization, id)) };
  });
}
