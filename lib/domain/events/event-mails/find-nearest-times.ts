import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { expandToSearchRange, findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { toStayRules } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { countEventAttendees } from "@/lib/domain/events/changes/select-event-room";
import { listEventHosts, pickDateToConfirm } from "@/lib/domain/events/event-hosts";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { pickEventStepRules } from "@/lib/domain/events/steps/event-steps";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Finds up to three times, near the first one that was requested, at which its hosts are free on its page; none for
 * days and nights, or if the page is closed.
 */
export async function findNearestTimes(
  db: Db,
  event: EventVisitor["event"],
  now: Instant,
): Promise<Instant[]> {
  const requested = pickDateToConfirm(pickSpans(event));
  const { rules, availability } = await findPageRules(db, event);
  if (!requested || !event.page?.active || !rules || toStayRules(rules.settings)) return [];
  const organization = asOrganizationId(event.organizationId);
  const users = [...new Set(listEventHosts(event))];
  const around = asInstant(Math.max(requested.start, now));
  const range = { ...expandToSearchRange(around, around), availability, rules, exceptEvent: event.id };
  const loaded = await loadHosts(db, organization, { users }, range);
  if (loaded.length === 0 || loaded.length < users.length) return [];
  const people = countEventAttendees(event);
  const rooms = await findRooms(db, organization, rules.settings, { ...range, people, except: [event.id] });
  const ofPage = pickGrid(
    rules,
    rooms?.map(({ host }) => host),
  );
  const grid = { ...ofPage, steps: pickEventStepRules(event) };
  const duration = (requested.end - requested.start) / MINUTE;
  const hosts = loaded.map(({ host }) => host);
  return findNearestFree({ ...grid, hosts, match: "all", duration, now }, around);
}
