import type { Match } from "@/lib/core/slots/match";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { nearestFree } from "@/lib/domain/availability/free-slots/nearest-free";
import type { Reason } from "@/lib/domain/availability/free-slots/schema";
import { freeSlot } from "@/lib/domain/availability/free-slots/slot-json";
import type { Grid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { ApiProblem } from "@/lib/platform/http/problem";

interface Lost {
  detail: string;
  /** Read for `rangeAround` the time. */
  hosts: readonly Host[];
  /** Default: any of them would do. */
  match?: Match;
  time: Interval;
  timezone: string;
  now: Instant;
  /** Of the page that offers the time. */
  grid?: Grid | undefined;
  /** What of the body names the time. */
  pointer?: string | undefined;
  /** What is in the way, where it is said. */
  reasons?: readonly Reason[] | undefined;
}

/** Slots are whole minutes and at most a day long; for other meetings none is offered. */
const isSlotLength = (minutes: number) => Number.isInteger(minutes) && minutes <= 1440;

/** 409 with the nearest free slots. */
export function slotTaken({
  detail,
  hosts,
  match,
  time,
  timezone,
  now,
  grid,
  pointer = "/dates",
  reasons,
}: Lost): ApiProblem {
  const duration = (time.end - time.start) / MINUTE;
  const free = isSlotLength(duration)
    ? nearestFree({ ...grid, hosts, ...(match && { match }), duration, now }, time.start)
    : [];
  return new ApiProblem("slot_taken", detail, {
    errors: [{ in: "body", pointer, code: "slot_taken", message: "is not free" }],
    members: {
      ...(reasons && { reasons }),
      nearest_slots: free.map((start) => freeSlot(start, duration, timezone)),
    },
  });
}
