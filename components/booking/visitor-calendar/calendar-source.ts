import {
  MAX_CALENDAR_BYTES,
  type VisitorBusyTime,
  type VisitorCalendarRange,
} from "@/lib/pages/visitor-calendar/view";
import { CalendarReadError, type SourceError } from "./calendar-read-error";
import { startCalendarWorker } from "./start-calendar-worker";

/** A source of the visitor's busy times. */
export interface VisitorCalendarSource {
  at: SourceError["at"];
  /** The name that the visitor knows; null for connected calendars. */
  name: string | null;
  /** This device stores the address. */
  remembered: boolean;
  /** @throws CalendarReadError */
  read: (range: VisitorCalendarRange, zone: string) => Promise<VisitorBusyTime[]>;
  end: () => void;
}

/** Opens a file of the visitor's device; it is not uploaded. */
export async function openCalendarFile(file: File, start?: () => Worker): Promise<VisitorCalendarSource> {
  if (file.size > MAX_CALENDAR_BYTES) throw new CalendarReadError("file_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    at: "file",
    name: file.name,
    remembered: false,
    ...startCalendarWorker(bytes, "file_kind", start),
  };
}

/** Opens the calendar at an address. The service fetches it, since other sites refuse cross-origin requests. */
export async function openCalendarUrl(
  address: string,
  lang: string,
  remembered: boolean,
): Promise<VisitorCalendarSource> {
  const response = await fetchOrThrow("/api/visitor-calendar/fetched", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address, lang }),
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new CalendarReadError(problem.rule ?? "failed", problem.text ?? null);
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    at: "address",
    name: getHostname(address),
    remembered,
    ...startCalendarWorker(bytes, "no_calendar"),
  };
}

/** Returns the host only: the path is a secret that others could read on the screen. */
const getHostname = (address: string): string => /^(?:\w+:\/\/)?([^/:?#]+)/.exec(address.trim())?.[1] ?? "";

/** Opens the calendars that a signed-in member has connected; null if the visitor is not signed in. */
export async function openConnectedCalendars(): Promise<VisitorCalendarSource | null> {
  const now = Date.now();
  if ((await fetchConnected({ from: now, until: now + 1 })) === null) return null;
  return {
    at: "connected",
    name: null,
    remembered: false,
    read: async (range) => (await fetchConnected(range)) ?? [],
    end: () => {},
  };
}

async function fetchConnected({ from, until }: VisitorCalendarRange): Promise<VisitorBusyTime[] | null> {
  const response = await fetchOrThrow(`/api/visitor-calendar/busy?from=${from}&until=${until}`);
  if (!response.ok) throw new CalendarReadError("failed");
  return (await response.json()).times;
}

const fetchOrThrow = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, init).catch(() => {
    throw new CalendarReadError("failed");
  });
