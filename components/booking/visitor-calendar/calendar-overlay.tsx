"use client";

import { lazy, useEffect, useRef, useState } from "react";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { readStoredCalendarUrl } from "./stored-calendar-url";

const VisitorCalendar = lazy(() => import("./visitor-calendar"));

/** Stores for the page's lifetime that the visitor opened the overlay, since other steps may unmount it. */
const visit = { wanted: false };

/** Waits for the visitor to open the disclosure, then loads the overlay. */
export default function LayOver({ view }: { view: VisitorCalendarView }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const findFold = () => place.current?.parentElement?.querySelector("details");

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fold stays as long as this does
  useEffect(() => {
    const fold = findFold();
    const follow = () => {
      const opened = fold?.open ?? false;
      visit.wanted ||= opened;
      setOpen(opened);
      setWanted(visit.wanted || readStoredCalendarUrl() !== null);
    };
    follow(); // the visitor may have opened it before hydration
    fold?.addEventListener("toggle", follow);
    return () => fold?.removeEventListener("toggle", follow);
  }, []);

  const close = () => {
    const fold = findFold();
    if (!fold) return;
    fold.open = false;
    fold.querySelector("summary")?.focus(); // the element that had the focus is gone
  };
  return (
    <div ref={place}>{isWanted ? <VisitorCalendar view={view} isOpen={isOpen} onClose={close} /> : null}</div>
  );
}
