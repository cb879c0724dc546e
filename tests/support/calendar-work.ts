import { instant } from "@/lib/core/time/instant";
import { followEntry } from "@/lib/domain/calendar-changes/follow-entry";
import { writeCalendarEntries } from "@/lib/domain/calendar-entries/write-calendar-entries";
import type { testApi } from "./api";

interface Row {
  identifier: string;
  payload: Parameters<typeof followEntry>[1];
}

/**
 * Does what waits for calendars, until nothing does: writes entries, and looks at those that somebody may have changed. Answers
 * how many entries were looked at.
 */
export async function workOnCalendars(api: ReturnType<typeof testApi>): Promise<number> {
  let looked = 0;
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const { rows } = await api.pool.query<Row>(`
      DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND t.identifier IN ('write_calendar', 'follow_calendar')
   RETURNING t.identifier, j.payload`);
    if (rows.length === 0) return looked;
    for (const { identifier, payload } of rows.sort((a, b) => (a.identifier < b.identifier ? 1 : -1))) {
      const signal = AbortSignal.timeout(20_000);
      if (identifier === "write_calendar") await writeCalendarEntries(api.db, payload, signal);
      else {
        looked += 1;
        await followEntry(api.db, payload, { signal, now: instant(Date.now()) });
      }
    }
  }
  throw new Error("Calendars and meetings follow each other without end.");
}
