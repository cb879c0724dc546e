import type { Db } from "@/lib/db/client";
import { loadHosts } from "@/lib/free-slots/load-hosts";
import { nearestFree, rangeAround } from "@/lib/free-slots/nearest-free";
import { asOrganizationId } from "@/lib/organizations/organization-id";
import { isFree } from "@/lib/slots/is-free";
import { DAY, type Instant, instant, MINUTE } from "@/lib/time/instant";
import type { Interval } from "@/lib/time/interval";
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
