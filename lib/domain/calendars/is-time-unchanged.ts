import { MINUTE } from "@/lib/core/time/instant";
import type { BusyTime } from "./provider";

interface WrittenTime {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

/**
 * Returns whether an entry still has the time that was written, to the minute, as some servers drop seconds.
 */
export const isTimeUnchanged = ({ startsAt, endsAt, allDay }: WrittenTime, present: BusyTime): boolean =>
  startsAt === null ||
  endsAt === null ||
  (allDay === present.allDay && isSameMinute(+startsAt, present.start) && isSameMinute(+endsAt, present.end));

const isSameMinute = (one: number, other: number): boolean => Math.abs(one - other) < MINUTE;
