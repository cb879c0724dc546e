import { asInstant, DAY, HOUR, type Instant } from "@/lib/core/time/instant";
import type { MailNoticeKind } from "@/lib/domain/events/event-mails/list-mail-notices";
import { findCurrentLine } from "@/lib/domain/messaging/mail/render-mail";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { env } from "@/lib/platform/env/env";

/** Payload for the service worker, and delivery options for the push service (RFC 8030). */
export interface PushMessageParts {
  payload: { title: string; body: string; url: string; tag: string };
  /** The push service keeps only the last waiting message per topic. */
  topic: string | null;
  urgency: "low" | "normal" | "high";
}

const MAX_WAIT_MS = 28 * DAY; // the longest time that push services accept
const SOON_MS = 24 * HOUR;

const ANSWER_KINDS: readonly MailNoticeKind[] = ["declined", "attending", "voted", "answers"];

/** An encrypted payload has at most 4 kB. */
export const truncateText = (text: string, limit: number) => {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join("")}…` : text;
};

/** Builds the message with the words of the mail: its subject, and the message written or else the time. */
export function buildPushMessage(
  { subject, content }: NewMail,
  eventId: string,
  kind: MailNoticeKind,
  { start, end }: { start: Instant | null; end: Instant | null },
  now: Instant,
): { parts: PushMessageParts; expiresAt: Date } {
  const time = findCurrentLine(content.facts);
  const body = content.quote && kind === "message" ? `${content.quote.by}: ${content.quote.text}` : time;
  const topic = kind === "message" ? null : ANSWER_KINDS.includes(kind) ? `${eventId}-answer` : eventId;
  const isSoon = start !== null && start > now && start < now + SOON_MS;
  const until = end !== null && end > now ? Math.min(end, now + MAX_WAIT_MS) : now + DAY;
  return {
    parts: {
      payload: {
        title: truncateText(subject, 150),
        body: truncateText(body ?? content.text, 300),
        url: content.button?.href ?? env().WEB_URL,
        tag: topic ?? `${eventId}-message`,
      },
      topic,
      urgency: ANSWER_KINDS.includes(kind) ? "low" : isSoon ? "high" : "normal",
    },
    expiresAt: new Date(asInstant(until)),
  };
}
