import { findWholeDays } from "@/lib/core/time/find-whole-days";
import { instant } from "@/lib/core/time/instant";
import { dateIn } from "../../date-in";
import type { Event } from "../event-state-mark";

type EventDate = Event["dates"][number];

export interface DayEntry {
  event: Event;
  date: EventDate;
}

/** What counts of an event: the confirmed date, or all that are proposed. */
const listCounting = ({ dates, confirmed }: Event) =>
  confirmed.flag ? dates.filter(({ _id }) => _id === confirmed.date_id) : dates;

function findDay({ timezone }: Event, { date, end_date, all_day }: EventDate, zone: string): string {
  const [start, end] = [instant(Date.parse(date)), instant(Date.parse(end_date))];
  return all_day ? findWholeDays({ start, end }, timezone, dateIn).first : dateIn(zone, start);
}

/** The meetings of each of these days, by the reader's clock; whole days are the event's own, and come first. */
export function groupByDay(
  events: readonly Event[],
  zone: string,
  isWanted: (day: string) => boolean,
): Map<string, DayEntry[]> {
  const days = new Map<string, DayEntry[]>();
  for (const event of events)
    for (const date of listCounting(event)) {
      const day = findDay(event, date, zone);
      if (isWanted(day)) days.set(day, [...(days.get(day) ?? []), { event, date }]);
    }
  const rank = ({ date }: DayEntry) => `${date.all_day ? 0 : 1}${date.date}`;
  for (const entries of days.values()) entries.sort((one, other) => rank(one).localeCompare(rank(other)));
  return new Map([...days].sort(([one], [other]) => one.localeCompare(other)));
}
