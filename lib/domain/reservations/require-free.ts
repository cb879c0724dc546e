import { isFree } from "@/lib/core/slots/is-free";
import type { Instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { loadHosts } from "@/lib/domain/free-slots/load-hosts";
import { rangeAround } from "@/lib/domain/free-slots/nearest-free";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { slotTaken } from "./slot-taken";

interface Wanted {
  host: string;
  time: Interval;
  now: Instant;
  /** Whose buffers count; the host's main one when left out. */
  availability?: string | undefined;
  /** An event that moves does not stand in its own way. */
  exceptEvent?: string;
  /** What of the body names the time; default: its dates. */
  pointer?: string;
}

/**
 * Buffers, meetings and calendars must leave the host free; working hours do not bind the API.
 * The caller holds the host's lock. A refusal carries the nearest free slots.
 */
export async function requireFree(
  tx: Db,
  organization: OrganizationId,
  { host, time, now, availability, exceptEvent, pointer }: Wanted,
) {
  const range = { ...rangeAround(time.start, time.end), availability, exceptEvent };
  const [person] = await loadHosts(tx, organization, { users: [host] }, range);
  if (!person || isFree(person.host, time.start, time.end)) return;
  const detail = "The host is not free at this time, buffers included.";
  throw slotTaken({ detail, hosts: [person.host], time, timezone: person.timezone, now, pointer });
}
