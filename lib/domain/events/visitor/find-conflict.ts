import { isFree } from "@/lib/core/slots/is-free";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/domain/free-slots/nearest-free";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { EventSpan } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

/** Whether the host has something else at this time, with the nearest free ones of that length. */
export async function findConflict(
  db: Db,
  event: EventVisitor["event"],
  { start, end, allDay }: EventSpan,
  now: Instant,
): Promise<{ nearest: Interval[] } | null> {
  if (!event.createdByUserId) return null;
  const range = { ...rangeAround(start, end), exceptEvent: event.id };
  const whose = { users: [event.createdByUserId] };
  const [person] = await loadHosts(db, asOrganizationId(event.organizationId), whose, range);
  if (!person || isFree(person.host, start, end)) return null;
  const duration = (end - start) / MINUTE;
  const isSlot = !allDay && Number.isInteger(duration) && end - start <= DAY;
  const starts = isSlot ? nearestFree({ hosts: [person.host], duration, now }, start) : [];
  return { nearest: starts.map((free) => ({ start: free, end: instant(free + (end - start)) })) };
}
