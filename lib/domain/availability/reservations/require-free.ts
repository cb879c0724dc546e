import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { isFree } from "@/lib/core/slots/is-free";
import type { Site } from "@/lib/core/slots/journeys";
import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { toStayRules } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildSlotTakenProblem } from "./build-slot-taken-problem";

interface RequestedTime {
  host: string;
  time: Interval;
  now: Instant;
  /** The availability that determines the buffers; default: the host's main one. */
  availability?: string | undefined;
  /** The event being moved: its own reservation does not block it. */
  exceptEvent?: string;
  /** The rules of the page that was booked. */
  rules?: PageRules | null;
  /** Without rules: where the meeting takes place. */
  site?: Site | null;
  /** A JSON pointer to the time in the body; default: `/dates`. */
  pointer?: string;
}

/**
 * Throws `slot_taken` with the nearest free slots if meetings, calendars or buffers block the time. The API
 * may ignore working hours, absences and limits. The caller holds the host's lock.
 */
export const requireFree = (tx: Db, organization: OrganizationId, requested: RequestedTime) =>
  requireHost(tx, organization, requested, isFree);

/** Checks absences and the limits of host and page as well. */
export const requireBookable = (tx: Db, organization: OrganizationId, requested: RequestedTime) =>
  requireHost(tx, organization, requested, canTakeMeeting);

async function requireHost(
  tx: Db,
  organization: OrganizationId,
  { host: id, time, now, availability, exceptEvent, rules = null, site, pointer }: RequestedTime,
  isAcceptable: typeof canTakeMeeting,
) {
  const range = { ...expandToSearchRange(time.start, time.end), availability, exceptEvent, rules, site };
  const [person] = await loadHosts(tx, organization, { users: [id] }, range);
  const stay = rules ? toStayRules(rules.settings) : undefined;
  if (!person || isAcceptable(person.host, time.start, time.end, stay)) return;
  const detail = "The host is not free at this time, buffers included.";
  const grid = rules ? pickGrid(rules) : undefined;
  throw buildSlotTakenProblem({
    detail,
    hosts: [person.host],
    time,
    timezone: person.timezone,
    now,
    grid,
    pointer,
  });
}
