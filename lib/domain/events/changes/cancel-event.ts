import type { CancelBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findChangeAuthor } from "./find-change-author";

/**
 * Cancels an event and frees its time; a confirmed event stays marked as confirmed.
 * @param invitee who cancels; by default derived from the caller
 */
export function cancelEvent(db: Db, target: EventTarget, body: CancelBody, invitee?: string) {
  return changeEvent(db, target, "cancel", async (_, event) => {
    const now = new Date(target.now);
    return {
      columns: { cancelledAt: now, confirmedAt: now, cancelReason: body?.reason || null },
      happened: "cancelled",
      author: findChangeAuthor(event, invitee),
    };
  });
}
