import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import type { EventChangeOutcome } from "@/lib/domain/events/changes/finish-change";
import { enqueueRemovalMail } from "@/lib/domain/events/event-mails/enqueue-removal-mail";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { findEventSettings } from "@/lib/domain/events/find-event-settings";
import { formatHostName } from "@/lib/domain/events/format-host-name";
import { renameGeneratedTitle } from "@/lib/domain/events/rename-generated-title";
import type { AssignedHost } from "@/lib/domain/events/schema";
import { getNextSequence } from "@/lib/domain/events/series/get-next-sequence";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/**
 * Transfers the event to another user, who becomes a new invitee, so that the links of the previous host are
 * invalid. The caller holds the locks of the event and the new host, and has checked that the host is free.
 */
export async function replaceHost(
  tx: Db,
  { organization, now }: EventTarget,
  event: EventRow,
  userId: string,
  assignment: AssignedHost | null,
): Promise<EventChangeOutcome> {
  const host = await getUserRow(tx, organization, userId);
  const fullName = formatFullName(host);
  const before = event.invitees.find(({ isOrganizer }) => isOrganizer);
  const guest = event.invitees.find(
    (one) => !one.isOrganizer && (one.userId === host.id || one.email === host.email),
  );
  if (guest && (guest.position === 1 || event.seats !== null))
    throw buildFieldProblem("/user", "mismatch", "user is who booked the meeting, and cannot be its host");
  if (before) {
    // The removal from a calendar needs a higher sequence than the invitation.
    if (event.confirmedFlag)
      await tx.event.update({
        where: toRowKey(organization, event.id),
        data: { icsSequence: await getNextSequence(tx, event) },
      });
    await enqueueRemovalMail(tx, organization, event.id, before.id, now, "removed", fullName);
  }
  const removedIds = [before, guest].flatMap((one) => one?.id ?? []);
  await tx.invitee.deleteMany({ where: { organizationId: organization, id: { in: removedIds } } });
  const id = generateId();
  await tx.invitee.create({
    data: {
      id,
      organizationId: organization,
      eventId: event.id,
      email: host.email,
      fullName,
      pictureUrl: excludeUploadedPicture(host.pictureUrl),
      userId: host.id,
      timezone: host.timezone,
      locale: host.language,
      isOrganizer: true,
      keyHash: hashToken(generateToken()),
      position: before?.position ?? 0,
      createdByUserId: host.id,
    },
  });
  await copyHostVotes(tx, event, before?.id, id);
  const title = await renameTitle(tx, event, { from: formatHostName(event), to: fullName ?? "" });
  return {
    columns: {
      ...(title !== event.title && { title }),
      createdByUserId: host.id,
      createdByEmail: host.email,
      createdByName: fullName,
      ...(assignment && { assignment: { ...assignment } }),
    },
    happened: "updated",
  };
}

/** Names the new host in a title that the booking page generated. */
async function renameTitle(tx: Db, event: EventRow, hosts: { from: string; to: string }): Promise<string> {
  if (!event.bookpage || event.api || hosts.to === "") return event.title;
  const booker =
    event.seats === null
      ? event.invitees.find(({ isOrganizer, position }) => !isOrganizer && position === 1)
      : null;
  const settings = await findEventSettings(tx, event);
  return renameGeneratedTitle({ title: event.title, settings, invitee: booker?.fullName ?? "" }, hosts);
}

/** Copies the previous host's approvals: the new host is free at these times. */
const copyHostVotes = (tx: Db, event: EventRow, before: string | undefined, inviteeId: string) =>
  tx.vote.createMany({
    data: event.votes
      .filter((vote) => vote.inviteeId === before && vote.yes)
      .map(({ dateId, placeId }) => ({
        id: generateId(),
        organizationId: event.organizationId,
        eventId: event.id,
        inviteeId,
        dateId,
        placeId,
        yes: true,
      })),
  });
