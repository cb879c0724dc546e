import { canTakeMeeting } from "@/lib/core/slots/can-take-meeting";
import { isFree } from "@/lib/core/slots/is-free";
import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { expandToSearchRange } from "@/lib/domain/availability/free-slots/find-nearest-free";
import { loadHosts } from "@/lib/domain/availability/free-slots/load-hosts";
import { type PageRules, pickGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildSlotTakenProblem } from "./build-slot-taken-problem";

interface RequestedTime {
  host: string;
  time: Interval;
  now: Instant;
  /** Whose buffers count; the host's main one when left out. */
  availability?: string | undefined;
  /** An event that moves does not stand in its own way. */
  exceptEvent?: string;
  /** Of the page that it was booked on. */
  rules?: PageRules | null;
  /** What of the body names the time; default: its dates. */
  pointer?: string;
}

/**
 * Buffers, meetings and calendars must leave the host free; working hours, absences and limits do not bind the API.
 * The caller holds the host's lock. A refusal carries the nearest free slots.
 */
export const requireFree = (tx: Db, organization: OrganizationId, wanted: RequestedTime) =>
  requireHost(tx, organization, wanted, isFree);

/** As `requireFree`, and neither absent nor at a limit: of the host's hours, or of the page. */
export const requireBookable = (tx: Db, organization: OrganizationId, wanted: RequestedTime) =>
  requireHost(tx, organization, wanted, canTakeMeeting);

async function requireHost(
  tx: Db,
  organization: OrganizationId,
  { host: id, time, now, availability, exceptEvent, rules = null, pointer }: RequestedTime,
  suits: typeof canTakeMeeting,
) {
  const range = { ...expandToSearchRange(time.start, time.end), availability, exceptEvent, rules };
  const [person] = await loadHosts(tx, organization, { users: [id] }, range);
  if (!person || suits(person.host, time.start, time.end)) return;
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
