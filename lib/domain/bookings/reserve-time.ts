import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickCapacity } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { listStepParts } from "@/lib/domain/events/steps/event-steps";
import type { Db } from "@/lib/platform/db/client";
import type { TimeRequest } from "./booking-request";
import { findHosts } from "./find-hosts";
import { lockPageHosts } from "./lock-page-hosts";
import type { PickedHosts } from "./pick-hosts";
import type { BookablePage } from "./public-page";
import { findSeatHosts } from "./seats/find-seat-hosts";
import { joinOrCreate } from "./seats/join-or-create";
import type { UnavailableTimes } from "./unavailable-times";

interface ReserveOptions<Rejection extends { outcome: string }> {
  /** Id of the hold; an earlier hold with this id is released first. */
  id: string;
  now: Instant;
  expiresAt: Date;
  /** Checks under the locks whether the time may be held; null if it may. */
  findRejection: (tx: Db) => Promise<Rejection | null>;
}

/** What is held besides the hosts' time. */
interface HeldParts {
  room?: string | null;
  steps?: PickedHosts["steps"];
  minutes?: number | undefined;
}

/** A hold was created; for a meeting with seats, `hosts` are those of the meeting. */
export interface ReservedTime {
  outcome: "held";
  hosts: readonly string[];
}

/**
 * Holds the first requested time on a page, or one seat of it, with the rules and the lock order of a
 * booking.
 */
export async function reserveTime<Rejection extends { outcome: string } = never>(
  tx: Db,
  page: BookablePage,
  request: TimeRequest,
  { id, now, expiresAt, findRejection }: ReserveOptions<Rejection>,
): Promise<UnavailableTimes | ReservedTime | Rejection> {
  const { organization } = page;
  const [start] = request.starts;
  const isSeated = pickSeats(page.settings) !== null;
  const reserve = async (
    part: Db,
    hosts: readonly string[],
    { room = null, steps, minutes = page.duration }: HeldParts = {},
  ) => {
    const rejection = await findRejection(part);
    if (rejection) return rejection;
    const taken = isSeated
      ? { exclusive: [], others: hosts, seats: -1 }
      : { exclusive: hosts, others: [], shared: pickCapacity(page.settings) > 1 };
    if (start !== undefined) {
      const end = asInstant(start + minutes * MINUTE);
      const parts = steps && listStepParts(steps, start);
      await reserveHosts(part, organization, {
        eventId: id,
        start,
        end,
        ...taken,
        parts,
        room,
        expiresAt,
        page,
      });
    }
    return { outcome: "held", hosts } as const;
  };
  const create = async (part: Db) => {
    const lockedTeam = await lockPageHosts(part, page);
    await releaseHold(part, organization, id);
    const found = await findHosts(part, page, request, lockedTeam, now);
    return found.outcome === "taken"
      ? found
      : reserve(
          part,
          found.people.map((one) => one.id),
          { room: isSeated ? null : (found.rooms?.[0] ?? null), steps: found.steps, minutes: found.minutes },
        );
  };
  if (!isSeated || start === undefined) return create(tx);
  const join = async (meeting: string) => {
    await releaseHold(tx, organization, id);
    const hosts = await findSeatHosts(tx, page, { meeting, start }, now);
    return hosts && reserve(tx, hosts);
  };
  return joinOrCreate<UnavailableTimes | ReservedTime | Rejection>(tx, page, { start, hold: id }, now, {
    join,
    create,
  });
}
