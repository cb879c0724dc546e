"use client";

import { lazy } from "react";
import { Island } from "@/components/ui/island";
import type { SlotsView, WeekGridDay, WeekGridView } from "@/lib/pages/booking/view";
import { renderArrowLink } from "./render-arrow-link";
import { renderSlotTile, SlotList } from "./slot-list";
import { SlotWeekKeyboard } from "./slot-week-keyboard";

/** A chunk that loads beside the page if the range is empty. */
const EmptyTimes = lazy(() => import("./empty-times"));

interface Props {
  week: WeekGridView;
  slots: SlotsView;
}

/** A week of slots side by side; on a phone, the days that have slots below each other. */
export default function SlotWeekGrid({ week: wall, slots }: Props) {
  return (
    <section data-wall={wall.layout} aria-labelledby="wall-title" className="px-4 pt-4 pb-1 sm:px-6 sm:pt-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id="wall-title" aria-live="polite" className="min-w-0 text-lg font-bold">
          {wall.title}
        </h2>
        <div className="flex flex-none gap-2">
          {renderArrowLink("prev", wall.previous, wall.previousLabel)}
          {renderArrowLink("next", wall.next, wall.nextLabel)}
        </div>
      </div>
      {wall.empty === null ? null : (
        <div data-day={wall.days[0]?.date}>
          <EmptyTimes empty={wall.empty} />
        </div>
      )}
      {wall.empty === null || wall.days.some(({ note }) => note !== null) || slots.error !== null ? (
        <SlotList slots={{ ...slots, empty: null }}>
          <div
            data-times
            className="mt-3 grid gap-5 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:items-start md:gap-2"
          >
            {wall.days.map((day) => renderWeekDay(day, slots.multiple))}
          </div>
        </SlotList>
      ) : null}
      <Island>
        <SlotWeekKeyboard days={wall.days.map(({ date }) => date).join()} />
      </Island>
    </section>
  );
}

/** A function instead of a component, as `renderSlotTile`. */
function renderWeekDay(day: WeekGridDay, multiple: boolean) {
  const hasTimes = day.slots.some((slot) => slot !== null);
  const isEmpty = day.note === null && !hasTimes;
  return (
    <fieldset key={day.date} data-day={day.date} className={isEmpty ? "hidden min-w-0 md:block" : "min-w-0"}>
      <legend className="w-full font-medium md:text-center">
        <span className="md:sr-only">{day.label}</span>
        <span aria-hidden="true" className="hidden text-xs font-normal text-muted md:block">
          {day.weekday}
        </span>
        <span aria-hidden="true" className="hidden text-base md:block">
          {day.number}
        </span>
      </legend>
      {day.note === null ? null : (
        <p className="mt-2 text-sm wrap-anywhere text-muted md:text-center md:text-xs">
          {day.note.href === null ? (
            day.note.text
          ) : (
            <a href={day.note.href} className="link inline-flex min-h-11 items-center">
              {day.note.text}
            </a>
          )}
        </p>
      )}
      <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(88px,1fr))] gap-1.5 md:grid-cols-1">
        {(day.note === null || hasTimes ? day.slots : []).map((slot, row) =>
          slot === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
            <span key={row} className="hidden h-11 rounded-sm bg-surface md:block" />
          ) : (
            renderSlotTile({ ...slot, hostTime: null }, multiple, "small")
          ),
        )}
      </div>
    </fieldset>
  );
}
