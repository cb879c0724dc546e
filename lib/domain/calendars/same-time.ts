import { MINUTE } from "@/lib/core/time/instant";
import type { BusyTime } from "./provider";

interface Written {
  startsAt: Date | null;
  endsAt: Date | null;
  allDay: boolean;
}

/** Whether an entry is still when it was written; to the minute, as some servers know no seconds. */
export const isAsWritten = ({ startsAt, endsAt, allDay }: Written, seen: BusyTime): boolean =>
  startsAt === null ||
  endsAt === null ||
  (allDay === seen.allDay && isNear(+startsAt, seen.start) && isNear(+endsAt, seen.end));

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < MINUTE;
