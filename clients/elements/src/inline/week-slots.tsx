/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { findWeekKeyTarget, type SlotColumn } from "@/components/booking/find-week-key-target";
import { toLogicalKey } from "@/components/ui/to-logical-key";
import { addDays, toDate } from "./calendar-days";
import { renderInlineSlot } from "./render-inline-slot";
import type { CalendarApp } from "./use-app";
import { computeAdjacentWeek } from "./visible-range";
import { WEEK_GRID_STYLE } from "./week-grid-style";

const PAGE_KEYS: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };

/** A week of slots side by side; on narrow screens, only the days that have slots, below each other. */
export function WeekSlots({ app }: { app: CalendarApp }) {
  const { t, format, shown, today, byDay } = app;
  const grid = useRef<HTMLElement>(null);
  const isWeekChanged = useRef(false);
  useWeekGridStyle(grid);

  const days = Array.from({ length: 7 }, (_, index) => addDays(shown.first, index));
  const isOpen = (date: string) => byDay.has(date) || app.fullDays.includes(date);
  const drawn = shown.layout === "week" ? days : days.filter(isOpen);
  const hours = [...new Set([...byDay.values()].flat().map(getClockTime))].sort();

  const changeWeek = (step: 1 | -1) => {
    const targetDay = computeAdjacentWeek(shown, step);
    if (step > 0 || shown.first > today)
      app.go(targetDay < today && shown.layout === "columns" ? today : targetDay);
  };
  const listColumns = (): SlotColumn[] =>
    [...(grid.current?.querySelectorAll("fieldset") ?? [])]
      .map((day) => [...day.querySelectorAll("input")])
      .filter((column) => column.length > 0);

  // One tab stop, on the chosen or the first slot; after a week change by keyboard the focus moves into the new week.
  useEffect(() => {
    const times = listColumns().flat();
    const stop = times.find(({ checked }) => checked) ?? times[0];
    for (const time of times) time.tabIndex = time === stop ? 0 : -1;
    if (isWeekChanged.current && !app.isLoading) {
      stop?.focus();
      isWeekChanged.current = false;
    }
  }, [byDay, app.chosen, app.isLoading]);

  const onKeyDown = (event: KeyboardEvent) => {
    const time = event.target;
    if (!(time instanceof HTMLInputElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = PAGE_KEYS[event.key];
    const key = toLogicalKey(event.key, getComputedStyle(time).direction);
    const target = step ? undefined : findWeekKeyTarget(key, listColumns(), time);
    if (!step && target === null) return;
    event.preventDefault(); // arrow keys would also change the selected radio
    if (target) {
      time.tabIndex = -1;
      target.tabIndex = 0;
      target.focus();
    }
    if (!step) return;
    isWeekChanged.current = true;
    changeWeek(step);
  };

  const arrow = (step: 1 | -1) => (
    <button
      type="button"
      class="arrow"
      aria-label={t(step < 0 ? "previousWeek" : "nextWeek")}
      disabled={step < 0 && shown.first <= today}
      onClick={() => changeWeek(step)}
    >
      <span aria-hidden="true">{step < 0 ? "‹" : "›"}</span>
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the times within
    <section class="wall" ref={grid} aria-busy={app.isLoading} onKeyDown={onKeyDown}>
      <div class="head">
        <h3 aria-live="polite">{format.days(shown.first, shown.last)}</h3>
        <div>
          {arrow(-1)}
          {arrow(1)}
        </div>
      </div>
      <small>{t("zoneNote", { zone: format.zone })}</small>
      <div class="days">{drawn.map((date) => renderDay(app, date, hours))}</div>
    </section>
  );
}

const getClockTime = (slot: string) => slot.slice(11, 16);

function renderDay(app: CalendarApp, date: string, hours: readonly string[]) {
  const { t, format, shown, byDay, pickDay, day } = app;
  const slots = byDay.get(date) ?? [];
  const isFull = slots.length === 0 && app.fullDays.includes(date);
  const at = new Map(slots.map((slot) => [getClockTime(slot), slot]));
  // If clocks are set back, an hour occurs twice; that week is a list without rows of hours.
  const isGrid = shown.layout === "week" && at.size === slots.length;
  const { short } = format.weekdays[(toDate(date).getUTCDay() + 7 - (format.firstWeekday % 7)) % 7] ?? {
    short: "",
  };
  return (
    <fieldset key={date} class={slots.length > 0 || isFull ? "" : "free-of-times"}>
      <legend>
        <span class="long">{format.day(date)}</span>
        <span class="brief" aria-hidden="true">
          <small>{short}</small>
          {toDate(date).getUTCDate()}
        </span>
      </legend>
      {isFull ? (
        <button type="button" aria-pressed={day === date} onClick={() => pickDay(date)}>
          {t("join")}
        </button>
      ) : null}
      <div class="tiles">
        {isGrid
          ? hours.map((hour) => {
              const slot = at.get(hour);
              return slot ? renderInlineSlot(app, slot) : <span key={hour} class="gap" />;
            })
          : slots.map((slot) => renderInlineSlot(app, slot))}
      </div>
    </fieldset>
  );
}

/** Adds the styles with the first week grid; they stay. */
function useWeekGridStyle(container: { current: HTMLElement | null }) {
  useEffect(() => {
    const root = container.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(WEEK_GRID_STYLE);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [container]);
}
