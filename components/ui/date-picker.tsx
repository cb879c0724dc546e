"use client";
import { lazy, type RefObject, Suspense, useId, useRef, useState } from "react";
import type { DateCalendarProps } from "./date-calendar";
import { Icon } from "./icon";

const DateCalendar = lazy(() => import("./date-calendar"));

interface Props extends DateCalendarProps {
  /** "Choose date" */
  label: string;
  /** The id of the field's label, which tells the buttons of several fields apart. */
  describedBy?: string | undefined;
  button: RefObject<HTMLButtonElement | null>;
}

/** The button at the end of a date's text, and its calendar in the browser's top layer. */
export function DatePicker({ label, describedBy, button, onChoose, ...shown }: Props) {
  const id = useId();
  const calendar = useRef<HTMLDivElement>(null);
  /** When the calendar was opened. One that is opened again before the event of its end begins anew, too. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className="button absolute end-0.5 top-0.5 min-h-11 px-2.5"
        data-tone="quiet"
        aria-label={label}
        aria-describedby={describedBy}
      >
        <Icon name="calendar" />
      </button>
      <div
        ref={calendar}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="date-popover"
        onToggle={({ newState, timeStamp }) => setOpenedAt(newState === "open" ? timeStamp : null)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.stopPropagation(); // a dialog around the field stays open
        }}
      >
        {openedAt === null ? null : (
          <Suspense fallback={<div className="h-72" />}>
            <DateCalendar
              key={openedAt}
              {...shown}
              onChoose={(date) => {
                onChoose(date);
                calendar.current?.hidePopover();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
