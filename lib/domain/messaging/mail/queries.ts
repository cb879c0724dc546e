import type { z } from "zod";
import type { Db } from "@/lib/platform/db/client";
import { type Mail, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import type { Language } from "@/lib/platform/i18n/languages";
import { hideAccountLinks } from "./hide-account-links";
import { openMail } from "./open-mail";
import type { mailSummary, mailsQuery } from "./schema";

const { sealed: _, ...SUMMARY } = Prisma.MailScalarFieldEnum;

const MAILS = statement<Omit<Mail, "sealed">>(selectFrom("mails", SUMMARY));

/** As in the index mails_search. */
const SEARCHED_TEXT = "lower(t.recipient || ' ' || t.subject)";

export async function listMails(
  db: Db,
  organization: OrganizationId,
  { state, event, search, ...page }: z.output<typeof mailsQuery>,
  url: URL,
) {
  const rows = await findPage(db, MAILS, organization, page, (param) => [
    ...contains(SEARCHED_TEXT, search, param),
    ...(state ? [`t.state = ${param(state)}`] : []),
    ...(event ? [`t.event_id = ${param(event)}`] : []),
  ]);
  return pageReply(rows, page, url, serializeMail);
}

/** The mail as this caller may read it. */
export async function readMail(
  db: Db,
  organization: OrganizationId,
  id: string,
  mayReadLinks: (receiver: string) => Promise<boolean>,
) {
  const row = await db.mail.findFirst({ where: { id, organizationId: organization } });
  if (!row) throw notFound(`The mail ${id}`);
  const written = openMail(row);
  const parts = written && ((await mayReadLinks(row.recipient)) ? written : hideAccountLinks(written));
  return {
    ...serializeMail(row),
    from: parts?.from ?? null,
    reply_to: parts?.replyTo ?? null,
    text: (!parts?.personal && parts?.text) || null,
    html: (!parts?.personal && parts?.html) || null,
    calendar: parts?.calendar ?? null,
  };
}

export const serializeMail = (row: Omit<Mail, "sealed">) => ({
  _id: row.id,
  event: row.eventId,
  kind: row.kind,
  lang: row.lang as Language,
  to: row.recipient,
  subject: row.subject,
  state: row.state as z.output<typeof mailSummary>["state"],
  attempts: row.attempts,
  last_error: row.lastError,
  createdAt: row.createdAt,
  sent_at: row.sentAt,
});
