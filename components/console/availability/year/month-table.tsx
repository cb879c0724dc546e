"use client";
import { memo } from "react";
import { DayGrid } from "@/components/ui/day-grid";
import type { LocalDate } from "@/lib/core/time/local-date";
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

/** A month of the year; the year handles its keys. */
export const MonthTable = memo(function MonthTable(props: Props) {
  return (
    <DayGrid
      days={props.days}
      locale={useMe().locale}
      firstWeekday={props.firstWeekday}
      isMultiple
      renderHead={(id, month) => (
        <h4 id={id} className="font-medium">
          {month}
        </h4>
      )}
      renderDay={(day) => renderDayCell(day, props)}
    />
  );
});

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
