import { timingSafeEqual } from "node:crypto";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { deriveStableToken, deriveStableTokens } from "@/lib/platform/crypto/secret";
import { EVENT_NOTICES, type EventNotice } from "./event-notices";

/** Long enough for a slow page; who opens the address later was told. */
const NOTICE_LIFETIME_MS = 2 * MINUTE;

const PURPOSE = "event-notice";

interface NoticeContext {
  event: string;
  /** The key of whose page it is; empty where somebody without one is told. */
  key: string;
}

const buildNoticePayload = ({ event, key }: NoticeContext, done: EventNotice, at: number) =>
  `${event}/${key}/${done}/${at}`;

/** For the address that a form leads to: signed, since an address may be written by anybody, and may be opened again. */
export function signEventNotice(place: NoticeContext, done: EventNotice, now: Instant): string {
  const sign = deriveStableToken(PURPOSE, buildNoticePayload(place, done, now));
  return `${done}.${now.toString(36)}.${sign}`;
}

/** The notice with the place on the page where it stands. */
export const buildNoticeQuery = (place: NoticeContext, done: EventNotice, now: Instant): string =>
  `done=${signEventNotice(place, done, now)}#done`;

/** What has just been done, where it was: null for what is forged, of another page, or long said. */
export function verifyEventNotice(
  place: NoticeContext,
  text: string | null,
  now: Instant,
): EventNotice | null {
  const [kind, time = "", sign = ""] = (text ?? "").split(".");
  const done = EVENT_NOTICES.find((one) => one === kind);
  const at = asInstant(Number.parseInt(time, 36));
  if (!done || !(now >= at && now - at < NOTICE_LIFETIME_MS)) return null;
  const given = Buffer.from(sign);
  const isOurs = deriveStableTokens(PURPOSE, buildNoticePayload(place, done, at)).some(
    (one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given),
  );
  return isOurs ? done : null;
}
