import { createHash } from "node:crypto";
import { instant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toFrame } from "@/lib/domain/calendars/expansion/to-frame";
import { fetchPublished } from "@/lib/domain/calendars/fetch-published";
import { readCharset } from "@/lib/domain/calendars/foreign/decode-file";
import { readForeign } from "@/lib/domain/calendars/foreign/read-foreign";
import { toRefusal } from "@/lib/domain/calendars/outward-fetch";
import type { Access, CalendarProvider, FoundSubcalendar, Frame } from "@/lib/domain/calendars/provider";
import { ProviderRefusal } from "@/lib/domain/calendars/provider-refusal";

/** The address is all that it takes to read such a calendar: it is kept like a password. */
export interface IcsCredentials {
  url: string;
}

const FEED_SOURCE_ID = "feed";
const EMPTY_WINDOW: Interval = { start: instant(0), end: instant(0) };

/** A file that is published at an address; read as a whole, when it has changed. */
export const ics: CalendarProvider<IcsCredentials> = {
  async connect(access) {
    const file = await download(access, null);
    const read = await readFile(access, file, {
      window: EMPTY_WINDOW,
      zone: "UTC",
    });
    const name = read.name ?? new URL(access.credentials.url).hostname;
    return {
      sourceId: createHash("sha256").update(access.credentials.url).digest("hex").slice(0, 32),
      name,
      credentials: access.credentials,
      subcalendars: [feed(name)],
    };
  },
  listSubcalendars: async () => [feed("Calendar")],
  async readChanges(access, reading) {
    const { token } = reading;
    const file = await download(access, token);
    if (!file) return { whole: false, objects: [], removed: [], token };
    const { objects } = await readFile(access, file, toFrame(reading));
    return { whole: true, objects, removed: [], token: file.validator };
  },
};

const feed = (name: string): FoundSubcalendar => ({
  sourceId: FEED_SOURCE_ID,
  name,
  primary: true,
  writable: false,
  busy: true,
  colour: null,
  version: null,
});

interface Download {
  bytes: Uint8Array;
  charset: string | null;
  validator: string | null;
}

/** Null: it is still what the validator, an ETag or a date of change, stands for. */
async function download(
  { credentials, signal }: Access<IcsCredentials>,
  validator: string | null,
): Promise<Download | null> {
  const headers = buildCondition(validator);
  const { response, bytes } = await fetchPublished(credentials.url, { headers, signal });
  if (response.status === 304 && validator) return null;
  if (!response.ok) throw toRefusal(response);
  const [etag, modified] = [response.headers.get("etag"), response.headers.get("last-modified")];
  const charset = readCharset(response.headers.get("content-type"));
  return { bytes, charset, validator: etag ? `etag ${etag}` : modified ? `date ${modified}` : null };
}

function buildCondition(validator: string | null): Record<string, string> {
  if (validator?.startsWith("etag ")) return { "if-none-match": validator.slice(5) };
  if (validator?.startsWith("date ")) return { "if-modified-since": validator.slice(5) };
  return {};
}

async function readFile(access: Access<IcsCredentials>, file: Download | null, frame: Frame) {
  const { bytes = new Uint8Array(), charset = null } = file ?? {};
  const read = await readForeign(access, "readCalendarFile", { bytes, charset, frame });
  if (!read) throw new ProviderRefusal("address", "There is no calendar at this address");
  return read;
}
