"use client";
import { type ReactNode, useId } from "react";
import { buildMonthGrid } from "@/lib/core/time/build-month-grid";
import type { LocalDate } from "@/lib/core/time/local-date";

interface Props<Day extends { date: LocalDate }> {
  /** The days of one month. */
  days: readonly Day[];
  locale: string;
  firstWeekday: number;
  /** Several days can be selected. */
  isMultiple?: boolean;
  /** Renders the cell of a day. A function instead of a component: a year has 365 cells. */
  renderDay: (day: Day) => ReactNode;
  /** Renders the heading; its `id` names the grid. */
  renderHead: (id: string, month: string) => ReactNode;
}

/** A month as a small grid of days. Its parent handles the keys. */
export function DayGrid<Day extends { date: LocalDate }>(props: Props<Day>) {
  const { days, locale, firstWeekday, isMultiple, renderDay, renderHead } = props;
  const id = useId();
  const [first] = days;
  if (!first) return null;
  const weeks = buildMonthGrid(first.date, firstWeekday, days);
  return (
    <div>
      {renderHead(id, formatMonth(locale, first.date))}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' date grid is a table
        role="grid"
        aria-labelledby={id}
        aria-multiselectable={isMultiple}
        className="mt-1 w-full table-fixed"
      >
        <WeekdayHead locale={locale} firstWeekday={firstWeekday} />
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {/* biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week */}
              {week.map((day, column) => (day ? renderDay(day) : <td key={column} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekdayHead({ locale, firstWeekday }: { locale: string; firstWeekday: number }) {
  const names = Array.from({ length: 7 }, (_, column) => {
    const date = new Date(`2018-01-0${1 + ((firstWeekday + column) % 7)}`); // the first one is a Monday
    const format = (weekday: "long" | "narrow") =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" }).format(date);
    return { long: format("long"), short: format("narrow") };
  });
  return (
    <thead>
      <tr className="text-muted text-xs">
        {names.map(({ long, short }) => (
          <th key={long} scope="col" aria-label={long} className="font-normal">
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Formats "November 2031". */
export const formatMonth = (locale: string, date: LocalDate): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(date));
