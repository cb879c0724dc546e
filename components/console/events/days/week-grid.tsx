"use client";
import Link from "next/link";
import { MINUTE } from "@/lib/core/time/instant";
import { getClockParts } from "../../clock-parts";
import { formatTimeRange } from "../../format-time-range";
import { useMe } from "../../me";
import { getEventState } from "../../resources/event-state-mark";
import { useText } from "../../texts";
import { assembleDay, type DaySpan, findShownHours } from "./assemble-day";
import { formatDayHead } from "./calendar-days";
import type { DaysProps } from "./day-list";
import type { DayEntry } from "./group-by-day";
import { NowLine } from "./now-line";
import { toMinuteOfDay } from "./to-minute-of-day";

/** The shortest height that has room for a title. */
const MIN_MINUTES = 25;

/** Converts the instants of a meeting to minutes of its day in the zone. */
function toDaySpan({ date, end_date }: { date: string; end_date: string }, timeZone: string): DaySpan {
  const from = toMinuteOfDay(timeZone, Date.parse(date));
  const length = (Date.parse(end_date) - Date.parse(date)) / MINUTE;
  return { from, until: from + Math.max(length, MIN_MINUTES) };
}

const HOUR_REM = 3.5;
const DAY_HOURS = 24;

/** Of the text in an entry, and its padding and borders. */
const LINE_REM = 1;
const FRAME_REM = 0.5;

/** Seven days side by side, with meetings at their hours; all-day ones stand above. */
export function WeekGrid({ days, today, byDay, buildHref, onOpen }: DaysProps) {
  const me = useMe();
  const columns = days.map((day) => {
    const entries = byDay.get(day) ?? [];
    return {
      day,
      wholeDay: entries.filter(({ date }) => date.all_day),
      spans: entries
        .filter(({ date }) => !date.all_day)
        .map((entry) => ({ ...entry, ...toDaySpan(entry.date, me.timezone) })),
    };
  });
  const { first, last } = findShownHours(columns.flatMap(({ spans }) => spans));
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const open = { buildHref, onOpen };
  return (
    <div className="grid grid-cols-[4rem_repeat(7,minmax(0,1fr))] rounded-lg border border-line bg-raised">
      <span />
      {columns.map(({ day, wholeDay }) => (
        <div key={day} className="min-w-0 border-line border-s p-1">
          <h2
            className={`p-1 text-center text-xs font-medium ${day === today ? "rounded-sm bg-accent text-accent-text" : "text-muted"}`}
            {...(day === today && { "aria-current": "date" })}
          >
            {formatDayHead(me.locale, day)}
          </h2>
          <ul className="grid gap-1">
            {wholeDay.map((entry) => (
              <li key={entry.date._id} className="pt-1">
                <GridEntry {...entry} lines={2} {...open} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="border-line border-t" style={{ height: `${hours.length * HOUR_REM}rem` }} aria-hidden>
        {hours.map((hour) => (
          <div
            key={hour}
            className="px-2 pt-0.5 text-end text-xs text-muted tabular-nums"
            style={{ height: `${HOUR_REM}rem` }}
          >
            {formatHour(me.locale, hour)}
          </div>
        ))}
      </div>
      {columns.map(({ day, spans }) => (
        <ul key={day} className="relative border-line border-s border-t">
          {hours.slice(1).map((hour) => (
            <li
              key={hour}
              aria-hidden
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${(hour - first) * HOUR_REM}rem` }}
            />
          ))}
          {assembleDay(spans).map(({ event, date, from, until, lane, lanes }) => {
            const height = (Math.min(until / 60, DAY_HOURS) - from / 60) * HOUR_REM;
            return (
              <li
                key={date._id}
                className="absolute p-px"
                style={{
                  top: `${(from / 60 - first) * HOUR_REM}rem`,
                  height: `${height}rem`,
                  insetInlineStart: `${(lane / lanes) * 100}%`,
                  width: `${100 / lanes}%`,
                }}
              >
                <GridEntry
                  event={event}
                  date={date}
                  lines={Math.max(1, Math.floor((height - FRAME_REM) / LINE_REM))}
                  {...open}
                />
              </li>
            );
          })}
          {day === today ? <NowLine hours={{ first, last }} hourRem={HOUR_REM} /> : null}
        </ul>
      ))}
    </div>
  );
}

/** Formats a full hour as the reader's language has it: `9 AM` or `09:00`. */
function formatHour(locale: string, hour: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...getClockParts(locale) });
  const hasHalves = format.resolvedOptions().hour12;
  const short = hasHalves ? new Intl.DateTimeFormat(locale, { timeZone: "UTC", hour: "numeric" }) : format;
  return short.format(Date.UTC(2000, 0, 1, hour));
}

interface EntryProps extends DayEntry, Pick<DaysProps, "buildHref" | "onOpen"> {
  /** The lines of text that the entry has room for. The title takes two of them before the time takes one. */
  lines: number;
}

function GridEntry({ event, date, lines, buildHref, onOpen }: EntryProps) {
  const t = useText();
  const me = useMe();
  const state = getEventState(event);
  const titleLines = Math.max(Math.min(lines, 2), lines - 1);
  const time = date.all_day
    ? t("meetings.allDay")
    : formatTimeRange(me, [new Date(date.date), new Date(date.end_date)]);
  return (
    <Link
      href={buildHref(event._id)}
      prefetch={false}
      title={`${time} · ${event.title}`}
      onNavigate={(navigation) => {
        navigation.preventDefault();
        onOpen(event._id);
      }}
      className={`block h-full min-h-6 overflow-hidden rounded-sm border border-s-4 bg-surface px-1.5 py-0.5 text-xs leading-4 hover:border-text ${state === "planning" ? "border-busy border-dashed" : "border-line border-s-ok"}`}
    >
      <span
        className={`font-medium wrap-anywhere ${titleLines === 1 ? "block truncate" : "line-clamp-2"} ${state === "cancelled" ? "line-through" : ""}`}
        style={{ WebkitLineClamp: titleLines }}
      >
        {event.title}
      </span>
      {lines > titleLines ? <span className="block truncate text-muted">{time}</span> : null}
    </Link>
  );
}
