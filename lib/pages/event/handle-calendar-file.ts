import { buildSeriesFile } from "@/lib/domain/events/series/build-series-file";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import { type EventVisitor, loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { getDatabase } from "@/lib/platform/db/client";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { listSeriesVisits } from "./series/list-series-visits";

/**
 * The file has all events of a series. The address of each event's page contains the key that was used, which gives no
 * additional access.
 */
async function buildFile(visitor: EventVisitor, key: string): Promise<string | null> {
  if (visitor.event.seriesId === null) return buildCalendarFile(visitor, key);
  return buildSeriesFile(await listSeriesVisits(getDatabase(), visitor), "PUBLISH", () => key);
}

/** GET /event/<id>/calendar.ics */
export async function handleCalendarFile(id: string, key: string | null): Promise<Response> {
  const visitor = await loadEventPage(getDatabase(), id, key);
  const file = visitor && key && (await buildFile(visitor, key));
  // The page explains the reason: an unknown key, or no confirmed date.
  if (!file)
    return redirectAfterForm(
      `/event/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
    );
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="meeting.ics"',
      "cache-control": "no-store",
    },
  });
}
