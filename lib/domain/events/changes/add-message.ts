import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { MessageBody } from "@/lib/domain/events/operation-schema";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { changeEvent } from "./change-event";
import type { EventTarget } from "./event-target";
import { requireInvitee } from "./require-invitee";

const MAX_MESSAGES = 1000;

/**
 * Adds a message of an invitee, or of the organiser without `invitee`; allowed after a cancellation. A repeated mail,
 * or a repeated `id`, adds nothing.
 */
export function addMessage(
  db: Db,
  target: EventTarget,
  body: MessageBody,
  mailHash?: Uint8Array<ArrayBuffer>,
  id = generateId(),
) {
  return changeEvent(db, target, "message", async (tx, event) => {
    const known = (hash: Uint8Array | null) => hash && mailHash && Buffer.compare(hash, mailHash) === 0;
    if (event.messages.some((message) => message.id === id || known(message.mailHash))) return null;
    if (event.messages.length >= MAX_MESSAGES)
      throw new ApiProblem("conflict", `The event has ${MAX_MESSAGES} messages, the most that it can have.`, {
        reason: "too_many",
      });
    const sender = body.from
      ? requireInvitee(event, body.from, "/from")
      : event.invitees.find(({ isOrganizer }) => isOrganizer);
    await tx.eventMessage.create({
      data: {
        id,
        organizationId: target.organization,
        eventId: event.id,
        body: body.body,
        fromEmail: sender?.email ?? null,
        createdByUserId: sender?.userId ?? null,
        ...(mailHash && { mailHash }),
        createdAt: new Date(target.now),
      },
    });
    return { happened: "message" };
  });
}
