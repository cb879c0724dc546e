import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { TimeRequest } from "./booking-request";
import type { UnavailableTimes } from "./find-hosts";
import { hasTooManyBookings } from "./has-too-many-bookings";
import { toHoldId } from "./hold-id";
import type { PageSettings } from "./public-page";
import { reserveTime } from "./reserve-time";

interface SlotHoldRequest extends TimeRequest {
  phone?: string | undefined;
  formId: string;
}

/**
 * Keeps the time that a booker wants while something is asked of them, under the rules of a booking. What the host
 * confirms first, is kept for nobody. `null`: it is kept.
 */
export async function holdSlot(
  tx: Db,
  page: PageSettings,
  wish: SlotHoldRequest,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<UnavailableTimes | { outcome: "full" } | null> {
  const refuse = async (part: Db) => {
    if (await hasTooManyBookings(part, page, wish, now)) return { outcome: "full" } as const;
    return page.custom.auto_confirm === true ? null : ({ outcome: "not_kept" } as const);
  };
  const kept = await reserveTime(tx, page, wish, { id: toHoldId(wish.formId), now, expiresAt, refuse });
  return kept.outcome === "taken" || kept.outcome === "full" ? kept : null;
}
