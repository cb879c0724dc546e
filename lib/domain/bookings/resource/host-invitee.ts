import type { EventTarget } from "@/lib/domain/events/changes/event-target";
import { enqueueRemovalMail } from "@/lib/domain/events/event-mails/enqueue-removal-mail";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { getNextSequence } from "@/lib/domain/events/series/get-next-sequence";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { excludeUploadedPicture } from "@/lib/domain/tenancy/pictures/picture-url";
import { generateToken, hashToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { User } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** Builds the columns of a user who becomes a host of the event, with a key of their own. */
export const buildHostInvitee = ({ organizationId, id: eventId }: EventRow, host: User) => ({
  id: generateId(),
  organizationId,
  eventId,
  email: host.email,
  fullName: formatFullName(host),
  pictureUrl: excludeUploadedPicture(host.pictureUrl),
  userId: host.id,
  timezone: host.timezone,
  locale: host.language,
  keyHash: hashToken(generateToken()),
  createdByUserId: host.id,
});

/**
 * Queues the mail that removes a host from the event, before the invitee is deleted; `newHost` is the name of who took
 * the event over. The removal from a calendar needs a higher sequence than the invitation.
 */
export async function notifyRemovedHost(
  tx: Db,
  { organization, now }: EventTarget,
  event: EventRow,
  { invitee, newHost }: { invitee: string; newHost: string | null },
): Promise<void> {
  if (event.confirmedFlag)
    await tx.event.update({
      where: toRowKey(organization, event.id),
      data: { icsSequence: await getNextSequence(tx, event) },
    });
  await enqueueRemovalMail(tx, organization, event.id, invitee, now, "removed", newHost);
}
