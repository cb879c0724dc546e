import { MINUTE } from "@/lib/core/time/instant";
import type { BusyTime } from "./provider";

interface WrittenTime {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

/** Whether an entry is still when it was written; to the minute, as some servers know no seconds. */
export const isTimeUnchanged = ({ startsAt, endsAt, allDay }: WrittenTime, seen: BusyTime): boolean =>
  startsAt === null ||
  endsAt === null ||
  (allDay === seen.allDay && isSameMinute(+startsAt, seen.start) && isSameMinute(+endsAt, seen.end));

const isSameMinute = (one: number, other: number): boolean => Math.abs(one - other) < MINUTE;
