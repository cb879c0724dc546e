import { parseVisitorCalendar } from "./parse-visitor-calendar";
import type { CalendarParseRequest, CalendarParseResponse } from "./view";

// Runs in a worker of the visitor's browser (`scripts/build-threads.ts`), so that a large calendar does not block the
// page.

let bytes = new Uint8Array();

addEventListener("message", ({ data }: MessageEvent<CalendarParseRequest>) => {
  bytes = data.bytes ?? bytes;
  postMessage({ id: data.id, ...parseVisitorCalendar(bytes, data) } satisfies CalendarParseResponse);
});
