import { seriesFile } from "@/lib/domain/events/series/series-file";
import { calendarFile } from "@/lib/domain/events/visitor/calendar-file";
import { type EventVisitor, loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { database } from "@/lib/platform/db/client";
import { seeOther } from "@/lib/platform/http/see-other";
import { findVisits } from "./series/find-visits";

/** Of a series all of it. The address of each event's page has the key that was shown, which proves no more for it. */
async function writeFile(visitor: EventVisitor, key: string): Promise<string | null> {
  if (visitor.event.seriesId === null) return calendarFile(visitor, key);
  return seriesFile(await findVisits(database(), visitor), "PUBLISH", () => key);
}

/** GET /event/<id>/calendar.ics */
export async function answerCalendarFile(id: string, key: string | null): Promise<Response> {
  const visitor = await loadEventPage(database(), id, key);
  const file = visitor && key && (await writeFile(visitor, key));
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
