import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { PublicPage } from "@/lib/domain/bookings/public-page";

/** A shorter offer is not made; the time stays free on the page. */
const MIN_OFFER_MS = 5 * MINUTE;

/**
 * Returns the end of an offer, at the latest when the page stops taking the booking; null if too little time
 * is left.
 */
export function deriveOfferExpiry(
  { settings, hosts }: PublicPage,
  start: Instant,
  now: Instant,
): Instant | null {
  const notice = Math.max(0, ...hosts.map(({ schedule }) => schedule?.minimumNotice ?? 0));
  const minutes = settings.waiting_list?.offer_minutes ?? 0;
  const until = asInstant(Math.min(now + minutes * MINUTE, start - notice * MINUTE));
  return until - now < MIN_OFFER_MS ? null : until;
}
