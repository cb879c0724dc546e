"use client";

import { lazy, useEffect, useRef, useState } from "react";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { readStoredCalendarUrl } from "./stored-calendar-url";

const VisitorCalendar = lazy(() => import("./visitor-calendar"));

/** Stores for the page's lifetime that the visitor opened the overlay, since other steps may unmount it. */
const visit = { wanted: false };

/** Waits for the visitor to open the disclosure, then loads the overlay. */
export default function CalendarOverlay({ view }: { view: VisitorCalendarView }) {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const findDisclosure = () => container.current?.parentElement?.querySelector("details");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fold stays as long as this does
  useEffect(() => {
    const disclosure = findDisclosure();
    const update = () => {
      const opened = disclosure?.open ?? false;
      visit.wanted ||= opened;
      setOpen(opened);
      setRequested(visit.wanted || readStoredCalendarUrl() !== null);
    };
    update(); // the visitor may have opened it before hydration
    disclosure?.addEventListener("toggle", update);
    return () => disclosure?.removeEventListener("toggle", update);
  }, []);

  const close = () => {
    const disclosure = findDisclosure();
    if (!disclosure) return;
    disclosure.open = false;
    disclosure.querySelector("summary")?.focus(); // the element that had the focus is gone
  };
  return (
    <div ref={container}>
      {isRequested ? <VisitorCalendar view={view} isOpen={isOpen} onClose={close} /> : null}
    </div>
  );
}
