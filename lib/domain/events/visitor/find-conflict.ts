import { isFree } from "@/lib/core/slots/is-free";
import { mayTake } from "@/lib/core/slots/may-take";
import { DAY, type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { pickGrid } from "@/lib/domain/bookpages/page-rules";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
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
  const organization = asOrganizationId(event.organizationId);
  const { rules, availability } = await findPageRules(db, event);
  const range = { ...rangeAround(start, end), availability, rules, exceptEvent: event.id };
  const [person] = await loadHosts(db, organization, { users: [event.createdByUserId] }, range);
  if (!person) return null;
  const { host } = person;
  const suits = event.bookpage ? mayTake : isFree;
  if (suits(host, start, end)) return null;
  const duration = (end - start) / MINUTE;
  const isSlot = !allDay && Number.isInteger(duration) && end - start <= DAY;
  const grid = rules ? pickGrid(rules) : {};
  const starts = isSlot ? nearestFree({ ...grid, hosts: [host], duration, now }, start) : [];
  return { nearest: starts.map((free) => ({ start: free, end: instant(free + (end - start)) })) };
}
