import { readClock } from "@/lib/platform/clock/read-clock";
import type { Db } from "@/lib/platform/db/client";
import type { Mail } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { env } from "@/lib/platform/env/env";
import type { PayloadOf } from "@/lib/platform/queue/task";
import { sendThroughPool } from "./mail-pool";
import { isPermanentMailError } from "./policy";
import type { SEND_MAIL } from "./tasks";
import { unsealMail } from "./unseal-mail";

const MAX_TRIES = 25; // graphile-worker retries as often, over several days

/**
 * Sends a queued mail, or throws so that the queue retries it. Does nothing for mails that were sent or
 * rejected for good.
 */
export async function sendMail(
  db: Db,
  { organization, mail: id }: PayloadOf<typeof SEND_MAIL>,
): Promise<void> {
  const mail = await db.mail.findFirst({ where: { organizationId: organization, id, state: "queued" } });
  if (!mail) return;
  const update = (data: object) =>
    db.mail.update({ where: toRowKey(organization, id), data: { attempts: { increment: 1 }, ...data } });
  try {
    await sendThroughPool(buildMessage(mail));
  } catch (error) {
    const lastError = String((error as Error).message)
      .replaceAll("\0", "")
      .slice(0, 500);
    const isFinal = isPermanentMailError(error) || mail.attempts + 1 >= MAX_TRIES;
    await update({ lastError, state: isFinal ? "failed" : "queued" });
    if (!isFinal) throw error;
    return;
  }
  await update({ lastError: null, state: "sent", sentAt: new Date(readClock()) });
}

function buildMessage(mail: Mail) {
  const parts = unsealMail(mail);
  if (!parts) throw new Error("The mail was sealed with another BOOKPAGE_SECRET.");
  const { id, eventId, recipient, subject } = mail;
  const { WEB_URL, MAIL_FROM } = env();
  const domain = new URL(WEB_URL).hostname;
  const thread = eventId && `<event-${eventId}@${domain}>`;
  return {
    messageId: `<${id}@${domain}>`,
    ...(thread && { inReplyTo: thread, references: thread }),
    from: { name: escapeEncodedWords(parts.from), address: MAIL_FROM?.address ?? "" },
    to: { name: escapeEncodedWords(parts.to ?? ""), address: recipient },
    ...(parts.replyTo && { replyTo: { name: "", address: parts.replyTo } }),
    subject: escapeEncodedWords(subject),
    text: parts.text,
    html: parts.html,
    ...(parts.calendar && {
      icalEvent: { method: parts.calendar.method, filename: "meeting.ics", content: parts.calendar.content },
    }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(parts.leave && buildUnsubscribeHeaders(parts.leave)),
    },
  };
}

/** One-click unsubscribe (RFC 8058), which mail programs use with https only. */
const buildUnsubscribeHeaders = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  ...(address.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
});

/**
 * Breaks up text that looks like an encoded word (RFC 2047) with an invisible joiner; mail programs would
 * decode it.
 */
const escapeEncodedWords = (text: string): string => text.replaceAll("=?", "=\u2060?");
