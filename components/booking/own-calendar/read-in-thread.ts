import type {
  OwnCalendarFault,
  OwnRange,
  OwnTime,
  ReadingAnswer,
  ReadingRequest,
} from "@/lib/pages/own-calendar/view";
import { Refusal } from "./refusal";

export const THREAD = "/static/read-calendar.js";

/** What takes longer is no calendar of a person. */
const TIME_LIMIT_MS = 20_000;

/** Reads a calendar in a thread of its own, so that a large or hostile one does not hold the page up. */
export function readInThread(
  bytes: Uint8Array<ArrayBuffer>,
  unreadable: OwnCalendarFault,
  start: () => Worker = () => new Worker(THREAD),
) {
  const thread = startThread(start);
  let asked = 0;
  const read = ({ from, until }: OwnRange, zone: string) =>
    new Promise<OwnTime[]>((resolve, reject) => {
      asked += 1;
      const id = asked;
      const stop = new AbortController();
      const settle = (run: () => void) => {
        stop.abort();
        clearTimeout(timer);
        run();
      };
      const timer = setTimeout(() => {
        thread.terminate();
        settle(() => reject(new Refusal("complex")));
      }, TIME_LIMIT_MS);
      const hear = ({ data }: MessageEvent<ReadingAnswer>) => {
        if (data.id !== id) return;
        if ("times" in data) settle(() => resolve(data.times));
        else settle(() => reject(new Refusal(data.fault === "complex" ? "complex" : unreadable)));
      };
      const fail = () => settle(() => reject(new Refusal("browser")));
      thread.addEventListener("message", hear, { signal: stop.signal });
      thread.addEventListener("error", fail, { signal: stop.signal });
      const request: ReadingRequest = { id, from, until, zone, ...(id === 1 && { bytes }) };
      thread.postMessage(request);
    });
  return { read, end: () => thread.terminate() };
}

function startThread(start: () => Worker): Worker {
  try {
    return start();
  } catch {
    throw new Refusal("browser"); // in a frame without an origin of its own
  }
}
