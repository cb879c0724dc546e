import { TEXT_MESSAGE_STATES } from "@/lib/domain/messaging/sms/options";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Exports the SMS to the person as a participant of meetings. */
export async function exportTextMessages(
  db: Db,
  { organization: organizationId, emails, user, events }: SubjectIdentifiers,
) {
  const invitees = await db.invitee.findMany({
    where: {
      organizationId,
      eventId: { in: [...events] },
      OR: [{ email: { in: [...emails] } }, ...(user ? [{ userId: user }] : [])],
    },
    select: { id: true },
  });
  const rows = await db.textMessage.findMany({
    where: { organizationId, eventId: { in: [...events] }, inviteeId: { in: invitees.map(({ id }) => id) } },
    orderBy: { id: "desc" },
  });
  const stops = await db.smsStop.findMany({
    where: { organizationId, number: { in: rows.map(({ recipient }) => recipient) } },
  });
  return rows.map(({ id, eventId, recipient, sealed, state, createdAt }) => ({
    _id: id,
    event: eventId,
    to: recipient,
    text: unseal(sealed, buildRowContext("text_messages.sealed", organizationId, id)),
    state: TEXT_MESSAGE_STATES.find((known) => known === state) ?? "failed",
    stopped_at: stops.find(({ number }) => number === recipient)?.createdAt ?? null,
    createdAt,
  }));
}
