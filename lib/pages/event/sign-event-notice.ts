import { timingSafeEqual } from "node:crypto";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { EVENT_NOTICES, type EventNotice } from "./event-notices";

/** Long enough for a slow page; a later visit does not need the notice. */
const NOTICE_LIFETIME_MS = 2 * MINUTE;

const PURPOSE = "event-notice";

interface NoticeContext {
  event: string;
  /** The key of the page; empty for a visitor without one. */
  key: string;
}

const buildNoticePayload = ({ event, key }: NoticeContext, done: EventNotice, at: number) =>
  `${event}/${key}/${done}/${at}`;

/** Signs the notice for the address of the next page, as any visitor can write or reopen an address. */
export function signEventNotice(context: NoticeContext, done: EventNotice, now: Instant): string {
  const sign = deriveStableToken(PURPOSE, buildNoticePayload(context, done, now));
  return `${done}.${now.toString(36)}.${sign}`;
}

/** The query with the notice, and the fragment at which it is shown. */
export const buildNoticeQuery = (context: NoticeContext, done: EventNotice, now: Instant): string =>
  `done=${signEventNotice(context, done, now)}#done`;

/** Returns the notice; null for one that is forged, of another page or expired. */
export function verifyEventNotice(
  context: NoticeContext,
  text: string | null,
  now: Instant,
): EventNotice | null {
  const [kind, time = "", sign = ""] = (text ?? "").split(".");
  const done = EVENT_NOTICES.find((one) => one === kind);
  const at = asInstant(Number.parseInt(time, 36));
  if (!done || !(now >= at && now - at < NOTICE_LIFETIME_MS)) return null;
  const signature = Buffer.from(sign);
  const isOurs = deriveStableTokens(PURPOSE, buildNoticePayload(context, done, at)).some(
    (one) => one.length === signature.length && timingSafeEqual(Buffer.from(one), signature),
  );
  return isOurs ? done : null;
}
