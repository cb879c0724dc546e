import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toBusyInterval } from "@/lib/core/time/to-busy-interval";

interface DateRow {
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
}

/** Converts a stored date to the time that it takes of users and rooms. */
export const toTakenPeriod = ({ startsAt, endsAt, allDay }: DateRow, eventZone: string): Interval =>
  toBusyInterval({ start: asInstant(+startsAt), end: asInstant(+endsAt), allDay }, eventZone);
