import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { Wish } from "./booking-request";
import type { LostTimes } from "./find-hosts";
import { toHoldId } from "./hold-id";
import { keepTime } from "./keep-time";
import { hasTooManyOpen } from "./open-bookings";
import type { PageSettings } from "./public-page";

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
  page: PageSettings,
  wish: HeldWish,
  { now, expiresAt }: { now: Instant; expiresAt: Date },
): Promise<LostTimes | { outcome: "full" } | null> {
  const refuse = async (part: Db) => {
    if (await hasTooManyOpen(part, page, wish, now)) return { outcome: "full" } as const;
    return page.custom.auto_confirm === true ? null : ({ outcome: "not_kept" } as const);
  };
  const kept = await keepTime(tx, page, wish, { id: toHoldId(wish.formId), now, expiresAt, refuse });
  return kept.outcome === "taken" || kept.outcome === "full" ? kept : null;
}
