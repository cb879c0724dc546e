import type NodemailerMail from "nodemailer/lib/mailer";
import { buildBounceAddress } from "@/lib/domain/messaging/bounces/bounce-address";
import { buildDkimOptions } from "@/lib/domain/messaging/senders/dkim-key";
import { hasOwnServer } from "@/lib/domain/messaging/senders/own-server";
import type { Mail, MailSender } from "@/lib/platform/db/generated/client";
import { env } from "@/lib/platform/env/env";
import { unsealMail } from "./unseal-mail";

/** Builds the message of a stored mail; without a sender of the organisation, from the installation's address. */
export function buildMessage(mail: Mail, sender: MailSender | null = null): NodemailerMail.Options {
  const parts = unsealMail(mail);
  if (!parts) throw new Error("The mail was sealed with another BOOKPAGE_SECRET.");
  const { id, eventId, recipient, subject } = mail;
  const { WEB_URL, MAIL_FROM } = env();
  const domain = new URL(WEB_URL).hostname;
  const thread = eventId && `<event-${eventId}@${domain}>`;
  const address = sender?.fromAddress ?? MAIL_FROM?.address ?? "";
  const returnTo =
    sender && hasOwnServer(sender) ? (sender.envelopeFrom ?? address) : buildReturnAddress(mail);
  const dkim = sender && buildDkimOptions(sender);
  const replyTo = parts.replyTo ?? sender?.replyTo;
  return {
    messageId: `<${id}@${domain}>`,
    ...(thread && { inReplyTo: thread, references: thread }),
    from: { name: escapeEncodedWords(sender?.fromName ?? parts.from), address },
    to: { name: escapeEncodedWords(parts.to ?? ""), address: recipient },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...(dkim && { dkim }),
    ...(returnTo && { envelope: { from: returnTo, to: [recipient] } }),
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

/** The envelope sender of mails by the installation's server. */
const buildReturnAddress = (mail: Mail): string | undefined =>
  buildBounceAddress(mail) ?? env().MAIL_FROM?.address;

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
