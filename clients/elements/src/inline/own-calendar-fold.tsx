/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { App } from "./app-state";

/** Loads what it takes to lay one's own calendar over the times when that is wanted. */
export function OwnCalendarFold({ app }: { app: App }) {
  const [found, setFound] = useState<typeof import("./own-calendar") | null>(null);
  const load = () => {
    if (!found) import("./own-calendar").then(setFound, () => {}); // without it the calendar is as it was
  };
  useEffect(() => {
    if (app.own.current) load();
  }, []);
  return (
    <details class="own" onToggle={load}>
      <summary>{app.say("layOver")}</summary>
      {found ? <found.OwnCalendar app={app} /> : null}
    </details>
  );
}
