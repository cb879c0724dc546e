import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import type { Instant } from "@/lib/core/time/instant";
import { addDays } from "@/lib/core/time/local-date";
import { getStartOfDay, toLocalDate } from "@/lib/core/time/zone";
import { parseSchedule } from "@/lib/domain/availability/availabilities/parse-schedule";
import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import { applyRulesToHost } from "@/lib/domain/booking-pages/bookpages/page-rules";
import type { BookableUser } from "./bookable";
import { PREVIEW_DAYS } from "./preview-range";

interface OfferedSlotsSearch {
  /** The hours as text for `parseSchedule`. */
  hours: string;
  /** Minutes. */
  duration: number;
  timezone: string;
  now: Instant;
}

/** Lists the slots that hours offer without a page, by day, as the slot search would. */
export async function listOfferedSlots(
  { meetings, busy }: BookableUser,
  { hours, duration, timezone, now }: OfferedSlotsSearch,
) {
  const schedule = await parseSchedule(hours);
  const host = applyRulesToHost({ schedule, meetings, ...busy }, null, meetings);
  const today = toLocalDate(timezone, now);
  const starts = findSlots({
    hosts: [host],
    match: "all",
    duration,
    from: getStartOfDay(timezone, today),
    to: getStartOfDay(timezone, addDays(today, PREVIEW_DAYS)),
    now,
  });
  return Object.fromEntries(
    [...groupByDate(starts, timezone)].map(([date, group]) => [
      date,
      { slots: group.map((start) => serializeFreeSlot(start, duration, timezone)) },
    ]),
  );
}
