import type {
  CalendarParseRequest,
  CalendarParseResponse,
  VisitorBusyTime,
  VisitorCalendarError,
  VisitorCalendarRange,
} from "@/lib/pages/visitor-calendar/view";
import { CalendarReadError } from "./calendar-read-error";

export const CALENDAR_WORKER_URL = "/static/read-calendar.js";

/** A personal calendar takes less time to read. */
const TIME_LIMIT_MS = 20_000;

/** Reads a calendar in a worker, so that a large or malicious file does not block the page. */
export function startCalendarWorker(
  bytes: Uint8Array<ArrayBuffer>,
  unreadable: VisitorCalendarError,
  start: () => Worker = () => new Worker(CALENDAR_WORKER_URL),
) {
  const thread = startWorker(start);
  let requestCount = 0;
  const read = ({ from, until }: VisitorCalendarRange, zone: string) =>
    new Promise<VisitorBusyTime[]>((resolve, reject) => {
      requestCount += 1;
      const id = requestCount;
      const stop = new AbortController();
      const finish = (run: () => void) => {
        stop.abort();
        clearTimeout(timer);
        run();
      };
      const timer = setTimeout(() => {
        thread.terminate();
        finish(() => reject(new CalendarReadError("complex")));
      }, TIME_LIMIT_MS);
      const onMessage = ({ data }: MessageEvent<CalendarParseResponse>) => {
        if (data.id !== id) return;
        if ("times" in data) finish(() => resolve(data.times));
        else finish(() => reject(new CalendarReadError(data.fault === "complex" ? "complex" : unreadable)));
      };
      const fail = () => finish(() => reject(new CalendarReadError("browser")));
      thread.addEventListener("message", onMessage, { signal: stop.signal });
      thread.addEventListener("error", fail, { signal: stop.signal });
      const request: CalendarParseRequest = { id, from, until, zone, ...(id === 1 && { bytes }) };
      thread.postMessage(request);
    });
  return { read, end: () => thread.terminate() };
}

function startWorker(start: () => Worker): Worker {
  try {
    return start();
  } catch {
    throw new CalendarReadError("browser"); // the frame has an opaque origin
  }
}
