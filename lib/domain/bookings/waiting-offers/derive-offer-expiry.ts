import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** For less, nobody is asked: the time stays on the page. */
const MIN_OFFER_MS = 5 * MINUTE;

/** Until when a time is kept; not longer than the page would take the booking. Null: it is too close to be offered. */
export function deriveOfferExpiry(
  { custom, hosts }: PublicPage,
  start: Instant,
  now: Instant,
): Instant | null {
  const notice = Math.max(0, ...hosts.map(({ schedule }) => schedule?.minimumNotice ?? 0));
  const minutes = custom.waiting_list?.offer_minutes ?? 0;
  const until = asInstant(Math.min(now + minutes * MINUTE, start - notice * MINUTE));
  return until - now < MIN_OFFER_MS ? null : until;
}
