import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { ChangeOutcome } from "@/lib/domain/events/changes/finish-change";
import { mailRemoved } from "@/lib/domain/events/event-mails/mail-removed";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Assigned } from "@/lib/domain/events/schema";
import { nextSequence } from "@/lib/domain/events/series/next-sequence";
import { findUser } from "@/lib/domain/tenancy/organizations/find-user";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { copyPicture } from "@/lib/domain/tenancy/pictures/picture-address";
import { hashToken, newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/id";
import { keyOf } from "@/lib/platform/db/key-of";
import { fieldProblem } from "@/lib/platform/http/problem";

/**
 * Gives the event to another user of the organisation: with a place of their own among the invitees, so that the links of
 * who had it are dead. The caller holds the event and the new host, and has looked whether they are free.
 */
export async function replaceHost(
  tx: Db,
  { organization, now }: EventTarget,
  event: EventRow,
  userId: string,
  assignment: Assigned | null,
): Promise<ChangeOutcome> {
  const host = await findUser(tx, organization, userId);
  const before = event.invitees.find(({ su }) => su);
  const guest = event.invitees.find((one) => !one.su && (one.userId === host.id || one.email === host.email));
  if (guest && (guest.position === 1 || event.seats !== null))
    throw fieldProblem("/user", "mismatch", "user is who booked the meeting, and cannot be its host");
  if (before) {
    // What takes the entry out of a calendar has to be newer than what put it there.
    if (event.confirmedFlag)
      await tx.event.update({
        where: keyOf(organization, event.id),
        data: { icsSequence: await nextSequence(tx, event) },
      });
    await mailRemoved(tx, organization, event.id, before.id, now);
  }
  const leaving = [before, guest].flatMap((one) => one?.id ?? []);
  await tx.invitee.deleteMany({ where: { organizationId: organization, id: { in: leaving } } });
  const fullName = formatFullName(host);
  const id = newId();
  await tx.invitee.create({
    data: {
      id,
      organizationId: organization,
      eventId: event.id,
      email: host.email,
      fullName,
      pictureUrl: copyPicture(host.pictureUrl),
      userId: host.id,
      timezone: host.timezone,
      locale: host.language,
      su: true,
      keyHash: hashToken(newToken()),
      position: before?.position ?? 0,
      createdByUserId: host.id,
    },
  });
  await keepConsent(tx, event, before?.id, id);
  return {
    columns: {
      createdByUserId: host.id,
      createdByEmail: host.email,
      createdByName: fullName,
      ...(assignment && { assignment: { ...assignment } }),
    },
    happened: "updated",
  };
}

/** What was fine with the host before is fine with the next one, who is free at these times. */
const keepConsent = (tx: Db, event: EventRow, before: string | undefined, inviteeId: string) =>
  tx.vote.createMany({
    data: event.votes
      .filter((vote) => vote.inviteeId === before && vote.yes)
      .map(({ dateId, placeId }) => ({
        id: newId(),
        organizationId: event.organizationId,
        eventId: event.id,
        inviteeId,
        dateId,
        placeId,
        yes: true,
      })),
  });
