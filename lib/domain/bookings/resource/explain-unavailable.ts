import { toUnits } from "@/lib/core/slots/stays/stay-rules";
import type { Instant } from "@/lib/core/time/instant";
import { parseLocalDate } from "@/lib/core/time/local-date";
import { explainTime } from "@/lib/domain/availability/free-slots/explain-time";
import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import type { BookablePage } from "@/lib/domain/bookings/public-page";
import type { UnavailableTimes } from "@/lib/domain/bookings/unavailable-times";
import type { Auth } from "@/lib/domain/contracts/auth";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";

/**
 * Builds a 409 with the conflicts of the first unavailable time and the nearest free slots; for a series, of
 * each time.
 */
export async function explainUnavailable(
  tx: Db,
  auth: Auth,
  page: BookablePage,
  { taken, nearest, lost = [] }: UnavailableTimes,
  timezone: string,
  now: Instant,
): Promise<ApiProblem> {
  const explain = async (start: Instant, free: readonly Instant[]) => ({
    reasons: await loadReasons(tx, auth, page, start, timezone, now),
    nearest_slots: free.map((one) => serializeFreeSlot(one, page.duration, timezone)),
  });
  const occurrences = [];
  for (const { index: ruleIndex, start, nearest: free } of lost) {
    const slot = serializeFreeSlot(start, page.duration, timezone);
    occurrences.push({ index: ruleIndex, ...slot, ...(await explain(start, free)) });
  }
  const [first = now] = taken;
  const ofFirst = occurrences[0] ?? (await explain(first, nearest));
  const pointer = (lost[0]?.index ?? 1) === 1 ? "/start" : "/series";
  return new ApiProblem("slot_taken", DETAILS[pointer], {
    errors: [{ in: "body", pointer, code: "slot_taken", message: "is not free" }],
    members: {
      reasons: ofFirst.reasons,
      nearest_slots: ofFirst.nearest_slots,
      ...(lost.length > 0 && { occurrences }),
    },
  });
}

const DETAILS = {
  "/start": "The page does not offer this time.",
  "/series": "The page does not offer all times of the series.",
};

async function loadReasons(
  tx: Db,
  auth: Auth,
  { slug, type, duration, grid }: BookablePage,
  start: Instant,
  timezone: string,
  now: Instant,
) {
  const text = new Date(start).toISOString();
  const date = parseLocalDate(text.slice(0, 10));
  if (!date) return [];
  const length = grid.stay ? { units: toUnits(grid.stay, duration) } : { duration };
  const query = { page: slug, type: type?.slug, ...length, timezone, start: { date, text } };
  return (await explainTime(tx, auth, query, now)).reasons;
}
