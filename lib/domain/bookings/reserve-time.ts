import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/availability/reservations/release-hold";
import { reserveHosts } from "@/lib/domain/availability/reservations/reserve-hosts";
import { pickSeats } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import type { Db } from "@/lib/platform/db/client";
import type { TimeRequest } from "./booking-request";
import { findHosts, type UnavailableTimes } from "./find-hosts";
import { lockPageHosts } from "./lock-page-hosts";
import type { PageSettings } from "./public-page";
import { findSeatHosts } from "./seats/find-seat-hosts";
import { joinOrCreate } from "./seats/join-or-create";

interface ReserveOptions<Refusal extends { outcome: string }> {
  /** Of the hold; an earlier one with this id gives its time back first. */
  id: string;
  now: Instant;
  expiresAt: Date;
  /** Looks under the locks whether it may be kept; null: it may. */
  refuse: (tx: Db) => Promise<Refusal | null>;
}

/** Whose time is kept; of a meeting with seats, who holds it. */
export interface ReservedTime {
  outcome: "kept";
  hosts: readonly string[];
}

/**
 * Keeps the first of the times that are wanted on a page, under the rules of a booking and in its order of locks. Of a
 * meeting with seats one is kept, and the others are left to others.
 */
export async function reserveTime<Refusal extends { outcome: string } = never>(
  tx: Db,
  page: PageSettings,
  wish: TimeRequest,
  { id, now, expiresAt, refuse }: ReserveOptions<Refusal>,
): Promise<UnavailableTimes | ReservedTime | Refusal> {
  const { organization } = page;
  const [start] = wish.starts;
  const isSeated = pickSeats(page.custom) !== null;
  const keep = async (part: Db, hosts: readonly string[], room: string | null = null) => {
    const refused = await refuse(part);
    if (refused) return refused;
    const taken = isSeated ? { exclusive: [], others: hosts, seats: -1 } : { exclusive: hosts, others: [] };
    if (start !== undefined) {
      const end = asInstant(start + page.duration * MINUTE);
      await reserveHosts(part, organization, { eventId: id, start, end, ...taken, room, expiresAt, page });
    }
    return { outcome: "kept", hosts } as const;
  };
  const make = async (part: Db) => {
    const held = await lockPageHosts(part, page);
    await releaseHold(part, organization, id);
    const found = await findHosts(part, page, wish, held, now);
    return found.outcome === "taken"
      ? found
      : keep(
          part,
          found.people.map((one) => one.id),
          isSeated ? null : found.rooms?.[0],
        );
  };
  if (!isSeated || start === undefined) return make(tx);
  const join = async (meeting: string) => {
    await releaseHold(tx, organization, id);
    const hosts = await findSeatHosts(tx, page, { meeting, start }, now);
    return hosts && keep(tx, hosts);
  };
  return joinOrCreate<UnavailableTimes | ReservedTime | Refusal>(tx, page, { start, hold: id }, now, {
    join,
    make,
  });
}
