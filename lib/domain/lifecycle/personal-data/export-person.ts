import { listAbsences } from "@/lib/domain/availability/absences/queries";
import { serializeResponse } from "@/lib/domain/bookings/forms/responses/serialize";
import { unsealMail } from "@/lib/domain/messaging/mail/unseal-mail";
import { getMailSender } from "@/lib/domain/messaging/senders/queries";
import { serializeMailSuppression } from "@/lib/domain/messaging/suppressions/queries";
import { getUser } from "@/lib/domain/people/users/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { describePersonalLink, describeWaitingEntry } from "./describe-exported";
import { exportAppGrants, exportPersonalTokens } from "./export-app-access";
import { exportEvents } from "./export-events";
import { exportImpersonations } from "./export-impersonations";
import { exportSmsConsents, exportSmsReplies, exportTextMessages } from "./export-text-messages";
import { exportTransitions } from "./export-transitions";
import { exportTrash } from "./export-trash";
import { findSubjectIdentifiers } from "./find-subject-identifiers";
import type { SubjectIdentifiers } from "./subject-identifiers";

/** Exports what the organisation stores about the person with this address, newest first. */
export async function exportPerson(db: Db, organization: OrganizationId, email: string) {
  const identifiers = await findSubjectIdentifiers(db, organization, email);
  const { emails, user } = identifiers;
  const mails = await db.mail.findMany({
    where: { organizationId: organization, recipient: { in: [...emails] } },
    orderBy: { id: "desc" },
  });
  return {
    email,
    member: user ? await getUser(db, organization, user) : null,
    last_seen_at: user ? await findLastVisit(db, organization, user) : null,
    seen_by: user ? await exportImpersonations(db, organization, user) : [],
    absences: user ? await listAbsences(db, organization, user) : [],
    phone: user ? await exportPhone(db, organization, user) : null,
    personal_tokens: user ? await exportPersonalTokens(db, organization, user) : [],
    apps: user ? await exportAppGrants(db, organization, user) : [],
    events: await exportEvents(db, identifiers),
    links: await exportLinks(db, organization, emails),
    form_responses: await exportResponses(db, identifiers),
    waiting: await exportWaiting(db, organization, emails),
    workflow_addresses: await exportWorkflowAddresses(db, organization, emails),
    text_messages: await exportTextMessages(db, identifiers),
    sms_consents: await exportSmsConsents(db, identifiers),
    sms_replies: await exportSmsReplies(db, identifiers),
    held_meetings: await exportTransitions(db, identifiers),
    mail_suppressions: await exportSuppressions(db, organization, emails),
    mail_sender: await listSenderSettings(db, organization, emails),
    removed: await exportTrash(db, identifiers),
    mails: mails.map((mail) => ({
      _id: mail.id,
      event: mail.eventId,
      kind: mail.kind,
      to: mail.recipient,
      subject: mail.subject,
      createdAt: mail.createdAt,
      sent_at: mail.sentAt,
      // Texts of other mails have links to the account.
      text: mail.eventId === null ? null : (unsealMail(mail)?.text ?? null),
    })),
  };
}

async function findLastVisit(db: Db, organizationId: OrganizationId, userId: string) {
  const key = { organizationId_userId: { organizationId, userId } };
  return (await db.lastVisit.findUnique({ where: key }))?.at ?? null;
}

async function exportPhone(db: Db, organizationId: OrganizationId, userId: string) {
  const phone = await db.userPhone.findUnique({
    where: { organizationId_userId: { organizationId, userId } },
  });
  return phone && { number: phone.number, confirmed_at: phone.confirmedAt };
}

async function exportWaiting(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const entries = await db.waitingEntry.findMany({
    where: { organizationId: organization, email: { in: [...emails] } },
    orderBy: { id: "desc" },
    include: { page: { select: { slug: true } } },
  });
  return entries.map((entry) => describeWaitingEntry(entry, entry.page.slug));
}

async function exportWorkflowAddresses(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const where = { organizationId: organization, email: { in: [...emails] } };
  const rows = await db.workflowAddress.findMany({ where, orderBy: { id: "desc" } });
  return rows.map(({ email, confirmedAt, stoppedAt, createdAt }) => ({
    email,
    confirmed_at: confirmedAt,
    stopped_at: stoppedAt,
    createdAt,
  }));
}

async function exportSuppressions(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const rows = await db.mailSuppression.findMany({
    where: { organizationId: organization, address: { in: [...emails] } },
    orderBy: { id: "desc" },
  });
  return rows.map(serializeMailSuppression);
}

async function listSenderSettings(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const { server, ...sender } = await getMailSender(db, organization);
  const settings = { ...sender, user: server?.user?.toLowerCase() ?? null };
  return (["from", "reply_to", "envelope_from", "user"] as const).filter((name) =>
    emails.includes(settings[name] ?? ""),
  );
}

async function exportLinks(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const links = await db.link.findMany({
    where: {
      organizationId: organization,
      OR: emails.map((email) => ({ prefill: { path: ["email"], equals: email } })),
    },
    orderBy: { id: "desc" },
  });
  return links.map(describePersonalLink);
}

async function exportResponses(db: Db, { organization, responses }: SubjectIdentifiers) {
  const where = { organizationId: organization, id: { in: [...responses] } };
  return (await db.formResponse.findMany({ where, orderBy: { id: "desc" } })).map(serializeResponse);
}
