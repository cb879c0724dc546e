"use client";
import { useMemo, useRef } from "react";
import type { LocalDate } from "@/lib/core/time/local-date";
import { makePlainDateFormatter } from "../../format-plain-date";
import { useMe } from "../../me";
import { useText } from "../../texts";
import { listDayFacts } from "./list-day-facts";
import { MonthTable } from "./month-table";
import type { ResolvedDay } from "./resolve-year-days";
import { useDaySelection } from "./use-day-selection";
import { YearCaption } from "./year-caption";

interface Props {
  days: readonly ResolvedDay[];
  firstWeekday: number;
  today: LocalDate;
  /** Days that stay marked during a drag. */
  picked: ReadonlySet<string>;
  /** Called with a single day or a dragged range. */
  onChoose: (from: LocalDate, to: LocalDate) => void;
  /** Called if the focus moves to a day that is not shown. */
  onOutside: (date: LocalDate) => void;
}

/** The months of a year: one tab stop, arrow keys with Shift for ranges, dragging. */
export function YearMonths({ days, firstWeekday, today, picked, onChoose, onOutside }: Props) {
  const formatDay = useFormatDay();
  const box = useRef<HTMLDivElement>(null);
  const shown = { first: days[0]?.date ?? today, last: days.at(-1)?.date ?? today };
  const choice = useDaySelection({ box, shown, today, firstWeekday, onChoose, onOutside });
  const { stop, marked, onKeyDown, onClick } = choice;
  const isChosen = (date: LocalDate) =>
    picked.has(date) || (marked !== null && marked.from <= date && date <= marked.to);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days are buttons; this hears of all of them
    <div ref={box} className="year-months" onKeyDown={onKeyDown} onClick={onClick}>
      {groupByMonth(days).map((month) => (
        <MonthTable
          key={month[0]?.date}
          days={month}
          firstWeekday={firstWeekday}
          today={today}
          stop={month.some(({ date }) => date === stop) ? stop : null}
          chosen={month.flatMap(({ date }) => (isChosen(date) ? [date] : [])).join(" ")}
          formatDay={formatDay}
        />
      ))}
      <YearCaption box={box} days={days} formatDay={formatDay} />
    </div>
  );
}

function useFormatDay() {
  const t = useText();
  const { locale } = useMe();
  return useMemo(() => {
    const write = makePlainDateFormatter(locale, "long");
    return (day: ResolvedDay) => {
      const [state = "", ...rest] = listDayFacts(day, locale, t);
      return [state, write(day.date), ...rest].join(", ");
    };
  }, [locale, t]);
}

function groupByMonth(days: readonly ResolvedDay[]): ResolvedDay[][] {
  const months = new Map<string, ResolvedDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const listed = months.get(month);
    if (listed) listed.push(day);
    else months.set(month, [day]);
  }
  return [...months.values()];
}
