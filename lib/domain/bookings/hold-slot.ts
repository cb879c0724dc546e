import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { pickSeats } from "@/lib/domain/bookpages/custom";
import { releaseHold } from "@/lib/domain/reservations/release-hold";
import { reserve } from "@/lib/domain/reservations/reserve";
import type { Db } from "@/lib/platform/db/client";
import type { Wish } from "./booking-request";
import { findHosts, type LostTimes } from "./find-hosts";
import { toHoldId } from "./hold-id";
import { lockPageHosts } from "./lock-page-hosts";
import { hasTooManyOpen } from "./open-bookings";
import type { PublicPage } from "./public-page";
import { findSeatHosts } from "./seats/find-seat-hosts";

interface HeldWish extends Wish {
  phone?: string | undefined;
  formId: string;
}

/**
 * Keeps the time that a booker wants while something is asked of them, under the rules of a booking. What the host
 * confirms first, is kept for nobody. `null`: it is kept.
 */
export async function holdSlot(
  tx: Db,
  page: PublicPage,
  wish: HeldWish,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<LostTimes | { outcome: "full" } | null> {
  const { organization } = page;
  const id = toHoldId(wish.formId);
  const held = await lockPageHosts(tx, page);
  await releaseHold(tx, organization, id);
  const [start] = wish.starts;
  const holding = start === undefined ? null : await findSeatHosts(tx, page, start, now);
  const found = holding ? null : await findHosts(tx, page, wish, held, now);
  if (found?.outcome === "taken") return found;
  if (await hasTooManyOpen(tx, page, wish, now)) return { outcome: "full" };
  if (page.custom.auto_confirm !== true || start === undefined) return null;
  const end = instant(start + page.duration * MINUTE);
  const hosts = holding ?? found?.people.map((one) => one.id) ?? [];
  // Of a meeting with seats one is held, and the others are left to others.
  const taken =
    pickSeats(page.custom) === null
      ? { exclusive: hosts, others: [] }
      : { exclusive: [], others: hosts, seats: -1 };
  await reserve(tx, organization, { eventId: id, start, end, ...taken, expiresAt, page });
  return null;
}
