import type { z } from "zod";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Mail, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import type { Language } from "@/lib/platform/i18n/languages";
import type { mailSummary, mailsQuery } from "./schema";
import type { MailParts } from "./store-mails";
import { unsealMail } from "./unseal-mail";

/** Path of a link with a token of `generateToken`; such a link signs its holder in. */
const TOKEN_PATH_PATTERN = /\/[a-z-]+\/[\w-]{32}(?![\w-])/g;

/** Removes links that open the reader's account; links to events stay. */
function redactAccountLinks(parts: MailParts): MailParts {
  const hide = (text: string) => text.replace(TOKEN_PATH_PATTERN, "/…");
  return { ...parts, text: hide(parts.text), html: hide(parts.html) };
}

const { sealed: _, ...SUMMARY } = Prisma.MailScalarFieldEnum;

const MAILS = defineStatement<Omit<Mail, "sealed">>(selectFrom("mails", SUMMARY));

/** Must equal the expression of the index mails_search. */
const SEARCHED_TEXT = "lower(t.recipient || ' ' || t.subject)";

export async function listMails(
  db: Db,
  organization: OrganizationId,
  { state, event, search, ...page }: z.output<typeof mailsQuery>,
  url: URL,
) {
  const rows = await listRowPage(db, MAILS, organization, page, (param) => [
    ...buildSearchConditions(SEARCHED_TEXT, search, param),
    ...(state ? [`t.state = ${param(state)}`] : []),
    ...(event ? [`t.event_id = ${param(event)}`] : []),
  ]);
  return buildPageReply(rows, page, url, serializeMail);
}

/** Returns the mail with the parts that this caller may read. */
export async function getMail(
  db: Db,
  organization: OrganizationId,
  id: string,
  mayReadLinks: (receiver: string) => Promise<boolean>,
) {
  const row = await db.mail.findFirst({ where: { id, organizationId: organization } });
  if (!row) throw buildNotFoundProblem(`The mail ${id}`);
  const written = unsealMail(row);
  const parts = written && ((await mayReadLinks(row.recipient)) ? written : redactAccountLinks(written));
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
  bounced_at: row.bouncedAt,
  complained_at: row.complainedAt,
  sent_by: row.sentBy as z.output<typeof mailSummary>["sent_by"],
});
