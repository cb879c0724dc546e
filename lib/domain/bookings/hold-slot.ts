import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { TimeRequest } from "./booking-request";
import { hasTooManyBookings } from "./has-too-many-bookings";
import { toHoldId } from "./hold-id";
import type { BookablePage } from "./public-page";
import { reserveTime } from "./reserve-time";
import type { UnavailableTimes } from "./unavailable-times";

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
  page: BookablePage,
  request: SlotHoldRequest,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<UnavailableTimes | { outcome: "full" } | null> {
  const findRejection = async (part: Db) => {
    if (await hasTooManyBookings(part, page, request, now)) return { outcome: "full" } as const;
    return page.settings.auto_confirm === true ? null : ({ outcome: "not_held" } as const);
  };
  const result = await reserveTime(tx, page, request, {
    id: toHoldId(request.formId),
    now,
    expiresAt,
    findRejection,
  });
  return result.outcome === "taken" || result.outcome === "full" ? result : null;
}
