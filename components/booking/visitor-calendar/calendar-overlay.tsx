"use client";

import { lazy, useEffect, useRef, useState } from "react";
import type { VisitorCalendarView } from "@/lib/pages/visitor-calendar/view";
import { readStoredCalendarUrl } from "./stored-calendar-url";

const VisitorCalendar = lazy(() => import("./visitor-calendar"));

/** Whether the visitor has asked for it since the page was loaded: other steps of the page may lie between. */
const visit = { wanted: false };

/** Waits beside the fold until the visitor wants it, and fetches then what it takes. */
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
    follow(); // it may have been opened before this was here
    fold?.addEventListener("toggle", follow);
    return () => fold?.removeEventListener("toggle", follow);
  }, []);

  const close = () => {
    const fold = findFold();
    if (!fold) return;
    fold.open = false;
    fold.querySelector("summary")?.focus(); // what had the focus is gone
  };
  return (
    <div ref={place}>{isWanted ? <VisitorCalendar view={view} isOpen={isOpen} onClose={close} /> : null}</div>
  );
}
