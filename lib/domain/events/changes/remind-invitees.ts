import { hasBeenReminded } from "@/lib/domain/events/visitor/visitor-actions";
import type { Db } from "@/lib/platform/db/client";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

/** Reminds invitees who have not answered, at most once a day. */
export function remindInvitees(db: Db, target: EventTarget) {
  return changeEvent(db, target, "update", async (_, event) => {
    if (event.confirmedFlag || hasBeenReminded(event, target.now)) return null;
    return { columns: { remindedAt: new Date(target.now) }, happened: null };
  });
}
