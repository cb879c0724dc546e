import type { Response } from "undici";
import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { normalizeCalendarAddress } from "@/lib/domain/calendars/expansion/event-status";
import { handleSyncTokenError } from "@/lib/domain/calendars/handle-sync-token-error";
import type { ProviderAccess } from "@/lib/domain/calendars/provider";
import { ProviderError } from "@/lib/domain/calendars/provider-error";
import { readBytes, readResponseText, toProviderError } from "@/lib/domain/calendars/safe-fetch";
import { decodeFile, parseCharset } from "@/lib/domain/calendars/untrusted/decode-file";
import { parseUntrusted } from "@/lib/domain/calendars/untrusted/parse-untrusted";
import type { CaldavCredentials } from "./credentials";
import { extractNodeText, type Multistatus } from "./multistatus";
import { sendDavRequest } from "./send-dav-request";

type Dav = ProviderAccess<CaldavCredentials>;

const NAMESPACES =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/"';

interface DavQuery {
  url: string;
  method: "PROPFIND" | "REPORT";
  depth: "0" | "1";
  body: string;
  /** True to request properties, not URLs only. */
  props: boolean;
}

interface RejectedResponse {
  refused: Response;
}

export const NO_WEBDAV = "The server's answer is no WebDAV";

async function sendDavQuery(
  access: Dav,
  { url, method, depth, body, props }: DavQuery,
): Promise<Multistatus | RejectedResponse> {
  const response = await sendDavRequest(access, url, {
    method,
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
    headers: { "content-type": "application/xml; charset=utf-8", depth },
  });
  if (response.status !== 207) {
    await readResponseText(response);
    return { refused: response };
  }
  const bytes = await readBytes(response);
  const read = await parseUntrusted(access, "parseMultistatusBytes", { bytes, base: url, props });
  if (!read) throw new ProviderError("busy", NO_WEBDAV);
  return read;
}

async function fetchMultistatus(access: Dav, question: DavQuery): Promise<Multistatus> {
  const response = await sendDavQuery(access, question);
  if ("refused" in response) throw toProviderError(response.refused);
  return response;
}

/** Lists the collections within one, or with depth 0 the collection itself. */
export const listCollections = (access: Dav, url: string, depth: "0" | "1" = "1") =>
  fetchMultistatus(access, {
    url,
    method: "PROPFIND",
    depth,
    props: true,
    body: `<d:propfind ${NAMESPACES}><d:prop><d:resourcetype/><d:displayname/><d:current-user-privilege-set/><d:sync-token/><s:getctag/><a:calendar-color/><a:calendar-order/><c:schedule-calendar-transp/><c:supported-calendar-component-set/></d:prop></d:propfind>`,
  });

const formatStamp = (at: number) =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;

/** Lists the URLs of events within a range (RFC 4791). */
export async function listEventUrls(access: Dav, url: string, range: { start: number; end: number }) {
  const { resources } = await fetchMultistatus(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: false,
    body: `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${formatStamp(range.start)}" end="${formatStamp(range.end)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  });
  return resources.map((resource) => resource.url);
}

/** Lists changes since the token (RFC 6578); null if the server does not report them. */
export async function listCollectionChanges(
  access: Dav,
  url: string,
  token: string,
): Promise<Multistatus | null> {
  const response = await sendDavQuery(access, {
    url,
    method: "REPORT",
    depth: "0",
    props: false,
    body: `<d:sync-collection ${NAMESPACES}><d:sync-token>${escapeMarkup(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`,
  });
  return "refused" in response ? handleSyncTokenError(toProviderError(response.refused)) : response;
}

export const fetchDavObjects = (access: Dav, url: string, addresses: readonly string[]) =>
  fetchMultistatus(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: true,
    body: `<c:calendar-multiget ${NAMESPACES}><d:prop><c:calendar-data/></d:prop>${addresses
      .map((address) => `<d:href>${escapeMarkup(new URL(address).pathname)}</d:href>`)
      .join("")}</c:calendar-multiget>`,
  });

/** Lists the URLs of events with this UID. */
export async function listUrlsByUid(access: Dav, url: string, uid: string): Promise<string[]> {
  const { resources } = await fetchMultistatus(access, {
    url,
    method: "REPORT",
    depth: "1",
    props: false,
    body: `<c:calendar-query ${NAMESPACES}><d:prop><d:getetag/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:prop-filter name="UID"><c:text-match collation="i;octet">${escapeMarkup(uid)}</c:text-match></c:prop-filter></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  });
  return resources.map((resource) => resource.url);
}

/** Lists the addresses of a principal (RFC 6638) in lower case. */
export async function listOwnerAddresses(access: Dav, principal: string): Promise<string[]> {
  const set = await fetchProperty(access, principal, "c:calendar-user-address-set");
  return extractHrefs(set).map(normalizeCalendarAddress).slice(0, 50);
}

export async function findPrincipal(access: Dav, url: string): Promise<string | null> {
  const [href] = extractHrefs(await fetchProperty(access, url, "d:current-user-principal"));
  return href ? new URL(href, url).href : null;
}

async function fetchProperty(access: Dav, url: string, property: string): Promise<unknown> {
  const body = `<d:propfind ${NAMESPACES}><d:prop><${property}/></d:prop></d:propfind>`;
  const { resources } = await fetchMultistatus(access, {
    url,
    method: "PROPFIND",
    depth: "0",
    props: true,
    body,
  });
  return resources[0]?.props[property.slice(2)];
}

const extractHrefs = (value: unknown): string[] => {
  const href = (value as { href?: unknown } | undefined)?.href;
  return [href].flat().map(extractNodeText).filter(Boolean);
};

/** Returns the text and version of an event; null if it no longer exists. */
export async function fetchDavObject(
  access: Dav,
  url: string,
): Promise<{ file: string; etag: string | null } | null> {
  const response = await sendDavRequest(access, url, {
    method: "GET",
    headers: { accept: "text/calendar, */*;q=0.5" },
  });
  const bytes = await readBytes(response, MAX_ENTRY_BYTES);
  if (response.status === 404 || response.status === 410) return null;
  if (response.status !== 200) throw toProviderError(response);
  const etag = response.headers.get("etag");
  // A weak ETag satisfies no condition (RFC 9110, section 13.1.1).
  const file = decodeFile(bytes, parseCharset(response.headers.get("content-type")));
  return { file, etag: etag?.startsWith("W/") ? null : etag };
}

/** Allows entries with pictures. */
const MAX_ENTRY_BYTES = 4 * 1024 * 1024;

export async function upsertDavObject(
  access: Dav,
  url: string,
  body: string,
  condition: Record<string, string>,
) {
  const headers = { "content-type": "text/calendar; charset=utf-8", ...condition };
  const response = await sendDavRequest(access, url, { method: "PUT", body, headers });
  return { response, text: await readResponseText(response) };
}

/** A rejected write needs the calendar's owner. */
export const toWriteError = (response: Response): ProviderError =>
  response.status < 500 && ![408, 425, 429].includes(response.status)
    ? new ProviderError("access", `The server does not take the entry: it answered ${response.status}`)
    : toProviderError(response);

export async function deleteDavObject(access: Dav, url: string): Promise<void> {
  const response = await sendDavRequest(access, url, { method: "DELETE" });
  await readResponseText(response);
  if (![200, 204, 404, 410].includes(response.status)) throw toWriteError(response);
}
