/** @jsxImportSource preact */

import type { SlotStart } from "./page-client";
import type { CalendarApp } from "./use-app";

/** A function instead of a component, since a page may have hundreds of slots. */
export const renderInlineSlot = (
  { t, facts, format, chosen, toggle, marks, suiting }: CalendarApp,
  slot: SlotStart,
) => (
  <label key={slot} class="slot" title={marks?.get(slot)}>
    <input
      type={facts.times.most > 1 ? "checkbox" : "radio"}
      name="slot"
      value={slot}
      checked={chosen.includes(slot)}
      onChange={() => toggle(slot)}
    />
    <span>
      {format.time(slot)}
      {marks?.has(slot) ? (
        <small class="mark">{marks.get(slot)}</small>
      ) : suiting.includes(slot) ? (
        <small>{t("suitsBest")}</small>
      ) : null}
    </span>
  </label>
);
