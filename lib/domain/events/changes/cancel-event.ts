import type { CancelBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

/** Cancels an event and frees its time; a confirmed event stays marked as confirmed. */
export function cancelEvent(db: Db, target: EventTarget, body: CancelBody) {
  return changeEvent(db, target, "cancel", async () => {
    const now = new Date(target.now);
    return {
      columns: { cancelledAt: now, confirmedAt: now, cancelReason: body?.reason || null },
      happened: "cancelled",
    };
  });
}
