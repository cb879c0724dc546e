import { TEXT_REPLY_KINDS } from "@/lib/domain/events/sms-answers/text-reply-kinds";
import { SMS_CONSENT_SOURCES, TEXT_CHANNELS, TEXT_MESSAGE_STATES } from "@/lib/domain/messaging/sms/options";
import { parseContent } from "@/lib/domain/messaging/whatsapp/message-content";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { unseal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { findSubjectNumbers } from "./find-subject-numbers";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Exports the text messages to the person as a participant of meetings. */
export async function exportTextMessages(db: Db, identifiers: SubjectIdentifiers) {
  const { organization: organizationId, events } = identifiers;
  const { invitees } = await findSubjectNumbers(db, identifiers);
  const rows = await db.textMessage.findMany({
    where: { organizationId, eventId: { in: [...events] }, inviteeId: { in: invitees } },
    orderBy: { id: "desc" },
  });
  const stops = await db.smsStop.findMany({
    where: { organizationId, number: { in: rows.map(({ recipient }) => recipient) } },
  });
  const read = ({ id, sealed, channel }: (typeof rows)[number]): string | null => {
    const text = unseal(sealed, buildRowContext("text_messages.sealed", organizationId, id));
    return channel === "whatsapp" && text !== null ? (parseContent(text)?.shown ?? null) : text;
  };
  return rows.map((row) => ({
    _id: row.id,
    event: row.eventId,
    channel: TEXT_CHANNELS.find((known) => known === row.channel) ?? "sms",
    to: row.recipient,
    text: read(row),
    state: TEXT_MESSAGE_STATES.find((known) => known === row.state) ?? "failed",
    stopped_at: stops.find(({ number }) => number === row.recipient)?.createdAt ?? null,
    createdAt: row.createdAt,
  }));
}

/** Exports the consents of the person's numbers to SMS. */
export async function exportSmsConsents(db: Db, identifiers: SubjectIdentifiers) {
  const { organization: organizationId, events } = identifiers;
  const { numbers } = await findSubjectNumbers(db, identifiers);
  const rows = await db.smsConsent.findMany({
    where: {
      organizationId,
      number: { in: numbers },
      OR: [{ eventId: { in: [...events] } }, { eventId: null }],
    },
    orderBy: { id: "desc" },
  });
  return rows.map(({ number, eventId, source, wording, language, createdAt }) => ({
    number,
    event: eventId,
    source: SMS_CONSENT_SOURCES.find((known) => known === source) ?? "api",
    wording,
    language,
    createdAt,
  }));
}

/** Exports the person's replies to SMS; texts among them are messages of the meetings. */
export async function exportSmsReplies(db: Db, identifiers: SubjectIdentifiers) {
  const { organization: organizationId, events } = identifiers;
  const { invitees } = await findSubjectNumbers(db, identifiers);
  const rows = await db.textReply.findMany({
    where: { organizationId, eventId: { in: [...events] }, inviteeId: { in: invitees } },
    orderBy: { id: "desc" },
  });
  return rows.map(({ number, eventId, kind, createdAt }) => ({
    number,
    event: eventId,
    kind: TEXT_REPLY_KINDS.find((known) => known === kind) ?? "failed",
    createdAt,
  }));
}
