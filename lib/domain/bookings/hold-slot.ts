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
 * Holds a slot under the rules of a booking while the booker confirms their address; null on success. A slot
 * that needs the host's confirmation is not held.
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
