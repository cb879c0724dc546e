import { asInstant } from "@/lib/core/time/instant";
import { resolveWholeDays } from "@/lib/core/time/resolve-whole-days";
import type { ApiEvent } from "../../resources/event-state-mark";
import { toDateInZone } from "../../to-date-in-zone";

type EventDate = ApiEvent["dates"][number];

export interface DayEntry {
  event: ApiEvent;
  date: EventDate;
}

/** Returns the date that counts: the confirmed one, otherwise all proposed. */
const listCountedDates = ({ dates, confirmed }: ApiEvent) =>
  confirmed.flag ? dates.filter(({ _id }) => _id === confirmed.date_id) : dates;

function findDay({ timezone }: ApiEvent, { date, end_date, all_day }: EventDate, zone: string): string {
  const [start, end] = [asInstant(Date.parse(date)), asInstant(Date.parse(end_date))];
  return all_day ? resolveWholeDays({ start, end }, timezone, toDateInZone).first : toDateInZone(zone, start);
}

/** Groups meetings by day in the reader's zone; all-day ones keep their dates and come first. */
export function groupByDay(
  events: readonly ApiEvent[],
  zone: string,
  isIncluded: (day: string) => boolean,
): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const event of events)
    for (const date of listCountedDates(event)) {
      const day = findDay(event, date, zone);
      if (isIncluded(day)) days.set(day, [...(days.get(day) ?? []), { event, date }]);
    }
  const rank = ({ date }: DayEntry) => `${date.all_day ? 0 : 1}${date.date}`;
  for (const entries of days.values()) entries.sort((one, other) => rank(one).localeCompare(rank(other)));
  return new Map([...days].sort(([one], [other]) => one.localeCompare(other)));
}
