import { ApiProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { enqueueRemovalMail } from "@/lib/domain/events/event-mails/enqueue-removal-mail";
import { getNextSequence } from "@/lib/domain/events/series/get-next-sequence";
import type { Db } from "@/lib/platform/db/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";

/** Removes an invitee with their votes; the organiser cannot be removed. */
export async function removeInvitee(db: Db, target: EventTarget, inviteeId: string) {
  await changeEvent(db, target, "uninvite", async (tx, event) => {
    const invitee = event.invitees.find(({ id }) => id === inviteeId);
    if (!invitee) throw buildNotFoundProblem(`The invitee ${inviteeId}`);
    if (invitee.isOrganizer)
      throw new ApiProblem("conflict", "The organiser cannot be removed; cancel the event.", {
        reason: "organiser_stays",
      });
    // A calendar removal needs a higher sequence number than the invitation.
    if (event.confirmedFlag)
      await tx.event.update({
        where: toRowKey(target.organization, event.id),
        data: { icsSequence: await getNextSequence(tx, event) },
      });
    await enqueueRemovalMail(tx, target.organization, event.id, inviteeId, target.now);
    await tx.invitee.delete({ where: toRowKey(target.organization, inviteeId) });
    return { happened: null };
  });
  return { n: 1, ok: 1 as const };
}
