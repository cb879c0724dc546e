"use client";
import { memo, useId } from "react";
import { buildMonthGrid } from "@/lib/core/time/build-month-grid";
import type { LocalDate } from "@/lib/core/time/local-date";
import { formatPlainDate } from "../../format-plain-date";
import { useMe } from "../../me";
import type { ResolvedDay } from "./resolve-year-days";

interface Props {
  days: readonly ResolvedDay[];
  firstWeekday: number;
  today: LocalDate;
  /** The tab stop; null if it is in another month. */
  stop: LocalDate | null;
  /** The selected days of this month, joined to a string so that memo compares it. */
  chosen: string;
  formatDay: (day: ResolvedDay) => string;
}

/** A month as a small grid of days; the year handles its keys. */
export const MonthTable = memo(function MonthTable(props: Props) {
  const { days, firstWeekday } = props;
  const id = useId();
  const { locale } = useMe();
  const [first] = days;
  if (!first) return null;
  const weeks = buildMonthGrid(first.date, firstWeekday, days);
  return (
    <div>
      <h4 id={id} className="font-medium">
        {formatPlainDate(locale, first.date, "month")}
      </h4>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' date grid is a table */}
      <table role="grid" aria-labelledby={id} aria-multiselectable className="mt-1 w-full table-fixed">
        <WeekdayHead locale={locale} firstWeekday={firstWeekday} />
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {week.map((day, column) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place in the week
                day ? renderDayCell(day, props) : <td key={column} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function WeekdayHead({ locale, firstWeekday }: { locale: string; firstWeekday: number }) {
  const names = Array.from({ length: 7 }, (_, column) => {
    const monday = `2018-01-0${1 + ((firstWeekday + column) % 7)}`;
    return {
      long: formatPlainDate(locale, monday, "weekdayLong"),
      short: formatPlainDate(locale, monday, "weekdayLetter"),
    };
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

/** A function instead of a component: a year has 365 cells. */
function renderDayCell(day: ResolvedDay, { today, stop, chosen, formatDay }: Props) {
  const { date, absence, travel, holiday, source: by, slots } = day;
  const isChosen = chosen.includes(date);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
    <td key={date} aria-selected={isChosen}>
      <button
        type="button"
        className="year-day"
        tabIndex={date === stop ? 0 : -1}
        aria-label={formatDay(day)}
        data-date={date}
        data-state={absence ? "away" : `${by}-${slots.length > 0 ? "open" : "closed"}`}
        {...(travel ? { "data-travel": "" } : {})}
        {...(holiday ? { "data-holiday": "" } : {})}
        {...(isChosen ? { "data-chosen": "" } : {})}
        {...(date < today ? { "data-past": "" } : {})}
        {...(date === today ? { "data-today": "", "aria-current": "date" as const } : {})}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  );
}
