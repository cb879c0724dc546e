import type { Db } from "@/lib/db/client";
import { loadHosts } from "@/lib/free-slots/load-hosts";
import { ApiProblem } from "@/lib/http/problem";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findSlots } from "@/lib/slots/find-slots";
import { isFree } from "@/lib/slots/is-free";
import { nearestSlots } from "@/lib/slots/nearest-slots";
import { isoWithOffset } from "@/lib/time/format";
import { DAY, type Instant, instant, MINUTE } from "@/lib/time/instant";
import type { Interval } from "@/lib/time/interval";

const NEAREST = 3;
const SEARCHED_DAYS = 14;

/**
 * Buffers, meetings and calendars must leave the host free; working hours do not bind the API.
 * The caller holds the host's lock. A refusal carries the nearest free slots.
 */
export async function requireFree(
  tx: Db,
  organization: OrganizationId,
  hostId: string,
  time: Interval,
  now: Instant,
) {
  const around = {
    from: instant(time.start - SEARCHED_DAYS * DAY),
    to: instant(time.end + SEARCHED_DAYS * DAY),
  };
  const [person] = await loadHosts(tx, organization, { users: [hostId] }, around);
  if (!person || isFree(person.host, time.start, time.end)) return;
  const duration = (time.end - time.start) / MINUTE;
  const range = { from: instant(around.from + DAY), to: instant(around.to - DAY - (time.end - time.start)) };
  const starts =
    Number.isInteger(duration) && duration <= 1440
      ? findSlots({ hosts: [person.host], match: "all", duration, ...range, now }).filter(
          (start) => start >= now,
        )
      : [];
  throw new ApiProblem("slot_taken", "The host is not free at this time, buffers included.", {
    errors: [{ in: "body", pointer: "/dates", code: "slot_taken", message: "is not free" }],
    members: {
      nearest_slots: nearestSlots(starts, time.start, NEAREST).map((start) => ({
        start: { dateTime: isoWithOffset(person.timezone, start) },
        end: { dateTime: isoWithOffset(person.timezone, instant(start + duration * MINUTE)) },
      })),
    },
  });
}
