import type { Instant } from "@/lib/core/time/instant";
import type { BookingFacts, BookingStatus } from "./schema";

/** The fields of a serialized event that matter here, before or after JSON encoding. */
interface SerializedEvent {
  confirmed: { flag: boolean; date_id: string | null };
  created_by: { user: string | null };
  dates: readonly { _id: string; date: Date | string; end_date: Date | string }[];
  invitees: readonly { _id: string; no_show?: boolean }[];
  cancelled?: unknown;
}

/** Adds the `booking` field to an event. */
export const addBookingFacts = <Event extends SerializedEvent>(
  event: Event,
  now: Instant,
): Event & { booking: BookingFacts } => ({ ...event, booking: deriveBookingFacts(event, now) });

export function deriveBookingFacts(event: SerializedEvent, now: Instant): BookingFacts {
  const dates = event.dates.map(({ _id, date, end_date }) => ({
    id: _id,
    start: new Date(date),
    end: new Date(end_date),
  }));
  const date = dates.find(({ id }) => id === event.confirmed.date_id) ?? dates[0];
  const open = event.confirmed.flag && date ? [date] : dates;
  const isOver = open.length > 0 && open.every((one) => +one.end <= now);
  return {
    status: deriveStatus(event, isOver),
    start: date?.start ?? null,
    end: date?.end ?? null,
    host: event.created_by.user,
  };
}

/** Must match `BOOKING_CONDITIONS`. An event without dates is not over. */
function deriveStatus({ cancelled, invitees, confirmed }: SerializedEvent, isOver: boolean): BookingStatus {
  if (cancelled) return "cancelled";
  if (invitees.some(({ no_show }) => no_show)) return "no_show";
  if (isOver) return "past";
  return confirmed.flag ? "confirmed" : "requested";
}
