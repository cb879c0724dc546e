import { findConfirmedStart, hasReconfirmed } from "@/lib/domain/events/visitor/has-reconfirmed";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { requireInvitee } from "./require-invitee";

/** Records that an invitee who was asked still comes at the present time of the meeting. Sends no mail. */
export function recordReconfirmation(db: Db, target: EventTarget, inviteeId: string) {
  return changeEvent(db, target, "update", async (tx, event) => {
    const invitee = requireInvitee(event, inviteeId, "/invitee");
    const start = findConfirmedStart(event);
    if (!start || hasReconfirmed(event, invitee)) return null;
    const data = { reconfirmedStartAt: start };
    await tx.invitee.update({ where: toRowKey(target.organization, invitee.id), data });
    return { happened: null };
  });
}
