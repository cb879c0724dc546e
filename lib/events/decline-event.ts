import type { Db } from "@/lib/db/client";
import { newId } from "@/lib/db/id";
import { fieldProblem } from "@/lib/http/problem";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findInvitee } from "./find-invitee";
import type { DeclineBody } from "./operation-schema";

/** An invitee does not come, which frees the time. Votes stay, but count no more. */
export function declineEvent(db: Db, target: EventTarget, body: DeclineBody) {
  return changeEvent(db, target, "decline", async (tx, event) => {
    const invitee = findInvitee(event, body.invitee, "/invitee");
    if (event.declines.some(({ inviteeId }) => inviteeId === invitee.id)) return null;
    if (invitee.su) {
      const message = "is the organiser, who cannot decline: cancel the event";
      throw fieldProblem("/invitee", "organiser", `invitee ${message}.`, "conflict");
    }
    await tx.decline.create({
      data: { id: newId(), eventId: event.id, inviteeId: invitee.id, createdAt: new Date(target.now) },
    });
    return { happened: "declined" };
  });
}
