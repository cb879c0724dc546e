import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/reservations/release-hold";
import { reserve } from "@/lib/domain/reservations/reserve";
import type { Db } from "@/lib/platform/db/client";
import type { Wish } from "./booking-request";
import { findHosts, type LostTimes } from "./find-hosts";
import { toHoldId } from "./hold-id";
import { lockPageHosts } from "./lock-page-hosts";
import { hasTooManyOpen } from "./open-bookings";
import type { PublicPage } from "./public-page";

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
  const found = await findHosts(tx, page, wish, held, now);
  if (found.outcome === "taken") return found;
  if (await hasTooManyOpen(tx, page, wish, now)) return { outcome: "full" };
  const [start] = wish.starts;
  if (page.custom.auto_confirm !== true || start === undefined) return null;
  const end = instant(start + page.duration * MINUTE);
  const time = { start, end, exclusive: found.people.map((one) => one.id), others: [], expiresAt };
  await reserve(tx, organization, { eventId: id, ...time, page });
  return null;
}
