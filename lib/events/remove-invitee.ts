import type { Db } from "@/lib/db/client";
import { ApiProblem, notFound } from "@/lib/http/problem";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

/** With the invitee's votes; the organiser stays. */
export async function removeInvitee(db: Db, target: EventTarget, inviteeId: string) {
  await changeEvent(db, target, "uninvite", async (tx, event) => {
    const invitee = event.invitees.find(({ id }) => id === inviteeId);
    if (!invitee) throw notFound(`The invitee ${inviteeId}`);
    if (invitee.su) throw new ApiProblem("conflict", "The organiser cannot be removed; cancel the event.");
    await tx.invitee.delete({ where: { id: inviteeId } });
    return { happened: null };
  });
  return { n: 1, ok: 1 as const };
}
