import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import type { Instant } from "@/lib/core/time/instant";
import { buildPagePath } from "@/lib/domain/bookings/page-address";

interface OfferPlace {
  slug: string;
  /** The slug of an appointment type. */
  type: string | null;
  /** Minutes; null for the page's default. */
  duration: number | null;
  /** The chosen member of a team's page. */
  member: string | null;
  zone: string;
  lang: string;
  /** Token of the entry. */
  token: string;
}

/** Builds the path to the booking form with the held time. */
export function buildOfferPath(
  { slug, type, duration, member, zone, lang, token }: OfferPlace,
  start: Instant,
): string {
  const query = new URLSearchParams({
    slot: formatSlotValue(start),
    step: "details",
    tz: zone,
    lang,
    ...(type !== null && duration !== null && { duration: String(duration) }),
    ...(member !== null && { with: member }),
    offer: token,
  });
  return `${buildPagePath({ slug, type, minutes: duration })}?${query}`;
}
