import { database } from "@/lib/db/client";
import { seeOther } from "@/lib/http/see-other";
import { calendarFile } from "./calendar-file";
import { loadEventPage } from "./load-event-page";

/** GET /event/<id>/calendar.ics */
export async function answerCalendarFile(id: string, key: string | null): Promise<Response> {
  const visitor = await loadEventPage(database(), id, key);
  const file = visitor && key && calendarFile(visitor, key);
  // The page says why there is none: an unknown key, or nothing that is settled yet.
  if (!file)
    return seeOther(`/event/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ""}`);
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="meeting.ics"',
      "cache-control": "no-store",
    },
  });
}
