import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { isRoomFree } from "@/lib/core/slots/filter-with-free-room";
import { isFree } from "@/lib/core/slots/is-free";
import { asInstant, DAY, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";
import { expandToSearchRange, findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { findRooms } from "@/lib/domain/availability/rooms/find-rooms";
import { pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { toStayRules } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { countEventAttendees } from "@/lib/domain/events/changes/select-event-room";
import { findPageRules } from "@/lib/domain/events/find-page-rules";
import { listHostParts } from "@/lib/domain/events/steps/event-steps";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { EventSpan } from "./event-facts";
import type { EventVisitor } from "./load-event-page";

/** Finds what conflicts with this time for the host, with the nearest free times of the same length. */
export async function findHostConflict(
  db: Db,
  event: EventVisitor["event"],
  span: EventSpan,
  now: Instant,
): Promise<{ nearest: Interval[] } | null> {
  if (!event.createdByUserId) return null;
  const { start, end } = toBusyInterval(span, event.timezone);
  const organization = asOrganizationId(event.organizationId);
  const { rules, availability } = await findPageRules(db, event);
  const range = { ...expandToSearchRange(start, end), availability, rules, exceptEvent: event.id };
  const [person] = await loadHosts(db, organization, { users: [event.createdByUserId] }, range);
  if (!person) return null;
  const { host } = person;
  const suits: typeof canTakeMeeting = event.bookpage ? canTakeMeeting : isFree;
  const roomQuery = { ...range, people: countEventAttendees(event), except: [event.id] };
  const rooms = (await findRooms(db, organization, rules?.settings, roomQuery))?.map((room) => room.host);
  const hasRoom = !rooms || rooms.some((room) => isRoomFree(room, { start, end }));
  const stay = rules ? toStayRules(rules.settings) : undefined;
  const parts = listHostParts(event, event.createdByUserId);
  const isSuited = (parts ?? [{ start, end }]).every((part) => suits(host, part.start, part.end, stay));
  if (isSuited && hasRoom) return null;
  const duration = (end - start) / MINUTE;
  // Times for steps depend on all of their hosts.
  const isSlot = !parts && !span.allDay && Number.isInteger(duration) && end - start <= DAY;
  const grid = rules ? pickGrid(rules, rooms) : {};
  const starts = isSlot ? findNearestFree({ ...grid, hosts: [host], duration, now }, start) : [];
  return { nearest: starts.map((free) => ({ start: free, end: asInstant(free + (end - start)) })) };
}
