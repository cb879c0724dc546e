import { MAX_CALENDAR_BYTES, type OwnRange, type OwnTime } from "@/lib/pages/own-calendar/view";
import { readInThread } from "./read-in-thread";
import { Refusal, type Trouble } from "./refusal";

/** Where it is known from when the visitor is busy. */
export interface OwnSource {
  at: Trouble["at"];
  /** As the visitor knows it; null: their connected calendars. */
  name: string | null;
  /** The address is remembered on this device. */
  remembered: boolean;
  /** @throws Refusal */
  read: (range: OwnRange, zone: string) => Promise<OwnTime[]>;
  end: () => void;
}

/** A file of the visitor's device, which stays there. */
export async function openFile(file: File, start?: () => Worker): Promise<OwnSource> {
  if (file.size > MAX_CALENDAR_BYTES) throw new Refusal("file_large");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { at: "file", name: file.name, remembered: false, ...readInThread(bytes, "file_kind", start) };
}

/** What lies at an address, fetched by the service: other sites do not let our page ask them. */
export async function openAddress(address: string, lang: string, remembered: boolean): Promise<OwnSource> {
  const answer = await ask("/api/own-calendar/fetched", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ address, lang }),
  });
  if (!answer.ok) {
    const told = await answer.json().catch(() => ({}));
    throw new Refusal(told.rule ?? "failed", told.text ?? null);
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { at: "address", name: nameAddress(address), remembered, ...readInThread(bytes, "no_calendar") };
}

/** The host: the rest of it is a secret, and somebody may look over the visitor's shoulder. */
const nameAddress = (address: string): string => /^(?:\w+:\/\/)?([^/:?#]+)/.exec(address.trim())?.[1] ?? "";

/** The calendars that a member of the service has connected; null where nobody is signed in. */
export async function openConnected(): Promise<OwnSource | null> {
  const now = Date.now();
  if ((await readConnected({ from: now, until: now + 1 })) === null) return null;
  return {
    at: "connected",
    name: null,
    remembered: false,
    read: async (range) => (await readConnected(range)) ?? [],
    end: () => {},
  };
}

async function readConnected({ from, until }: OwnRange): Promise<OwnTime[] | null> {
  const answer = await ask(`/api/own-calendar/busy?from=${from}&until=${until}`);
  if (!answer.ok) throw new Refusal("failed");
  return (await answer.json()).times;
}

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(path, init).catch(() => {
    throw new Refusal("failed");
  });
