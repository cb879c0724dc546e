import { database } from "@/lib/db/client";
import { calendarFile } from "./calendar-file";
import { loadEventPage } from "./load-event-page";

/** GET /event/<id>/calendar.ics */
export async function answerCalendarFile(id: string, key: string | null): Promise<Response> {
  const visitor = await loadEventPage(database(), id, key);
  const file = visitor && key && calendarFile(visitor, key);
  if (!file) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="meeting.ics"',
      "cache-control": "no-store",
    },
  });
}
