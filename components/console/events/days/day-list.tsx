"use client";
import { useMe } from "../../me";
import { formatDayWithWeekday } from "./calendar-days";
import { DayEntryLink } from "./day-entry-link";
import type { DayEntry } from "./group-by-day";

export interface DaysProps {
  days: readonly string[];
  today: string;
  byDay: ReadonlyMap<string, DayEntry[]>;
  buildHref: (event: string) => string;
  onOpen: (event: string) => void;
}

/** The days with meetings, below each other. */
export function DayList({ days, today, byDay, buildHref, onOpen }: DaysProps) {
  const me = useMe();
  return (
    <div className="grid gap-5">
      {days
        .filter((day) => byDay.has(day))
        .map((day) => (
          <section key={day} className="grid min-w-0 content-start gap-2">
            <h2
              className={`text-xs font-medium ${day === today ? "underline underline-offset-4" : "text-muted"}`}
              {...(day === today && { "aria-current": "date" })}
            >
              {formatDayWithWeekday(me.locale, day)}
            </h2>
            <ul className="grid gap-2">
              {(byDay.get(day) ?? []).map(({ event, date }) => (
                <li key={date._id} className="min-w-0">
                  <DayEntryLink
                    event={event}
                    date={date}
                    href={buildHref(event._id)}
                    onOpen={() => onOpen(event._id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
