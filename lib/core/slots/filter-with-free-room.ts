import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { excludeBusy } from "./exclude-busy";
import { expandWindows } from "./expand-windows";
import { filterWithinWindows } from "./filter-within-windows";
import { mergeStarts } from "./merge-starts";
import type { Host, Schedule } from "./schedule";

/**
 * Returns the starts at which at least one room is free for the whole slot, within its hours. Each room checks only
 * the starts that the rooms before it reject: if the first room is mostly free, the others cost next to nothing.
 */
export function filterWithFreeRoom(
  starts: Instant[],
  rooms: readonly Host[],
  minutes: number,
  expand: (schedule: Schedule) => readonly Interval[],
): Instant[] {
  const duration = minutes * MINUTE;
  let found: Instant[] = [];
  let remaining = starts;
  for (const room of rooms) {
    if (remaining.length === 0) break;
    const fitting = room.schedule
      ? excludeBusy(filterWithinWindows(remaining, expand(room.schedule), duration), room, duration)
      : [];
    if (fitting.length === 0) continue;
    const matched = new Set(fitting);
    found = mergeStarts(found, fitting);
    remaining = remaining.filter((start) => !matched.has(start));
  }
  return found;
}

/** True if the room is free in [start, end), within its hours. */
export function isRoomFree(room: Host, { start, end }: Interval): boolean {
  const minutes = (end - start) / MINUTE;
  const expand = (schedule: Schedule) => expandWindows(schedule, start, asInstant(start + 1), end - start);
  return filterWithFreeRoom([start], [room], minutes, expand).length > 0;
}
