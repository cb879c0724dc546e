/** @jsxImportSource preact */
import type { App } from "./app-state";
import type { Slot } from "./service";

/** A function, not a component: there may be hundreds. */
export const slotTile = ({ facts, format, chosen, toggle, marks }: App, slot: Slot) => (
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
      {marks?.has(slot) ? <small class="mark">{marks.get(slot)}</small> : null}
    </span>
  </label>
);
