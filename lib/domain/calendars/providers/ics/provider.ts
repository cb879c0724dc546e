import { createHash } from "node:crypto";
import { asInstant } from "@/lib/core/time/instant";
import type { Interval } from "@/lib/core/time/interval";
import { toExpansionOptions } from "@/lib/domain/calendars/expansion/to-expansion-options";
import { fetchPublishedCalendar } from "@/lib/domain/calendars/fetch-published-calendar";
import type {
  CalendarProvider,
  ExpansionOptions,
  FoundSubcalendar,
  ProviderAccess,
} from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { parseCharset } from "@/lib/domain/calendars/untrusted/decode-file";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";

/** The URL is the only credential, so it is stored like a password. */
export interface IcsCredentials {
  url: string;
}

const FEED_SOURCE_ID = "feed";
const EMPTY_WINDOW: Interval = { start: asInstant(0), end: asInstant(0) };

/** A published file, read as a whole after it has changed. */
export const ics: CalendarProvider<IcsCredentials> = {
  async connect(access) {
    const file = await download(access, null);
    const read = await parseFile(access, file, {
      window: EMPTY_WINDOW,
      zone: "UTC",
    });
    const name = read.name ?? new URL(access.credentials.url).hostname;
    return {
      sourceId: createHash("sha256").update(access.credentials.url).digest("hex").slice(0, 32),
      name,
      credentials: access.credentials,
      subcalendars: [toFeedSubcalendar(name)],
    };
  },
  listSubcalendars: async () => [toFeedSubcalendar("Calendar")],
  async fetchChanges(access, reading) {
    const { token } = reading;
    const file = await download(access, token);
    if (!file) return { whole: false, objects: [], removed: [], token };
    const { objects } = await parseFile(access, file, toExpansionOptions(reading));
    return { whole: true, objects, removed: [], token: file.validator };
  },
};

const toFeedSubcalendar = (name: string): FoundSubcalendar => ({
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

/** Returns null if the validator, an ETag or modification date, still matches. */
async function download(
  { credentials, signal }: ProviderAccess<IcsCredentials>,
  validator: string | null,
): Promise<Download | null> {
  const headers = buildCondition(validator);
  const { response, bytes } = await fetchPublishedCalendar(credentials.url, { headers, signal });
  if (response.status === 304 && validator) return null;
  if (!response.ok) throw toProviderError(response);
  const [etag, modified] = [response.headers.get("etag"), response.headers.get("last-modified")];
  const charset = parseCharset(response.headers.get("content-type"));
  return { bytes, charset, validator: etag ? `etag ${etag}` : modified ? `date ${modified}` : null };
}

function buildCondition(validator: string | null): Record<string, string> {
  if (validator?.startsWith("etag ")) return { "if-none-match": validator.slice(5) };
  if (validator?.startsWith("date ")) return { "if-modified-since": validator.slice(5) };
  return {};
}

async function parseFile(
  access: ProviderAccess<IcsCredentials>,
  file: Download | null,
  frame: ExpansionOptions,
) {
  const { bytes = new Uint8Array(), charset = null } = file ?? {};
  const read = await parseUntrusted(access, "parseCalendarFile", { bytes, charset, frame });
  if (!read) throw new ProviderError("address", "There is no calendar at this address");
  return read;
}
