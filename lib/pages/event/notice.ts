import { timingSafeEqual } from "node:crypto";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { derivedToken, derivedTokens } from "@/lib/platform/crypto/secret";
import { DONE_KINDS, type Done } from "./done";

/** Long enough for a slow page; who opens the address later was told. */
const NOTICE_LIFETIME_MS = 2 * MINUTE;

const PURPOSE = "event-notice";

interface Place {
  event: string;
  /** The key of whose page it is; empty where somebody without one is told. */
  key: string;
}

const say = ({ event, key }: Place, done: Done, at: number) => `${event}/${key}/${done}/${at}`;

/** For the address that a form leads to: signed, since an address may be written by anybody, and may be opened again. */
export function signNotice(place: Place, done: Done, now: Instant): string {
  const sign = derivedToken(PURPOSE, say(place, done, now));
  return `${done}.${now.toString(36)}.${sign}`;
}

/** The notice with the place on the page where it stands. */
export const noticeQuery = (place: Place, done: Done, now: Instant): string =>
  `done=${signNotice(place, done, now)}#done`;

/** What has just been done, where it was: null for what is forged, of another page, or long said. */
export function readNotice(place: Place, text: string | null, now: Instant): Done | null {
  const [kind, time = "", sign = ""] = (text ?? "").split(".");
  const done = DONE_KINDS.find((one) => one === kind);
  const at = instant(Number.parseInt(time, 36));
  if (!done || !(now >= at && now - at < NOTICE_LIFETIME_MS)) return null;
  const given = Buffer.from(sign);
  const isOurs = derivedTokens(PURPOSE, say(place, done, at)).some(
    (one) => one.length === given.length && timingSafeEqual(Buffer.from(one), given),
  );
  return isOurs ? done : null;
}
