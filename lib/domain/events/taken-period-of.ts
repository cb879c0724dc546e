import { instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { takenPeriod } from "@/lib/core/time/taken-period";

interface DateRow {
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
}

/** The time that a stored date of an event takes of people and rooms. */
export const takenPeriodOf = ({ startsAt, endsAt, allDay }: DateRow, eventZone: string): Interval =>
  takenPeriod({ start: instant(+startsAt), end: instant(+endsAt), allDay }, eventZone);
