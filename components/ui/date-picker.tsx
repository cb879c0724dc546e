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
  const [isOpen, setOpen] = useState(false);
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
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.stopPropagation(); // a dialog around the field stays open
        }}
      >
        {isOpen ? (
          <Suspense fallback={<div className="h-72" />}>
            <DateCalendar
              {...shown}
              onChoose={(date) => {
                onChoose(date);
                calendar.current?.hidePopover();
              }}
            />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
