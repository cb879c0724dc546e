/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { findMonthKeyTarget } from "@/components/booking/find-month-key-target";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { addMonths, listWeeks, toDate } from "./calendar-days";
import type { CalendarApp } from "./use-app";

/** The month grid by the ARIA practices: one tab stop, arrow keys, Home, End, PageUp and PageDown. */
export function MonthCalendar({ app }: { app: CalendarApp }) {
  const { t, format, shown, day, today, byDay, pickDay } = app;
  const month = shown.first.slice(0, 7);
  const go = (targetMonth: string) => app.go(`${targetMonth}-01`);
  const grid = useRef<HTMLTableElement>(null);
  const pendingFocus = useRef<number | null>(null);
  const days = listWeeks(month, format.firstWeekday).filter((week) =>
    week.some((date) => (date ?? "") >= today),
  );
  const monthDays = days.flat().filter((date) => date !== null);
  const stop = monthDays.includes(day ?? "")
    ? day
    : (monthDays.find((date) => byDay.has(date)) ?? monthDays[0]);

  const focus = (date: string | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  useEffect(() => {
    if (pendingFocus.current === null) return;
    focus(monthDays.at(Math.min(pendingFocus.current, monthDays.length - 1)));
    pendingFocus.current = null;
  }, [month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const date = target.dataset.date ?? "";
    const index = monthDays.indexOf(date);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const column = days.find((week) => week.includes(date))?.indexOf(date) ?? 0;
    const key = toLogicalKey(event.key, getComputedStyle(target).direction);
    const keyTarget = findMonthKeyTarget(key, { index, column, count: monthDays.length });
    if (!keyTarget) return;
    event.preventDefault();
    if (keyTarget.month === "this") return focus(monthDays[keyTarget.day]);
    const targetMonth = addMonths(month, keyTarget.month === "next" ? 1 : -1);
    if (targetMonth < today.slice(0, 7)) return;
    pendingFocus.current = keyTarget.day;
    go(targetMonth);
  };

  const arrow = (step: 1 | -1) => {
    const targetMonth = addMonths(month, step);
    const label = t(step < 0 ? "previous" : "next", { month: format.month(targetMonth) });
    const isOver = targetMonth < today.slice(0, 7);
    return (
      <button
        type="button"
        class="arrow"
        aria-label={label}
        disabled={isOver}
        onClick={() => go(targetMonth)}
      >
        <span aria-hidden="true">{step < 0 ? "‹" : "›"}</span>
      </button>
    );
  };

  return (
    <div class="month">
      <div class="head">
        <h3 id="month" aria-live="polite">
          {format.month(month)}
        </h3>
        <div>
          {arrow(-1)}
          {arrow(1)}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' date grid is a table */}
      <table role="grid" aria-labelledby="month" aria-busy={app.isLoading} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {format.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) => {
                if (date === null) return <td key={column} />;
                const count = byDay.get(date)?.length ?? 0;
                const isFull = count === 0 && date >= today && app.fullDays.includes(date);
                const state =
                  date < today ? "dayPast" : count > 0 ? "dayTimes" : isFull ? "dayFull" : "dayNone";
                return (
                  <td key={date} {...(date === day ? { "aria-selected": true } : {})}>
                    <button
                      type="button"
                      data-date={date}
                      data-state={state}
                      tabIndex={date === stop ? 0 : -1}
                      aria-disabled={count === 0 && !isFull}
                      aria-current={date === today ? "date" : undefined}
                      aria-label={t(state, { date: format.day(date), count })}
                      onClick={() => (count > 0 || isFull) && pickDay(date)}
                    >
                      {toDate(date).getUTCDate()}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
