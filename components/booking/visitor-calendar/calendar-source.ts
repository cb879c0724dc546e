import {
  MAX_CALENDAR_BYTES,
  type VisitorBusyTime,
  type VisitorCalendarRange,
} from "@/lib/pages/visitor-calendar/view";
import { CalendarReadError, type SourceError } from "./calendar-read-error";
import { startCalendarWorker } from "./start-calendar-worker";

/** Where it is known from when the visitor is busy. */
export interface VisitorCalendarSource {
  at: SourceError["at"];
  /** As the visitor knows it; null: their connected calendars. */
  name: string | null;
  /** The address is remembered on this device. */
  remembered: boolean;
  /** @throws Refusal */
  read: (range: VisitorCalendarRange, zone: string) => Promise<VisitorBusyTime[]>;
  end: () => void;
}

/** A file of the visitor's device, which stays there. */
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

/** What lies at an address, fetched by the service: other sites do not let our page ask them. */
export async function openCalendarUrl(
  address: string,
  lang: string,
  remembered: boolean,
): Promise<VisitorCalendarSource> {
  const answer = await fetchOrThrow("/api/own-calendar/fetched", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address, lang }),
  });
  if (!answer.ok) {
    const told = await answer.json().catch(() => ({}));
    throw new CalendarReadError(told.rule ?? "failed", told.text ?? null);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    at: "address",
    name: getHostname(address),
    remembered,
    ...startCalendarWorker(bytes, "no_calendar"),
  };
}

/** The host: the rest of it is a secret, and somebody may look over the visitor's shoulder. */
const getHostname = (address: string): string => /^(?:\w+:\/\/)?([^/:?#]+)/.exec(address.trim())?.[1] ?? "";

/** The calendars that a member of the service has connected; null where nobody is signed in. */
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
  const answer = await fetchOrThrow(`/api/own-calendar/busy?from=${from}&until=${until}`);
  if (!answer.ok) throw new CalendarReadError("failed");
  return (await answer.json()).times;
}

const fetchOrThrow = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, init).catch(() => {
    throw new CalendarReadError("failed");
  });
