import type { DeclineBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { fieldProblem } from "@/lib/platform/http/problem";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findInvitee } from "./find-invitee";

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
      data: {
        id: newId(),
        organizationId: target.organization,
        eventId: event.id,
        inviteeId: invitee.id,
        createdAt: new Date(target.now),
      },
    });
    return { happened: "declined" };
  });
}
