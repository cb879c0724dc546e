import { Precondition } from "@/lib/domain/contracts/etag";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { enqueueRemovalMail } from "@/lib/domain/events/event-mails/enqueue-removal-mail";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { DeclineBody } from "@/lib/domain/events/operation-schema";
import { getNextSequence } from "@/lib/domain/events/series/get-next-sequence";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { cancelEvent } from "./cancel-event";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { requireInvitee } from "./require-invitee";

/**
 * Records that an invitee does not come, which frees the time; votes stay but no longer count. A booker of a meeting
 * with seats also gives up the seats of their guests; the last seat given up cancels the meeting.
 */
export function declineEvent(db: Db, target: EventTarget, body: DeclineBody) {
  return withTransaction(db, async (tx) => {
    const declined = await releaseSeats(tx, target, body);
    const { seats } = declined.event;
    const isLast = declined.happened !== null && seats?.taken === 0;
    return isLast
      ? cancelEvent(tx, { ...target, precondition: new Precondition(null) }, {}, body.invitee)
      : declined;
  });
}

const releaseSeats = (db: Db, target: EventTarget, body: DeclineBody) =>
  changeEvent(db, target, "decline", async (tx, event) => {
    const invitee = requireInvitee(event, body.invitee, "/invitee");
    if (event.declines.some(({ inviteeId }) => inviteeId === invitee.id)) return null;
    if (invitee.isOrganizer) {
      const message = "is the organiser, who cannot decline: cancel the event";
      throw buildFieldProblem("/invitee", "organiser", `invitee ${message}.`, "conflict");
    }
    const declining = [invitee, ...listGuests(event, invitee.id)].map(({ id }) => id);
    await tx.decline.createMany({
      data: declining.map((inviteeId) => ({
        id: generateId(),
        organizationId: target.organization,
        eventId: event.id,
        inviteeId,
        createdAt: new Date(target.now),
      })),
    });
    if (event.seats === null) return { happened: "declined" };
    // A calendar removal needs a higher sequence number than the invitation.
    await tx.event.update({
      where: toRowKey(target.organization, event.id),
      data: { icsSequence: await getNextSequence(tx, event) },
    });
    for (const id of declining)
      await enqueueRemovalMail(tx, target.organization, event.id, id, target.now, "left");
    return { happened: "declined" };
  });

const listGuests = ({ invitees, declines }: EventRow, booker: string) =>
  invitees.filter(
    ({ id, broughtBy }) => broughtBy === booker && !declines.some(({ inviteeId }) => inviteeId === id),
  );
