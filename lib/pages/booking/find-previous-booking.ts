import type { Instant } from "@/lib/core/time/instant";
import { formatCookie } from "@/lib/domain/auth/sessions/cookie";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { readCookie } from "@/lib/platform/http/read-cookie";

const COOKIE = "booked";

/** A booker who goes back does so soon. */
const COOKIE_SECONDS = 3600;

interface BookedEvent {
  eventId: string;
  key: string;
}

/**
 * Identifies the booker's last booking, so that the page can say that a time is gone because the booker has booked it.
 * Scripts cannot read it.
 */
export const buildBookedCookie = ({ eventId, key }: BookedEvent): string =>
  formatCookie(COOKIE, `${eventId}.${key}`, COOKIE_SECONDS);

/** Returns the last booking of this browser. */
export function readBookedCookie(headers: Pick<Headers, "get">): BookedEvent | null {
  const [eventId, key] = (readCookie({ headers }, COOKIE) ?? "").split(".");
  return eventId && key ? { eventId, key } : null;
}

/** Finds the browser's last booking if it is at one of these times and not cancelled, else null. */
export async function findPreviousBooking(
  db: Db,
  booked: BookedEvent | null,
  { bookpageId, starts }: { bookpageId: string; starts: readonly Instant[] },
): Promise<{ href: string; isConfirmed: boolean } | null> {
  if (booked === null || starts.length === 0) return null;
  const visitor = await loadEventPage(db, booked.eventId, booked.key);
  if (!visitor || visitor.event.bookpageId !== bookpageId || visitor.event.cancelledAt) return null;
  const isThen = visitor.event.dates.some(({ startsAt }) => starts.some((start) => start === +startsAt));
  const href = `/event/${booked.eventId}?${new URLSearchParams({ key: booked.key })}`;
  return isThen ? { href, isConfirmed: visitor.event.confirmedFlag } : null;
}
