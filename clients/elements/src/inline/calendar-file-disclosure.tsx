/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { CalendarApp } from "./use-app";

/** Loads what it takes to lay one's own calendar over the times when that is wanted. */
export function CalendarFileDisclosure({ app }: { app: CalendarApp }) {
  const [found, setFound] = useState<typeof import("./calendar-file-overlay") | null>(null);
  const load = () => {
    if (!found) import("./calendar-file-overlay").then(setFound, () => {}); // without it the calendar is as it was
  };
  useEffect(() => {
    if (app.own.current) load();
  }, []);
  return (
    <details class="own" onToggle={load}>
      <summary>{app.say("layOver")}</summary>
      {found ? <found.CalendarFileOverlay app={app} /> : null}
    </details>
  );
}
