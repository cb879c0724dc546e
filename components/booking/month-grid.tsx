"use client"; // reduces the page size: the page carries the month as data, and not again as markup

import { Island } from "@/components/ui/island";
import type { DayCell, MonthView } from "@/lib/pages/booking/view";
import { MonthGridKeyboard } from "./month-grid-keyboard";
import { renderArrowLink } from "./render-arrow-link";

/** The month as a grid of links; `MonthGridKeyboard` makes it one tab stop. */
export function MonthGrid({ month }: { month: MonthView }) {
  const hasTimes = month.weeks.some((week) => week.some(({ state }) => state !== "none" && state !== "past"));
  return (
    <section data-month aria-labelledby="month-title">
      <MonthHead month={month} />
      <MonthTable month={month} />
      {hasTimes ? <MonthLegend month={month} /> : null}
      <Island>
        <MonthGridKeyboard month={month.month} />
      </Island>
    </section>
  );
}

function MonthHead({ month }: { month: MonthView }) {
  return (
    <div className="flex items-center justify-between gap-2 ps-2.5 min-[360px]:ps-0.5 sm:ps-1">
      <h2 id="month-title" aria-live="polite" className="text-lg font-bold">
        {month.title}
      </h2>
      <div className="flex gap-2">
        {renderArrowLink("prev", month.previous, month.previousLabel)}
        {renderArrowLink("next", month.next, month.nextLabel)}
      </div>
    </div>
  );
}

function MonthTable({ month }: { month: MonthView }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' date grid is a table
    <table role="grid" data-month-grid aria-labelledby="month-title" className="mt-2 w-full table-fixed">
      <thead>
        <tr className="h-8 text-xs text-muted">
          {month.weekdays.map((weekday) => (
            <th key={weekday.long} scope="col" aria-label={weekday.long} className="font-normal">
              {weekday.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          // Another month is another grid, even if it begins with a week of this one.
          <tr key={`${month.month} ${week[0]?.date}`}>{week.map(renderDayCell)}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** A function instead of a component: a month has about forty cells. */
function renderDayCell(day: DayCell) {
  return (
    <td key={day.date} {...(day.chosen ? { "aria-selected": true } : {})}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: always a link, by its address or by its role */}
      <a
        className="day"
        data-date={day.date}
        data-state={day.state}
        aria-label={day.label}
        {...(day.href === null ? { role: "link", "aria-disabled": true } : { href: day.href })}
        {...(day.chosen ? { "data-chosen": "" } : {})}
        {...(day.current ? { "data-current": "" } : {})}
        {...(day.today ? { "data-today": "", "aria-current": "date" as const } : {})}
      >
        {day.monthName === undefined ? null : <small>{day.monthName}</small>}
        {day.number}
        {day.proposed ? <span className="tick" /> : null}
      </a>
    </td>
  );
}

/** Columns avoid a layout shift when the web font loads. */
function MonthLegend({ month }: { month: MonthView }) {
  return (
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-2 gap-y-1 px-2.5 text-xs text-muted min-[360px]:px-0.5 sm:px-1">
      <li className="flex items-center gap-2">
        <span className="w-4.5 rounded-xs border-b-3 border-text" />
        {month.key.free}
      </li>
      {month.key.few === undefined ? null : (
        <li className="flex items-center gap-2">
          <span className="w-1.5 rounded-xs border-b-3 border-text" />
          {month.key.few}
        </li>
      )}
      {month.key.current === undefined ? null : (
        <li className="flex items-center gap-2">
          <span className="h-3 w-4.5 rounded-xs border-2 border-dashed border-text" />
          {month.key.current}
        </li>
      )}
      {month.key.away === undefined ? null : (
        <li className="flex items-center gap-2">
          <span className="w-4.5 border-b-3 border-dotted border-muted" />
          {month.key.away}
        </li>
      )}
      {month.key.full === undefined ? null : (
        <li className="flex items-center gap-2">
          <span className="w-4.5 border-b-3 border-double border-muted" />
          {month.key.full}
        </li>
      )}
    </ul>
  );
}
