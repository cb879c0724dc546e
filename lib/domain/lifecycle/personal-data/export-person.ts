import { listAbsences } from "@/lib/domain/availability/absences/queries";
import { serializeResponse } from "@/lib/domain/bookings/forms/responses/serialize";
import { openMail } from "@/lib/domain/messaging/mail/open-mail";
import { readUser } from "@/lib/domain/people/users/queries";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { describeLink, describeWaiting } from "./describe-kept";
import { exportEvents } from "./export-events";
import { exportOnlookers } from "./export-onlookers";
import { exportGrants, exportTokens } from "./export-programs";
import { exportRemoved } from "./export-removed";
import { findTraces } from "./find-traces";
import type { Traces } from "./traces";

/** What the organisation keeps of the person of an address, newest first. */
export async function exportPerson(db: Db, organization: OrganizationId, email: string) {
  const traces = await findTraces(db, organization, email);
  const { emails, user } = traces;
  const mails = await db.mail.findMany({
    where: { organizationId: organization, recipient: { in: [...emails] } },
    orderBy: { id: "desc" },
  });
  return {
    email,
    member: user ? await readUser(db, organization, user) : null,
    last_seen_at: user ? await readLastVisit(db, organization, user) : null,
    seen_by: user ? await exportOnlookers(db, organization, user) : [],
    absences: user ? await listAbsences(db, organization, user) : [],
    personal_tokens: user ? await exportTokens(db, organization, user) : [],
    apps: user ? await exportGrants(db, organization, user) : [],
    events: await exportEvents(db, traces),
    links: await exportLinks(db, organization, emails),
    form_responses: await exportResponses(db, traces),
    waiting: await exportWaiting(db, organization, emails),
    removed: await exportRemoved(db, traces),
    mails: mails.map((mail) => ({
      _id: mail.id,
      event: mail.eventId,
      kind: mail.kind,
      to: mail.recipient,
      subject: mail.subject,
      createdAt: mail.createdAt,
      sent_at: mail.sentAt,
      // Other mails hold links to the account.
      text: mail.eventId === null ? null : (openMail(mail)?.text ?? null),
    })),
  };
}

async function readLastVisit(db: Db, organizationId: OrganizationId, userId: string) {
  const key = { organizationId_userId: { organizationId, userId } };
  return (await db.lastVisit.findUnique({ where: key }))?.at ?? null;
}

async function exportWaiting(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const entries = await db.waitingEntry.findMany({
    where: { organizationId: organization, email: { in: [...emails] } },
    orderBy: { id: "desc" },
    include: { page: { select: { nickname: true } } },
  });
  return entries.map((entry) => describeWaiting(entry, entry.page.nickname));
}

async function exportLinks(db: Db, organization: OrganizationId, emails: readonly string[]) {
  const links = await db.link.findMany({
    where: {
      organizationId: organization,
      OR: emails.map((email) => ({ prefill: { path: ["email"], equals: email } })),
    },
    orderBy: { id: "desc" },
  });
  return links.map(describeLink);
}

async function exportResponses(db: Db, { organization, responses }: Traces) {
  const where = { organizationId: organization, id: { in: [...responses] } };
  return (await db.formResponse.findMany({ where, orderBy: { id: "desc" } })).map(serializeResponse);
}
