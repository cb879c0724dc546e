import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import type { Instant } from "@/lib/core/time/instant";
import { buildPagePath } from "@/lib/domain/bookings/page-address";

interface OfferPlace {
  nickname: string;
  /** The handle of an appointment type. */
  type: string | null;
  /** Minutes; null: the page says. */
  duration: number | null;
  /** Of a team's page: who was chosen. */
  member: string | null;
  zone: string;
  lang: string;
  /** Of the entry. */
  token: string;
}

/** Straight to the form for the time that is kept. */
export function buildOfferPath(
  { nickname, type, duration, member, zone, lang, token }: OfferPlace,
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
  return `${buildPagePath({ nickname, type, minutes: duration })}?${query}`;
}
