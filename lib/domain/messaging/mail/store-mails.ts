import { hasMailServer } from "@/lib/domain/messaging/senders/queries";
import { type Branding, getBranding } from "@/lib/domain/tenancy/branding/branding";
import { buildRowContext } from "@/lib/domain/tenancy/sealing/row-context";
import { readClock } from "@/lib/platform/clock/read-clock";
import { seal } from "@/lib/platform/crypto/seal";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import { insertNewRows } from "@/lib/platform/db/insert-rows";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import { addJobs } from "@/lib/platform/queue/add-job";
import type { Priority } from "@/lib/platform/queue/priority";
import { buildMailBranding } from "./build-mail-branding";
import { type MailContent, renderMailHtml, renderMailText } from "./render-mail";
import { SEND_MAIL } from "./tasks";
import { getMailTranslator } from "./translate-mail";

/** The parts of a mail that are stored sealed. */
export interface MailParts {
  /** Name of the sender. */
  from: string;
  to: string | null;
  replyTo: string | null;
  text: string;
  html: string;
  calendar: { method: "REQUEST" | "CANCEL"; content: string } | null;
  /** Unsubscribe URL of the recipient. */
  leave?: string;
  /** Only the recipient may read it; the organisation may not. */
  personal?: boolean;
}

export interface NewMail extends Pick<MailParts, "to" | "replyTo" | "calendar" | "leave"> {
  /** `withServer`: only the recipient may read it, unless the mail log is the only way to it. */
  personal?: boolean | "withServer";
  /** Sender's name; null for the installation itself. */
  from: string | null;
  /**
   * Deduplication key: only the first mail with a key is stored. Null for mails that cannot be duplicates.
   */
  key: string | null;
  eventId: string | null;
  kind: string;
  recipient: string;
  subject: string;
  content: MailContent;
  /** Order in the queue. */
  priority?: Priority | undefined;
}

/**
 * Stores the mails and enqueues a job for each. Without a mail server, and in a sandbox, they are only
 * stored.
 */
export async function storeMails(tx: Db, organization: OrganizationId, mails: readonly NewMail[]) {
  const { MAIL_FROM } = env();
  const installation = MAIL_FROM?.name ?? "Bookpage";
  const branding = await getBranding(tx, organization);
  const hasServer = await hasMailServer(tx, organization);
  const isSent = hasServer && !branding.test;
  const rows = mails.map(({ key, eventId, kind, recipient, subject, content, ...mail }) => {
    const id = generateId();
    const parts: MailParts = {
      from: toSingleLine(mail.from ? formatSender(mail.from, branding, content.lang) : installation),
      to: mail.to && toSingleLine(mail.to),
      replyTo: mail.replyTo,
      calendar: mail.calendar,
      personal: mail.personal === "withServer" ? hasServer : (mail.personal ?? false),
      ...(mail.leave && { leave: mail.leave }),
      text: renderMailText(content, buildMailBranding(branding, content.lang)),
      html: renderMailHtml(content, buildMailBranding(branding, content.lang)),
    };
    return {
      id,
      organizationId: organization,
      key: key ?? id,
      eventId,
      kind,
      lang: content.lang satisfies Language,
      recipient,
      subject: toSingleLine(subject),
      sealed: seal(JSON.stringify(parts), buildRowContext("mails.sealed", organization, id)),
      state: isSent ? "queued" : "unsent",
      createdAt: new Date(readClock()),
    };
  });
  const written = await insertNewRows(tx, "mails", rows);
  if (!isSent) return;
  const priorities = new Map(rows.map(({ id }, index) => [id, mails[index]?.priority]));
  await addJobs(
    tx,
    SEND_MAIL,
    written.map((mail) => ({ payload: { organization, mail }, priority: priorities.get(mail) })),
  );
}

/**
 * Uses the organisation's name as the service if credits are off, and omits it for mails of the organisation
 * itself.
 */
function formatSender(name: string, branding: Branding, lang: Language): string {
  const service = branding.credit ? "Bookpage" : branding.name;
  return name === service ? name : getMailTranslator(lang)("via", { name, service });
}

/** Names and titles may have line breaks; headers must not. */
const toSingleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
