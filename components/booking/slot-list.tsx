"use client"; // reduces the page size, see `MonthGrid`

import type { ReactNode } from "react";
import type { SlotsView, SlotTile } from "@/lib/pages/booking/view";
import { renderHiddenFields } from "./render-hidden-fields";

/**
 * The open day's slots as radios, or as checkboxes if several may be proposed. `children` replaces them with the
 * slots of several days.
 */
export function SlotList({ slots, children }: { slots: SlotsView; children?: ReactNode }) {
  return (
    <form className="group" action={slots.action} {...(slots.multiple ? { "data-auto-submit": "" } : {})}>
      {renderHiddenFields(slots.hidden)}
      <fieldset {...(slots.error === null ? {} : { "aria-describedby": "slots-error" })}>
        <legend className="flex min-h-11 flex-col justify-center">
          <span className="text-lg font-bold">{slots.day}</span>
          <span className="text-xs text-muted">{slots.zoneNote}</span>
        </legend>
        {slots.error === null ? null : (
          <p
            id="slots-error"
            role="alert"
            tabIndex={-1}
            data-focus
            className="mt-2 scroll-mt-6 text-sm font-medium text-bad"
          >
            {slots.error}
          </p>
        )}
        {slots.empty === null ? null : (
          <p className="mt-3 rounded-sm border border-dashed border-busy px-4 py-6 text-center text-sm text-muted">
            {slots.empty}
          </p>
        )}
        {children}
        {(children ? [] : slots.groups).map((group) => (
          <div key={group.label} className="mt-3">
            {group.label === null ? null : <h3 className="text-xs text-muted">{group.label}</h3>}
            <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2">
              {group.slots.map((slot) => renderSlotTile(slot, slots.multiple, undefined, slots.field))}
            </div>
          </div>
        ))}
      </fieldset>
      {slots.allTimes ? (
        <a href={slots.allTimes.href} className="link mt-2 inline-flex min-h-11 items-center text-sm">
          {slots.allTimes.label}
        </a>
      ) : null}
      {slots.add === null ? null : (
        <noscript>
          <button type="submit" className="button mt-3 w-full">
            {slots.add}
          </button>
        </noscript>
      )}
      {slots.submit === null ? null : (
        // Sticks to the bottom; on a phone only once a slot is chosen, since it would cover the slots.
        <div
          data-continue
          className="bottom-0 -mx-2 mt-2 bg-raised px-2 py-3 group-has-checked:sticky lg:sticky"
        >
          <button type="submit" name="step" value="details" className="button w-full" data-tone="accent">
            {slots.submit}
          </button>
        </div>
      )}
    </form>
  );
}

/** A function instead of a component: a day may have dozens of slots. */
export function renderSlotTile(slot: SlotTile, multiple: boolean, size?: "small", name = "slot") {
  return (
    <label key={slot.value} className="slot" data-state={slot.state} data-size={size}>
      <input
        type={multiple ? "checkbox" : "radio"}
        name={name}
        value={slot.value}
        defaultChecked={slot.chosen}
        disabled={slot.state !== "free"}
      />
      {slot.state === "conflict" ? <s>{slot.time}</s> : slot.time}
      {(slot.note ?? slot.hostTime) === null ? null : <small>{slot.note ?? slot.hostTime}</small>}
    </label>
  );
}
