import type { HostMatch } from "@/lib/core/slots/host-match";
import type { Host } from "@/lib/core/slots/schedule";
import { type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { findNearestFree } from "@/lib/domain/availability/free-slots/find-nearest-free";
import type { SlotReason } from "@/lib/domain/availability/free-slots/schema";
import { serializeFreeSlot } from "@/lib/domain/availability/free-slots/serialize-slots";
import type { PageGrid } from "@/lib/domain/booking-pages/bookpages/page-rules";
import { ApiProblem } from "@/lib/domain/contracts/problem";

interface TakenSlot {
  detail: string;
  /** Loaded for the range that `expandToSearchRange` returns for the time. */
  hosts: readonly Host[];
  /** Default: "any". */
  match?: HostMatch;
  time: Interval;
  timezone: string;
  now: Instant;
  /** The grid of the page that offers the time. */
  grid?: PageGrid | undefined;
  /** Default: `/dates`. */
  pointer?: string | undefined;
  /** Conflicts to include in the problem. */
  reasons?: readonly SlotReason[] | undefined;
}

/** Slots are whole minutes and, but for stays, at most a day long; other meetings get no suggestions. */
const isSlotLength = (minutes: number) => Number.isInteger(minutes) && minutes <= 1440;

/** Builds a 409 problem with the nearest free slots. */
export function buildSlotTakenProblem({
  detail,
  hosts,
  match,
  time,
  timezone,
  now,
  grid,
  pointer = "/dates",
  reasons,
}: TakenSlot): ApiProblem {
  const duration = (time.end - time.start) / MINUTE;
  const free =
    isSlotLength(duration) || grid?.stay
      ? findNearestFree({ ...grid, hosts, ...(match && { match }), duration, now }, time.start)
      : [];
  return new ApiProblem("slot_taken", detail, {
    errors: [{ in: "body", pointer, code: "slot_taken", message: "is not free" }],
    members: {
      ...(reasons && { reasons }),
      nearest_slots: free.map((start) => serializeFreeSlot(start, duration, timezone)),
    },
  });
}
