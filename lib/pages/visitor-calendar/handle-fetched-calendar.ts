import { fetchPublishedCalendar } from "@/lib/domain/calendars/fetch-published-calendar";
import { PrivateServerError } from "@/lib/domain/calendars/private-server-error";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { ResponseTooLargeError } from "@/lib/domain/calendars/response-too-large-error";
import { createServerUrlSchema } from "@/lib/domain/calendars/server-address";
import { decodeFile, parseCharset } from "@/lib/domain/calendars/untrusted/decode-file";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import { readBodyText } from "@/lib/domain/contracts/read-body";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { isSameOrigin } from "@/lib/platform/http/is-from-our-page";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { MAX_CALENDAR_BYTES, type VisitorCalendarError } from "./view";

/** The limit for the whole fetch, including redirects. */
const TIME_LIMIT_MS = 10_000;
const MAX_BODY_BYTES = 16 * 1024;
/** The number of concurrent fetches, each of which may hold a whole calendar in memory. */
const MOST_AT_ONCE = 16;

const underWay = createLazySingleton(() => ({ count: 0 }));

const STATUSES: Partial<Record<VisitorCalendarError, number>> = {
  address: 400,
  private_address: 400,
  rate: 429,
  busy: 503,
  failed: 400,
};

const PRIVATE = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * POST {address, lang}: fetches the calendar at a visitor's address for their browser, which may not request other
 * sites itself. Only our own pages may call it. The address is a secret like a password, so neither it nor the
 * calendar is stored or logged. Errors are in the reader's language, with the field and the rule.
 */
export async function handleFetchedCalendar(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403, headers: PRIVATE });
  const { excess } = await countRequest("search", `calendar ${getClientNetwork(request)}`);
  if (excess?.flood) return rejectFetch("rate", "en", excess.seconds);
  const fetchRequest = await parseFetchRequest(request);
  if (!fetchRequest) return rejectFetch("failed", "en");
  if (excess) return rejectFetch("rate", fetchRequest.lang, excess.seconds);
  const hosts = env().VISITOR_ALLOWED_HOSTS;
  const address = createServerUrlSchema(() => hosts).safeParse(fetchRequest.address);
  if (!address.success) {
    const isPrivate = address.error.issues.every(
      (issue) => issue.code === "custom" && issue.params?.code === "private_address",
    );
    return rejectFetch(isPrivate ? "private_address" : "address", fetchRequest.lang);
  }
  if (underWay().count >= MOST_AT_ONCE) return rejectFetch("busy", fetchRequest.lang, 60);
  underWay().count += 1;
  try {
    return await fetchCalendar(address.data, hosts, fetchRequest.lang, request.signal);
  } finally {
    underWay().count -= 1;
  }
}

async function fetchCalendar(
  address: string,
  hosts: readonly string[],
  lang: Language,
  gone: AbortSignal,
): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const signal = AbortSignal.any([limit, gone]);
    const { response, bytes } = await fetchPublishedCalendar(address, {
      signal,
      most: MAX_CALENDAR_BYTES,
      hosts,
    });
    if (!response.ok) return rejectFetch(response.status < 500 ? "closed" : "away", lang);
    if (!isCalendar(bytes)) return rejectFetch("no_calendar", lang);
    return new Response(toUtf8(bytes, parseCharset(response.headers.get("content-type"))), {
      headers: { ...PRIVATE, "content-type": "text/calendar", "content-disposition": "attachment" },
    });
  } catch (error) {
    if (limit.aborted) return rejectFetch("slow", lang);
    if (error instanceof PrivateServerError) return rejectFetch("private_address", lang);
    if (error instanceof ResponseTooLargeError) return rejectFetch("large", lang);
    if (error instanceof ProviderError || gone.aborted) return rejectFetch("away", lang);
    throw error;
  }
}

async function parseFetchRequest(request: Request): Promise<{ address: string; lang: Language } | null> {
  try {
    const { address, lang } = JSON.parse(await readBodyText(request, MAX_BODY_BYTES));
    return { address: typeof address === "string" ? address : "", lang: isLanguage(lang) ? lang : "en" };
  } catch {
    return null; // not sent by one of our pages
  }
}

/** Converts to UTF-8, as the browser does not learn the charset that the server declared. */
const toUtf8 = (bytes: Uint8Array<ArrayBuffer>, charset: string | null): Uint8Array<ArrayBuffer> | string =>
  charset && !/^utf-?8$/i.test(charset) ? decodeFile(bytes, charset) : bytes;

const FRONT_BYTES = 400;

const isCalendar = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(decodeFile(bytes.subarray(0, FRONT_BYTES)));

function rejectFetch(rule: VisitorCalendarError, lang: Language, seconds?: number): Response {
  const text = getTranslator(lang)(`visitorCalendar.issues.${rule}`);
  return Response.json(
    { field: "address", rule, text },
    {
      status: STATUSES[rule] ?? 502,
      headers: { ...PRIVATE, ...(seconds && { "retry-after": String(seconds) }) },
    },
  );
}
