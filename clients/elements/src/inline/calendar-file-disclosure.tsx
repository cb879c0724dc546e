/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { CalendarApp } from "./use-app";

/** Loads the code of the calendar overlay when the visitor opens the disclosure. */
export function CalendarFileDisclosure({ app }: { app: CalendarApp }) {
  const [found, setFound] = useState<typeof import("./calendar-file-overlay") | null>(null);
  const load = () => {
    if (!found) import("./calendar-file-overlay").then(setFound, () => {}); // the page works without the overlay
  };
  useEffect(() => {
    if (app.visitorCalendar.current) load();
  }, []);
  return (
    <details class="own" onToggle={load}>
      <summary>{app.t("layOver")}</summary>
      {found ? <found.CalendarFileOverlay app={app} /> : null}
    </details>
  );
}
