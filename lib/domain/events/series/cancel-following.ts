import { Precondition } from "@/lib/domain/contracts/etag";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { findChangeAuthor } from "@/lib/domain/events/changes/find-change-author";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { CancelBody } from "@/lib/domain/events/operation-schema";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { enqueueSeriesNotification } from "./enqueue-series-notification";
import { lockFollowing } from "./lock-following";

/**
 * Cancels an event of a series and all later ones, in one transaction and with one mail; returns this one. Events that
 * `canEditFor` rejects, as they belong to another user by now, stay.
 */
export function cancelFollowing(
  db: Db,
  target: EventTarget,
  body: CancelBody,
  mayChange: (event: EventRow) => boolean,
  invitee?: string,
) {
  const { organization, id, precondition, now } = target;
  return withTransaction(db, async (tx) => {
    const event = await requireEvent(tx, organization, id);
    const events = (await lockFollowing(tx, organization, event, now)).filter(mayChange);
    precondition.check(events.find((one) => one.id === id) ?? event);
    for (const one of events) {
      const quietly = { ...target, id: one.id, precondition: new Precondition(null), isQuiet: true };
      await cancelEvent(tx, quietly, body);
    }
    const ids = events.map((one) => one.id);
    await enqueueSeriesNotification(
      tx,
      organization,
      ids,
      "cancelled",
      now,
      findChangeAuthor(event, invitee),
    );
    return { event: serializeEvent(await requireEvent(tx, organization, id)) };
  });
}
