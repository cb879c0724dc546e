import type { SeatedTime } from "@/lib/domain/availability/free-slots/load-seated-times";
import type { BookedMeeting } from "./bookable";

/** Lists the free seats of each slot of the page at which a host has a meeting with seats. */
export function listSeatedSlots({ id }: { id: string }, meetings: readonly BookedMeeting[]): SeatedTime[] {
  const times = new Map<string, SeatedTime>();
  for (const { seats, host, type, start, end, page } of meetings) {
    if (seats === null || page !== id) continue;
    const key = `${host} ${type} ${start} ${end}`;
    const before = times.get(key);
    times.set(key, {
      host,
      type,
      starts_at: new Date(start),
      ends_at: new Date(end),
      is_meeting: seats >= 0 || (before?.is_meeting ?? false),
      seats: seats + (before?.seats ?? 0),
    });
  }
  return [...times.values()];
}
