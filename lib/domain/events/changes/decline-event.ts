import { mailRemoved } from "@/lib/domain/events/event-mails/mail-removed";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { DeclineBody } from "@/lib/domain/events/operation-schema";
import { nextSequence } from "@/lib/domain/events/series/next-sequence";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { Precondition } from "@/lib/platform/http/etag";
import { fieldProblem } from "@/lib/platform/http/problem";
import { cancelEvent } from "./cancel-event";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { findInvitee } from "./find-invitee";

/**
 * An invitee does not come, which frees the time. Votes stay, but count no more. Of a meeting with seats a booker gives up
 * those of whom they brought as well; with the last seat the meeting goes.
 */
export function declineEvent(db: Db, target: EventTarget, body: DeclineBody) {
  return inTransaction(db, async (tx) => {
    const declined = await leave(tx, target, body);
    const { seats } = declined.event;
    const isLast = declined.happened !== null && seats?.taken === 0;
    return isLast ? cancelEvent(tx, { ...target, precondition: new Precondition(null) }, {}) : declined;
  });
}

const leave = (db: Db, target: EventTarget, body: DeclineBody) =>
  changeEvent(db, target, "decline", async (tx, event) => {
    const invitee = findInvitee(event, body.invitee, "/invitee");
    if (event.declines.some(({ inviteeId }) => inviteeId === invitee.id)) return null;
    if (invitee.su) {
      const message = "is the organiser, who cannot decline: cancel the event";
      throw fieldProblem("/invitee", "organiser", `invitee ${message}.`, "conflict");
    }
    const leaving = [invitee, ...listBrought(event, invitee.id)].map(({ id }) => id);
    await tx.decline.createMany({
      data: leaving.map((inviteeId) => ({
        id: newId(),
        organizationId: target.organization,
        eventId: event.id,
        inviteeId,
        createdAt: new Date(target.now),
      })),
    });
    if (event.seats === null) return { happened: "declined" };
    // What takes the entry out of a calendar has to be newer than what put it there.
    await tx.event.update({
      where: keyOf(target.organization, event.id),
      data: { icsSequence: await nextSequence(tx, event) },
    });
    for (const id of leaving) await mailRemoved(tx, target.organization, event.id, id, target.now, "left");
    return { happened: "declined" };
  });

const listBrought = ({ invitees, declines }: EventRow, booker: string) =>
  invitees.filter(
    ({ id, broughtBy }) => broughtBy === booker && !declines.some(({ inviteeId }) => inviteeId === id),
  );
