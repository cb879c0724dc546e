"use client";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { addMonths } from "@/lib/core/time/add-months";
import { addDays, countDaysInMonth, getFirstOfMonth, type LocalDate } from "@/lib/core/time/local-date";
import { DayGrid, formatMonth } from "./day-grid";
import { findKeyDate } from "./find-key-date";
import { Icon } from "./icon";

export interface DateCalendarProps {
  locale: string;
  firstWeekday: number;
  chosen: LocalDate | null;
  today: LocalDate;
  onChoose: (date: LocalDate) => void;
}

const DAY_STYLE = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;

/** A month to choose a day from: one tab stop, with the keys of a date grid. Loads on demand. */
export default function DateCalendar({ locale, firstWeekday, chosen, today, onChoose }: DateCalendarProps) {
  const [stop, setStop] = useState(chosen ?? today);
  const { grid, focusStop } = useFocusedStop(stop);
  const days = listDaysOfMonth(stop);
  const onKeyDown = (event: KeyboardEvent) => {
    const isDay = event.target instanceof HTMLElement && event.target.dataset.date;
    if (!isDay || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = findKeyDate(event.key, stop, firstWeekday);
    if (!target) return;
    event.preventDefault();
    focusStop();
    setStop(target);
  };
  const day = new Intl.DateTimeFormat(locale, { ...DAY_STYLE, timeZone: "UTC" });
  const formatDay = (date: LocalDate) => day.format(new Date(date));
  const renderTurn = (months: number, icon: "left" | "right") => {
    const target = addMonths(stop, months);
    return (
      <button
        type="button"
        className="button min-h-11 px-2.5"
        data-tone="quiet"
        aria-label={formatMonth(locale, target)}
        onClick={() => setStop(target)}
      >
        <Icon name={icon} />
      </button>
    );
  };
  const renderDay = ({ date }: { date: LocalDate }) => (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td key={date} aria-selected={date === chosen}>
      <button
        type="button"
        className="year-day"
        data-date={date}
        data-state="week-open"
        tabIndex={date === stop ? 0 : -1}
        aria-label={formatDay(date)}
        {...(date === chosen && { "data-chosen": "" })}
        {...(date === today && { "data-today": "", "aria-current": "date" as const })}
        onClick={() => onChoose(date)}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days are buttons; this hears of all of them
    <div ref={grid} onKeyDown={onKeyDown}>
      <DayGrid
        days={days}
        locale={locale}
        firstWeekday={firstWeekday}
        renderDay={renderDay}
        renderHead={(id, month) => (
          <div className="flex items-center justify-between gap-2">
            <p id={id} aria-live="polite" className="ps-2 font-medium text-sm">
              {month}
            </p>
            <div className="flex">
              {renderTurn(-1, "left")}
              {renderTurn(1, "right")}
            </div>
          </div>
        )}
      />
    </div>
  );
}

/** Focuses the tab stop at first, and again whenever `focusStop` is called before a change of it. */
function useFocusedStop(stop: LocalDate) {
  const grid = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(true);
  useLayoutEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${stop}"]`)?.focus();
    shouldFocus.current = false;
  }, [stop]);
  return {
    grid,
    focusStop: () => {
      shouldFocus.current = true;
    },
  };
}

function listDaysOfMonth(date: LocalDate): { date: LocalDate }[] {
  const first = getFirstOfMonth(date);
  return Array.from({ length: countDaysInMonth(date) }, (_, day) => ({ date: addDays(first, day) }));
}
