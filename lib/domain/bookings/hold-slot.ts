import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { releaseHold } from "@/lib/domain/reservations/release-hold";
import { lockHosts, reserve } from "@/lib/domain/reservations/reserve";
import type { Db } from "@/lib/platform/db/client";
import { findLostTimes, type LostTimes } from "./find-lost-times";
import { toHoldId } from "./hold-id";
import { hasTooManyOpen } from "./open-bookings";
import type { PublicPage } from "./public-page";

interface Wish {
  starts: readonly Instant[];
  email: string;
  formId: string;
}

/**
 * Keeps the time that a booker wants while something is asked of them, under the rules of a booking. What the host
 * confirms first, is kept for nobody. `null`: it is kept.
 */
export async function holdSlot(
  tx: Db,
  page: PublicPage,
  { starts, ...wish }: Wish,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<LostTimes | { outcome: "full" } | null> {
  const { organization, owner } = page;
  const id = toHoldId(wish.formId);
  await lockHosts(tx, [owner.id]);
  await releaseHold(tx, organization, id);
  const lost = await findLostTimes(tx, page, starts, now);
  if (lost) return lost;
  if (await hasTooManyOpen(tx, page, wish, now)) return { outcome: "full" };
  const [start] = starts;
  if (page.custom.auto_confirm !== true || start === undefined) return null;
  const end = instant(start + page.duration * MINUTE);
  await reserve(tx, organization, { eventId: id, start, end, exclusive: [owner.id], others: [], expiresAt });
  return null;
}
