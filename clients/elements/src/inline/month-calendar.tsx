/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { findArrowTo, findMonthKeyTarget, findNearestDay } from "@/components/booking/find-month-key-target";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { listDaysOfWeeks } from "@/lib/core/time/five-weeks";
import type { LocalDate } from "@/lib/core/time/local-date";
import { splitWeeks } from "@/lib/core/time/split-weeks";
import { addDays, toDate } from "./calendar-days";
import type { CalendarApp } from "./use-app";
import { computeAdjacentMonth } from "./visible-range";

/** The title names the next month too if it has at least this many of the shown days. */
const MIN_NAMED_DAYS = 14;

/** The month grid by the ARIA practices: one tab stop, arrow keys, Home, End, PageUp and PageDown. */
export function MonthCalendar({ app }: { app: CalendarApp }) {
  const { t, format, shown, day, today, byDay, pickDay } = app;
  const { month } = shown;
  const reader = { today, firstWeekday: format.firstWeekday };
  const grid = useRef<HTMLTableElement>(null);
  const pendingFocus = useRef<string | null>(null);
  const days: string[] = listDaysOfWeeks({ first: shown.first as LocalDate });
  const stop = days.includes(day ?? "")
    ? day
    : (days.find((date) => byDay.has(date)) ?? days.find((date) => date >= today));
  const later = addDays(shown.last, 1 - MIN_NAMED_DAYS);
  const title = later.slice(0, 7) > month ? format.months(month, later) : format.month(month);

  const focusDay = (target: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-date="${findNearestDay({ days, target })}"]`)?.focus();
  useEffect(() => {
    if (pendingFocus.current !== null) focusDay(pendingFocus.current);
    pendingFocus.current = null;
  }, [month]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const date = target.dataset.date ?? "";
    const index = days.indexOf(date);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const key = toLogicalKey(event.key, getComputedStyle(target).direction);
    const keyTarget = findMonthKeyTarget(key, { date, column: index % 7 });
    if (keyTarget === null) return;
    event.preventDefault();
    const arrowTo = findArrowTo({ days, target: keyTarget });
    if (arrowTo === null) return focusDay(keyTarget);
    const adjacent = computeAdjacentMonth(shown, arrowTo === "next" ? 1 : -1, reader);
    if (adjacent === null) return;
    pendingFocus.current = keyTarget;
    app.go(adjacent);
  };

  const arrow = (step: 1 | -1) => {
    const adjacent = computeAdjacentMonth(shown, step, reader);
    const label = t(step < 0 ? "previous" : "next", {
      month: format.month(adjacent?.slice(0, 7) ?? addDays(`${month}-01`, -1).slice(0, 7)),
    });
    return (
      <button
        type="button"
        class="arrow"
        aria-label={label}
        disabled={adjacent === null}
        onClick={() => adjacent !== null && app.go(adjacent)}
      >
        <span aria-hidden="true">{step < 0 ? "‹" : "›"}</span>
      </button>
    );
  };

  return (
    <div class="month">
      <div class="head">
        <h3 id="month" aria-live="polite">
          {title}
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
          {splitWeeks(days).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
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
                      {date.endsWith("-01") && date !== shown.first ? (
                        <small>{format.monthName(date.slice(0, 7))}</small>
                      ) : null}
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
